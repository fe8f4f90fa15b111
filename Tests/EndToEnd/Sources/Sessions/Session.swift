import CPty

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A program in a terminal that tests can look at and type into.
///
/// Nothing sleeps: whoever waits for something waits for output, up to a generous patience.
public final class Session {
    /// Everything the program has written.
    public private(set) var output: [UInt8] = []
    public private(set) var columns: Int
    public private(set) var rows: Int

    private(set) var child: pty_child
    let screen: OpaquePointer
    /// Whether the terminal answers questions; a test may answer them itself.
    private let answers: Bool
    private var end: End?

    /// How a program has ended.
    public enum End: Hashable, Sendable {
        case exited(Int32)
        case signaled(Int32)
    }

    /// Starts a program. Environment variables with nil are unset; see `Environment`.
    public init(
        _ program: Program, _ arguments: [String] = [], columns: Int = 80, rows: Int = 24,
        environment: [String: String?] = [:], hasTerminal: Bool = true, answers: Bool = true
    ) throws {
        self.answers = answers
        self.columns = min(columns, Int(SCREEN_LIMIT))
        self.rows = min(rows, Int(SCREEN_LIMIT))
        screen = screen_new(Int32(columns), Int32(rows))
        let path = try program.path
        let variables = Environment.variables(changedBy: environment)
        child = withCStrings([path] + arguments) { arguments in
            withCStrings(variables) {
                pty_spawn(path, arguments, $0, Int32(columns), Int32(rows), hasTerminal)
            }
        }
        guard child.process > 0 else { throw SessionError("\(path) could not be started.") }
    }

    deinit {
        if end == nil {
            kill(child.process, SIGKILL)
            waitpid(child.process, nil, 0)
        }
        for descriptor in [child.output, child.line, child.end] where descriptor >= 0 {
            close(descriptor)
        }
        screen_free(screen)
    }

    public var process: Int32 { child.process }

    /// The path of the terminal's device.
    public var device: String { ttyname(child.line).map { String(cString: $0) } ?? "" }

    /// Types something.
    public func send(_ text: String) { send(Array(text.utf8)) }

    /// Types bytes, reading what the program writes meanwhile.
    public func send(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty, child.output >= 0 {
            let count = rest.withUnsafeBytes { write(child.output, $0.baseAddress, $0.count) }
            if count > 0 { rest = rest.dropFirst(count) } else { _ = read(before: 100) }
        }
    }

    /// Forgets what was written so far, but for what the screen shows of it.
    public func forgetOutput() { output.removeAll(keepingCapacity: true) }

    /// Sends the program a signal.
    public func signal(_ number: Int32) { kill(child.process, number) }

    /// Sends a signal to what the shell runs in the foreground.
    public func signalForeground(_ number: Int32) { kill(-tcgetpgrp(child.output), number) }

    /// Waits until the program waits for the terminal to take what it writes, as far as the system shows it.
    public func waitUntilWriting() throws {
        let limit = ContinuousClock.now + Self.patience
        while SystemCall.canBeSeen, SystemCall(of: process)?.isWrite != true {
            guard .now < limit else { throw failure("It never writes.") }
            sched_yield()
        }
    }

    /// Gives the terminal another size.
    public func resize(columns: Int, rows: Int) {
        // What was written for the old size belongs on the old screen.
        _ = read(before: 0)
        let limit = Int(SCREEN_LIMIT)
        (self.columns, self.rows) = (min(columns, limit), min(rows, limit))
        screen_resize(screen, Int32(columns), Int32(rows))
        pty_resize(child.output, Int32(columns), Int32(rows))
    }

    /// Lets the terminal take what is written, or not, as ^Q and ^S do.
    public func setOutput(flowing: Bool) { tcflow(child.line, flowing ? TCOON : TCOOFF) }

    /// Fills all that lies between the program and the terminal, as long as nothing is read.
    public func fillOutput() { pty_fill(child.line) }

