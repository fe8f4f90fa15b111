/// A row of the table: some work, the same work done in a straightforward way, and a lower bound of
/// its time.
struct Row {
    /// The unique name of the work.
    let name: String
    /// The number of units in one run.
    let count: Int
    /// The unit of the reported time: an item, a cell, a read.
    let unit: String
    /// The promised maximum time of one unit in nanoseconds, or `nil` without a promise.
    var target: Double?
    /// Throws an error with a sentence if the work does not match the name.
    let check: () throws -> Void
    /// The measured work. Its result depends on all steps, so that the compiler cannot omit any of
    /// them.
    let work: () -> Int
    /// The straightforward way, or `nil` if it would take minutes.
    var straightforward: (() -> Int)?
    /// The number of units in one run of the straightforward way, or `nil` if it equals `count`.
    var straightforwardCount: Int?
    /// The minimum work of any implementation.
    var bound: (() -> Int)?
}

/// The reason why a row does not measure the work in its name.
struct Mistake: Error, CustomStringConvertible {
    let description: String
}

/// Throws an error with the sentence if the condition is `false`.
func expect(_ isSo: Bool, _ sentence: @autoclosure () -> String) throws {
    guard isSo else { throw Mistake(description: sentence()) }
}

/// The destination of all results, which the compiler cannot analyze.
nonisolated(unsafe) private var sink = 0

@inline(never)
func keep(_ value: Int) { sink &+= value }

/// Hides a value's origin, so that the compiler does no work on it in advance.
@inline(never)
@_optimize(none)
func opaque<Value>(_ value: Value) -> Value { value }
