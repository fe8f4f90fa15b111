import Reflow

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A program one of whose closures never returns, from the key `h` on.
///
/// Endless draw | key | layout | save | save-for-ever
///
/// `h` makes all three closures run. With `save` the program takes two and a half seconds to end after a signal. `q`
/// quits.
@main
enum Endless {
    static func main() {
        let mode = CommandLine.arguments.last ?? ""
        let hang = Hang(in: mode)
        CommandLine.run {
            let layout = FlowLayout<Int> { _, _ in
                hang.happen(in: "layout")
                return .flow(items: .perLine(3, height: 16))
            }
            var view = try CollectionView(layout: layout) { Section(0, items: 0..<300) }
            view.animates = false
            return try DefaultTerminal.withTerminal { terminal in
                terminal.run(&view) { element, region in
                    hang.happen(in: "draw")
                    region.text("item \(element.item ?? 0)")
                } on: { view, input in
                    if input == .key("q") { return .quit }
                    if case .end = input, mode.hasPrefix("save") { save(forEver: mode != "save") }
                    guard input == .key("h") else { return .ignored }
                    hang.isArmed = true
                    hang.happen(in: "key")
                    view.update { $0.invalidateLayout() }
                    return .repaint
                }
                return terminal.exitStatus
            }
        }
    }

    private static func save(forEver: Bool) {
        Title.set("saving")
        if forEver { while true { pause() } }
        let end = ContinuousClock.now + .milliseconds(2500)
        while .now < end { usleep(10_000) }
        Title.set("saved")
    }
}

/// The window's title. It shows a test the state of the program.
enum Title {
    static func set(_ title: String) {
        _ = "\u{1B}]0;\(title)\u{7}".withCString { write(STDOUT_FILENO, $0, strlen($0)) }
    }
}

/// The closure that never returns.
final class Hang {
    /// Whether the closure hangs when it runs the next time.
    var isArmed = false
    private let closure: String

    init(in closure: String) { self.closure = closure }

    /// Sets the title to `hanging` and never returns, if this is the closure that hangs and it is armed.
    func happen(in closure: String) {
        guard isArmed, closure == self.closure else { return }
        Title.set("hanging")
        var turns = 0
        while turns >= 0 { turns = (turns + 1) & 0xFFFF }
    }
}
