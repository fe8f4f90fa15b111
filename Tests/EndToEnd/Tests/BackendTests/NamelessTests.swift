import Sessions
import Testing

/// A terminal without a device name, as in a container that a user enters from outside.
@Suite struct NamelessTests {
    /// A command that hides the terminals' names from the commands after it.
    private static let hiding = "mount -t tmpfs none /dev/pts"

    private static func session(_ script: String) throws -> Session {
        try Session(.path("/usr/bin/env"), ["unshare", "-rm", "sh", "-c", script])
    }

    private static let canHideNames: Bool = {
        let end = try? session("\(hiding) && ! tty >/dev/null").waitForEnd()
        return end == .exited(0)
    }()

    @Test(.enabled(if: canHideNames, "names of terminals cannot be hidden here"))
    func keysComeFromIt() throws {
        let session = try Self.session(
            "\(Self.hiding) && printf x | \(Program.probe.command) listen")
        try session.wait(for: "the first frame") { $0.shows("woken") }
        session.send("a")
        try session.wait(for: "a key") { $0.row(2) == "keys a" }
        session.send("q")
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.leftOn == [])
    }
}
