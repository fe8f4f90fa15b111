import SwiftParser

extension String {
    /// The name as an identifier in code: with backticks if it is a keyword or is not an identifier.
    var quotedName: String {
        // `Outer.Type` and `Outer.Protocol` would mean the metatypes of `Outer`.
        isValidSwiftIdentifier(for: .variableName) && isValidSwiftIdentifier(for: .memberAccess)
            && !["Type", "Protocol"].contains(self) ? self : "`\(self)`"
    }
}
