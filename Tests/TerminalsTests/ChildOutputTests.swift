import Testing

@testable import Terminals

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

@Suite struct ChildOutputTests {
    private func shell(_ script: String) -> ChildOutput {
        ChildOutput(of: ChildProcess("sh", ["-c", script]))
    }

    private func lines(_ output: ChildOutput) -> [String] {
        output.lines.indices.map(output.lines.text)
    }

    @Test("The program reads both output streams and the exit status")
    func output() {
        let output = shell("echo one; echo two >&2; printf three; exit 3")
        #expect(output.end == nil && !output.descriptors.isEmpty)
        #expect(output.waitForEnd().cause == .exited(3))
        #expect(lines(output) == ["one", "two", "three"])
        #expect(output.descriptors == [] && !output.read())
        #expect(output.waitForEnd().problem == "“sh” has ended with status 3")
    }

    @Test("Output that is longer than a pipe's buffer is read completely")
    func long() {
        let output = shell("i=0; while [ $i -lt 20000 ]; do echo line $i; i=$((i+1)); done")
        #expect(output.waitForEnd().problem == nil)
        #expect(output.lines.count == 20_000 && output.lines.text(ofLine: 19_999) == "line 19999")
    }

    @Test("A child that writes and continues is left running")
    func goingOn() {
        let output = shell("echo a; while :; do sleep 60; done")
        while output.lines.isEmpty {
            Platform.waitUntilReadable(output.descriptors)
            #expect(output.read())
        }
        #expect(output.end == nil && !output.descriptors.isEmpty)
    }

    @Test("The child's input is empty, and the child runs in its own process group")
    func surroundings() {
        let output = shell("cat; ps -o pgid= -p $$ 2>/dev/null || echo $$; echo $$")
        output.waitForEnd()
        let words = lines(output).map { $0.filter { $0 != " " } }
        #expect(
            words.count == 2 && words.first == words.last, "The child has its own process group.")
    }

    @Test("A child does not inherit ignored or blocked signals")
    func inheritedSignals() async {
        await #expect(processExitsWith: .success) {
            for number in [SIGUSR1, SIGUSR2, SIGTERM] {
                signal(number, SIG_IGN)
                var blocked = sigset_t()
                sigemptyset(&blocked)
                sigaddset(&blocked, number)
                pthread_sigmask(SIG_BLOCK, &blocked, nil)
                let child = ChildOutput(of: ChildProcess("sh", ["-c", "kill -\(number) $$"]))
                #expect(child.waitForEnd().cause == .signaled(number))
            }
        }
    }

    @Test("The result contains the signal that ended the child")
    func signals() {
        #expect(shell("kill -9 $$").waitForEnd().cause == .signaled(9))
    }

    @Test("A program that cannot start reports the reason immediately")
    func missing() {
        let output = ChildOutput(of: ChildProcess("no-such-program-anywhere"))
        #expect(output.descriptors == [] && !output.read())
        #expect(
            output.end?.problem
                == "“no-such-program-anywhere” cannot be started: no such file or directory")
        let zero = ChildOutput(of: ChildProcess("echo", bytes: [[0x61, 0, 0x62]]))
        #expect(zero.end?.cause == .notStarted("an argument contains a null character"))
    }

    @Test(
        "A child that closes its output and continues receives SIGTERM, then SIGKILL",
        arguments: [("", 15), ("trap '' TERM;", 9)] as [(String, Int32)])
    func lingering(trap: String, signal: Int32) {
        let output = shell("\(trap) echo $$; exec >&- 2>&-; while :; do sleep 60; done")
        while output.end == nil {
            Platform.waitUntilReadable(output.descriptors)
            output.read()
        }
        #expect(output.end?.cause == .signaled(signal))
    }

    @Test(
        "Waiting for the end returns the exit status, even if the child exits after it closed its output"
    )
    func endingLate() {
        let output = shell("echo a; exec >&- 2>&-; sleep 0.2; exit 3")
        #expect(output.waitForEnd().cause == .exited(3) && output.lines.count == 1)
    }

    @Test(
        "Releasing the output ends the child, even if the child ignores SIGTERM",
        arguments: ["", "trap '' TERM;"])
    func abandoning(trap: String) throws {
        var output: ChildOutput? = shell("\(trap) echo $$; while :; do sleep 60; done")
        while output?.lines.isEmpty == true {
            Platform.waitUntilReadable(output?.descriptors ?? [])
            output?.read()
        }
        let process = try #require(output.flatMap { Int32($0.lines.text(ofLine: 0)) })
        output = nil
        #expect(Platform.end(of: process) == .exited(0), "The child has been reaped.")
    }
}
