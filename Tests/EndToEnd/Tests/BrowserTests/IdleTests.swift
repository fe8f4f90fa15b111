import Sessions
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@Suite struct IdleTests {
    /// What happens without anything to show for it sends nothing, not even a frame that looks the same.
    @Test func whatChangesNothingSendsNothing() throws {
        let (quiet, disturbed) = (try Session.reflow(), try Session.reflow())
        for _ in 0..<20 {
            disturbed.signal(SIGWINCH)
            disturbed.paste("nothing")
            // Wheel up over the list, which is at its start; a release; an unknown sequence.
            disturbed.send("\u{1B}[<64;3;3M\u{1B}[<0;3;3m\u{1B}[99;99~")
        }
        for session in [quiet, disturbed] {
            try session.settle()
            session.send("q")
            #expect(try session.waitForEnd() == .exited(0))
        }
        #expect(disturbed.output.count == quiet.output.count)
    }

    /// Between two inputs the program waits in `poll` without a limit, so that it cannot wake by itself.
    @Test(
        .enabled(if: SystemCall.canBeSeen, "the kernel does not show what a process waits for"),
        arguments: [[], ["basic"], ["sections"], ["files"], ["shuffle"], ["log", #filePath]])
    func idleItWaitsForEver(arguments: [String]) throws {
        try waitForEver(in: try Session.reflow(arguments))
    }

    @Test(.enabled(if: SystemCall.canBeSeen, "the kernel does not show what a process waits for"))
    func afterANoticeItWaitsForEverAgain() throws {
        let session = try Session.reflow()
        try session.press("x", for: "a notice") { $0.shows("x does nothing here") }
        // It goes by itself.
        try session.waitForFrame()
        try waitForEver(in: session)
    }

    @Test(.enabled(if: SystemCall.canBeSeen, "the kernel does not show what a process waits for"))
    func afterAGlideItWaitsForEverAgain() throws {
        let session = try Session.reflow(["behaviours"])
        let row = try #require(session.place(ofWord: "groupPaging")).row + 1
        let before = session.content
        session.wheel(.right, at: Place(20, row))
        try session.wait(for: "a week") { $0.content != before }
        try waitForEver(in: session)
        let rest = session.content
        try session.settle()
        #expect(session.content == rest, "It has come to rest.")
    }

    private func waitForEver(in session: Session) throws {
        try session.wait(for: "a wait without end") {
            SystemCall(of: $0.process)?.isEndlessPoll ?? false
        }
    }
}

/// The system call a process waits in, as Linux shows it.
struct SystemCall {
    private let number: Int
    private let arguments: [UInt64]

    /// Nil while the process runs, and where nothing is shown.
    init?(of process: Int32) {
        guard let words = Self.read("/proc/\(process)/syscall")?.split(separator: " "),
            words.count > 3, let number = Int(words[0])
        else { return nil }
        self.number = number
        arguments = words.dropFirst().compactMap { UInt64($0.dropFirst(2), radix: 16) }
    }

    /// Whether it is `poll` with -1 milliseconds, or `ppoll` without a time.
    var isEndlessPoll: Bool {
        #if arch(x86_64)
            return number == 7 && UInt32(truncatingIfNeeded: arguments[2]) == .max
                || number == 271 && arguments[2] == 0
        #else
            return number == 73 && arguments[2] == 0
        #endif
    }

    /// Whether this process may look at those it starts.
    static let canBeSeen: Bool = {
        guard let session = try? Session(.path("/bin/cat")) else { return false }
        return read("/proc/\(session.process)/syscall") != nil
    }()

    private static func read(_ path: String) -> String? {
        let descriptor = open(path, O_RDONLY)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        return withUnsafeTemporaryAllocation(byteCount: 512, alignment: 1) { buffer in
            #if canImport(Darwin)
                let count = Darwin.read(descriptor, buffer.baseAddress, buffer.count)
            #else
                let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
            #endif
            guard count > 0 else { return nil }
            return String(decoding: buffer[..<count], as: UTF8.self)
        }
    }
}
