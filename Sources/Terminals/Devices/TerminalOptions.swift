import CTerminals

/// Options for opening the terminal of the system: with ncurses or without it.
public struct TerminalOptions: Hashable, Sendable {
    /// Whether mouse clicks and the wheel are reported from the start.
    public var isMouseEnabled: Bool

    /// The time that a lone escape waits for the rest of a key's sequence.
    ///
    /// Nil takes ESCDELAY (in milliseconds) from the environment. If ESCDELAY is not set, the time is 100 ms
    /// through ssh, 50 ms in tmux or screen, and 25 ms elsewhere.
    public var escapeDelay: Duration?

    /// The path of a terminal device to use instead of standard input and output, such as `/dev/tty`; nil to use
    /// standard input and output.
    ///
    /// With a device, standard input and output may be pipes. In that case, the program's standard output goes to
    /// the reader of the pipe.
    public var device: FilePath?

    /// Whether ^C is delivered as the key `.control("c")`. Then ^C does not interrupt a script that runs the
    /// program.
    ///
    /// If false, ^C is a signal to the program and the script, and the program receives `.end(.interrupt)`.
    public var interruptsAreKeys: Bool

    /// Whether keys are read from the output's terminal if standard input is not a terminal but, for example, a
    /// pipe with data.
    ///
    /// If false, opening throws an error if standard input is not a terminal.
    public var takesKeysFromTerminal: Bool

    /// Makes options; a negative delay counts as zero.
    public init(
        isMouseEnabled: Bool = true, escapeDelay: Duration? = nil,
        takesKeysFromTerminal: Bool = false, device: FilePath? = nil,
        interruptsAreKeys: Bool = false
    ) {
        self.isMouseEnabled = isMouseEnabled
        self.escapeDelay = escapeDelay
        self.takesKeysFromTerminal = takesKeysFromTerminal
        self.device = device
        self.interruptsAreKeys = interruptsAreKeys
    }
}

extension TerminalOptions {
    /// Calls `open` with the options for C.
    ///
    /// Throws a `TerminalError` unless the terminal was opened.
    package func withRequest(
        _ open: (UnsafePointer<rfl_options>) -> rfl_result
    ) throws(TerminalError) {
        let result = Self.withCString(device) { device in
            var request = rfl_options(
                device: device, takes_keys_from_terminal: takesKeysFromTerminal,
                interrupts_are_keys: interruptsAreKeys)
            return open(&request)
        }
        let type = TerminalEnvironment.current.type
        if let error = TerminalError(result, type: type, device: device?.string) { throw error }
    }

    /// Calls `body` with a path as a C string, and with NULL for nil.
    private static func withCString<Result>(
        _ path: FilePath?, _ body: (UnsafePointer<CChar>?) -> Result
    ) -> Result {
        path?.withPlatformString { body($0) } ?? body(nil)
    }
}
