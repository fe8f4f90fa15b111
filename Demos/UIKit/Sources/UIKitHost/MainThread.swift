/// Calls a closure that needs the main actor from code without isolation. All code of the host runs on the main thread.
///
/// `MainActor.assumeIsolated` would need a result that is `Sendable`. Layouts and demos contain closures, so they are
/// not.
func onMain<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    MainActor.preconditionIsolated("The host runs on the main thread only.")
    typealias Plain = () throws -> Result
    return try withoutActuallyEscaping(body) { try unsafeBitCast($0, to: Plain.self)() }
}
