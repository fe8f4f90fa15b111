import Sessions
import Testing

/// A folder whose file names contain escape sequences and other text that could harm the terminal.
@Suite struct HostileFolderTests {
    /// Names of files, and their form on the screen.
    static let hostile: [(bytes: [UInt8], shown: String)] = [
        (Array("\u{1B}]0;owned\u{7}title".utf8), "␛]0;owned␇title"),
        (Array("\u{1B}[2J\u{1B}[31;47;5mred".utf8), "␛[2J␛[31;47;5mred"),
        (Array("\u{1B}[?1049lleft".utf8), "␛[?1049lleft"),
        (Array("\u{1B}creset".utf8), "␛creset"),
        (Array("\u{1B}P+q544e\u{1B}\\asked".utf8), "␛P+q544e␛\\asked"),
        (Array("line\nbreak\rreturn".utf8), "line␊break␍return"),
        (Array("tab\there\u{8}\u{7F}".utf8), "tab␉here␈␡"),
        (Array("c1\u{9B}31mx\u{9D}0;owned\u{9C}".utf8), "c1�31mx�0;owned�"),
        ([0x62, 0x61, 0x64, 0xFF, 0xFE, 0x9B, 0x33, 0x31, 0x6D], "bad���31m"),
        (Array("invoice\u{202E}fdp.exe".utf8), "invoice�fdp.exe"),
        (Array("zero\u{200B}width\u{2066}isolate\u{FEFF}".utf8), "zero"),
        (Array("family👨‍👩‍👧flag🇩🇪".utf8), "family👨👩👧flag"),
        (Array("shift\u{E}in\u{F}".utf8), "shift␎in␏"),
    ]

    static let folder = "fold\u{1B}[41mer\u{7}"

    private func makeDirectory() throws -> TemporaryDirectory {
        let directory = try TemporaryDirectory()
        for name in Self.hostile { try directory.makeFile(name.bytes) }
        try directory.makeFolder(Self.folder)
        try directory.makeFile(Self.folder + "/inside\u{1B}[7m")
        try directory.makeLink("dangling\u{1B}[5m", to: "\u{1B}[4mnowhere")
        return directory
    }

    /// Checks that no control character of a name reaches the terminal, and no escape sequence of a name. A color alone
    /// may be the program's own.
    private func expectHarmless(_ bytes: [UInt8]) {
        #expect(StrayOutput(in: bytes).found == [])
        let text = String(decoding: bytes, as: UTF8.self)
        for name in ["\u{1B}[41mer", "\u{1B}[31;47;5mred", "\u{1B}[?1049lleft", "\u{1B}[4mnowhere"]
        {
            #expect(!text.contains(name), "\(name.debugDescription)")
        }
    }

    /// A path on the command line may contain bytes that are not text.
    @Test(arguments: [
        "files \"$name\"", "files --path=\"$name\"", "files --path \"$name\"",
        "log \"$name/inside\"",
    ])
    func pathsThatAreNoText(command: String) throws {
        let directory = try TemporaryDirectory()
        let name: [UInt8] = [0x61, 0xFF, 0xFE]
        try directory.makeFolder(name)
        try directory.makeFile(name + Array("/inside".utf8), containing: "inside\n")
        let script =
            "cd \(directory.path); name=$(printf 'a\\377\\376'); \"$0\" show \(command)"
        let session = try Session(
            .path("/bin/sh"), ["-c", script, Program.reflow.location], hasTerminal: false)
        #expect(try session.waitForEnd() == .exited(0))
        #expect(String(decoding: session.output, as: UTF8.self).contains("inside"))
    }

    @Test func hostileNamesAreShownHarmlessly() throws {
        let directory = try makeDirectory()
        let session = try Session.reflow(
            ["files", "--path", directory.path], columns: 120, rows: 40,
            environment: ["PAGER": "no-such-program"])
        for name in Self.hostile { #expect(session.shows(name.shown), "\(name.shown)") }
        #expect(session.shows("fold␛[41mer␇/"))
        #expect(session.shows("dangling␛[5m — a broken link"))
        // Selects every entry, and tries to open each. The messages contain the names, too.
        session.send("\t\t\t\(Sent.enter)")
        try session.wait(for: "the folder") { $0.shows("inside␛[7m") }
        session.send(Sent.backspace)
        for _ in 0..<16 { session.send("\t\(Sent.enter)") }
        session.send("G")
        try session.settle()
        session.send("Q")
        #expect(try session.waitForEnd() == .exited(0))
        expectHarmless(session.output)
        #expect(session.leftOn == [])
    }

    @Test func withoutUnicodeTheyAreHarmlessToo() throws {
        let directory = try makeDirectory()
        let session = try Session.reflow(
            ["files", "--path", directory.path], columns: 120, rows: 40,
            environment: ["TERM": "vt100", "LC_ALL": "C"])
        #expect(session.shows("?]0;owned?title"))
        session.send("Q")
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.output.allSatisfy { $0 < 0x80 })
        expectHarmless(session.output)
    }

