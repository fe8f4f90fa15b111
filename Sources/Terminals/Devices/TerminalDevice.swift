import CTerminals

/// The way in which screens are drawn on the terminal of the system: by ncurses, or by plain ANSI sequences.
package protocol DeviceOutput: AnyObject {
    /// Shows a screen. Only differences from the last screen are sent, unless `repaint` is set.
    func draw(_ screen: borrowing Screen, repaint: Bool)

    /// Sends the last screen completely, after another program has used the terminal.
    func showAgain()

    /// Forgets the last screen, because the size of the terminal has changed.
    func forgetFrame()
}

/// The terminal of the system, without the way to draw on it: input, signals, answers and child processes.
///
/// A process can open only one terminal at a time, because signals belong to the whole process.
package final class TerminalDevice {
    package let features: ScreenFeatures
    /// The size in cells, as the last `.resize` has reported it.
    package private(set) var size: ScreenSize
    /// The number of the signal that has ended the program; nil until a signal has caused an `.end`.
    ///
    /// If the terminal went away without a signal, this is SIGHUP.
    package internal(set) var endSignal: Int32?

    /// The watched descriptors with their state; see `watchedDescriptors`.
    var watched: [rfl_watched] = []
    var parser: InputParser
    /// The background, light or dark: the terminal's answer, else the value of COLORFGBG; nil if both are unknown.
    var background: ScreenBackground?
    /// The time when the questions were sent; nil if no questions were sent, or if the terminal has answered all of
    /// them.
    var askedAt: Duration?
    /// An input that was decoded but not returned yet; nil if there is none.
    var queued: Input?
    /// Whether the last input was a wake, so that a key comes before another wake.
    var isKeysTurn = false
    var events: Events = []

    let output: any DeviceOutput
    private let clock = ContinuousClock()
    private let start: ContinuousClock.Instant
    private(set) var isOpen = true
    private var isMouseOn = false

    /// Makes the device of a terminal that C has just opened; see `TerminalOptions.withRequest`.
    ///
    /// - Parameters:
    ///   - keys: The key sequences of this terminal that the general grammar does not contain.
    package init(
        _ options: TerminalOptions, colors: ColorDepth, keys: [DescribedKey],
        output: any DeviceOutput
    ) {
        features = ScreenFeatures(colors: colors, isUnicode: rfl_is_unicode())
        size = ScreenSize(columns: 0, rows: 0)
        parser = InputParser(escapeDelay: options.escapeDelay, keys: keys)
        background = TerminalEnvironment.current.background
        self.output = output
        start = clock.now
        _ = readSize()
        ask()
        isMouseEnabled = options.isMouseEnabled
    }

    deinit { close() }

    /// Restores the terminal. A second call has no effect.
    func close() {
        guard isOpen else { return }
        takeLateAnswers()
        isOpen = false
        rfl_close()
    }

    /// The time since the terminal was opened; monotonic.
    var now: Duration { start.duration(to: clock.now) }

    /// Whether the terminal reports mouse clicks and the wheel; stays false if the terminal cannot report them.
    var isMouseEnabled: Bool {
        get { isMouseOn }
        set {
            guard isOpen else { return }
            isMouseOn = rfl_set_mouse(newValue)
        }
    }

    var watchedDescriptors: [Int32] {
        get { watched.map(\.descriptor) }
        set {
            let ended = watched.filter(\.has_ended)
            watched = newValue.map { descriptor in
                ended.first { $0.descriptor == descriptor }
                    ?? rfl_watched(descriptor: descriptor, has_ended: false, device: 0, inode: 0)
            }
        }
    }

    func draw(_ screen: borrowing Screen, repaint: Bool) {
        if isOpen { output.draw(screen, repaint: repaint) }
    }

    /// Reads the size again, and returns whether it has changed.
    func readSize() -> Bool {
        var columns = Int32(size.columns)
        var rows = Int32(size.rows)
        guard rfl_read_size(&columns, &rows) else { return false }
        size = ScreenSize(columns: Int(columns), rows: Int(rows))
        output.forgetFrame()
        return true
    }
}
