import Foundation
import Terminals
import Testing

@testable import RemoteDemos

@Suite struct ProcessLinkTests {
    private func shell(_ script: String, limits: FrameLimits = FrameLimits()) -> ProcessLink {
        ProcessLink(ChildProcess("/bin/sh", ["-c", script]), limits: limits)
    }

    /// The link after its process has ended. The time is only a limit for a test that fails.
    private func ended(_ link: ProcessLink) -> LinkEnd? {
        let limit = ContinuousClock.now + .seconds(60)
        while link.end == nil, ContinuousClock.now < limit { _ = link.receive(within: .seconds(5)) }
        return link.end
    }

    /// Returns whether a process runs. A process that has ended, and whose parent has not waited for it, does not run.
    private func runs(_ process: Int32) -> Bool {
        guard kill(process, 0) == 0 else { return false }
        #if os(Linux)
            let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
            return status.map { !$0.contains(") Z ") } ?? false
        #else
            return true
        #endif
    }

    /// Waits until a process no longer runs. Returns whether it has ended.
    private func endsSoon(_ process: Int32) -> Bool {
        for _ in 0..<3_000 {
            if !runs(process) { return true }
            usleep(10_000)
        }
        return false
    }

    /// Reads the process number that a script has printed on its standard error.
    private func printedNumber(_ link: ProcessLink) throws -> Int32 {
        let limit = ContinuousClock.now + .seconds(60)
        while !link.printedText.contains("\n"), ContinuousClock.now < limit {
            _ = link.receive(within: .milliseconds(20))
        }
        return try #require(Int32(link.printedText.prefix { $0.isNumber }))
    }

    @Test func `frames come back from a program that copies them`() throws {
        let link = ProcessLink(ChildProcess("cat"))
        // More than the system keeps in its buffers.
        let frames = (0..<40).map {
            Frame(header: [UInt8($0)], body: Array(repeating: UInt8($0), count: 50_000 * ($0 % 7)))
        }
        for frame in frames { link.send(frame) }
        var received: [Frame] = []
        let limit = ContinuousClock.now + .seconds(60)
        while received.count < frames.count, ContinuousClock.now < limit {
            received += link.receive(within: .seconds(5))
        }
        #expect(received == frames)
        #expect(link.end == nil && !link.hasQueue)
        #expect(link.receive().isEmpty)
        link.stop()
        #expect(link.end == .stopped)
        #expect(link.descriptors.isEmpty)
    }

    @Test func `the cause of the end is known`() {
        #expect(ended(shell("exit 3")) == .process(.exited(3)))
        #expect(ended(shell("exit 0")) == .process(.exited(0)))
        #expect(ended(shell("kill -SEGV $$")) == .process(.signaled(SIGSEGV)))
        #expect(ended(shell("kill -KILL $$")) == .process(.signaled(SIGKILL)))
        #expect(ended(shell("echo hello")) == .broken(.noFrame))
        #expect(ended(shell("exec 1>&-; sleep 1000")) == .closed)
        // A background process keeps the output open.
        #expect(ended(shell("sleep 1000 & exit 4")) == .process(.exited(4)))
        let missing = ProcessLink(ChildProcess("/no/such/program"))
        #expect(missing.end == .process(.notStarted("no such file or directory")))
        #expect(missing.receive(within: .seconds(60)).isEmpty)
        missing.send(Frame(header: []))
        let wrong = ProcessLink(ChildProcess("sh", ["a\0b"]))
        #expect(wrong.end == .process(.notStarted("an argument contains a null character")))
    }

    @Test func `messages from before the end arrive`() throws {
        let frame = Frame(header: [1], body: [2])
        let path = NSTemporaryDirectory() + "frame-\(UUID().uuidString)"
        try Data(frame.bytes + frame.bytes).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let link = shell("cat '\(path)'; echo problem >&2; exit 5")
        var received: [Frame] = []
        while link.end == nil { received += link.receive(within: .seconds(5)) }
        #expect(received == [frame, frame])
        #expect(link.end == .process(.exited(5)))
        #expect(link.failureLine == "problem")
    }

    @Test func `a message that is too long ends the program`() {
        let limits = FrameLimits(header: 10, body: 10)
        let link = ProcessLink(ChildProcess("cat"), limits: limits)
        link.send(Frame(header: Array(repeating: 0, count: 11)))
        #expect(ended(link) == .broken(.tooLong))
    }

    @Test func `the start and the end of an endless text are kept`() {
        let link = shell("echo first >&2; yes 'more text' >&2")
        while link.errorText.count < 2_000_000, link.end == nil {
            _ = link.receive(within: .milliseconds(20))
        }
        link.stop(byForce: true)
        #expect(link.printedText.hasPrefix("first\n"))
        #expect(link.printedText.contains("bytes left out"))
        #expect(link.errorText.bytes.count < 2 * KeptText.limit + 100)
        #expect(link.failureLine?.isEmpty == false)
    }

    @Test func `the line of a fatal error describes the failure`() {
        var text = KeptText()
        func append(_ string: String) {
            Array(string.utf8).withUnsafeBytes { text.append($0) }
        }
        #expect(text.failureLine == nil)
        append("note\n\n  \n")
        #expect(text.failureLine == "note")
        append("Slice/x.swift:3: Fatal error: Index \u{1B}[31mout of range\nmore\n")
        #expect(text.failureLine?.contains("Fatal error: Index") == true)
        #expect(text.failureLine?.contains("\u{1B}") == false)
    }

    @Test func `a program that ignores SIGTERM is ended`() throws {
        let link = shell("trap '' TERM; echo $$ >&2; while :; do sleep 1; done")
        let process = try printedNumber(link)
        link.stop()
        #expect(link.end == .stopped)
        #expect(endsSoon(process))
    }

    @Test func `the whole group is ended with the last reference`() throws {
        var link: ProcessLink? = shell("sleep 1000 & echo $! >&2; wait")
        let process = try printedNumber(#require(link))
        #expect(runs(process))
        link = nil
        #expect(endsSoon(process))
    }

    @Test func `programs do not inherit the descriptors of a link`() {
        let link = shell("sleep 1000")
        #expect(link.descriptors.count == 2)
        for descriptor in link.descriptors {
            #expect(fcntl(descriptor, F_GETFD) & FD_CLOEXEC != 0)
        }
        let pair = Platform.makeInput()!
        for descriptor in [pair.reading, pair.writing] {
            #expect(fcntl(descriptor, F_GETFD) & FD_CLOEXEC != 0)
            Platform.close(descriptor)
        }
    }

    @Test func `writing to an ended program does not end this program`() {
        let link = shell("exec 0<&-; sleep 1000")
        for _ in 0..<100 { link.send(Frame(header: [1], body: Array(repeating: 2, count: 10_000))) }
        #expect(link.end == nil)
    }

    @Test func `a program that does not read is ended`() {
        let link = shell("sleep 1000")
        let frame = Frame(header: [], body: Array(repeating: 0, count: 1 << 20))
        for _ in 0..<40 { link.send(frame) }
        #expect(link.end == .full)
    }
}
