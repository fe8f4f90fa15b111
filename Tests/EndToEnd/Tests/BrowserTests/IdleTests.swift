import Sessions
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@Suite struct IdleTests {
    /// Events without a visible effect send nothing to the terminal, not even an unchanged frame.
    @Test func whatChangesNothingSendsNothing() throws {
        let (quiet, disturbed) = (try Session.reflow(), try Session.reflow())
        for _ in 0..<20 {
            disturbed.paste("nothing")
            // A wheel step up over the list, which is at its start. A release. An unknown sequence.
            disturbed.send("\u{1B}[<64;3;3M\u{1B}[<0;3;3m\u{1B}[99;99~")
        }
        for session in [quiet, disturbed] {
            try session.settle()
            session.send("q")
            #expect(try session.waitForEnd() == .exited(0))
        }
        #expect(disturbed.output.count == quiet.output.count)
    }

    /// Between two inputs the program waits in `poll` without a time limit, so it uses no processor time.
    @Test(
        .enabled(if: SystemCall.canBeSeen, "the kernel does not show what a process waits for"),
        arguments: [[], ["basic"], ["sections"], ["shuffle"], ["log", #filePath]])
    func idleItWaitsForEver(arguments: [String]) throws {
        try waitForEver(in: try Session.reflow(arguments))
    }

    /// Files wakes at midnight, when its dates change. A wait of five seconds shows that it does not read the folder every
    /// two seconds, as it does where the system reports no changes.
    @Test(.enabled(if: SystemCall.tellsTimes, "the kernel does not show how long a process waits"))
    func idleFilesWaitForMidnight() throws {
        let session = try Session.reflow(["files"])
        try session.wait(for: "a long wait") {
            SystemCall(of: $0.process)?.isPoll(ofSeconds: 5) ?? false
        }
    }

    @Test(.enabled(if: SystemCall.canBeSeen, "the kernel does not show what a process waits for"))
    func afterANoticeItWaitsForEverAgain() throws {
        let session = try Session.reflow()
        try session.press("x", for: "a notice") { $0.shows("x does nothing here") }
        // The notice disappears after some time.
        try session.waitForFrame()
        try waitForEver(in: session)
    }

    @Test(.enabled(if: SystemCall.canBeSeen, "the kernel does not show what a process waits for"))
    func afterAGlideItWaitsForEverAgain() throws {
        let session = try Session.reflow(["behaviours"])
        let row = try #require(session.place(ofWord: "By weeks")).row + 1
        let before = session.content
        session.wheel(.right, at: Place(20, row))
        try session.wait(for: "a week") { $0.content != before }
        try waitForEver(in: session)
        let rest = session.content
        try session.settle()
        #expect(session.content == rest, "The screen does not change any more.")
    }

    private func waitForEver(in session: Session) throws {
        try session.wait(for: "a wait without end") {
            SystemCall(of: $0.process)?.isEndlessPoll ?? false
        }
    }
}
