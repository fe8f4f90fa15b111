import CTerminals

/// A terminal of the system in this package: a device, and a way to draw on it.
package protocol DeviceTerminal: SystemTerminal {
    var device: TerminalDevice { get }
}

// The members are public, because they are the members of `Terminal` and `SystemTerminal`.
extension DeviceTerminal {
    public var features: ScreenFeatures { device.features }

    public var size: ScreenSize { device.size }

    public var background: ScreenBackground? { device.background }

    public var now: Duration { device.now }

    public var isMouseEnabled: Bool {
        get { device.isMouseEnabled }
        set { device.isMouseEnabled = newValue }
    }

    /// The first 62 descriptors wake the loop when they are readable; the others are not checked.
    public var watchedDescriptors: [Int32] {
        get { device.watchedDescriptors }
        set { device.watchedDescriptors = newValue }
    }

    public var isReadyForOutput: Bool { rfl_can_write() }

    public var exitStatus: Int32 { device.endSignal.map { 128 + $0 } ?? 0 }

    public var waker: Waker { Waker() }

    public func nextInput(before deadline: Duration?) -> Input? {
        device.nextInput(before: deadline)
    }

    public func draw(_ screen: borrowing Screen, repaint: Bool) {
        device.draw(screen, repaint: repaint)
    }

    @discardableResult
    public func send(_ request: TerminalRequest) -> Bool { device.send(request) }

    @discardableResult
    public func run(_ child: ChildProcess) -> ChildEnd { device.run(child) }

    public func close() { device.close() }

    /// The number of the signal that has ended the program; nil until a signal has caused an `.end`.
    package var endSignal: Int32? { device.endSignal }
}

/// The character set of the terminal.
package enum TerminalLocale {
    /// Whether text beyond ASCII may be sent as UTF-8. Sets the locale of the process for characters.
    ///
    /// True if the locale's character set is UTF-8. In the default C locale, also true if the system has a UTF-8 locale
    /// and TERM does not begin with `vt`.
    package static var isUnicode: Bool { rfl_find_unicode() }
}
