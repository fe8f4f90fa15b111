import LayoutSlicer
import RemoteDemos

/// The numbers of a slice and the texts of their files, as the browser gets them.
struct BuiltNumbers {
    private(set) var files: [SourceFileText] = []
    private(set) var numbers: [SourceNumber] = []

    /// The greatest length of all texts, in bytes. A message has a limited length.
    private static let mostBytes = 400_000

    /// Reads the numbers of a slice. The file of the layout comes first, also if it has no numbers.
    ///
    /// There are no numbers if the files are too long, or if one is not in UTF-8.
    init(of slice: Slice, path: String) {
        var positions: [String: Int] = [:]
        var texts: [SourceFileText] = []
        var length = 0
        for file in [path] + slice.numbers.map(\.path) where positions[file] == nil {
            guard let text = slice.text(ofFile: file) else { return }
            length += text.utf8.count
            guard length <= Self.mostBytes else { return }
            positions[file] = texts.count
            texts.append(SourceFileText(path: file, text: text))
        }
        files = texts
        numbers = slice.numbers.compactMap { number in
            positions[number.path].map { file in
                SourceNumber(
                    file: file, offset: number.offset, line: number.line, column: number.column,
                    text: number.text, title: number.title, declaration: number.declaration,
                    needsParentheses: number.needsParentheses)
            }
        }
    }
}
