import CCurses
import Terminals

/// A key as the terminal's own description spells it.
struct DescribedKey: Hashable {
    var bytes: [UInt8]
    var key: Key

    /// The names of keys in a description (terminfo's capabilities).
    static let capabilities: [(name: String, key: Key)] =
        [
            ("kcuu1", .up), ("kcud1", .down), ("kcub1", .left), ("kcuf1", .right),
            ("khome", .home), ("kend", .end), ("kpp", .pageUp), ("knp", .pageDown),
            ("kdch1", .delete), ("kcbt", .backTab), ("kent", .enter),
        ] + (1...12).map { ("kf\($0)", .function($0)) }
}

extension InputParser {
    /// The sequences of the terminal that is open which the general grammar takes for something else.
    static func describedKeys() -> [DescribedKey] {
        let parser = InputParser()
        return DescribedKey.capabilities.compactMap { name, key in
            guard let pointer = rfl_key_bytes(name) else { return nil }
            let bytes = Array(String(cString: pointer).utf8)
            // A lone control byte means what it always means.
            guard bytes.count > 1, bytes[0] == Byte.escape else { return nil }
            let isKnown = parser.item(in: bytes[...]) == .input(.key(key), bytes.count)
            return isKnown ? nil : DescribedKey(bytes: bytes, key: key)
        }
    }
}
