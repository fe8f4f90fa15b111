/// The names that a file declares, found without parsing.
///
/// A scan is about a hundred times as fast as parsing. It also finds names in comments and strings, so it can only
/// decide which files are worth parsing.
struct NameScan {
    /// The names after keywords such as `func` and `class`.
    private(set) var declared: Set<String> = []
    /// The names after `extension`.
    private(set) var extended: Set<String> = []

    /// The names of types.
    private(set) var types: Set<String> = []

    /// The modules that the file imports.
    private(set) var imports: Set<String> = []

    /// Whether the file is code for another platform than a phone.
    var isForOtherPlatform: Bool {
        !imports.isDisjoint(with: ["Cocoa", "AppKit", "WatchKit"]) && !imports.contains("UIKit")
    }

    private static let typeKeywords: Set<String> = ["class", "struct", "enum", "protocol", "actor"]
    private static let keywords: Set<String> = [
        "class", "struct", "enum", "protocol", "actor", "typealias", "func", "var", "let", "case",
    ]

    init(_ bytes: [UInt8]) {
        var previous = ""
        var index = 0
        while index < bytes.count {
            guard bytes[index].isIdentifierPart else {
                index += 1
                continue
            }
            var end = index + 1
            while end < bytes.count, bytes[end].isIdentifierPart { end += 1 }
            let word = String(decoding: bytes[index..<end], as: UTF8.self)
            if Self.keywords.contains(previous) || word == "init" || word == "subscript" {
                declared.insert(word)
            }
            if previous == "import" { imports.insert(word) }
            if Self.typeKeywords.contains(previous) { types.insert(word) }
            if word == "func", let name = Self.operatorName(bytes, after: end) {
                declared.insert(name)
            }
            if previous == "extension" {
                extended.insert(word)
                // `extension Outer.Inner` extends the last name.
                if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
                    index = end + 1
                    continue
                }
            }
            previous = word
            index = end
        }
    }

    /// Returns the operator after `func`; `nil` if a function with a name follows.
    private static func operatorName(_ bytes: [UInt8], after index: Int) -> String? {
        let rest = bytes[index...].drop { $0 == .space }
        let name = rest.prefix { "+-*/<>=!&|^~%?".utf8.contains($0) }
        return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
    }
}
