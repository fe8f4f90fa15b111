import Sessions
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Files with ten types of files: their colours, their previews, and the jump to a name.
@Suite struct FilesPreviewSessionTests {
    private let data: TemporaryDirectory

    /// The start of a PNG file with 640 × 480 pixels.
    private static let picture: [UInt8] =
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
        + [0, 0, 2, 0x80, 0, 0, 1, 0xE0, 8, 2, 0, 0, 0]

    init() throws {
        data = try TemporaryDirectory()
        try data.makeFile("notes.txt", containing: "first line\n\tsecond \u{1B}]0;owned\u{7}line\n")
        try data.makeFolder("folder")
        try data.makeFile("folder/inner.zip")
        try data.makeLink("alias", to: "notes.txt")
        try data.makeLink("broken", to: "nowhere")
        try data.makeFile("run", containing: "#!/bin/sh\n")
        chmod("\(data.path)/run", 0o755)
        try data.makeFile("picture.png", containing: Self.picture)
        try data.makeFile("packed.tar", containing: [UInt8](repeating: 0, count: 2_000))
        mkfifo("\(data.path)/pipe", 0o644)
        try data.makeFile("empty")
        try data.makeFile("binary", containing: [0, 1, 2, 0xFF])
    }

    private func session(_ environment: [String: String?]) throws -> Session {
        let own: [String: String?] = ["LS_COLORS": nil]
        return try Session.reflow(
            ["files", data.path], columns: 120, rows: 40,
            environment: own.merging(environment) { $1 })
    }

    /// The first cell of a name in the tree or in the list of files.
    private func cell(_ name: String, in session: Session) throws -> ShownCell {
        let place = try #require(session.place(ofWord: name), "\(name)")
        return session.cell(place.column, place.row)
    }

    private func leave(_ session: Session) throws {
        session.send("Q")
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.leftOn == [] && StrayOutput(in: session.output).found == [])
    }

    @Test("Each type has its colour, and the colours of LS_COLORS replace them")
    func colors() throws {
        let session = try session([:])
        let plain = try cell("empty", in: session)
        #expect(try cell("notes.txt", in: session).foreground == plain.foreground)
        var colors: Set<Int?> = [plain.foreground]
        for (name, isBold) in [
            ("folder/", true), ("alias", false), ("broken", false), ("run", true),
            ("picture.png", false), ("pipe", false),
        ] {
            let cell = try cell(name, in: session)
            #expect(cell.isBold == isBold, "\(name)")
            // A broken link is as red as an archive.
            #expect(colors.insert(cell.foreground).inserted, "\(name)")
        }
        #expect(
            try cell("packed.tar", in: session).foreground == cell("broken", in: session).foreground
        )
        try leave(session)

        let setting = "di=04;33:ln=target:pi=31:ex=0:*.png=31:*.tar=38;5;196:oops:fi=01"
        let own = try self.session(["LS_COLORS": setting])
        #expect(try cell("folder/", in: own).isUnderlined)
        #expect(try cell("alias", in: own).isBold && cell("run", in: own).isBold)
        let red = try cell("pipe", in: own).foreground
        #expect(red != nil)
        for name in ["picture.png", "packed.tar"] {
            #expect(try cell(name, in: own).foreground == red, "\(name)")
        }
        try leave(own)
    }

    @Test("Without colours, bold stays")
    func noColors() throws {
        let session = try session(["NO_COLOR": "1"])
        for name in ["folder/", "run", "alias", "picture.png"] {
            let cell = try cell(name, in: session)
            #expect(cell.foreground == nil && cell.isBold == ["folder/", "run"].contains(name))
        }
        try leave(session)
    }

    @Test("J selects each entry by its letters, and the preview shows its content")
    func previews() throws {
        let session = try session([:])
        try session.wait(for: "the folder") { $0.shows("1 folder, 9 files") }
        for (letters, shown) in [
            ("notes", ["text, 2 lines", "first line", "        second line"]),
            ("folder", ["1 file", "inner.zip"]), ("alias", ["→ notes.txt", "second line"]),
            ("broken", ["→ nowhere — a broken link"]), ("run", ["-rwxr-xr-x", "#!/bin/sh"]),
            ("pcpng", ["PNG picture, 640 × 480 pixels", "0000 8950 4e47"]),
            ("pkdtar", ["binary, 2 KB, archive"]), ("pipe", ["a pipe", "prw-r--r--"]),
            ("empty", ["an empty file"]), ("binary", ["binary, 4 bytes", "0000 0001 02ff"]),
        ] {
            try session.press("J", for: "the names") { $0.shows("Jump to") }
            session.send(letters + Sent.enter)
            try session.wait(for: "\(letters): \(shown)") { session in
                shown.allSatisfy { session.shows($0) } && !session.shows("Jump to")
            }
        }
        // The preview follows the file.
        try data.makeFile("binary", containing: "now a text")
        try session.wait(for: "the change") { $0.shows("text, 1 line") && $0.shows("now a text") }
        try leave(session)
    }

    @Test("P moves the focus to the preview, which scrolls, and Esc closes the preview")
    func panel() throws {
        let text = (1...100).map { "row \($0)." }.joined(separator: "\n")
        try data.makeFile("notes.txt", containing: text)
        let session = try session([:])
        session.send("Jnotes" + Sent.enter)
        try session.wait(for: "the text") { $0.shows("row 1.") }
        session.send("P")
        try session.press("G", for: "the end") { $0.shows("row 100.") && !$0.shows("row 1.") }
        try session.press("g", for: "the start") { $0.shows("row 1.") }
        try session.press(Sent.escape, for: "the whole width") { !$0.shows("row 1.") }
        try session.press("P", for: "the preview again") { $0.shows("row 1.") }
        session.resize(columns: 80, rows: 24)
        try session.wait(for: "a narrow preview") { $0.shows("row 1.") }
        try leave(session)
    }
}
