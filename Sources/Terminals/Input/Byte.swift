/// Named bytes.
enum Byte {
    static let bell: UInt8 = 0x07
    static let escape: UInt8 = 0x1B
    static let delete: UInt8 = 0x7F

    /// Returns the byte of an ASCII character.
    static func of(_ scalar: Unicode.Scalar) -> UInt8 { UInt8(truncatingIfNeeded: scalar.value) }
}
