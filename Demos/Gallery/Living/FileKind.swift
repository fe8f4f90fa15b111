import Reflow

/// The kind of a file by its name, for the colour of the name.
enum FileKind: Hashable {
    case text, code, data, picture, archive, program

    /// Returns `nil` for a name whose ending says nothing.
    init?(_ name: String) {
        let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() }
        guard let ending, let kind = Self.kinds[ending] else { return nil }
        self = kind
    }

    var color: Color? {
        switch self {
        case .text: nil
        case .code: .teal
        case .data: .indigo
        case .picture: .violet
        case .archive: .red
        case .program: .green
        }
    }

    private static let kinds: [String: FileKind] = {
        let endings: [(FileKind, String)] = [
            (.text, "md txt rst adoc tex log"),
            (.code, "swift c h cc cpp hpp m rs go py rb js ts java kt pl lua html css"),
            (.data, "json yml yaml toml xml csv tsv plist ini conf lock resolved sql"),
            (.picture, "png jpg jpeg gif svg webp heic tiff bmp ico pdf mp4 mov mp3 wav flac"),
            (.archive, "zip tar gz tgz bz2 xz zst 7z rar dmg iso deb rpm"),
            (.program, "sh bash zsh fish exe app so dylib a o"),
        ]
        return Dictionary(
            endings.flatMap { kind, words in
                words.split(separator: " ").map { (String($0), kind) }
            }, uniquingKeysWith: { first, _ in first })
    }()
}
