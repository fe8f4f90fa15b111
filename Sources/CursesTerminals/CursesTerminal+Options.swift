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

        /// Whether keys come from the terminal that the picture goes to where standard input is something else: a
        /// pipe that the program reads data from. Otherwise opening it throws.
        public var takesKeysFromTerminal: Bool

        /// Makes options; a negative delay counts as none.
        public init(
            isMouseEnabled: Bool = true, escapeDelay: Duration? = nil,
            takesKeysFromTerminal: Bool = false
        ) {
            self.isMouseEnabled = isMouseEnabled
            self.escapeDelay = escapeDelay
            self.takesKeysFromTerminal = takesKeysFromTerminal
        }
    }
}
