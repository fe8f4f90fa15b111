import Reflow

/// The kind of a file by its name.
enum FileKind: String, Hashable {
    case text, code, data, document, picture, video, audio, archive, program

    /// Returns `nil` for a name whose ending says nothing.
    init?(_ name: String) {
        let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() }
        guard let ending, let kind = Self.kinds[ending] else { return nil }
        self = kind
    }

    /// The colour of the name, if the variable `LS_COLORS` is not set.
    var color: Color? {
        switch self {
        case .text: nil
        case .code: .amber
        case .data: .indigo
        case .document: .orange
        case .picture: .violet
        case .video: .pink
        case .audio: .teal
        case .archive: .red
        case .program: .green
        }
    }

    private static let kinds: [String: FileKind] = {
        let endings: [(FileKind, String)] = [
            (.text, "md txt rst adoc tex log"),
            (.code, "swift c h cc cpp hpp m rs go py rb js ts java kt pl lua html css"),
            (.data, "json yml yaml toml xml csv tsv plist ini conf lock resolved sql"),
            (.document, "pdf ps epub doc docx odt xls xlsx ods ppt pptx odp"),
            (.picture, "png jpg jpeg gif svg webp heic avif tif tiff bmp ico xcf psd"),
            (.video, "mp4 m4v mov mkv avi webm mpg mpeg wmv"),
            (.audio, "mp3 wav flac ogg oga opus m4a aac mid aiff"),
            (.archive, "zip tar gz tgz bz2 xz txz zst 7z rar jar dmg iso deb rpm"),
            (.program, "sh bash zsh fish exe app so dylib a o"),
        ]
        return Dictionary(
            endings.flatMap { kind, words in
                words.split(separator: " ").map { (String($0), kind) }
            }, uniquingKeysWith: { first, _ in first })
    }()
}
