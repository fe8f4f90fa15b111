/// A type whose literals in the user's code can get another value while the layout runs.
public protocol _ReflowNumber {
    /// Makes the nearest number of the type.
    init(_reflow number: Double)
}

/// The numbers that have other values than in the user's code, by their positions in the list of all numbers.
///
/// The host changes them on the main thread. Code of the user may read them on any thread.
public enum _ReflowNumbers {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var changed: [Int: Double] = [:]

    public static var values: [Int: Double] {
        get { lock.withLock { changed } }
        set { lock.withLock { changed = newValue } }
    }

    fileprivate static func value(at index: Int) -> Double? { lock.withLock { changed[index] } }
}

/// Returns the present value of a literal. Generated code calls this function in place of the literal.
public func _reflowNumber<Number: _ReflowNumber>(_ index: Int, _ number: Number) -> Number {
    guard let value = _ReflowNumbers.value(at: index) else { return number }
    return Number(_reflow: value)
}

extension _ReflowNumber where Self: FixedWidthInteger {
    public init(_reflow number: Double) {
        self = Self(exactly: number.rounded()) ?? (number > 0 ? .max : .min)
    }
}

extension _ReflowNumber where Self: BinaryFloatingPoint {
    public init(_reflow number: Double) { self.init(number) }
}

extension Int: _ReflowNumber {}
extension Int8: _ReflowNumber {}
extension Int16: _ReflowNumber {}
extension Int32: _ReflowNumber {}
extension Int64: _ReflowNumber {}
extension UInt: _ReflowNumber {}
extension UInt8: _ReflowNumber {}
extension UInt16: _ReflowNumber {}
extension UInt32: _ReflowNumber {}
extension UInt64: _ReflowNumber {}
extension Float: _ReflowNumber {}
extension Double: _ReflowNumber {}
extension CGFloat: _ReflowNumber {}
