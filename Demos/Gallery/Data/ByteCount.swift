/// A number of bytes for people to read, in a unit that is a power of 1,024.
struct ByteCount {
    /// The power of 1,024 that is the unit; 0 for bytes.
    let power: Int
    /// The number of units.
    private let value: Double

    private static let units: [(letter: String, name: String)] = [
        ("", "Bytes"), ("K", "Kilobytes"), ("M", "Megabytes"), ("G", "Gigabytes"),
        ("T", "Terabytes"), ("P", "Petabytes"), ("E", "Exabytes"),
    ]

    init(_ count: UInt64) {
        var value = Double(count)
        var power = 0
        // Changes to a larger unit if the number would have more than four digits for bytes, or more than three for
        // other units.
        while value >= (power == 0 ? 1024 : 999.5), power < Self.units.count - 1 {
            value /= 1024
            power += 1
        }
        (self.power, self.value) = (power, value)
    }

    /// The count as short text: `512`, `13K`, `1.5G`.
    var text: String {
        let letter = Self.units[power].letter
        guard value < 9.95, power > 1 else { return "\(Int(value.rounded()))\(letter)" }
        let tenths = Int((value * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)\(letter)"
    }

    /// The count with its unit as a word: `512 bytes`, `1.5 MB`.
    var words: String {
        let unit = Self.units[power].letter
        let number = text.dropLast(unit.count)
        return unit.isEmpty ? "\(number) \(value == 1 ? "byte" : "bytes")" : "\(number) \(unit)B"
    }

    /// Returns the name of a unit.
    static func name(ofPower power: Int) -> String { units[power].name }
}
