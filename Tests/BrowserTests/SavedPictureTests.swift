import Foundation
import Reflow
import TerminalPictures
import Testing

@testable import Browser
@testable import Gallery

/// Saving a picture of the screen from the palette.
@Suite struct SavedPictureTests {
    private let folder: String

    init() throws {
        folder = NSTemporaryDirectory() + "reflow-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    private func clear() { try? FileManager.default.removeItem(atPath: folder) }

    private func text(_ name: String) throws -> String {
        try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
    }

    private func save(_ form: String, _ session: inout Session) {
        session.savePictures(in: folder)
        session.press(":")
        session.type("save this picture as \(form)")
        session.press(.enter)
    }

    @Test(
        "The picture equals the screen, with size, knobs, device and scroll position",
        arguments: quietDemoNames.enumerated().filter { $0.offset.isMultiple(of: 3) }.map(\.element)
    )
    func equal(_ demo: String) throws {
        defer { clear() }
        let tree = try FileTree()
        var session = try Session(demo, 100, 30, options: tree.options)
        session.press("j", "j", "j", .tab, "]", "p", "r")
        session.wait()
        let screen = session.screen
        save("text", &session)
        #expect(session.status.contains("saved reflow-\(demo).txt"), "\(session.status)")
        #expect(try text("reflow-\(demo).txt") == screen.outlinedText() + "\n")
        session.wait()
        #expect(session.screen == screen)
        save("SVG", &session)
        #expect(session.status.contains("saved reflow-\(demo).svg"))
        session.wait()
        var browser = session.browser
        let theme = try #require(browser.theme)
        let painted = browser.screen(session.features, theme, at: session.now)
        #expect(try text("reflow-\(demo).svg") == painted.svg() + "\n")
    }

    @Test("A fresh demo gives the same picture as the command show")
    func show() throws {
        defer { clear() }
        var session = try Session("basic", 80, 24)
        save("SVG", &session)
        let still = try Still(
            .gallery, demo: "basic", options: .fixed, columns: 80, rows: 24,
            theme: ThemeSetting().theme)
        #expect(try text("reflow-basic.svg") == still.svg + "\n")
    }

    @Test("No file is replaced, and no link is followed")
    func names() throws {
        defer { clear() }
        var session = try Session("basic")
        save("text", &session)
        let first = try text("reflow-basic.txt")
        try FileManager.default.createSymbolicLink(
            atPath: folder + "/reflow-basic-2.txt", withDestinationPath: "elsewhere")
        session.press("j", "j")
        save("text", &session)
        #expect(session.status.contains("saved reflow-basic-3.txt"))
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        #expect(names == ["reflow-basic-2.txt", "reflow-basic-3.txt", "reflow-basic.txt"])
        #expect(try text("reflow-basic.txt") == first)
        #expect(try text("reflow-basic-3.txt") != first)
    }

    @Test("A picture that cannot be saved gives the reason")
    func failure() throws {
        clear()
        var session = try Session("basic")
        save("text", &session)
        #expect(session.status.contains("not saved: no such file or directory"))
    }

    @Test("The list is saved, too")
    func list() throws {
        defer { clear() }
        var session = try Session()
        save("text", &session)
        #expect(session.status.contains("saved reflow-browser.txt"))
        #expect(try text("reflow-browser.txt").contains("Reflow"))
    }

    @Test("Names of files cannot add elements or control characters to a picture")
    func hostile() throws {
        defer { clear() }
        let tree = try FileTree()
        try tree.makeFile(Array("-<g>&\"\u{1B}[2J.txt".utf8))
        var session = try Session("files", 120, 60, options: tree.options)
        save("SVG", &session)
        let svg = try text("reflow-files.svg")
        #expect(svg.contains("-&lt;g&gt;&amp;&quot;") && !svg.contains("-<g>"))
        #expect(
            svg.unicodeScalars.allSatisfy {
                $0 == "\n" || $0.properties.generalCategory != .control
            })
    }
}
