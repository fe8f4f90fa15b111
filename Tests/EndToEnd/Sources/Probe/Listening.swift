import Reflow

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Listens to standard input, to a pipe of its own and to another thread, and tells how often it was woken.
///
/// It never stops watching a descriptor, not even one that has ended or that it has closed.
struct Listening: TerminalProgram {
    private let mailbox = Mailbox<String>()
    private let ends: [Int32]
    private var wakes = 0
    private var byteCount = 0
    private var hasEnded = false
    private var posted = ""
    private var keys = ""

    init() {
        var ends: [Int32] = [-1, -1]
        _ = pipe(&ends)
        self.ends = ends
    }

    var descriptors: [Int32] { [STDIN_FILENO, mailbox.descriptor, ends[0]] }

    mutating func update(_ input: Input, at now: Duration) -> Response {
        switch input {
        case .key("q"): return .quit
        case .key("p"):
            Task.detached { [mailbox] in mailbox.post("from a thread") }
        case .key("c"):
            close(ends[0])
        case .key(.character(let character)): keys.append(character)
        case .wake:
            wakes += 1
            posted += mailbox.drain().joined()
            if !hasEnded { listen() }
        default: break
        }
        return .redraw
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
