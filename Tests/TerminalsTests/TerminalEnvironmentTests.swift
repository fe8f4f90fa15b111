import Testing

@testable import Terminals

/// The properties of a terminal that come from environment variables.
@Suite struct TerminalEnvironmentTests {
    private func environment(_ variables: [String: String]) -> TerminalEnvironment {
        TerminalEnvironment { variables[$0] }
    }

    @Test func theEscapeDelayFitsThePlace() {
        #expect(environment([:]).escapeDelay == .milliseconds(25))
        #expect(environment(["SSH_TTY": "/dev/pts/1"]).escapeDelay == .milliseconds(100))
        #expect(environment(["SSH_CONNECTION": "a b"]).escapeDelay == .milliseconds(100))
        #expect(environment(["TMUX": "x"]).escapeDelay == .milliseconds(50))
        #expect(environment(["TERM": "screen-256color"]).escapeDelay == .milliseconds(50))
        #expect(environment(["ESCDELAY": "7", "TMUX": "x"]).escapeDelay == .milliseconds(7))
        #expect(environment(["ESCDELAY": "99999999"]).escapeDelay == .seconds(5))
        #expect(environment(["ESCDELAY": "soon"]).escapeDelay == .milliseconds(25))
        #expect(environment(["ESCDELAY": "-1"]).escapeDelay == .milliseconds(25))
        #expect(environment(["ESCDELAY": "+7"]).escapeDelay == .milliseconds(25))
    }

    @Test func exactColoursAreAskedForWhereTheTerminalSaysItHasThem() {
        func type(
            _ type: String, _ others: [String: String] = ["COLORTERM": "truecolor"]
        ) -> String? {
            environment(others.merging(["TERM": type]) { $1 }).preferredType
        }
        #expect(type("xterm-256color") == "xterm-direct")
        #expect(type("tmux-256color") == "tmux-direct")
        #expect(type("alacritty", ["COLORTERM": "24bit"]) == "alacritty-direct")
        #expect(type("xterm-256color", [:]) == nil)
        #expect(type("xterm-256color", ["COLORTERM": "yes"]) == nil)
        #expect(type("xterm-direct") == nil)
        #expect(type("screen-256color") == nil)
        #expect(type("linux") == nil)
        #expect(type("") == nil)
        #expect(type("xterm", ["COLORTERM": "truecolor", "NO_COLOR": "1"]) == nil)
    }

    @Test func placesAreKnownByTheirVariables() {
        let multiplexed = [["STY": "1"], ["TMUX": "x"], ["TERM": "tmux"], ["TERM": "screen.linux"]]
        for variables in multiplexed {
            #expect(environment(variables).escapeDelay == .milliseconds(50))
        }
        for name in ["STY", "TMUX", "SSH_TTY", "SSH_CONNECTION"] {
            #expect(
                environment([name: ""]).escapeDelay == .milliseconds(25),
                "An empty variable counts as unset.")
        }
        #expect(environment(["ESCDELAY": "0"]).escapeDelay == .zero)
        #expect(environment(["ESCDELAY": "5000"]).escapeDelay == .milliseconds(5_000))
        #expect(environment(["ESCDELAY": "4999"]).escapeDelay == .milliseconds(4_999))
        #expect(!environment(["NO_COLOR": ""]).isColorRefused)
        #expect(environment(["NO_COLOR": "0"]).isColorRefused)
        for (type, preferred) in [
            ("xterm-88color", "xterm-direct"), ("xterm-16color", "xterm-direct"),
            ("xterm-color", "xterm-direct"), ("foot", "foot-direct"), ("dumb", nil),
            ("linux-16color", nil), ("-256color", nil),
        ] {
            let place = environment(["TERM": type, "COLORTERM": "truecolor"])
            #expect(place.preferredType == preferred && place.type == type)
        }
    }

    @Test func theBackgroundIsTheLastNumber() {
        let values: [(String, ScreenBackground?)] = [
            ("15;0", .dark), ("0;15", .light), ("0;default;15", .light), ("7;8", .dark),
            ("0;7", .light), ("12;6", .dark), ("0;9", .light), ("15;default", nil), ("", nil),
            ("0;16", nil), ("0;-1", nil), (";", nil), ("light", nil),
        ]
        for (value, background) in values {
            #expect(environment(["COLORFGBG": value]).background == background, "\(value)")
        }
        #expect(environment([:]).background == nil)
    }
}
