import Sessions

extension Session {
    /// Starts the program and waits for its first frame, which ends with the hints at the bottom.
    static func reflow(
        _ arguments: [String] = [], columns: Int = 80, rows: Int = 24,
        environment: [String: String?] = [:]
    ) throws -> Session {
        let session = try Session(
            .reflow, arguments, columns: columns, rows: rows, environment: environment)
        try session.waitForFrame()
        return session
    }

    /// Waits for a whole frame of the list or of a demo: below eight rows there are no hints to wait for.
    func waitForFrame() throws {
        try wait(for: "a frame") { $0.row($0.rows - 1).hasSuffix("q quit") }
    }

    /// Presses a key and waits for what it is to do.
    func press(_ key: String, for what: String, _ isSo: (Session) -> Bool) throws {
        send(key)
        try wait(for: what, isSo)
    }

    /// Scrolls by rows, each drawn before the next is asked for.
    func scroll(rows: Int) throws {
        for _ in 0..<abs(rows) {
            let before = content
            try press(rows > 0 ? "j" : "k", for: "another row") { $0.content != before }
        }
        // The last frame may have been seen in part only.
        try settle()
    }

    /// Waits until everything sent so far has been dealt with: opens the help and closes it again.
    ///
    /// Whatever had no effect shows by the screen being as before.
    func settle() throws {
        try press("?", for: "the help") { $0.shows("╭ Keys ") }
        try press("?", for: "the help to go") { !$0.shows("╭ Keys ") }
    }

    /// The screen without its last row, which says for two seconds what has happened.
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
