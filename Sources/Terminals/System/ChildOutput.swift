/// The output of another program that runs at the same time as this program, without a terminal. The loop reads the
/// output as it arrives.
///
///     let log = ChildOutput(of: ChildProcess("git", ["log"]))
///     var descriptors: [Int32] { log.descriptors }  // in the program, so that the loop wakes it
///     while log.read() { … }                        // on `.wake`; then `log.lines`, and in the end `log.end`
///
/// The other program's input is empty, and its error messages are among its lines. The other program is ended when the
/// last reference to this object is released.
public final class ChildOutput {
    /// The lines that the program has written so far.
    public private(set) var lines: LineReader
    /// The end of the program; nil while it runs or has more output. If the program could not be started, this is set
    /// at once.
    public private(set) var end: ChildEnd?

    private let child: ChildProcess
    /// The process number; nil if the process has ended or was not started.
    private var process: Int32?
    private let descriptor: Int32

    /// Starts a program.
    public init(of child: ChildProcess) {
        self.child = child
        let pipe = Platform.makePipe(blocksWriter: true)
        descriptor = pipe?.reading ?? -1
        lines = LineReader(descriptor: descriptor)
        do {
            process = try Self.start(child, output: pipe?.writing)
        } catch {
            end = ChildEnd(of: child, .notStarted(error.reason))
        }
        // Close this process's copy of the writing end. The reader sees the end of the output only when all copies are
        // closed.
        pipe.map { Platform.close($0.writing) }
    }

    private static func start(
        _ child: ChildProcess, output: Int32?
    ) throws(Platform.SpawnError) -> Int32 {
        guard !child.program.utf8.contains(0), !child.arguments.contains(where: { $0.contains(0) })
        else {
            throw Platform.SpawnError(reason: "an argument contains a null character")
        }
        guard let output else { throw Platform.SpawnError(reason: "too many files are open") }
        return try Platform.spawn(child.program, child.arguments, output: output)
    }

    deinit {
        stop(patience: 100)
        if descriptor >= 0 { Platform.close(descriptor) }
    }

    /// The descriptors to watch while more output may arrive.
    public var descriptors: [Int32] { end == nil ? lines.descriptors : [] }

    /// Reads the available output like `LineReader.read()`. Returns false when no output was available.
    ///
    /// If the program has closed its output but does not end within a second, it receives SIGTERM, and a second later
    /// SIGKILL.
    @discardableResult
    public func read() -> Bool {
        guard end == nil, lines.read() else { return false }
        if lines.isAtEnd { end = stop(patience: 1_000).map { ChildEnd(of: child, $0) } }
        return true
    }

    /// Waits for all output of the program and for its end, and returns the end.
    @discardableResult
    public func waitForEnd() -> ChildEnd {
        while true {
            if let end { return end }
            Platform.waitUntilReadable(lines.descriptors)
            guard lines.read(), lines.isAtEnd, let process else { continue }
            let cause = Self.cause(of: process, within: .max) ?? .exited(0)
            (self.process, end) = (nil, ChildEnd(of: child, cause))
        }
    }

    /// Waits for the process to end, sends SIGTERM, waits again, and then sends SIGKILL. If the process has not closed
    /// its output, sends SIGTERM at once.
    @discardableResult
    private func stop(patience: Int) -> ChildEnd.Cause? {
        guard let process else { return nil }
        self.process = nil
        if lines.isAtEnd, let cause = Self.cause(of: process, within: patience) { return cause }
        Platform.end(group: process, byForce: false)
        if let cause = Self.cause(of: process, within: patience) { return cause }
        Platform.end(group: process, byForce: true)
        return Self.cause(of: process, within: .max)
    }

    /// Waits for a process to end and returns the cause; nil if the process has not ended after the given milliseconds.
    private static func cause(of process: Int32, within milliseconds: Int) -> ChildEnd.Cause? {
        for _ in 0..<milliseconds {
            if let cause = Platform.end(of: process) { return cause }
            Platform.waitUntilReadable([], milliseconds: 1)
        }
        return nil
    }
}
