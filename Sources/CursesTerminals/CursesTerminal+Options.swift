extension CursesTerminal {
    /// How a terminal is opened.
    public struct Options: Hashable, Sendable {
        /// Whether clicks and the wheel are reported from the start.
        public var isMouseEnabled: Bool

        /// How long a lone escape waits for the rest of a key's sequence.
        ///
        /// Nil takes ESCDELAY (in milliseconds) if it is set, else 100 ms through ssh, 50 ms in tmux or
        /// screen, and 25 ms elsewhere.
        public var escapeDelay: Duration?

        /// The path of the device to take instead of standard input and output, such as `/dev/tty`: then both may be
        /// pipes, and what the program writes to standard output reaches whoever reads it.
        public var device: String?

        /// Whether ^C is the key `.control("c")`, so that the script around a program lives on when that is pressed.
        /// Otherwise it is a signal to all of them, and the program gets `.end(.interrupt)`.
        public var interruptsAreKeys: Bool

        /// Whether keys come from the terminal that the picture goes to where standard input is something else: a
        /// pipe that the program reads data from. Otherwise opening it throws.
        public var takesKeysFromTerminal: Bool

        /// Makes options; a negative delay counts as none.
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
