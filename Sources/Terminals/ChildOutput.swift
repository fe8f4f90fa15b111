/// What a program writes that runs beside this one, without the terminal: read in the loop as it comes.
///
///     let log = ChildOutput(of: ChildProcess("git", ["log"]))
///     var descriptors: [Int32] { log.descriptors }  // of the program, so that it is woken
///     while log.read() { … }                        // on `.wake`; then `log.lines`, and in the end `log.end`
///
/// The program's input is empty; what it says of errors is among its lines. It is ended when nobody holds this any more.
public final class ChildOutput {
    /// What it has written so far.
    public private(set) var lines: LineReader
    /// How it ended; nil while it runs, or has more to read. That it could not be started is known at once.
    public private(set) var end: ChildEnd?

    private let child: ChildProcess
    /// Its number; nil when there is none to ask about.
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
        // The child has its own copy. The end is only seen when no other writer is open.
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

    /// What can be read while there is more.
    public var descriptors: [Int32] { end == nil ? lines.descriptors : [] }

    /// Reads what is there, as `LineReader.read()`; false when nothing was.
    ///
    /// A program that has closed its output has a second to end; then it is asked to, and a second later it is killed.
    @discardableResult
    public func read() -> Bool {
        guard end == nil, lines.read() else { return false }
        if lines.isAtEnd { end = stop(patience: 1_000).map { ChildEnd(of: child, $0) } }
        return true
    }

    /// Waits for everything it writes, and for its end.
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

    /// Waits for the process to end, asks it to end, waits again, then kills it. A process that is still writing is
    /// asked at once.
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

    /// How a process has ended, once it has; nil after so many milliseconds.
    private static func cause(of process: Int32, within milliseconds: Int) -> ChildEnd.Cause? {
        for _ in 0..<milliseconds {
            if let cause = Platform.end(of: process) { return cause }
            Platform.waitUntilReadable([], milliseconds: 1)
        }
        return nil
    }
}
