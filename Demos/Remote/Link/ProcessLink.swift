import Terminals

/// Another process that exchanges frames with this process over its standard input and output.
///
/// The process has its own process group. The link keeps a part of the text on its standard error. The whole group is
/// ended when the last reference to the link is released.
///
///     let link = ProcessLink(ChildProcess(path))
///     link.send(frame)
///     var descriptors: [Int32] { link.descriptors }  // in the program, so that the loop wakes it
///     for frame in link.receive() { … }              // on `.wake`; then `link.end`
///
/// `receive(within:)` waits for frames. `receive()` waits at most two seconds, and only for the end of a process that has
/// closed its output. `stop` waits at most about a second for the end. All other functions return at once.
public final class ProcessLink: DemoLink {
    /// The reason why the link has ended; `nil` while the process runs. If the process could not be started, this is
    /// set at once.
    public private(set) var end: LinkEnd?
    /// The text on the standard error: the first and the last 64 KB.
    private(set) var errorText = KeptText()

    private var reader: FrameReader
    /// The reason why the output is not a sequence of frames.
    private var failure: FormatError?
    private var process: Int32?
    /// The descriptors of this process's ends; -1 if they are closed.
    private var input: Int32 = -1, output: Int32 = -1, errors: Int32 = -1
    /// The bytes that the process has not accepted yet.
    private var queue: [UInt8] = []
    private var sent = 0

    /// The largest number of bytes in the queue.
    private static let mostQueued = 16 << 20
    /// The largest number of bytes that the process may print on its standard error.
    private static let mostPrinted = 256 << 20
    /// The number of reads per call, so that an endless output cannot stop the caller.
    private static let mostReads = 64

    /// Starts a program with a limit for its messages.
    public init(_ child: ChildProcess, limits: FrameLimits = FrameLimits()) {
        reader = FrameReader(limits: limits)
        start(child)
    }

    deinit { stop(because: .stopped) }

    /// The text on the standard error, with U+FFFD for invalid UTF-8. The text is not sanitised for a terminal.
    public var printedText: String { String(decoding: errorText.bytes, as: UTF8.self) }

    /// The line of the standard error that best describes a failure, without control characters.
    public var failureLine: String? { errorText.failureLine }

    /// The descriptors to watch while the process runs.
    public var descriptors: [Int32] { [output, errors].filter { $0 >= 0 } }

    /// Whether messages wait until the process reads. The caller then calls `receive()` again after some milliseconds.
    public var hasQueue: Bool { end == nil && sent < queue.count }
}

/// Starting and ending.
extension ProcessLink {
    private func start(_ child: ChildProcess) {
        guard !child.program.utf8.contains(0), !child.arguments.contains(where: { $0.contains(0) })
        else { return fail("an argument contains a null character") }
        let ends = (
            Platform.makeInput(), Platform.makePipe(blocksWriter: true),
            Platform.makePipe(blocksWriter: true)
        )
        let theirs = [ends.0?.reading, ends.1?.writing, ends.2?.writing].compactMap(\.self)
        (input, output) = (ends.0?.writing ?? -1, ends.1?.reading ?? -1)
        errors = ends.2?.reading ?? -1
        // The system reports the end of a stream only after all copies of its other end are closed.
        defer { theirs.forEach(Platform.close) }
        guard theirs.count == 3 else { return fail("too many files are open") }
        do {
            process = try Platform.spawn(
                child.program, child.arguments,
                Platform.ChildStreams(input: theirs[0], output: theirs[1], errors: theirs[2]))
        } catch {
            fail(error.reason)
        }
    }

    private func fail(_ reason: String) {
        end = .process(.notStarted(reason))
        closeAll()
    }

    private func closeAll() {
        for descriptor in [input, output, errors] where descriptor >= 0 {
            Platform.close(descriptor)
        }
        (input, output, errors) = (-1, -1, -1)
    }

    /// Ends the process group, and reads the rest of the text on the standard error.
    ///
    /// The group receives SIGTERM, and SIGKILL after 100 ms, or at once with `byForce`.
    public func stop(byForce: Bool = false) { stop(because: .stopped, byForce: byForce) }

    func stop(because reason: LinkEnd, byForce: Bool = false) {
        guard let process else { return }
        self.process = nil
        if !byForce, !Platform.hasEnded(process) {
            Platform.end(group: process, byForce: false)
            _ = Self.hasEnded(process, within: 100)
        }
        finish(process, reason)
    }

