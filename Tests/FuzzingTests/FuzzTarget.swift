/// A part of the package that accepts any bytes, with laws that must hold for all of them.
///
/// The fuzzer calls `check` with its own bytes. The tests replay the bytes that the fuzzer has stored.
struct FuzzTarget: Sendable {
    let name: String
    /// Checks the laws. Throws a description of the law that the bytes break.
    let check: @Sendable (UnsafeRawBufferPointer) throws -> Void

    /// All targets. `Tests/fuzz` and the folders of the corpora use their names.
    static let all = [
        FuzzTarget(name: "input", check: InputFuzz.check),
        FuzzTarget(name: "text", check: TextFuzz.check),
        FuzzTarget(name: "bodies", check: BodyFuzz.check),
        FuzzTarget(name: "layouts", check: LayoutFuzz.check),
        FuzzTarget(name: "snapshots", check: SnapshotFuzz.check),
        FuzzTarget(name: "log", check: LogFuzz.check),
        FuzzTarget(name: "colors", check: ColorFuzz.check),
        FuzzTarget(name: "settings", check: SettingsFuzz.check),
        FuzzTarget(name: "messages", check: MessageFuzz.check),
    ]
}

/// An error that describes how some bytes break a law.
struct BrokenLaw: Error, CustomStringConvertible {
    let description: String
}

/// Throws a sentence if a law is broken.
func require(_ holds: Bool, _ sentence: @autoclosure () -> String) throws(BrokenLaw) {
    guard holds else { throw BrokenLaw(description: sentence()) }
}
