import Sessions
import Testing

/// Marks, the settings file and saved pictures, on a terminal.
@Suite struct SettingsSessionTests {
    /// Starts the program with settings, and waits for a text in the last row.
    private func session(
        _ arguments: [String], settings: String, in directory: TemporaryDirectory,
        showing text: String
    ) throws -> Session {
        try directory.makeFolder("reflow")
        try directory.makeFile("reflow/settings", containing: settings)
        let session = try Session(
            .reflow, arguments, columns: 100, rows: 24,
            environment: ["XDG_CONFIG_HOME": directory.path])
        try session.wait(for: text) { $0.row(23).contains(text) }
        return session
    }

    @Test("The settings choose the first demo, the mouse and the theme")
    func settings() throws {
        let session = try session(
            ["--no-animation"], settings: "start = sections\nmouse = off\ntheme = light\n",
            in: TemporaryDirectory(), showing: " Sections ")
        #expect(!session.isMouseReported)
        #expect(session.cell(99, 23).background == 231)
        try session.press("M", for: "on") { $0.shows("mouse on") }
        #expect(session.isMouseReported)
        try session.press("q", for: "the list") { $0.row(23).contains("enter open") }
        session.send("q")
        #expect(try session.waitForEnd() == .exited(0))
    }

    @Test("A wrong line gives the first message, and the command line wins over a correct line")
    func wrongLine() throws {
        let session = try session(
            ["basic", "--mouse"], settings: "mouse = off\nmouse = maybe\ncolour = red\n",
            in: TemporaryDirectory(), showing: "settings, line 2: ")
        #expect(session.row(23).contains("(and 1 more)"))
        #expect(session.isMouseReported)
        session.send("q")
        #expect(try session.waitForEnd() == .exited(0))
    }

    @Test("A command without a terminal prints the problems to standard error")
    func printed() throws {
        let directory = try TemporaryDirectory()
        try directory.makeFolder("reflow")
        try directory.makeFile("reflow/settings", containing: "theme = light\nmouse\n")
        let environment = ["XDG_CONFIG_HOME": directory.path]
        let errors = try Printed(on: .error, ["show", "basic"], environment: environment)
        #expect(errors.end == .exited(0))
        #expect(errors.text == "reflow: settings, line 2: “mouse” is not KEY = VALUE.\n")
        let picture = try Printed(
            on: .output, ["show", "basic", "--format", "svg"], environment: environment)
        #expect(picture.text.contains("rx=\"10\" fill=\"#fbfbf8\""))
    }

    @Test("A mark returns after a jump, and esc cancels its prompt")
    func marks() throws {
        let session = try Session.reflow(["sections"])
        try session.scroll(rows: 3)
        let before = session.content
        try session.press("m", for: "the prompt") { $0.row(23).contains("Set mark") }
        try session.press("a", for: "the mark") { $0.row(23).contains("mark a is set") }
        try session.press("}", for: "the next section") { $0.content != before }
        try session.press("'", for: "the prompt") { $0.row(23).contains("Go to mark") }
        try session.press("a", for: "the mark") { $0.content == before }
        try session.press("'", for: "the prompt") { $0.row(23).contains("Go to mark") }
        try session.press(Sent.escape, for: "the hints") { $0.row(23).contains("q quit") }
        session.send("q")
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.leftOn == [])
    }

    @Test("The palette saves the screen in a new file of the working directory")
    func picture() throws {
        let directory = try TemporaryDirectory()
        let command = "cd \(directory.path) && exec \(Program.reflow.command) basic"
        let session = try Session(.path("/bin/sh"), ["-c", command])
        try session.waitForFrame()
        for name in ["reflow-basic.txt", "reflow-basic-2.txt"] {
            try session.press(":", for: "the palette") { $0.shows("╭ Palette") }
            session.send("save this picture as text")
            try session.wait(for: "the entry") { $0.shows("save this picture as text ") }
            try session.press("\r", for: "the file") { $0.row(23).contains("saved \(name)") }
        }
        let text = String(decoding: try directory.bytes(of: "reflow-basic.txt"), as: UTF8.self)
        #expect(text.contains(" Basic ") && text.split(separator: "\n").count > 20)
        session.send("q")
        #expect(try session.waitForEnd() == .exited(0))
    }
}
