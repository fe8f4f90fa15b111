/// A key sequence from the terminal's description (terminfo).
package struct DescribedKey: Hashable, Sendable {
    var bytes: [UInt8]
    var key: Key

    /// The keys by their names in terminfo (capabilities).
    static let capabilities: [(name: String, key: Key)] =
        [
            ("kcuu1", .up), ("kcud1", .down), ("kcub1", .left), ("kcuf1", .right),
            ("khome", .home), ("kend", .end), ("kpp", .pageUp), ("knp", .pageDown),
            ("kdch1", .delete), ("kcbt", .backTab), ("kent", .enter),
        ] + (1...12).map { ("kf\($0)", .function($0)) }
}

extension DescribedKey {
    /// Returns the described sequences that the parser does not decode on its own. `bytes` looks a capability up by its
    /// name.
    package static func all(_ bytes: (_ name: String) -> [UInt8]?) -> [DescribedKey] {
        let parser = InputParser()
        return capabilities.compactMap { name, key in
            guard let bytes = bytes(name) else { return nil }
            // Skip sequences that do not begin with an escape, because a lone control byte keeps its usual meaning.
            guard bytes.count > 1, bytes[0] == Byte.escape else { return nil }
            let isKnown = parser.item(in: bytes[...]) == .input(.key(key), bytes.count)
            return isKnown ? nil : DescribedKey(bytes: bytes, key: key)
        }
    }
}
