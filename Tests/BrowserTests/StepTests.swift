import Gallery
import Reflow
import Testing

@testable import Browser

/// The steps that run in a demo before it is printed.
@Suite struct StepTests {
    @Test("Sizes, keys, pauses and repetitions are parsed")
    func reading() throws {
        let steps = try Steps(" 60x24 j*2\t1.5s PgDn ^d * *  5 ").steps
        let size = Steps.Step.size(ScreenSize(columns: 60, rows: 24))
        #expect(
            steps == [
                size, .key("j"), .key("j"), .pause(.milliseconds(1_500)), .key(.pageDown),
                .key(.control("d")), .key("*"), .key("*"), .key("5"),
            ])
        #expect(try Steps("").steps.isEmpty)
    }

    @Test(
        "The error names an invalid step, and the number of steps is limited",
        arguments: [
            "jk", "60x", "0x5", "9999x2", "-1s", "nans", "j*0", "j*", "j*1001", "j*x", "j*2*3",
            "0x1s", "1e0s", "+1s", "j*+2", "+60x24", "60x+24", "F+5", "F٥",
            "\u{1B}[31m",
        ])
    func refusing(_ text: String) {
        let error = #expect(throws: DemoError.self) { _ = try Steps("j \(text)") }
        #expect(error?.description.contains(text.prefix(40)) == true)
        #expect(throws: DemoError.self) { _ = try Steps("j*600 k*401") }
    }

    @Test("The screen equals the program's screen after the same inputs")
    func lastScreen() throws {
        let still = try Still(
            demo: "sections", options: .fixed, columns: 96, rows: 24,
            steps: Steps("60x24 j*5 tab + 80x24 5s"))
        var session = try Session("sections", 96, 24, options: .fixed)
        session.resize(60, 24)
        session.press("j", "j", "j", "j", "j", .tab, "+")
        session.resize(80, 24)
        session.wait(.seconds(5))
        #expect(still.screen.lines == session.rows)
        #expect(still.text.contains("│"))
    }

    @Test("Leaving the program ends the steps")
    func leaving() throws {
        let steps = try Steps("j Q k*500")
        #expect(try Still(demo: "basic", columns: 40, rows: 10, steps: steps).svg.hasPrefix("<svg"))
    }
}
