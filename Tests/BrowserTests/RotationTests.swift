import Foundation
import Gallery
import Reflow
import Testing

@testable import Browser

/// The key r, which shows a simulated device, and returns to the terminal's own size.
@Suite struct RotationTests {
    struct Case: CustomTestStringConvertible {
        let terminal: ScreenSize
        /// The size and orientation of the device, in points.
        let form: String
        /// The cells inside the device's frame.
        let cells: ScreenSize
        var testDescription: String { "\(terminal)" }
    }

    static let cases = [
        // The terminal's 640 × 384 points, rotated. The height is cut.
        Case(
            terminal: "80x24", form: "384 × 640 pt · portrait · 1 column", cells: "48x21"),
        // A terminal that is square in points shows a phone.
        Case(
            terminal: "80x40", form: "390 × 844 pt · portrait · 1 column", cells: "49x37"),
        Case(
            terminal: "100x50", form: "390 × 844 pt · portrait · 1 column", cells: "49x47"),
        // The device is 80 cells wide at this scale, so it is scaled down to the available 58
        // cells.
        Case(
            terminal: "60x40", form: "640 × 480 pt · landscape · 2 columns", cells: "58x22"),
    ]

    /// Each demo with one of the cases.
    private static func inTurn(_ names: [String]) -> Zip2Sequence<[Case], [String]> {
        zip(names.indices.map { cases[$0 % cases.count] }, names)
    }

    @Test("The device is the rotated terminal in a frame", arguments: inTurn(demoNames))
    func device(_ device: Case, _ demo: String) throws {
        let tree = try FileTree()
        var session = try Session(
            demo, device.terminal.columns, device.terminal.rows, options: tree.options)
        session.press("r")
        session.wait()
        let frame = try #require(session.rows.frame)
        #expect(frame.columns.count - 2 == device.cells.columns)
        #expect(frame.rows.count - 2 == device.cells.rows)
        // The frame is in the middle of the pane, which ends above the status line.
        #expect(abs(frame.columns.lowerBound + frame.columns.upperBound - session.size.columns) < 2)
        #expect(abs(frame.rows.lowerBound + frame.rows.upperBound - session.size.rows + 1) < 2)
        // The number of columns depends on the demo.
        let parts = device.form.components(separatedBy: " · ").prefix(2)
        // Tools omit the size.
        let isTool = session.browser.list.scene?.showsSizes == false
        let form = parts.dropFirst(isTool ? 1 : 0).joined(separator: " · ")
        #expect(session.rows[frame.rows.lowerBound].contains(" \(form) · "))
    }

    @Test("A second r restores the previous screen", arguments: inTurn(settledDemoNames))
    func back(_ device: Case, _ demo: String) throws {
        let tree = try FileTree()
        var session = try Session(
            demo, device.terminal.columns, device.terminal.rows, options: tree.options)
        for keys in [[], ["j", "j", "j"], [" "], [.tab, .down, .down], ["G"], ["+"]] as [[Key]] {
            for key in keys { session.press(key) }
            session.wait()
            let before = session.screen
            session.press("r")
            #expect(session.screen != before)
            session.press("r")
            session.wait()
            #expect(session.screen == before, "\(keys)\n\(session.screen.text())")
        }
    }

    @Test("Scrolling reaches the cut part of the device", arguments: cases)
    func theEndIsReached(_ device: Case) throws {
        var session = try Session("basic", device.terminal.columns, device.terminal.rows)
        session.press("r", "G")
        let text = session.screen.text()
        let isSplit = device.form.contains("2 columns")
        #expect(text.contains(/\b60\b/) && text.contains(isSplit ? /\b59\b/ : /\b58\b/), "\(text)")
    }

    @Test("The device follows the size of the terminal")
    func resizing() throws {
        var session = try Session("basic", 80, 24)
        session.press("r")
        session.resize(60, 40)
        #expect(session.screen.text().contains("╭ 640 × 480 pt · landscape · 2 columns ─"))
        session.resize(80, 24)
        #expect(session.screen.text().contains("╭ 384 × 640 pt · portrait · 1 column ─"))
    }

    @Test("A rotated device that shows all content has no scrollbar")
    func noThumb() throws {
        let tree = try FileTree()
        let options = DemoOptions.folder(tree.path + "/photos", shownAs: "photos")
        var session = try Session("files", 80, 24, options: options)
        session.features.colors = .indexed256
        session.press("r")
        #expect(session.screen.text().contains("beach.jpg"))
        #expect(!session.screen.text().contains("▏"))
        // The first key removes the message.
        #expect(session.press("j") == .redraw)
        #expect(session.press("j") == .handled)
    }
}

extension [String] {
    /// The outermost frame with round corners in a picture, including the corners.
    var frame: (columns: Range<Int>, rows: Range<Int>)? {
        guard let top = firstIndex(where: { $0.contains("╭") }),
            let bottom = lastIndex(where: { $0.contains("╯") }),
            let left = Array<Character>(self[top]).firstIndex(of: "╭"),
            let right = Array<Character>(self[top]).lastIndex(of: "╮")
        else { return nil }
        return (left..<right + 1, top..<bottom + 1)
    }
}
