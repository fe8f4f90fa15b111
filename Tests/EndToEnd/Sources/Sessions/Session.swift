import CPty

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A program in a terminal. Tests read its screen and type keys.
///
/// The methods never sleep. They wait for output, up to a limit of 90 seconds.
public final class Session {
    /// All bytes that the program has written.
    public private(set) var output: [UInt8] = []
    public private(set) var columns: Int
    public private(set) var rows: Int

    private(set) var child: pty_child
    let screen: OpaquePointer
    /// Whether the terminal answers queries. A test may answer them instead.
    private let answers: Bool
    private var end: End?

    /// The way in which a program ended.
    public enum End: Hashable, Sendable {
        case exited(Int32)
        case signaled(Int32)
    }

    /// Starts a program. A variable with the value `nil` is unset; see `Environment`.
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

    /// Types a text.
    public func send(_ text: String) { send(Array(text.utf8)) }

    /// Types bytes. While the line is full, it reads the program's output.
    public func send(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty, child.output >= 0 {
            let count = rest.withUnsafeBytes { write(child.output, $0.baseAddress, $0.count) }
            if count > 0 { rest = rest.dropFirst(count) } else { _ = read(before: 100) }
        }
    }

    /// Deletes the output so far. The screen stays.
    public func forgetOutput() { output.removeAll(keepingCapacity: true) }

    /// Sends a signal to the program.
    public func signal(_ number: Int32) { kill(child.process, number) }

    /// Sends a signal to the shell's foreground process group.
    public func signalForeground(_ number: Int32) { kill(-tcgetpgrp(child.output), number) }

    /// Waits until the program is in a write that waits for the terminal. Without information from the kernel it
    /// returns at once.
    public func waitUntilWriting() throws {
        let limit = ContinuousClock.now + Self.patience
        while SystemCall.canBeSeen, SystemCall(of: process)?.isWrite != true {
            guard .now < limit else {
                throw failure("The program did not wait in a write within \(Self.patience).")
            }
            sched_yield()
        }
    }

    /// Changes the terminal's size.
    public func resize(columns: Int, rows: Int) {
        // Output for the old size must go to the old screen.
        _ = read(before: 0)
        let limit = Int(SCREEN_LIMIT)
        (self.columns, self.rows) = (min(columns, limit), min(rows, limit))
        screen_resize(screen, Int32(columns), Int32(rows))
        pty_resize(child.output, Int32(columns), Int32(rows))
    }

    /// Starts or stops the output to the terminal, as ^Q and ^S do.
    public func setOutput(flowing: Bool) { tcflow(child.line, flowing ? TCOON : TCOOFF) }

    /// Fills the line to the terminal with bytes. The line stays full until the test reads again.
    public func fillOutput() { pty_fill(child.line) }

    /// Waits until the program has ended, without reading its output before that.
    public func waitForEndUnread() throws -> End {
        var watched = pollfd(fd: child.end, events: Int16(POLLIN), revents: 0)
        guard poll(&watched, 1, 90_000) > 0 else {
            throw failure("The program did not end within \(Self.patience).")
        }
        return try waitForEnd()
    }

    /// Makes the program's end of the pseudo-terminal non-blocking.
    public func makeNonBlocking() {
        _ = fcntl(child.line, F_SETFL, fcntl(child.line, F_GETFL) | O_NONBLOCK)
    }

    /// Closes both ends of the pseudo-terminal, as if the user had closed the terminal's window.
    public func hangUp() {
        close(child.output)
        close(child.line)
        child.output = -1
        child.line = -1
    }

    /// Waits until the condition is true. Throws an error with a picture of the screen if the program ends or 90
    /// seconds pass first.
    ///
    /// During a synchronized update the condition does not count, because a terminal shows the update only after its
    /// end. With `amidUpdates` it counts at any time.
    public func wait(
        for what: String, amidUpdates: Bool = false, _ isSo: (Session) -> Bool
    ) throws {
        func isSeen() -> Bool { isSo(self) && (amidUpdates || !isUpdateSynchronized) }
        let start = ContinuousClock.now
        while !isSeen() {
            let isAlive = read(before: 500)
            if !isAlive, !isSeen() {
                throw failure("The program ended before the session found: \(what).")
            }
            if start.duration(to: .now) > Self.patience {
                throw failure("The session waited \(Self.patience) without success for: \(what).")
            }
        }
    }

    /// Waits until the program has ended. Returns the way in which it ended.
    public func waitForEnd() throws -> End {
        let start = ContinuousClock.now
        while read(before: 500) {
            if start.duration(to: .now) > Self.patience {
                throw failure("The program did not end within \(Self.patience).")
            }
        }
        return end ?? .exited(-1)
    }