    /// Waits until the program has ended while nobody reads what it writes; what is left of it comes with the end.
    public func waitForEndUnread() throws -> End {
        var watched = pollfd(fd: child.end, events: Int16(POLLIN), revents: 0)
        guard poll(&watched, 1, 30_000) > 0 else { throw failure("The program goes on.") }
        return try waitForEnd()
    }

    /// Makes the program's end of the pty one that does not wait for anything.
    public func makeNonBlocking() {
        _ = fcntl(child.line, F_SETFL, fcntl(child.line, F_GETFL) | O_NONBLOCK)
    }

    /// Closes the terminal's window.
    public func hangUp() {
        close(child.output)
        close(child.line)
        child.output = -1
        child.line = -1
    }

    /// Waits until something is so; throws with a picture of the screen when it never is.
    ///
    /// A synchronized update counts only when it has ended, as a terminal shows nothing of it before; with
    /// `amidUpdates` it counts at once.
    public func wait(
        for what: String, amidUpdates: Bool = false, _ isSo: (Session) -> Bool
    ) throws {
        func isSeen() -> Bool { isSo(self) && (amidUpdates || !isUpdateSynchronized) }
        let start = ContinuousClock.now
        while !isSeen() {
            let isAlive = read(before: 500)
            if !isAlive, !isSeen() { throw failure("The program ended before: \(what).") }
            if start.duration(to: .now) > Self.patience { throw failure("In vain: \(what).") }
        }
    }

    /// Waits until the program has ended, and tells how.
    public func waitForEnd() throws -> End {
        let start = ContinuousClock.now
        while read(before: 500) {
            if start.duration(to: .now) > Self.patience { throw failure("The program goes on.") }
        }
        return end ?? .exited(-1)
    }

    /// Whether the program has ended, after a moment's look at what it writes.
    public func hasEnded() -> Bool { !read(before: 20) }

    /// Reads what the program writes for some milliseconds.
    public func read(forMilliseconds count: Int) {
        let end = ContinuousClock.now + .milliseconds(count)
        while .now < end, read(before: 1) {}
    }

    static let patience = Duration.seconds(30)

    func failure(_ sentence: String) -> SessionError {
        SessionError(sentence + "\n" + text.map { "|\($0)" }.joined(separator: "\n"))
    }
}

/// Reading.
extension Session {
    /// Reads what is written within some milliseconds; false when the program has ended.
    func read(before milliseconds: Int32) -> Bool {
        if end != nil { return false }
        var watched = [
            pollfd(fd: child.output, events: Int16(POLLIN), revents: 0),
            pollfd(fd: child.end, events: Int16(POLLIN), revents: 0),
        ]
        poll(&watched, nfds_t(watched.count), milliseconds)
        while take() {}
        guard watched[1].revents != 0 else { return true }
        var status: Int32 = 0
        waitpid(child.process, &status, 0)
        // What it wrote between our reading and its end.
        while take() {}
        end =
            pty_has_exited(status)
            ? .exited(pty_exit_status(status)) : .signaled(pty_end_signal(status))
        return false
    }

    /// Waits for output and reads only so many bytes of it; the rest stays on its way to the terminal.
    public func readPiece(of count: Int) {
        var watched = [pollfd(fd: child.output, events: Int16(POLLIN), revents: 0)]
        poll(&watched, 1, 500)
        _ = take(atMost: count)
    }

    /// Takes what is waiting; false when there was nothing.
    private func take(atMost limit: Int = 1 << 16) -> Bool {
        guard child.output >= 0 else { return false }
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: limit) { buffer in
            #if canImport(Darwin)
                let count = Darwin.read(child.output, buffer.baseAddress, buffer.count)
            #else
                let count = Glibc.read(child.output, buffer.baseAddress, buffer.count)
            #endif
            guard count > 0 else { return false }
            output.append(contentsOf: buffer[..<count].map { UInt8(bitPattern: $0) })
            screen_write(screen, buffer.baseAddress, count)
            answer()
            return true
        }
    }

    /// Sends back what a terminal answers to questions.
    private func answer() {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4096) { buffer in
            let count = screen_read(screen, buffer.baseAddress, buffer.count)
            if count > 0, answers { _ = write(child.output, buffer.baseAddress, count) }
        }
    }
}

