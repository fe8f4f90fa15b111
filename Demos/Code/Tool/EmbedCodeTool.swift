import Foundation

/// Writes a Swift file that contains the texts of other files, by their names: EmbedCodeTool OUTPUT FILE…
///
/// The name of a file in a folder `UIKit` starts with `UIKit/`, because a file of the gallery can have the same name.
@main struct EmbedCodeTool {
    static func main() throws {
        let paths = CommandLine.arguments.dropFirst()
        guard let output = paths.first else { return }
        let texts = try paths.dropFirst().sorted().map { path in
            let text = try String(contentsOfFile: path, encoding: .utf8)
            let parts = URL(filePath: path).deletingPathExtension().pathComponents.suffix(2)
            let name = parts.first == "UIKit" ? parts.joined(separator: "/") : parts.last ?? ""
            return "        \"\(name)\": ###\"\"\"\n\(text)\"\"\"###,\n"
        }
        let lines = [
            "extension SourceText {", "    static let all: [String: String] = [",
            texts.joined() + "    ]", "}", "",
        ]
        try lines.joined(separator: "\n").write(toFile: output, atomically: true, encoding: .utf8)
    }
}
