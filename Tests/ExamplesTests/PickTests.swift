import Foundation
import Reflow
import Testing

@testable import pick

@Suite struct PickTests {
    /// Sends inputs to a picker of lines, one per second, so that each input has its own frame.
    private func play(
        _ text: String, _ inputs: [Input], columns: Int = 80
    ) -> (picked: String?, terminal: MemoryTerminal) {
        let pipe = Pipe()
        pipe.fileHandleForWriting.write(Data(text.utf8))
        pipe.fileHandleForWriting.closeFile()
        var picker = Picker(LineReader(descriptor: pipe.fileHandleForReading.fileDescriptor))
        let terminal = MemoryTerminal(
            size: ScreenSize(columns: columns, rows: 12), inputs: inputs, isRecording: true)
        terminal.run(&picker)
        return (picker.picked.map { String(decoding: $0, as: UTF8.self) }, terminal)
    }

    private func type(_ text: String) -> [Input] { text.map { .key(.character($0)) } }

    private static let files =
        "README\nSources/One.swift\nSources/Two.swift\nTests/One.swift\nread.me\n"

    private func rows(_ terminal: MemoryTerminal) -> [String] {
        terminal.recording.last?.text().split(separator: "\n").map {
            $0.trimmingCharacters(in: .whitespaces)
        } ?? []
    }

    @Test("The first frame appears before the first line is read")
    func start() {
        let (_, terminal) = play(Self.files, [])
        #expect(terminal.recording.first?.text().contains("type to filter") == true)
        #expect(terminal.recording.first?.text().contains("README") == false)
        #expect(terminal.recording.last?.text().contains("README") == true)
    }

    @Test("Lines are grouped by folder or first letter, and names appear without the folder")
    func groups() {
        let rows = rows(play(Self.files, [], columns: 40).terminal)
        #expect(
            rows.prefix(9) == [
                "> type to filter", "R", "▌  README", "read.me", "Sources/", "One.swift",
                "Two.swift", "Tests/", "One.swift",
            ])
        #expect(rows.last?.hasPrefix("5 of 5") == true)
    }

    @Test(
        "Typing filters the lines, and Enter picks the selected line",
        arguments: [
            ("two", "Sources/Two.swift\n"), ("one tests", "Tests/One.swift\n"),
            ("README", "README\n"), ("read", "README\n"),
        ])
    func filter(text: String, expected: String) {
        #expect(play(Self.files, type(text) + [.key(.enter)]).picked == expected)
    }

    @Test("Marked lines are picked in their order, also if they are hidden")
    func marks() {
        let keys: [Input] =
            type("test") + [.key(.tab), .key(.control("u"))] + type("readme") + [.key(.tab)]
        #expect(play(Self.files, keys + [.key(.enter)]).picked == "README\nTests/One.swift\n")
        #expect(play(Self.files, keys + [.key(.tab), .key(.enter)]).picked == "Tests/One.swift\n")
        let last = rows(play(Self.files, keys).terminal).last ?? ""
        #expect(last.hasPrefix("1 of 5, 2 marked"), "\(last)")
    }

    @Test("Arrow keys move in the grid, and a second click picks a line")
    func moving() {
        #expect(
            play(Self.files, [.key(.right), .key(.down), .key(.enter)]).picked
                == "Sources/Two.swift\n")
        let click = Input.mouse(MouseEvent(.press, column: 30, row: 4))
        #expect(play(Self.files, [click, click]).picked == "Sources/Two.swift\n")
    }

    @Test(
        "Leaving picks no line, and Enter without a match picks no line",
        arguments: [Key.escape, .control("c")])
    func leaving(key: Key) {
        #expect(play(Self.files, [.key(.tab), .key(key)]).picked == nil)
        #expect(play(Self.files, type("none") + [.key(.enter)]).picked == "")
        #expect(play("", [.key(.enter)]).picked == "")
    }

    @Test("Bytes that are not valid text are printed unchanged, but not sent to the terminal")
    func bytes() throws {
        let (picked, terminal) = play("a\u{1B}[31mb\u{7}\n", [.key(.enter)])
        #expect(picked == "a\u{1B}[31mb\u{7}\n")
        let text = try #require(terminal.recording.last?.text())
        #expect(!text.unicodeScalars.contains("\u{1B}") && text.contains("␛[31mb␇"))
    }

    @Test("Many lines are searched, and keys are handled in between")
    func many() throws {
        let text = (0..<30_000).map { "folder\($0 % 100)/name\($0)\n" }.joined()
        // The text is longer than a pipe's buffer.
        let file = FileManager.default.temporaryDirectory.appending(path: "pick-\(UUID())")
        try Data(text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let handle = try FileHandle(forReadingFrom: file)
        var picker = Picker(LineReader(descriptor: handle.fileDescriptor))
        MemoryTerminal(inputs: type("e29999") + [.key(.enter)]).run(&picker)
        #expect(picker.picked.map { String(decoding: $0, as: UTF8.self) } == "folder99/name29999\n")
    }
}