/// What the terminal shows.
extension Session {
    /// The rows, without blanks at their ends.
    public var text: [String] { (0..<rows).map(row) }

    /// One row, without blanks at its end.
    public func row(_ row: Int) -> String {
        var scalars = String.UnicodeScalarView()
        var column = 0
        while column < columns {
            let cell = cell(column, row)
            scalars.append(contentsOf: cell.scalars.isEmpty ? [" "] : cell.scalars)
            column += max(1, cell.width)
        }
        let end = scalars.lastIndex { $0 != " " }.map(scalars.index(after:)) ?? scalars.startIndex
        return String(scalars[..<end])
    }

    /// Whether the text stands anywhere within a row.
    public func shows(_ text: String) -> Bool { self.text.contains { $0.contains(text) } }

    public func cell(_ column: Int, _ row: Int) -> ShownCell {
        ShownCell(screen_cell_at(screen, Int32(column), Int32(row)))
    }

    public var isCursorVisible: Bool { screen_is_cursor_visible(screen) }
    /// Where the cursor is, seen or not.
    public var cursor: (column: Int, row: Int) {
        var (column, row): (Int32, Int32) = (0, 0)
        screen_cursor(screen, &column, &row)
        return (Int(column), Int(row))
    }
    public var isAlternateScreen: Bool { screen_is_alternate(screen) }
    public var isMouseReported: Bool { screen_is_mouse_reported(screen) }
    public var isPasteBracketed: Bool { isModeSet(2004) }
    public var isUpdateSynchronized: Bool { isModeSet(2026) }

    /// Whether a private mode was set last, of those libvterm does not know.
    private func isModeSet(_ mode: Int) -> Bool {
        let on = lastPosition(of: "\u{1B}[?\(mode)h") ?? -1
        return on > lastPosition(of: "\u{1B}[?\(mode)l") ?? -1
    }

    private func lastPosition(of text: String) -> Int? {
        let wanted = Array(text.utf8)
        // By pointers: asked after every key, of all that was ever written, in builds without optimization.
        return output.withUnsafeBytes { all in
            wanted.withUnsafeBytes { wanted in
                guard let start = all.baseAddress, let bytes = wanted.baseAddress else {
                    return nil
                }
                var index = all.count - wanted.count
                while index >= 0, memcmp(start + index, bytes, wanted.count) != 0 { index -= 1 }
                return index >= 0 ? index : nil
            }
        }
    }

    /// How often the program has written something.
    public func count(of text: String) -> Int {
        let wanted = Array(text.utf8)
        guard output.count >= wanted.count else { return 0 }
        return (0...output.count - wanted.count).count { output[$0...].starts(with: wanted) }
    }

    /// Whether the line works as a shell wants it: echo, whole lines, ^C and ^S.
    public var isLineCooked: Bool {
        var modes = termios()
        guard tcgetattr(child.line, &modes) == 0 else { return false }
        let local = tcflag_t(ECHO | ICANON | ISIG | IEXTEN)
        return modes.c_lflag & local == local && modes.c_iflag & tcflag_t(ICRNL | IXON) != 0
    }

    /// Whether a program that reads where nothing was typed gets nothing at once, and so can never wait for ever.
    public var isReadingImmediate: Bool { pty_reads_at_once(child.line) }

    /// What of ours is still on: nothing, once the terminal was given back.
    public var leftOn: [String] {
        let modes = [
            ("a hidden cursor", !isCursorVisible), ("the alternate screen", isAlternateScreen),
            ("reports of the mouse", isMouseReported), ("bracketed paste", isPasteBracketed),
            ("a synchronized update", isUpdateSynchronized), ("a raw line", !isLineCooked),
        ]
        return modes.filter(\.1).map(\.0)
    }
}
