import Gallery

/// The name of a new package: also the name of its folder, its program and its target.
struct PackageName: Hashable, Sendable {
    let text: String

    /// The maximum length of a name, in characters. SwiftPM makes names of files from it, which are a few words longer.
    static let longest = 64

    /// Checks a name. Throws a sentence if a package cannot have it.
    init(_ text: String) throws(DemoError) {
        func refusal(_ reason: String) -> DemoError {
            DemoError("“\(text.prefix(40))” cannot be the name of a package: \(reason).")
        }
        guard Self.isWellFormed(text) else {
            throw refusal(
                "use at most \(Self.longest) letters (a to z), digits, - and _, and begin with a letter"
            )
        }
        guard !Self.keywords.contains(text) else {
            throw refusal("it is a keyword of Swift; choose another name")
        }
        guard !Self.taken.contains(text.lowercased()) else {
            throw refusal("Reflow or Swift uses it already; choose another name")
        }
        self.text = text
    }

    /// The name of the Swift module, which has `_` for each `-`.
    var module: String { String(text.map { $0 == "-" ? "_" : $0 }) }

    private static func isWellFormed(_ text: String) -> Bool {
        let scalars = text.unicodeScalars
        guard let first = scalars.first, scalars.count <= longest else { return false }
        let others = "0123456789-_".unicodeScalars
        return first.isLetter && scalars.allSatisfy { $0.isLetter || others.contains($0) }
    }

    /// The words that cannot follow `import`.
    static let keywords: Set<String> = [
        "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue",
        "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
        "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal",
        "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
        "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
        "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// The names that would collide, in lower case, because some file systems ignore case.
    static let taken: Set<String> = Set(
        (reflowNames + systemModules + buildFolders).map { $0.lowercased() })

    /// The products and targets of Reflow, and those of its dependencies.
    private static let reflowNames = [
        "AnsiTerminals", "ArgumentParser", "Browser", "CCurses", "CSystem", "CTerminals",
        "CollectionLaws",
        "CollectionLayouts", "CollectionRendering", "CollectionSnapshots", "CollectionViews",
        "CursesTerminals", "EmbedCode", "EmbedCodeTool", "Gallery", "Main", "Reflow", "RemoteDemos",
        "SystemPackage", "TerminalControls", "TerminalPictures", "Terminals", "board", "dashboard",
        "gitlog", "notes", "pick", "swift-argument-parser", "swift-system",
    ]

    /// The modules of the system that Reflow, the new package or its test imports.
    private static let systemModules = [
        "Android", "Darwin", "Dispatch", "Foundation", "FoundationEssentials", "Glibc", "Musl",
        "Swift", "Synchronization", "Testing", "XCTest", "std",
    ]

    /// The folders that SwiftPM makes beside the built program.
    private static let buildFolders = ["ModuleCache", "Modules", "index"]
}

extension Unicode.Scalar {
    /// Whether this is a letter of ASCII.
    fileprivate var isLetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
}
