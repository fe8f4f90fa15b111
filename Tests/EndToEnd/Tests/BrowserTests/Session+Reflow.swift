import Sessions

extension Session {
    /// Starts the program and waits for its first frame. The list gets the option `--no-animation`, because otherwise its
    /// preview turns after five seconds.
    static func reflow(
        _ arguments: [String] = [], columns: Int = 80, rows: Int = 24,
        environment: [String: String?] = [:]
    ) throws -> Session {
        let hasDemo = arguments.contains { !$0.hasPrefix("-") }
        let session = try Session(
            .reflow, arguments + (hasDemo ? [] : ["--no-animation"]), columns: columns, rows: rows,
            environment: environment)
        try session.waitForFrame()
        return session
    }

    /// Waits for a complete frame of the list or of a demo. It needs at least eight rows, because smaller screens have
    /// no hints.
    func waitForFrame() throws {
        try wait(for: "a frame") { $0.row($0.rows - 1).contains("q quit") }
    }

    /// Presses a key and waits for its effect.
    func press(_ key: String, for what: String, _ isSo: (Session) -> Bool) throws {
        send(key)
        try wait(for: what, isSo)
    }

    /// Scrolls row by row, and waits for each frame.
    func scroll(rows: Int) throws {
        for _ in 0..<abs(rows) {
            let before = content
            try press(rows > 0 ? "j" : "k", for: "another row") { $0.content != before }
        }
        // The last frame may not be complete yet.
        try settle()
    }

    /// Waits until the program has handled all input. Opens the help and closes it again.
    ///
    /// If the input had no effect, the screen is the same as before.
    func settle() throws {
        try press("?", for: "the help") { $0.shows("╭ Keys ") }
        try press("?", for: "the help to go") { !$0.shows("╭ Keys ") }
    }

    /// The screen without the last row, which shows a notice for two seconds.
    var content: [[ShownCell]] { picture.dropLast() }
}

/// Escape sequences that keys send.
enum Sent {
    static let up = "\u{1B}OA"
    static let down = "\u{1B}OB"
    static let pageDown = "\u{1B}[6~"
    static let enter = "\r"
    static let escape = "\u{1B}"
    static let backspace = "\u{7F}"
    static let interrupt = "\u{3}"
    static let stop = "\u{1A}"
    static let redraw = "\u{C}"
}
