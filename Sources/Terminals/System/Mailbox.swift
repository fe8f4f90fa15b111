import Synchronization

/// A mailbox that delivers messages from other threads to a program and wakes the program's loop.
///
/// The program returns `descriptor` in its `descriptors` and calls `drain()` on `.wake`. Any thread posts:
///
///     let prices = Mailbox<Price>()
///     Task.detached { for await price in feed { prices.post(price) } }
///
/// The mailbox keeps messages in order until the program drains them. If the system has no free descriptor
/// (`descriptor` is -1), messages wait for the next input.
public final class Mailbox<Message>: Sendable {
    private let messages = Mutex<[Envelope]>([])
    private let pipe: WakePipe

    /// Makes an empty mailbox.
    public init() { pipe = WakePipe() }

    /// A file descriptor that is readable while there are messages; -1 if the system had no free descriptor.
    public var descriptor: Int32 { pipe.descriptor }

    /// Adds a message and wakes the loop. Any thread may call this function, and it never waits for the loop.
    ///
    /// The caller transfers the message to the mailbox, and cannot use it afterwards.
    public func post(_ message: sending Message) {
        let envelope = Envelope(message: message)
        let isFirst = messages.withLock { messages in
            messages.append(envelope)
            return messages.count == 1
        }
        if isFirst { pipe.makeReadable() }
    }

    /// Removes and returns all messages, in the order they were posted. O(messages).
    public func drain() -> [Message] {
        let taken = messages.withLock { messages in
            // Empty the pipe while holding the lock, so that the next message writes to the pipe again.
            pipe.makeUnreadable()
            let taken = messages
            messages = []
            return taken
        }
        return taken.map(\.message)
    }

    /// A message in the mailbox. `post` receives the message on one thread, and `drain` returns it to another thread.
    private struct Envelope: @unchecked Sendable {
        let message: Message
    }
}

/// A wake pipe inside this process: any thread writes to the pipe, and `poll` reports it as readable.
private final class WakePipe: Sendable {
    let descriptor: Int32
    private let writingEnd: Int32

    init() { (descriptor, writingEnd) = Platform.makePipe() ?? (-1, -1) }

    deinit {
        Platform.close(descriptor)
        Platform.close(writingEnd)
    }

    func makeReadable() { Platform.writeByte(to: writingEnd) }

    func makeUnreadable() { Platform.readAll(from: descriptor) }
}
