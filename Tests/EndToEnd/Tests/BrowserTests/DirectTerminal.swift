import Sessions

/// A terminal that takes colours as values. Few systems describe one, so tests compile a description.
enum DirectTerminal {
    /// Whether there is the compiler of descriptions, and what ours is built upon.
    static let canBeDescribed: Bool = {
        guard let directory = try? TemporaryDirectory() else { return false }
        return (try? describe(in: directory.path)) != nil
    }()

    struct Failure: Error {
        var end: Session.End
        var text: String
    }

    /// Compiles the description into a folder that TERMINFO can name.
    static func describe(in path: String) throws {
        let script = "printf %s \"$1\" >\"$0/source\" && tic -x -o \"$0\" \"$0/source\" 2>&1"
        let session = try Session(
            .path("/bin/sh"), ["-c", script, path, source], hasTerminal: false)
        let end = try session.waitForEnd()
        guard end == .exited(0) else {
            throw Failure(end: end, text: String(decoding: session.output, as: UTF8.self))
        }
    }

    /// Values below 8 are the eight colours of the terminal's table, all others are 0xRRGGBB.
    private static let source = #"""
        xterm-direct|xterm with exact colours,
        	RGB, colors#0x1000000, pairs#0x7FFF, initc@, ccc@,
        	setab=\E[%?%p1%{8}%<%t4%p1%d%e48;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%;m,
        	setaf=\E[%?%p1%{8}%<%t3%p1%d%e38;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%;m,
        	use=xterm-256color,

        """#
}
