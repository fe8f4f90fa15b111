extension CursesTerminal {
    /// Options for opening a terminal.
    public struct Options: Hashable, Sendable {
        /// Whether mouse clicks and the wheel are reported from the start.
        public var isMouseEnabled: Bool

        /// The time that a lone escape waits for the rest of a key's sequence.
        ///
        /// Nil takes ESCDELAY (in milliseconds) from the environment. If ESCDELAY is not set, the time is 100 ms
        /// through ssh, 50 ms in tmux or screen, and 25 ms elsewhere.
        public var escapeDelay: Duration?

        /// The path of a device to use instead of standard input and output, such as `/dev/tty`; nil for none.
        ///
        /// With a device, standard input and output may be pipes. Standard output of the program then goes to the
        /// pipe's reader.
        public var device: String?

        /// Whether ^C is delivered as the key `.control("c")`. Then ^C does not interrupt a script that runs the
        /// program.
        ///
        /// Otherwise ^C is a signal to the program and the script, and the program receives `.end(.interrupt)`.
        public var interruptsAreKeys: Bool

        /// Whether keys are read from the output's terminal when standard input is something else, such as a pipe with
        /// data.
        ///
        /// If not, opening throws an error in this case.
        public var takesKeysFromTerminal: Bool

        /// Makes options; a negative delay counts as zero.
        public init(
            isMouseEnabled: Bool = true, escapeDelay: Duration? = nil,
            takesKeysFromTerminal: Bool = false, device: String? = nil,
            interruptsAreKeys: Bool = false
        ) {
            self.isMouseEnabled = isMouseEnabled
            self.escapeDelay = escapeDelay
            self.takesKeysFromTerminal = takesKeysFromTerminal
            self.device = device
            self.interruptsAreKeys = interruptsAreKeys
        }
    }
}