    /// Ends the rest of the group, and collects the process so that the system can forget it.
    private func finish(_ process: Int32, _ reason: LinkEnd) {
        // The number of the group is valid until the process is collected. So no other group can receive the signal.
        Platform.end(group: process, byForce: true)
        var cause: ChildEnd.Cause?
        if Self.hasEnded(process, within: 1_000) { cause = Platform.end(of: process) }
        if errors >= 0 { _ = readErrors() }
        closeAll()
        queue = []
        if reason == .closed, let cause { end = .process(cause) } else { end = reason }
    }

    private static func hasEnded(_ process: Int32, within milliseconds: Int) -> Bool {
        for _ in 0..<milliseconds {
            if Platform.hasEnded(process) { return true }
            Platform.waitUntilReadable([], milliseconds: 1)
        }
        return Platform.hasEnded(process)
    }
}

/// Messages.
extension ProcessLink {
    /// Queues a frame, and sends as much of the queue as the process accepts now.
    public func send(_ frame: Frame) {
        guard end == nil else { return }
        queue += frame.bytes
        flush()
        if queue.count - sent > Self.mostQueued { stop(because: .full, byForce: true) }
    }

    private func flush() {
        while sent < queue.count {
            // A failure means that the process no longer reads. The end of its output follows.
            guard let count = Platform.writeAvailable(queue[sent...], to: input) else {
                sent = queue.count
                break
            }
            guard count > 0 else { return }
            sent += count
        }
        (queue, sent) = ([], 0)
    }

    /// Returns the frames that have arrived.
    ///
    /// Afterwards, `end` says whether the process has ended. Frames from before the end are returned first.
    public func receive() -> [Frame] {
        guard let process else { return [] }
        flush()
        let hasEnded = Platform.hasEnded(process)
        let output = readOutput()
        let isQuiet = errors < 0 || readErrors()
        let frames = takeFrames()
        if let failure {
            stop(because: .broken(failure), byForce: true)
        } else if errorText.count > Self.mostPrinted {
            stop(because: .printed, byForce: true)
        } else if output == .end || hasEnded && output == .waiting && isQuiet {
            self.process = nil
            // The system closes the output of a process before it reports the end. On a busy machine, other processes may
            // run in between.
            let isOver = Self.hasEnded(process, within: 1_000)
            finish(process, .closed)
            if !isOver { end = .closed }
        }
        return frames
    }

    /// Waits for frames, at most for a time. Returns an empty array if none has arrived, or if the process has ended.
    public func receive(within time: Duration) -> [Frame] {
        let clock = ContinuousClock()
        let limit = clock.now + time
        while true {
            let frames = receive()
            let rest = clock.now.duration(to: limit)
            guard frames.isEmpty, end == nil, rest > .zero else { return frames }
            // Wakes now and then, because a process can end while another process keeps its output open.
            let milliseconds = min(Int(rest / .milliseconds(1)) + 1, 100)
            Platform.wait(
                reading: descriptors, writing: hasQueue ? [input] : [],
                milliseconds: Int32(milliseconds))
        }
    }

    /// Returns all complete frames.
    private func takeFrames() -> [Frame] {
        var frames: [Frame] = []
        do throws(FormatError) {
            while let frame = try reader.next() { frames.append(frame) }
        } catch {
            failure = error
        }
        return frames
    }

    /// Reads the available output, and returns the result of the last read.
    private func readOutput() -> Platform.ReadResult {
        var result = Platform.ReadResult.waiting
        for _ in 0..<Self.mostReads {
            result = read(output) { reader.append($0) }
            guard case .bytes = result else { break }
        }
        return result
    }

    /// Reads the available text. Returns whether there is no more text now.
    private func readErrors() -> Bool {
        for _ in 0..<Self.mostReads {
            switch read(errors, into: { errorText.append($0) }) {
            case .bytes: continue
            case .waiting: return true
            case .end:
                Platform.close(errors)
                errors = -1
                return true
            }
        }
        return false
    }

    private func read(
        _ descriptor: Int32, into body: (UnsafeRawBufferPointer) -> Void
    ) -> Platform.ReadResult {
        withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
            let result = Platform.readWaiting(from: descriptor, into: buffer)
            if case .bytes(let count) = result {
                body(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
            }
            return result
        }
    }
}
