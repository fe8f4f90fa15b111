import Browser
import Gallery
import Reflow

/// The inputs of a replay, step by step.
struct Script {
    struct Step {
        var title: String
        var inputs: [Input]
        /// Whether the picture contains the fills in addition to the letters.
        var showsFills = false
    }

    var steps: [Step] = []
    /// The text of the picture after the end of the program.
    static let end = "the program has ended"

    mutating func press(_ title: String, _ keys: Key..., showsFills: Bool = false) {
        steps.append(Step(title: title, inputs: keys.map { .key($0) }, showsFills: showsFills))
    }

    mutating func send(_ title: String, _ inputs: Input...) {
        steps.append(Step(title: title, inputs: inputs))
    }
}

extension Script {
    /// A script with all commands of a demo.
    static func demo(_ name: String, size: ScreenSize) -> Script {
        var script = Script()
        script.press("three rows down", "j", "j", "j")
        script.press("a page down", " ")
        script.press("the end", "G")
        let wheel = MouseEvent(.wheelUp, column: size.columns / 2, row: size.rows / 2)
        script.send("the wheel up", .mouse(wheel))
        script.press("the start", "g")
        script.press("select", .tab, .tab, .down, showsFills: true)
        script.press("open", .enter)
        if name == "files" { script.press("back", .backspace) }
        let click = MouseEvent(.press, column: size.columns * 3 / 4, row: size.rows / 3)
        script.send("click", .mouse(click))
        script.press("pinning", "j", "j", "p")
        script.press("equal heights", "e")
        script.press("ratio", "]", "]")
        script.press("zoom out", "-", "-")
        script.press("zoom reset", "0")
        script.press("rotate", "r", showsFills: true)
        script.press("a page down there", .pageDown)
        script.press("and back", "r")
        script.press("help", "?")
        script.press("a key closes it", "x")
        script.press("an unknown key", "x")
        script.send("smaller", .resize(ScreenSize(columns: 44, rows: 18)))
        script.send("and back again", .resize(size))
        return script
    }

    /// A script with the features of one demo: its appearance, its end, and its own keys.
    static func glance(_ entry: DemoEntry, options: DemoOptions) throws -> Script {
        var script = Script()
        script.press("a page down", " ")
        script.press("the end", "G")
        script.press("the start", "g")
        script.press("select", .tab, .tab, .down)
        for own in try entry.make(options).features.keys {
            for key in own.keys {
                script.press(own.help, key, showsFills: true)
            }
        }
        if entry.has("pinsHeaders") { script.press("pinning", "j", "j", "p") }
        script.press("rotate", "g", "r")
        return script
    }

    /// A script with all commands of the list.
    static func list(size: ScreenSize) -> Script {
        var script = Script()
        script.press("the next", "j")
        script.press("the last", "G")
        script.press("the first", "g")
        script.press("rotate the preview", "r")
        let wheel = MouseEvent(.wheelDown, column: size.columns - 10, row: size.rows / 2)
        script.send("the wheel over the preview", .mouse(wheel))
        script.press("filter", "/", "e", "m", "o")
        script.press("without a match", "q", "q")
        script.press("all again", .escape)
        script.press("help", "?")
        script.press("a key closes it", "x")
        script.press("open", .enter)
        script.press("and back", "q")
        script.press("an unknown key", "x")
        script.send("smaller", .resize(ScreenSize(columns: 44, rows: 9)))
        script.send("and back again", .resize(size))
        return script
    }
}

extension Script {
    /// Plays the script on a terminal in memory with one input per second, and returns a picture of
    /// each step.
    ///
    /// A repeated picture is replaced by the title of its first occurrence.
    func pictures(of browser: Browser, size: ScreenSize) -> [(title: String, text: String)] {
        let terminal = MemoryTerminal(size: size, inputs: steps.flatMap(\.inputs))
        var recorder = Recorder(browser: browser, terminal: terminal)
        terminal.run(&recorder)
        var pictures = [picture("start", recorder.screens[0], showsFills: true)]
        var seen = [recorder.screens[0]: "start"]
        var count = 0
        for step in steps {
            count += step.inputs.count
            guard recorder.screens.indices.contains(count) else {
                pictures.append((step.title, Self.end))
                break
            }
            let screen = recorder.screens[count]
            let former = seen[screen]
            pictures.append(
                former.map { (step.title, "as “\($0)”") }
                    ?? picture(step.title, screen, showsFills: step.showsFills))
            seen[screen] = former ?? step.title
        }
        return pictures
    }

    private func picture(
        _ title: String, _ screen: Screen, showsFills: Bool
    ) -> (title: String, text: String) {
        let fills = showsFills ? ["·· fills"] + screen.fills : []
        return (title, (screen.lines + fills).joined(separator: "\n"))
    }
}

/// Keeps the terminal's screen before each input.
private struct Recorder: TerminalProgram {
    var browser: Browser
    let terminal: MemoryTerminal
    var screens: [Screen] = []

    mutating func handle(_ input: Input, at now: Duration) -> Outcome {
        if input != .wake, let screen = terminal.screen { screens.append(screen) }
        return browser.handle(input, at: now)
    }

    mutating func draw(into region: inout Region, at now: Duration) {
        browser.draw(into: &region, at: now)
    }

    var deadline: Duration? { browser.deadline }
    var nextFrame: Duration? { browser.nextFrame }
    var usesMouse: Bool { browser.usesMouse }
}

extension DemoEntry {
    /// Whether the demo has a knob.
    func has(_ knob: String) -> Bool { knobs.contains { $0.name == knob } }
}
