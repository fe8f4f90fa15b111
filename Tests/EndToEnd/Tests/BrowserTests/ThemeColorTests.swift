import Sessions
import Testing

/// The colors of themes that a terminal receives.
@Suite struct ThemeColorTests {
    @Test("T draws all cells in the colors of the next theme, and the next start uses it")
    func keyIsKept() throws {
        let directory = try TemporaryDirectory()
        let environment = ["XDG_CONFIG_HOME": directory.path]
        let session = try Session.reflow(["basic"], environment: environment)
        // The terminal's default background first, then the backgrounds of the dark, the light and the high-contrast
        // theme.
        #expect(session.cell(79, 23).background == nil)
        for (ground, fill, name) in [
            (233, 26, "dark"), (231, 26, "light"), (16, 75, "high contrast"),
        ] {
            try session.press("T", for: "the theme") { $0.row(23).contains("theme: \(name)") }
            #expect(session.cell(ofWord: "21")?.background == fill)
            #expect(session.cell(79, 23).background == ground)
            #expect(!session.picture.joined().contains { $0.background == nil })
        }
        let next = try Session.reflow(["basic"], environment: environment)
        #expect(next.picture.joined().allSatisfy { $0.background != nil })
        #expect(next.cell(ofWord: "21")?.background == 75)
        // The option overrides the kept theme, and the program does not keep the option's theme.
        let asked = try Session.reflow(["basic", "--theme", "auto"], environment: environment)
        #expect(asked.cell(ofWord: "21")?.background == 26 && asked.cell(79, 23).background == nil)
        for session in [session, next, asked] {
            session.send("q")
            #expect(try session.waitForEnd() == .exited(0))
            #expect(session.leftOn == [])
        }
    }

    @Test("A picture has the theme of the option, or of the environment without an option")
    func pictures() throws {
        let show = ["show", "basic", "--format", "svg"]
        for (arguments, environment, ground) in [
            ([], [:], "#14161b"), (["--theme", "light"], [:], "#fbfbf8"),
            (["--theme", "contrast"], [:], "#000000"), ([], ["COLORFGBG": "0;15"], "#fbfbf8"),
            (["--theme", "dark"], ["COLORFGBG": "0;15"], "#14161b"),
        ] as [([String], [String: String?], String)] {
            let printed = try Printed(on: .output, show + arguments, environment: environment)
            #expect(printed.end == .exited(0))
            #expect(printed.text.contains("rx=\"10\" fill=\"\(ground)\""))
        }
        let wrong = try Printed(on: .error, ["basic", "--theme", "pink"])
        #expect(wrong.end == .exited(64) && wrong.text.contains("'auto', 'dark', 'light'"))
    }
}
