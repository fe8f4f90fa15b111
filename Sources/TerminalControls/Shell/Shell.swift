import Terminals

/// A terminal program that runs a `ShellProgram`. It passes each input on, and manages panes, help, prompts, overlays,
/// the bottom bar, messages and sizes.
///
/// A key goes to the overlay if there is one, else to the prompt, else to its action in the table of keys, else to the
/// part in the focused pane. If all of them ignore the key, the shell shows a message.
public struct Shell<Program: ShellProgram>: TerminalProgram {
    /// The program with its parts.
    public var program: Program
    /// The state that the program can read and change: panes, prompt, overlay, message, mouse and theme.
    public var state: ShellState<Program>
    /// The panes at the time when their parts last received their sizes.
    var placed: Panes<Program.Pane>

    /// Makes a shell on a screen of a size.
    ///
    /// - Parameters:
    ///   - program: The program.
    ///   - size: The size of the screen in cells. `.resize` changes it.
    ///   - hasBar: Whether the shell shows the bottom bar and messages.
    ///   - now: The time since the terminal was opened.
    ///   - terminal: The terminal for requests and child processes; nil if the shell has none, for example in a test.
    public init(
        _ program: Program, size: ScreenSize, hasBar: Bool = true, at now: Duration = .zero,
        terminal: (any Terminal)? = nil
    ) {
        self.program = program
        placed = program.panes
        state = ShellState(
            panes: placed, size: size, now: now, hasBar: hasBar, terminal: terminal)
        resize(to: size)
    }

    /// Sets the terminal for requests and child processes, and resizes the shell to the terminal's size.
    public mutating func attach(to terminal: some Terminal) {
        state.terminal = terminal
        resize(to: terminal.size)
    }

    public var usesMouse: Bool { state.usesMouse }
    public var theme: Theme? { state.theme }

    public mutating func hasShown(_ times: FrameTimes) { program.hasShown(times) }

    /// The time of the earliest frame of the visible parts and the overlay; nil for none.
    public var nextFrame: Duration? {
        var next = state.overlay?.nextFrame
        forEachWait { next = .earlier(next, $0.nextFrame) }
        return next
    }

    /// The earliest of these times: the wakes of the program, the visible parts and the overlay, and the end of the
    /// message. Nil if there is none.
    public var deadline: Duration? {
        var deadline = Duration.earlier(program.deadline, state.message?.end)
        deadline = .earlier(deadline, state.overlay?.deadline)
        forEachWait { deadline = .earlier(deadline, $0.deadline) }
        return deadline
    }

    /// The descriptors of the program, the visible parts and the overlay.
    public var descriptors: [Int32] {
        var descriptors = program.descriptors + (state.overlay?.descriptors ?? [])
        forEachWait { descriptors += $0.descriptors }
        return descriptors
    }

    /// Calls a closure with the waits of each visible part.
    private func forEachWait(_ body: (ShellPart<Program>.Waits) -> Void) {
        state.panes.forEachShown { pane, _ in body(Program.part(in: pane).waits(program)) }
    }

    /// Resizes the screen. Each visible part receives its new size.
    public mutating func resize(to size: ScreenSize) {
        state.size = size
        program.resize(to: size)
        _ = state.overlay?.handle(.resize(size), at: state.now)
        placeParts(always: true)
    }

    /// The area of all panes on the screen: between the title and the bottom bar.
    var panesArea: ScreenArea {
        let top = min(program.titleRows(in: state.size), state.size.rows)
        return ScreenArea(
            columns: 0..<state.size.columns, rows: top..<max(top, state.size.rows - state.barRows))
    }

    /// Sets the size of the panes. Then sends each visible part its size if the panes have changed, or if `always` is
    /// true.
    mutating func placeParts(always: Bool = false) {
        state.panes.resize(to: panesArea.size)
        guard always || state.panes != placed else { return }
        placed = state.panes
        let now = state.now
        placed.forEachShown { pane, area in
            _ = Program.part(in: pane).handle(&program, .resize(area.size), now)
        }
    }
}

extension Terminal {
    /// Runs a program in a shell until it quits or the terminal is closed.
    ///
    /// Returns the reason for the end if the program was stopped from outside; nil if it has quit.
    @discardableResult
    public func run<Program: ShellProgram>(_ program: inout Program) -> EndReason? {
        var shell = Shell(program, size: size, at: now, terminal: self)
        let end = run(&shell)
        program = shell.program
        return end
    }
}

extension ScopedTerminal {
    /// Opens the terminal, runs a program in a shell until it quits, and always restores the terminal.
    ///
    /// Throws an error with a sentence if there is no terminal to open.
    @discardableResult
    public static func run<Program: ShellProgram>(_ program: inout Program) throws -> EndReason? {
        try withTerminal { $0.run(&program) }
    }
}
