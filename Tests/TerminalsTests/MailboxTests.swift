import Testing

@testable import Terminals

/// Keeps the messages of other threads while it watches the mailbox.
private struct Listener: TerminalProgram {
    let mailbox: Mailbox<Int>
    var heard: [[Int]] = []
    var wakes = 0
    /// Whether the program watches the mailbox. `x` toggles this value.
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
    @Test("Messages arrive in order, and one drain returns all waiting messages")
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

    @Test("Each message of many threads arrives once, in the order of its thread")
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
                // Other tasks may share this thread.
                await Task.yield()
            }
        }
        for thread in 0..<threads {
            #expect(heard.filter { $0.thread == thread }.map(\.number) == Array(0..<each))
        }
        #expect(mailbox.drain().isEmpty)
    }

    @Test("Messages wake the loop once for all waiting messages")
    func loop() {
        let mailbox = Mailbox<Int>()
        mailbox.post(1)
        mailbox.post(2)
        let terminal = MemoryTerminal(inputs: [.key("a"), .key("p"), .key("a")])
        var program = Listener(mailbox: mailbox)
        terminal.run(&program)
        #expect(program.heard == [[1, 2], [7]])
        #expect(terminal.frameCount == 3)
        #expect(terminal.watchedDescriptors == [], "The loop has stopped watching the mailbox.")
    }

    @Test("The loop watches a descriptor only while the program returns it")
    func asked() {
        let mailbox = Mailbox<Int>()
        let terminal = MemoryTerminal(inputs: [
            .key("x"), .key("p"), .key("a"), .wake, .key("x"), .key("a"),
        ])
        var program = Listener(mailbox: mailbox)
        terminal.run(&program)
        // The script's own wake comes although the program watches no descriptor. Afterwards the
        // mailbox is empty.
        #expect(program.heard == [[7]])
    }

    @Test("A closed or invalid descriptor wakes no program")
    func closed() throws {
        let pipe = try #require(Platform.makePipe())
        Platform.close(pipe.reading)
        Platform.close(pipe.writing)
        #expect(!Platform.isAnyReadable([pipe.reading, -1]))
    }
}
