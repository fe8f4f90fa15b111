/// A terminal type with RGB colors. Few systems have such a description, so the tests compile one.
public enum DirectTerminal {
    /// Whether the system has `tic` and the description that ours is based on.
    public static let canBeDescribed: Bool = {
        guard let directory = try? TemporaryDirectory() else { return false }
        return (try? describe(in: directory.path)) != nil
    }()

    struct Failure: Error {
        var end: Session.End
        var text: String
    }

    /// Compiles the descriptions into a folder, which the variable TERMINFO can then name.
    public static func describe(in path: String) throws {
        let script = "printf %s \"$1\" >\"$0/source\" && tic -x -o \"$0\" \"$0/source\" 2>&1"
        let session = try Session(
            .path("/bin/sh"), ["-c", script, path, source], hasTerminal: false)
        let end = try session.waitForEnd()
        guard end == .exited(0) else {
            throw Failure(end: end, text: String(decoding: session.output, as: UTF8.self))
        }
    }

    /// The source of the descriptions. The first three types use RGB values (0xRRGGBB). Values below 8 are the
    /// first eight palette colors; in the second type, values below 256 are the whole palette. The third type separates
    /// the numbers with colons, as ncurses' own description does.
    private static let source = #"""
        xterm-direct|xterm with exact colours,
        	RGB, colors#0x1000000, pairs#0x7FFF, initc@, ccc@,
        	setab=\E[%?%p1%{8}%<%t4%p1%d%e48;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%;m,
        	setaf=\E[%?%p1%{8}%<%t3%p1%d%e38;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%;m,
        	use=xterm-256color,
        xterm-direct256|xterm with exact colours besides its table,
        	setab=\E[%?%p1%{256}%<%t48;5;%p1%d%e48;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%;m,
        	setaf=\E[%?%p1%{256}%<%t38;5;%p1%d%e38;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%;m,
        	use=xterm-direct,
        colons-direct|one that is described with colons,
        	setab=\E[%?%p1%{8}%<%t4%p1%d%e48\:2\:\:%p1%{65536}%/%d\:%p1%{256}%/%{255}%&%d\:%p1%{255}%&%d%;m,
        	setaf=\E[%?%p1%{8}%<%t3%p1%d%e38\:2\:\:%p1%{65536}%/%d\:%p1%{256}%/%{255}%&%d\:%p1%{255}%&%d%;m,
        	use=xterm-direct,
        colons-256color|one that does not say it takes colours as values,
        	use=xterm-256color,
        lonely-256color|one that no system has,
        	use=xterm-256color,
        promising-256color|one that promises exact colours,
        	Tc, use=xterm-256color,

        """#
}
