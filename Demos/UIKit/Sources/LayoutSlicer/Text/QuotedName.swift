import SwiftParser

extension String {
    /// A declared name as code writes it: with backticks if it is a keyword or no identifier.
    var quotedName: String {
        // `Outer.Type` and `Outer.Protocol` would mean the metatypes of `Outer`.
        isValidSwiftIdentifier(for: .variableName) && isValidSwiftIdentifier(for: .memberAccess)
            && !["Type", "Protocol"].contains(self) ? self : "`\(self)`"
    }
}
