import Terminals

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A terminal that uses termios and common escape sequences. It shows how little code a second backend needs.
final class AnsiTerminal: Terminal {
    let features: ScreenFeatures
    private(set) var size = AnsiTerminal.currentSize
    var watchedDescriptors: [Int32] = []
    var isMouseEnabled = false {
        didSet { Self.write("\u{1B}[?1000;1006\(isMouseEnabled ? "h" : "l")") }
    }

    private var parser = InputParser()
    private let start = ContinuousClock.now
    private let found: termios
    /// The rows on the screen, as they were sent.
    private var shown: [Substring] = []

    init(features: ScreenFeatures = ScreenFeatures(colors: .indexed256)) throws {
        self.features = features
        var modes = termios()
        guard tcgetattr(STDIN_FILENO, &modes) == 0 else { throw NoTerminal() }
        found = modes
        cfmakeraw(&modes)
        tcsetattr(STDIN_FILENO, TCSANOW, &modes)
        Resizes.watch()
        Self.write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?2004h")
    }

    func close() {
        isMouseEnabled = false
        Self.write("\u{1B}[?2004l\u{1B}[?25h\u{1B}[?1049l")
        withUnsafePointer(to: found) { _ = tcsetattr(STDIN_FILENO, TCSANOW, $0) }
    }

    var now: Duration { start.duration(to: .now) }

    func nextInput(before deadline: Duration?) -> Input? {
        while true {
            if let input = parser.next(at: now) { return input }
            let current = Self.currentSize
            if current != size {
                (size, shown) = (current, [])
                return .resize(size)
            }
            let ready = wait(until: [deadline, parser.deadline].compactMap { $0 }.min())
            if ready.contains(STDIN_FILENO), !read() { return .end(.hangUp) }
            if !ready.isDisjoint(with: watchedDescriptors) { return .wake }
            if ready.isEmpty, let deadline, now >= deadline { return nil }
        }
    }

    /// Waits until a descriptor has input or the deadline has passed. Returns the descriptors with input.
    private func wait(until deadline: Duration?) -> Set<Int32> {
        var polled = ([STDIN_FILENO, Resizes.descriptor] + watchedDescriptors).map {
            pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
        let rest = deadline.map { max(.zero, $0 - now) / .milliseconds(1) }
        poll(&polled, nfds_t(polled.count), rest.map { Int32($0.rounded(.up)) } ?? -1)
        Resizes.drain()
        return Set(polled.filter { $0.revents != 0 }.map(\.fd))
    }

    /// Reads input. Returns false after the end of the input.
    private func read() -> Bool {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4096) { buffer in
            let count = systemRead(STDIN_FILENO, buffer.baseAddress, buffer.count)
            parser.append(buffer[..<max(0, count)], at: now)
            return count > 0
        }
    }

    func draw(_ screen: borrowing Screen, repaint: Bool) {
        if repaint { shown = [] }
        let rows = screen.ansi().split(separator: "\n", omittingEmptySubsequences: false)
        var text = "\u{1B}[?2026h"
        for (index, row) in rows.enumerated() where shown.count <= index || shown[index] != row {
            text += "\u{1B}[\(index + 1);1H\u{1B}[2K\(row)"
        }
        let cursor = screen.cursor.map { "\u{1B}[\($0.row + 1);\($0.column + 1)H\u{1B}[?25h" }
        Self.write(text + (cursor ?? "\u{1B}[?25l") + "\u{1B}[?2026l")
        shown = rows
    }

    func send(_ request: TerminalRequest) -> Bool {
        guard let sequence = request.sequence() else { return false }
        Self.write(sequence)
        return true
    }

    private static func write(_ text: String) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                systemWrite(STDOUT_FILENO, $0.baseAddress, $0.count)
            }
            if count < 0, errno != EINTR { return }
            rest = rest.dropFirst(max(0, count))
        }
    }

    private static var currentSize: ScreenSize {
        var size = winsize()
        _ = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size)
        return ScreenSize(columns: max(1, Int(size.ws_col)), rows: max(1, Int(size.ws_row)))
    }
}

// The methods of this file hide the system functions with these names.
private let (systemRead, systemWrite) = (read, write)

/// A pipe that becomes readable after a change of the terminal's size.
private enum Resizes {
    private static let ends: (reading: Int32, writing: Int32) = {
        var ends: [Int32] = [-1, -1]
        _ = pipe(&ends)
        for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
        return (ends[0], ends[1])
    }()

    static var descriptor: Int32 { ends.reading }

    static func watch() {
        // Creates the pipe before the signal handler uses it.
        _ = ends
        signal(SIGWINCH) { _ in _ = systemWrite(Resizes.ends.writing, "", 1) }
    }

    static func drain() {
        var byte: UInt8 = 0
        while systemRead(ends.reading, &byte, 1) > 0 {}
    }
}

struct NoTerminal: Error {}
