import Testing

@testable import Terminals

/// Notes what other threads post, until told to stop.
private struct Listener: TerminalProgram {
    let mailbox: Mailbox<Int>
    var heard: [[Int]] = []
    var wakes = 0
    /// Whether it listens now; `x` switches.
    var isListening = true

    mutating func handle(_ input: Input, at now: Duration) -> Outcome {
        switch input {
        case .wake:
            wakes += 1
            heard.append(mailbox.drain())
            return .redraw
        case .key("x"):
            isListening.toggle()
            return .ignored
        case .key("p"):
            mailbox.post(7)
            return .ignored
        default: return .ignored
        }
    }

    func draw(into region: inout Region, at now: Duration) {}

    var descriptors: [Int32] { isListening ? [mailbox.descriptor] : [] }
}

@Suite struct MailboxTests {
    @Test("messages come in order, all that wait at once")
    func order() {
        let mailbox = Mailbox<String>()
        #expect(mailbox.drain() == [])
        mailbox.post("a")
        mailbox.post("b")
        #expect(Platform.isAnyReadable([mailbox.descriptor]))
        #expect(mailbox.drain() == ["a", "b"])
        #expect(!Platform.isAnyReadable([mailbox.descriptor]))
        #expect(mailbox.drain() == [])
    }

    @Test("what many threads post arrives once, each thread's in order")
    func threads() async {
        let mailbox = Mailbox<(thread: Int, number: Int)>()
        let (threads, each) = (8, 1000)
        var heard: [(thread: Int, number: Int)] = []
        await withTaskGroup { group in
            for thread in 0..<threads {
                group.addTask {
                    for number in 0..<each { mailbox.post((thread, number)) }
                }
            }
            while heard.count < threads * each {
                heard += mailbox.drain()
                // There may be no other thread to post on.
                await Task.yield()
            }
        }
        for thread in 0..<threads {
            #expect(heard.filter { $0.thread == thread }.map(\.number) == Array(0..<each))
        }
        #expect(mailbox.drain().isEmpty)
    }

    @Test("a loop is woken by them, once for all that wait")
    func loop() {
        let mailbox = Mailbox<Int>()
        mailbox.post(1)
        mailbox.post(2)
        let terminal = MemoryTerminal(inputs: [.key("a"), .key("p"), .key("a")])
        var program = Listener(mailbox: mailbox)
        terminal.run(&program)
        #expect(program.heard == [[1, 2], [7]])
        #expect(terminal.frameCount == 3)
        #expect(terminal.watchedDescriptors == [], "Nobody listens any more.")
    }

    @Test("a descriptor counts only while the program asks for it")
    func asked() {
        let mailbox = Mailbox<Int>()
        let terminal = MemoryTerminal(inputs: [
            .key("x"), .key("p"), .key("a"), .wake, .key("x"), .key("a"),
        ])
        var program = Listener(mailbox: mailbox)
        terminal.run(&program)
        // The script's own wake comes whatever is watched; then nothing is left to wake for.
        #expect(program.heard == [[7]])
    }

    @Test("a descriptor that is closed or none wakes nobody")
    func closed() throws {
        let pipe = try #require(Platform.makePipe())
        Platform.close(pipe.reading)
        Platform.close(pipe.writing)
        #expect(!Platform.isAnyReadable([pipe.reading, -1]))
    }
}
