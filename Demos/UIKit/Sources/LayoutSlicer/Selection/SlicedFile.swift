/// A file of a slice: the user's file with spaces in place of all code that the layout does not need.
public struct SlicedFile {
    /// The path of the user's file.
    public let path: String
    private let text: SplicedText
    private let lines: LineTable

    /// The text to compile.
    public var bytes: [UInt8] { text.bytes }

    init(path: String, original: [UInt8], splices: [SplicedText.Splice]) {
        self.path = path
        text = SplicedText(original, splices)
        lines = LineTable(text.bytes)
    }

    /// Returns the file and the position in its bytes. The code of a member may be in another file of the user.
    func place(line: Int, column: Int) -> SplicedText.Place {
        let offset = lines.offset(line: line, column: column) ?? text.bytes.count
        return text.source(of: offset) ?? .init(path: path, offset: text.original(of: offset))
    }
}
