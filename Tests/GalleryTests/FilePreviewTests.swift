import CompilerSupport
import Foundation
import Reflow
import Testing

@testable import Gallery

/// The preview of the selected file or folder.
@Suite struct FilePreviewTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    private func preview(_ name: String) -> DemoPreview {
        let source = FilePreview.Source(
            folder.bytes(name), showsHidden: false,
            today: CalendarDay(year: 2024, month: 2, day: 29))
        return FilePreview(source, title: name, colors: FileColors(nil)).content
    }

    private func text(_ lines: [[TextSpan]]) -> [String] { lines.map { $0.map(\.text).joined() } }

    private func write(_ bytes: [UInt8], to name: String) throws {
        try folder.write("", to: name)
        try Data(bytes).write(to: URL(fileURLWithPath: folder.path + "/" + name))
    }

    @Test("A text shows its first lines without control sequences, and its facts")
    func texts() throws {
        try folder.write("one\n\ttwo\n\u{1B}[31mred\u{1B}[0m\r\nend", to: "a.txt")
        let shown = preview("a.txt")
        #expect(text(shown.lines) == ["one", "        two", "red", "end"])
        let heading = text(shown.heading)
        #expect(heading.last == "text, 4 lines")
        #expect(heading[0].hasPrefix("-rw") && heading[0].contains("  26  "), "\(heading)")
        #expect(heading[0].contains(System.userName(System.user)))
    }

    @Test("Only the start of a long text is read")
    func longTexts() throws {
        try folder.write(String(repeating: "0123456\n", count: 20_000), to: "long")
        let shown = preview("long")
        #expect(shown.lines.count == (1 << 16) / 8 - 1)
        #expect(text(shown.heading).last == "text, the first 8191 lines of 156 KB")
        try folder.write(String(repeating: "é", count: 50_000), to: "line")
        #expect(preview("line").lines.count == 1)
    }

    @Test("Other files show their size, their kind and their first bytes")
    func binaries() throws {
        try write([UInt8](repeating: 0, count: 1_258_291), to: "a.tar")
        #expect(text(preview("a.tar").heading).last == "binary, 1.2 MB, archive")
        #expect(preview("a.tar").lines.count == 32)
        try write([0, 0x41, 0x1B, 0xFF, 0x42], to: "x")
        #expect(text(preview("x").heading).last == "binary, 5 bytes")
        #expect(text(preview("x").lines) == ["0000 0041 1bff 42         .A..B"])
        try write([], to: "empty")
        #expect(text(preview("empty").heading).last == "an empty file")
        #expect(preview("empty").lines.isEmpty)
    }

    @Test("A picture shows its size in pixels")
    func pictures() throws {
        for sample in PictureHeaderTests.samples {
            try write(sample.bytes, to: "picture")
            let line = "\(sample.format) picture, \(sample.width) × \(sample.height) pixels"
            #expect(text(preview("picture").heading).last == line)
        }
    }

    @Test("A folder shows its numbers of entries, and its names in their colours")
    func folders() throws {
        for name in ["b.png", "a.txt", "c/inner", ".hidden"] {
            try folder.write("", to: "f/\(name)")
        }
        let shown = preview("f")
        #expect(text(shown.heading).last == "1 folder, 2 files, 1 hidden")
        #expect(text(shown.lines) == ["c/", "a.txt", "b.png"])
        #expect(shown.lines.map { $0[0].color } == [.blue, nil, .violet])
        for number in 0..<2_001 { try folder.write("", to: "many/\(number)") }
        #expect(text(preview("many").heading).last == "more than 2000 entries")
    }

    @Test("A link shows its target and the preview of the target")
    func links() throws {
        try folder.write("text", to: "a.txt")
        let manager = FileManager.default
        for (name, target) in [("good", "a.txt"), ("bad", "nowhere\u{7}")] {
            try manager.createSymbolicLink(
                atPath: "\(folder.path)/\(name)", withDestinationPath: target)
        }
        let good = preview("good")
        #expect(text(good.heading).dropFirst() == ["→ a.txt", "text, 1 line"])
        #expect(text(good.lines) == ["text"] && text(good.heading)[0].hasPrefix("l"))
        #expect(text(preview("bad").heading).last == "→ nowhere\u{7} — a broken link")
        #expect(text(preview("missing").heading) == ["no such file or directory"])
    }

    @Test("A pipe and a device are never opened")
    func pipes() throws {
        try folder.write("", to: "x")
        #expect(mkfifo(folder.path + "/pipe", 0o644) == 0)
        #expect(text(preview("pipe").heading).last == "a pipe")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/zero", withDestinationPath: "/dev/zero")
        #expect(text(preview("zero").heading).last == "a device or a socket")
        #expect(preview("pipe").lines.isEmpty && preview("zero").lines.isEmpty)
    }

    @Test("Random bytes of any length have a preview")
    func randomBytes() throws {
        var state: UInt32 = 7
        for length in 1..<120 {
            let bytes = (0..<length).map { _ -> UInt8 in
                state = state &* 1_664_525 &+ 1_013_904_223
                return UInt8(state >> 24)
            }
            try write(bytes, to: "random")
            #expect(!preview("random").lines.isEmpty)
        }
    }

    @Test("The preview follows the selection and the file, and is read once")
    func following() throws {
        try folder.write("first", to: "a.txt")
        try folder.write("other", to: "b.txt")
        var demo = try FilesDemo(path: folder.bytes(""))
        #expect(
            text(demo.preview().lines) == ["a.txt", "b.txt"], "Without a selection: the folder.")
        demo.view.select(FolderPath(bytes: Array("a.txt".utf8)))
        #expect(text(demo.preview().lines) == ["first"])
        let source = demo.latestPreview?.source
        _ = demo.preview()
        #expect(demo.latestPreview?.source == source)
        try folder.write("second", to: "a.txt")
        #expect(text(demo.preview().lines) == ["second"])
        demo.view.select(FolderPath(bytes: Array("b.txt".utf8)))
        #expect(text(demo.preview().lines) == ["other"])
        demo.view.select(.above)
        #expect(demo.preview().title == "../")
    }
}
