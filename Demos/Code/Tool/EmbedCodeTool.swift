import Foundation

/// Writes a Swift file that contains the texts of other files, by their names: EmbedCodeTool OUTPUT FILE…
@main struct EmbedCodeTool {
    static func main() throws {
        let paths = CommandLine.arguments.dropFirst()
        guard let output = paths.first else { return }
        let texts = try paths.dropFirst().sorted().map { path in
            let text = try String(contentsOfFile: path, encoding: .utf8)
            let name = URL(filePath: path).deletingPathExtension().lastPathComponent
            return "        \"\(name)\": ###\"\"\"\n\(text)\"\"\"###,\n"
        }
        let lines = [
            "extension SourceText {", "    static let all: [String: String] = [",
            texts.joined() + "    ]", "}", "",
        ]
        try lines.joined(separator: "\n").write(toFile: output, atomically: true, encoding: .utf8)
    }
}
