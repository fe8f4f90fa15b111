import CTerminals
import Terminals

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A pseudo-terminal that temporarily replaces the process's standard input and output.
final class PseudoTerminal {
    private var master: Int32
    private let slave: Int32
    private let saved: [Int32]
    private let oldType: String?

    init?(columns: UInt16, rows: UInt16, type: String = "xterm-256color") {
        var ends: (master: Int32, slave: Int32) = (-1, -1)
        guard openpty(&ends.master, &ends.slave, nil, nil, nil) == 0 else { return nil }
        (master, slave) = ends
        _ = fcntl(master, F_SETFL, O_NONBLOCK)
        saved = [dup(0), dup(1)]
        oldType = getenv("TERM").map { String(cString: $0) }
        setenv("TERM", type, 1)
        // The processes of exit tests have this variable.
        unsetenv("NO_COLOR")
        resize(columns: columns, rows: rows)
        fflush(nil)
        dup2(slave, 0)
        dup2(slave, 1)
    }

    func resize(columns: UInt16, rows: UInt16) {
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    }

    /// Sends typed text to the program.
    func type(_ text: String) {
        let bytes = Array(text.utf8)
        _ = write(master, bytes, bytes.count)
    }

    /// Writes to the terminal until no more fits into the buffers of the system.
    func fill() {
        let other = open(device.string, O_WRONLY | O_NONBLOCK | O_NOCTTY)
        var room = pollfd(fd: other, events: Int16(POLLOUT), revents: 0)
        var count = 512
        let bytes = [UInt8](repeating: 46, count: count)
        // The system moves bytes on for a while before the buffers are full.
        while poll(&room, 1, 200) > 0 {
            if write(other, bytes, count) < 0 { count = 1 }
        }
        close(other)
    }

    /// Closes the terminal's window.
    func hangUp() {
        close(master)
        master = -1
    }

    /// The path of the terminal's device.
    var device: FilePath { ttyname(slave).map { FilePath(String(cString: $0)) } ?? "" }

    /// The output since the last call.
    func output() -> String {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(master, &buffer, buffer.count)
            guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
            bytes += buffer[..<count]
        }
    }

    deinit {
        fflush(nil)
        dup2(saved[0], 0)
        dup2(saved[1], 1)
        for descriptor in saved + [master, slave] { close(descriptor) }
        if let oldType { setenv("TERM", oldType, 1) } else { unsetenv("TERM") }
    }
}