    /// Whether the program has ended. Reads its output for up to 20 milliseconds.
    public func hasEnded() -> Bool { !read(before: 20) }

    /// Reads what the program writes for some milliseconds.
    public func read(forMilliseconds count: Int) {
        let end = ContinuousClock.now + .milliseconds(count)
        while .now < end, read(before: 1) {}
    }

    static let patience = Duration.seconds(90)

    func failure(_ sentence: String) -> SessionError {
        SessionError(sentence + "\n" + text.map { "|\($0)" }.joined(separator: "\n"))
    }
}

/// Reads the program's output.
extension Session {
    /// Reads output for up to this number of milliseconds. Returns false if the program has ended.
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
        // Reads the output between the last read and the end of the program.
        while take() {}
        end =
            pty_has_exited(status)
            ? .exited(pty_exit_status(status)) : .signaled(pty_end_signal(status))
        return false
    }

    /// Waits for output, and reads at most `count` bytes of it. The other bytes stay in the line.
    public func readPiece(of count: Int) {
        var watched = [pollfd(fd: child.output, events: Int16(POLLIN), revents: 0)]
        poll(&watched, 1, 500)
        _ = take(atMost: count)
    }

    /// Reads the available output. Returns false if there is none.
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

    /// Sends the terminal's answers to the program's queries.
    private func answer() {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4096) { buffer in
            let count = screen_read(screen, buffer.baseAddress, buffer.count)
            if count > 0, answers { _ = write(child.output, buffer.baseAddress, count) }
        }
    }
}

/// Reads the terminal's screen and modes.
extension Session {
    /// All rows, without blanks at their ends.
    public var text: [String] { (0..<rows).map(row) }

    /// Returns a row without blanks at its end.
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

    /// Whether a row contains the text.
    public func shows(_ text: String) -> Bool { self.text.contains { $0.contains(text) } }

    public func cell(_ column: Int, _ row: Int) -> ShownCell {
        ShownCell(screen_cell_at(screen, Int32(column), Int32(row)))
    }

    public var isCursorVisible: Bool { screen_is_cursor_visible(screen) }
    /// The cursor's position, even while the cursor is hidden.
    public var cursor: (column: Int, row: Int) {
        var (column, row): (Int32, Int32) = (0, 0)
        screen_cursor(screen, &column, &row)
        return (Int(column), Int(row))
    }
    public var isAlternateScreen: Bool { screen_is_alternate(screen) }
    public var isMouseReported: Bool { screen_is_mouse_reported(screen) }
    public var isPasteBracketed: Bool { isModeSet(2004) }
    public var isUpdateSynchronized: Bool { isModeSet(2026) }

    /// Whether a private mode that libvterm does not know is on, because the last change turned it on.
    private func isModeSet(_ mode: Int) -> Bool {
        let on = lastPosition(of: "\u{1B}[?\(mode)h") ?? -1
        return on > lastPosition(of: "\u{1B}[?\(mode)l") ?? -1
    }

    private func lastPosition(of text: String) -> Int? {
        let wanted = Array(text.utf8)
        // Uses pointers, because tests call this after every key, with all output so far, in builds without
        // optimization.
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

    /// Returns the number of times that the output contains the text.
    public func count(of text: String) -> Int {
        let wanted = Array(text.utf8)
        guard output.count >= wanted.count else { return 0 }
        return (0...output.count - wanted.count).count { output[$0...].starts(with: wanted) }
    }

    /// Whether the line has the modes that a shell expects: echo, whole lines, ^C and ^S.
    public var isLineCooked: Bool {
        var modes = termios()
        guard tcgetattr(child.line, &modes) == 0 else { return false }
        let local = tcflag_t(ECHO | ICANON | ISIG | IEXTEN)
        return modes.c_lflag & local == local && modes.c_iflag & tcflag_t(ICRNL | IXON) != 0
    }

    /// Whether a read without input returns at once, so that a program can never wait endlessly in it.
    public var isReadingImmediate: Bool { pty_reads_at_once(child.line) }

    /// The modes that the program has left on. The list is empty after the program has restored the terminal.
    public var leftOn: [String] {
        let modes = [
            ("a hidden cursor", !isCursorVisible), ("the alternate screen", isAlternateScreen),
            ("reports of the mouse", isMouseReported), ("bracketed paste", isPasteBracketed),
            ("a synchronized update", isUpdateSynchronized), ("a raw line", !isLineCooked),
        ]
        return modes.filter(\.1).map(\.0)
    }
}