    @Test(arguments: ["text", "ansi", "svg", "json"])
    func printedTheyAreHarmlessToo(format: String) throws {
        let directory = try makeDirectory()
        let printed = try Printed(
            on: .output,
            ["show", "files", "--path", directory.path + "/" + Self.folder, "--format", format])
        #expect(printed.end == .exited(0))
        expectHarmless(printed.bytes)
        if format != "ansi" { #expect(!printed.bytes.contains(0x1B)) }
        if format != "json" { #expect(printed.text.contains("inside")) }
    }

    @Test func foldersOpenAndAreLeftAgain() throws {
        let directory = try TemporaryDirectory()
        for folder in ["alpha", "alpha/deep", "beta"] { try directory.makeFolder(folder) }
        for file in ["alpha/one.txt", "alpha/deep/bottom.txt", "top.txt"] {
            try directory.makeFile(file)
        }
        let session = try Session.reflow(["files", "--path", directory.path])
        #expect(session.row(0).hasPrefix(" Folders"))
        #expect(session.row(1).hasPrefix("    ../") && session.row(3).hasPrefix("    ▸ alpha/"))
        // Opens a folder with a key.
        try session.press("\t\t\t", for: "a selection") { $0.row(3).hasPrefix("▌   ▸ alpha/") }
        try session.press(Sent.enter, for: "the folder") {
            $0.shows("one.txt") && $0.place(ofWord: "deep/") != nil
        }
        // Opens a folder with the mouse.
        let place = try #require(session.place(ofWord: "deep/"))
        session.click(place)
        try session.wait(for: "a selection") { $0.shows("▌     ▸ deep/") }
        session.click(place)
        try session.wait(for: "the folder in the folder") { $0.shows("bottom.txt") }
        try session.press(Sent.backspace, for: "the folder above") {
            $0.shows("one.txt") && $0.shows("▌") && $0.shows("deep/")
        }
        try session.press(Sent.backspace, for: "the start") { $0.shows("top.txt") }
        // Backspace stops at the start folder. A second press goes to its parent folder.
        try session.press(Sent.backspace, for: "a sentence") { $0.shows("started here; ") }
        try session.press(Sent.backspace, for: "the folder above") {
            $0.shows("▌   ▸ \(directory.path.split(separator: "/").last ?? "")/")
        }
        session.send("q")
        #expect(try session.waitForEnd() == .exited(0))
    }

    /// The user's pager and editor. Both are a script that prints its arguments.
    @Test func filesAreOpenedAndTheBrowserIsBackAsItWas() throws {
        let directory = try TemporaryDirectory()
        let scripts = try TemporaryDirectory()
        let name = "it's \u{1B}[1m $(touch x) \"plain\"; -n"
        try directory.makeFile(name, containing: "the words in it")
        try scripts.makeFile(
            "show", containing: #"printf '%s ' "$1" $#; cat "$2"; read -r line; exit "${line:-0}""#)
        let session = try Session.reflow(
            ["files", directory.path], columns: 100,
            environment: [
                "PAGER": "sh \(scripts.path)/show less", "VISUAL": "sh \(scripts.path)/show vi",
            ])
        try session.press("\t\t\t", for: "a selection") { $0.shows("▌ it's") }
        let before = session.content
        for (key, told) in [("v", "vi 2 the words in it"), ("v", "vi 2 the words in it")] {
            try session.press(key, for: "the program") { $0.shows(told) }
            #expect(session.leftOn == [])
            try session.press("\n", for: "the browser") {
                $0.isAlternateScreen && $0.content == before
            }
        }
        try session.press(Sent.enter, for: "the pager") { $0.shows("less 2 the words in it") }
        session.resize(columns: 60, rows: 20)
        // The script fails. So the browser keeps the script's output on the screen until the user presses a key.
        try session.press("4\n", for: "a question") { $0.shows("Press any key to go back.") }
        try session.press("x", for: "the browser, and what was wrong") {
            $0.isAlternateScreen && $0.row(19).hasSuffix("“sh” has ended with status 4")
        }
        session.resize(columns: 100, rows: 24)
        try session.wait(for: "the size from before") { $0.content == before }
        try session.settle()
        // The browser shows a file that was created in the meantime.
        try directory.makeFile("new.txt", containing: "12345")
        try session.wait(for: "another file") { $0.shows("new.txt") }
        session.send("q")
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.leftOn == [])
    }

    @Test func aProgramThatIsNotThereIsASentence() throws {
        let directory = try TemporaryDirectory()
        try directory.makeFile("plain")
        let session = try Session.reflow(
            ["files", directory.path], environment: ["EDITOR": "no-such-editor -x"])
        session.send("\t\t\tv")
        try session.wait(for: "a sentence") {
            $0.isAlternateScreen
                && $0.shows("“no-such-editor” cannot be started: no such file or directory")
        }
    }

    @Test func aPathIsSentToTheClipboard() throws {
        let session = try Session.reflow(["files", "/etc"], columns: 100)
        try session.press("\t\ty", for: "a sentence") {
            $0.shows("copied, if the terminal allows it: /etc")
        }
        // The path in Base64.
        #expect(session.count(of: "\u{1B}]52;c;L2V0Yw==\u{1B}\\") == 1)
    }

    @Test func aFolderThatGoesSaysSoAndIsShownWhenItIsBack() throws {
        let directory = try TemporaryDirectory()
        try directory.makeFolder("a")
        try directory.makeFile("a/file.txt")
        let session = try Session.reflow(["files", directory.path + "/a"])
        let before = session.content
        try directory.move("a", to: "b")
        try session.wait(for: "a sentence") {
            $0.shows("“a” is gone: it was renamed or removed. It appears again when it is back.")
        }
        try directory.move("b", to: "a")
        try session.wait(for: "the folder") { $0.content == before }
    }

    @Test func aFolderThatIsRemovedWithAllInItSaysSoToo() throws {
        let directory = try TemporaryDirectory()
        func fill() throws {
            for folder in ["a", "a/deep", "a/deep/deeper"] { try directory.makeFolder(folder) }
            for file in ["a/one.txt", "a/deep/two.txt"] { try directory.makeFile(file) }
        }
        try fill()
        let session = try Session.reflow(["files", directory.path + "/a"])
        // Also opens and selects a folder.
        try session.press("\t\t\tl", for: "the open folder") { $0.shows("▸ deeper/") }
        let removal = try Session(
            .path("/bin/rm"), ["-r", directory.path + "/a"], hasTerminal: false)
        #expect(try removal.waitForEnd() == .exited(0))
        try session.wait(for: "a sentence") { $0.shows("“a” is gone: it was renamed or removed.") }
        try session.settle()
        try fill()
        try session.wait(for: "the folder") { $0.shows("deep/") && $0.shows("one.txt") }
        session.send("q")
        #expect(try session.waitForEnd() == .exited(0))
    }

    @Test func whatComesAndGoesOnDiskIsSeen() throws {
        let directory = try TemporaryDirectory()
        try directory.makeFile("first.txt")
        let session = try Session.reflow(["files", directory.path])
        #expect(session.shows("first.txt"))
        try directory.makeFile("second.txt")
        try session.wait(for: "the new file") { $0.shows("second.txt") }
        try directory.makeFolder("folder")
        try session.wait(for: "the new folder") { $0.shows("▸ folder/") }
        try directory.move("first.txt", to: "folder/third.txt")
        try session.wait(for: "the file to go") { !$0.shows("first.txt") }
        session.send("q")
        #expect(try session.waitForEnd() == .exited(0))
    }

    @Test func anEmptyFolderSaysSo() throws {
        let directory = try TemporaryDirectory()
        let session = try Session.reflow(["files", "--path", directory.path])
        #expect(session.shows("This folder is empty."))
    }

    @Test(arguments: ["nowhere", "fi\u{1B}[31mle\nline"])
    func aPathThatCannotBeOpenedIsOneSentence(name: String) throws {
        let directory = try TemporaryDirectory()
        if name != "nowhere" { try directory.makeFile(name) }
        let session = try Session(.reflow, ["files", "--path", directory.path + "/" + name])
        #expect(try session.waitForEnd() == .exited(1))
        expectSentence(session.output, beginning: "reflow: Cannot open “\(directory.path)/")
    }
}
