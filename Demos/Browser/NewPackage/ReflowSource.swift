import Gallery
import Reflow

/// The place where a new package finds Reflow.
struct ReflowSource: Hashable, Sendable {
    /// The arguments of `.package(…)` in the manifest, as Swift code.
    let dependency: String
    /// The name that the products of Reflow have in the manifest.
    let name: String
    /// The name by which SwiftPM tells packages apart: the last word of the path or URL, in lower case.
    let identity: String

    /// Uses the sources in a folder. A relative path stays relative, so that both folders can be moved together.
    ///
    /// Throws a sentence if the folder does not contain Reflow.
    init(path: [UInt8]) throws(DemoError) {
        let shown = String(decoding: path, as: UTF8.self).suffix(60)
        guard let folder = Platform.absolutePath(of: path),
            let here = Platform.absolutePath(of: Array(".".utf8))
        else {
            throw DemoError(
                "There is no folder “\(shown)”; --reflow-path needs the folder of Reflow.")
        }
        // In a `String`, bytes that are not UTF-8 become U+FFFD.
        guard !folder.unicodeScalars.contains("\u{FFFD}") else {
            throw DemoError(
                "A manifest cannot contain the path “\(shown)”, because it is not valid UTF-8; rename the folder."
            )
        }
        let parts = ["Package.swift", "Sources/Reflow/Reflow.swift"]
        guard parts.allSatisfy({ Platform.absolutePath(of: Array("\(folder)/\($0)".utf8)) != nil })
        else {
            throw DemoError(
                "The folder “\(shown)” does not contain Reflow; --reflow-path needs the folder with its Package.swift."
            )
        }
        let isAbsolute = path.first == UInt8(ascii: "/")
        let written = isAbsolute ? folder : Self.path(toFolder: folder, fromFolderIn: here)
        dependency = "name: \"Reflow\", path: \(written.debugDescription)"
        name = "Reflow"
        identity = Self.lastWord(of: folder[...])
    }

    /// Uses a git repository: the releases with the minor version of this program, which have the same names.
    ///
    /// Throws a sentence for a text that is not a URL. The repository is not read.
    init(url: String) throws(DemoError) {
        let isURL = url.contains("://") || (url.contains("@") && url.contains(":"))
        let hasBlanks = url.unicodeScalars.contains {
            $0.properties.isWhitespace || $0.properties.generalCategory == .control
        }
        // A URL like git@github.com:reflow.git has a colon before its only word.
        var identity = Self.lastWord(of: url.split(separator: ":").last ?? "")
        if identity.hasSuffix(".git") { identity.removeLast(4) }
        guard isURL, !hasBlanks, !identity.isEmpty else {
            throw DemoError(
                "“\(url.prefix(60))” is not the URL of a git repository; use one like https://github.com/OWNER/reflow."
            )
        }
        dependency =
            "url: \(url.debugDescription), .upToNextMinor(from: \"\(Program.version)\")"
        name = identity
        self.identity = identity
    }

    private static func lastWord(of path: Substring) -> String {
        path.split(separator: "/").last?.lowercased() ?? ""
    }

    /// Returns the relative path to a folder from any folder in `parent`. Both are absolute paths without links.
    static func path(toFolder end: String, fromFolderIn parent: String) -> String {
        var (start, end) = (parent.split(separator: "/")[...], end.split(separator: "/")[...])
        while let name = start.first, name == end.first {
            start.removeFirst()
            end.removeFirst()
        }
        return ([".."] + start.map { _ in ".." } + end).joined(separator: "/")
    }
}
