import Foundation
import Reflow
import Testing

@testable import Gallery

/// Signals to processes, after a question.
@Suite struct ProcessSignalTests {
    /// A child of the test that sleeps. Foundation's `Process` would pass on the blocked signals of the test's thread.
    private final class Sleeper {
        let number: Int32
        private var cause: ChildEnd.Cause?

        init() throws {
            let output = open("/dev/null", O_WRONLY)
            defer { close(output) }
            number = try Platform.spawn(
                "sleep", [Array("600".utf8)], .init(input: nil, output: output, errors: output))
        }

        /// Waits until the child has ended. The exit tests of this process would wait for ever beside a child whose end
        /// nothing has read.
        deinit {
            if cause == nil { Platform.end(group: number, byForce: true) }
            _ = waitForEnd()
        }

        /// The child as the system lists it.
        func reading() throws -> ProcessReading {
            try #require(
                try ProcessSource.system.read().processes.first { $0.id.number == Int(number) })
        }

        /// Waits for the end of the child, and returns its cause.
        func waitForEnd() -> ChildEnd.Cause {
            while true {
                if let cause = cause ?? Platform.end(of: number) {
                    self.cause = cause
                    return cause
                }
                usleep(1000)
            }
        }
    }

    @Test("Each ending signal ends a child", arguments: [ProcessSignal.terminate, .kill, .hangUp])
    func ends(signal: ProcessSignal) throws {
        let child = try Sleeper()
        try ProcessSource.system.send(signal, child.reading().id)
        let number = [.terminate: SIGTERM, .kill: SIGKILL, .hangUp: SIGHUP][signal]
        #expect(child.waitForEnd() == number.map { .signaled($0) })
    }

    @Test("A process that has ended gets no signal")
    func ended() throws {
        let child = try Sleeper()
        let id = try child.reading().id
        try ProcessSource.system.send(.kill, id)
        _ = child.waitForEnd()
        #expect(throws: SignalError.ended) { try ProcessSource.system.send(.kill, id) }
    }

    @Test("A process with another start time gets no signal")
    func reusedNumber() throws {
        let child = try Sleeper()
        let id = try child.reading().id
        for start in [0, id.start - 1, id.start + 1, .max] {
            let stale = ProcessID(number: id.number, start: start)
            #expect(throws: SignalError.ended) { try ProcessSource.system.send(.kill, stale) }
        }
        #expect(Platform.end(of: child.number) == nil, "The child still runs.")
    }

    @Test(
        "Numbers of groups, of the first process and outside the range get no signal",
        arguments: [1, 0, -1, -2, .min, .max, Int(Int32.max) + 1])
    func refusedNumbers(_ number: Int) {
        let id = ProcessID(number: number, start: 5)
        #expect(throws: SignalError.notPermitted) {
            try System.send(.terminate, to: id, start: { _ in 5 })
        }
    }

    @Test("A folder in the format of /proc gets no signals")
    func folder() {
        let id = ProcessID(number: Int(getpid()), start: 1)
        #expect(throws: SignalError.notRunning) { try ProcessSource.folder("/").send(.kill, id) }
    }

    /// The signals that a demo sends.
    private final class Sent { var signals: [(ProcessSignal, ProcessID)] = [] }

    private func process(
        _ number: Int, state: Character = "S", command: String = "worker --all",
        isKernelThread: Bool = false
    ) -> ProcessReading {
        ProcessReading(
            id: ProcessID(number: number, start: 7), user: 0, command: command, state: state,
            cpuSeconds: 1, age: 100, residentBytes: 1, isKernelThread: isKernelThread)
    }

    /// A demo with one selected process. Sending throws `error`, if given.
    private func demo(
        _ process: ProcessReading, _ error: SignalError? = nil
    ) throws -> (demo: ProcessesDemo, sent: Sent) {
        let sent = Sent()
        let source = ProcessSource(
            userName: { "user \($0)" },
            send: { (signal, id) throws(SignalError) in
                if let error { throw error }
                sent.signals.append((signal, id))
            }
        ) { () throws(DemoError) in ProcessSample(time: 0, processes: [process]) }
        var demo = try ProcessesDemo(source)
        demo.view.select(process.id)
        return (demo, sent)
    }

    private func pressX(_ demo: inout ProcessesDemo) -> Outcome {
        let key = demo.keys.first { $0.label.keys == ["x"] }
        return key?.action(&demo, KeyPress("x")) ?? .ignored
    }

    @Test("Only an answer sends a signal, exactly one, to the process of the question")
    func answers() throws {
        for (index, signal) in ProcessSignal.allCases.enumerated() {
            var (demo, sent) = try demo(process(1234))
            #expect(pressX(&demo) == .redraw && sent.signals.isEmpty)
            let question = try #require(demo.question)
            #expect(question.choices[index].text == "Send \(signal.name) to 1234 worker?")
            // The selection may move while the question is open.
            demo.view.deselect()
            #expect(demo.answer(index) == .message("sent \(signal.name) to 1234 worker"))
            #expect(sent.signals.map(\.0) == [signal] && sent.signals.map(\.1.start) == [7])
            #expect(demo.question == nil && demo.answer(index) == .ignored)
            #expect(sent.signals.count == 1)
        }
        #expect(ProcessSignal.allCases.first == .terminate, "The first choice is the default.")
    }

    @Test("Cancelling, or an answer that does not exist, sends nothing", arguments: [nil, -1, 8])
    func cancels(_ index: Int?) throws {
        var (demo, sent) = try demo(process(1234))
        _ = pressX(&demo)
        #expect(demo.answer(index) == .message("no signal was sent"))
        #expect(demo.question == nil && sent.signals.isEmpty)
    }

    @Test("The keys of the choices differ")
    func keys() throws {
        var (demo, _) = try demo(process(1234))
        _ = pressX(&demo)
        let keys = try #require(demo.question).choices.flatMap(\.keys)
        #expect(Set(keys).count == keys.count)
    }

    @Test("Processes that take no signals give a reason, and no question")
    func refusals() throws {
        for (process, words) in [
            (process(1), "runs the whole system"), (process(0), "runs the whole system"),
            (process(9, command: "[kthreadd]", isKernelThread: true), "part of the kernel"),
            (process(9, state: "Z"), "has ended already"),
        ] {
            var (demo, _) = try demo(process)
            guard case .message(let text) = pressX(&demo) else {
                Issue.record("no message about \(words)")
                continue
            }
            #expect(text.contains(words) && demo.question == nil)
        }
        var (demo, _) = try demo(process(9))
        demo.view.deselect()
        #expect(pressX(&demo) == .message("select a process with tab, then x sends it a signal"))
    }

    @Test("The question says if the process is the program itself")
    func itself() throws {
        var (demo, _) = try demo(process(Int(getpid())))
        _ = pressX(&demo)
        #expect(demo.question?.choices[0].text.hasSuffix("worker, which is this program?") == true)
    }

    @Test("Control characters in the name of a process are not part of the question")
    func sanitizing() throws {
        var (demo, _) = try demo(process(9, command: "evil\u{1B}[31m\u{7} x"))
        _ = pressX(&demo)
        let text = try #require(demo.question).choices[0].text
        #expect(text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    }

    @Test(
        "Each error gives a sentence with the process",
        arguments: [
            (SignalError.ended, "1234 worker has ended: no signal was sent"),
            (.notPermitted, "1234 worker belongs to user 0: you may not send it signals"),
            (.notRunning, "1234 worker is not a process of this machine: no signal was sent"),
        ])
    func errors(error: SignalError, sentence: String) throws {
        var (demo, sent) = try demo(process(1234), error)
        _ = pressX(&demo)
        #expect(demo.answer(0) == .message(sentence) && sent.signals.isEmpty)
    }
}
