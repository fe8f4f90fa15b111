import Reflow

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Watches standard input, a pipe and another thread, and shows the number of wake-ups.
///
/// It watches all descriptors until it ends, even those that have ended or that it has closed. `p` posts a message from
/// another thread. `c` closes the pipe's read end, and `w` its write end. `o` opens another pipe with the number of the
/// first, and writes to it.
struct Listening: TerminalProgram {
    private let mailbox = Mailbox<String>()
    private var ends: [Int32]
    private var wakes = 0
    private var byteCount = 0
    private var hasEnded = false
    private var hasReopened = false
    private var posted = ""
    private var keys = ""

    init() {
        var ends: [Int32] = [-1, -1]
        _ = pipe(&ends)
        self.ends = ends
    }

    var descriptors: [Int32] { [STDIN_FILENO, mailbox.descriptor, ends[0]] }

    mutating func handle(_ input: Input, at now: Duration) -> Outcome {
        switch input {
        case .key("q"): return .quit
        case .key("p"):
            Task.detached { [mailbox] in mailbox.post("from a thread") }
        case .key("c"):
            close(ends[0])
        case .key("w"):
            close(ends[1])
        case .key("o"):
            reopen()
        case .key(let key): if let character = key.character { keys.append(character) }
        case .wake:
            wakes += 1
            posted += mailbox.drain().joined()
            if !hasEnded { listen() }
            if hasReopened { readPipe() }
        default: break
        }
        return .redraw
    }

    /// Opens a pipe with data. Its read end gets the number of the old one, even if the old one is still open.
    private mutating func reopen() {
        var fresh: [Int32] = [-1, -1]
        _ = pipe(&fresh)
        if fresh[0] != ends[0] {
            dup2(fresh[0], ends[0])
            close(fresh[0])
        }
        ends[1] = fresh[1]
        _ = write(ends[1], "12345", 5)
        hasReopened = true
    }

    private mutating func readPipe() {
        var polled = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
        guard poll(&polled, 1, 0) > 0 else { return }
        withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { buffer in
            byteCount += max(0, read(ends[0], buffer.baseAddress, buffer.count))
        }
    }

    private mutating func listen() {
        var polled = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        guard poll(&polled, 1, 0) > 0 else { return }
        withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { buffer in
            let count = read(STDIN_FILENO, buffer.baseAddress, buffer.count)
            if count > 0 { byteCount += count } else { hasEnded = true }
        }
    }

    func draw(into region: inout Region, at now: Duration) {
        region.text("woken \(wakes), read \(byteCount)\(hasEnded ? ", ended" : "")", row: 0)
        region.text("posted \(posted)", row: 1)
        region.text("keys \(keys)", row: 2)
    }
}
