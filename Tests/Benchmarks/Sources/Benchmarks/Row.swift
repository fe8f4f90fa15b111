/// One row of the table: some work, the same done in a straightforward way, and what it cannot be quicker than.
struct Row {
    /// What is done; unique.
    let name: String
    /// How many of `unit` one run does.
    let count: Int
    /// What the time is told for: an item, a cell, a read.
    let unit: String
    /// The most nanoseconds that one should take; nil where nothing is promised.
    var target: Double?
    /// Stops with a sentence when the work is not what the name says.
    let check: () throws -> Void
    /// Each gives a number that depends on all it did, so that nothing is left out.
    let work: () -> Int
    /// Nil where it would take minutes.
    var straightforward: (() -> Int)?
    /// How many of `unit` that does, where it is not as many.
    var straightforwardCount: Int?
    /// The least that any way has to do.
    var bound: (() -> Int)?
}

/// Why a row measures something else than it says.
struct Mistake: Error, CustomStringConvertible {
    let description: String
}

/// Throws when what should be so is not.
func expect(_ isSo: Bool, _ sentence: @autoclosure () -> String) throws {
    guard isSo else { throw Mistake(description: sentence()) }
}

/// Results go here, where the compiler cannot follow them.
nonisolated(unsafe) private var sink = 0

@inline(never)
func keep(_ value: Int) { sink &+= value }

/// Hides a value's origin, so that work on it is not done beforehand.
@inline(never)
@_optimize(none)
func opaque<Value>(_ value: Value) -> Value { value }
