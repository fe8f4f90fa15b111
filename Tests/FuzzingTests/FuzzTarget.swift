/// A part of the package that takes any bytes, and laws that it keeps whatever they are.
///
/// The fuzzer calls `check` with bytes of its own; the tests replay the bytes that it kept.
struct FuzzTarget: Sendable {
    let name: String
    /// Throws the law that the bytes break.
    let check: @Sendable (UnsafeRawBufferPointer) throws -> Void

    /// Every target there is; `Tests/fuzz` and the folders of the corpora go by their names.
    static let all = [
        FuzzTarget(name: "input", check: InputFuzz.check),
        FuzzTarget(name: "text", check: TextFuzz.check),
        FuzzTarget(name: "bodies", check: BodyFuzz.check),
        FuzzTarget(name: "layouts", check: LayoutFuzz.check),
        FuzzTarget(name: "snapshots", check: SnapshotFuzz.check),
        FuzzTarget(name: "log", check: LogFuzz.check),
    ]
}

/// How some bytes break a law.
struct BrokenLaw: Error, CustomStringConvertible {
    let description: String
}

/// Throws a sentence when a law is broken.
func require(_ holds: Bool, _ sentence: @autoclosure () -> String) throws(BrokenLaw) {
    guard holds else { throw BrokenLaw(description: sentence()) }
}
