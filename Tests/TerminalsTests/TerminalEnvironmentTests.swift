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

    @Test func exactColoursArePromisedByTheTerminalInFront() {
        let kinds = ["-256color", "-88color", "-16color", "-color", "-direct", ""]
        for promise in ["truecolor", "24bit", "yes", "", nil] {
            let isPromise = promise == "truecolor" || promise == "24bit"
            for kind in kinds {
                func promises(_ family: String, _ others: [String: String] = [:]) -> Bool {
                    var variables = others
                    variables["TERM"] = family + kind
                    variables["COLORTERM"] = promise
                    return environment(variables).promisesExactColors
                }
                for family in ["xterm", "tmux", "alacritty", "foot", "xterm-kitty", "st", "vte"] {
                    #expect(promises(family) == isPromise, "\(family)\(kind)")
                    #expect(promises(family, ["NO_COLOR": ""]) == isPromise)
                    #expect(!promises(family, ["NO_COLOR": "1"]))
                }
                #expect(!promises("linux") && !promises("linux", ["TMUX": "x"]))
                for family in ["screen", "screen.xterm", "screen.linux"] {
                    #expect(!promises(family) && !promises(family, ["STY": "1"]))
                    #expect(promises(family, ["TMUX": "x"]) == isPromise)
                    #expect(!promises(family, ["TMUX": "x", "STY": "1"]))
                }
            }
        }
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
        #expect(environment(["TERM": "foot"]).type == "foot")
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
