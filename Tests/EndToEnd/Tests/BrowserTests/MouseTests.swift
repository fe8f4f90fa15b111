import Sessions
import Testing

@Suite struct MouseTests {
    /// Returns the rows of the preview, inside its frame and without its scrollbar.
    private func preview(_ session: Session) -> [[ShownCell]] {
        session.picture[3..<22].map { Array($0[26..<78]) }
    }

    @Test func theWheelScrollsThreeRows() throws {
        let session = try Session.reflow(["sections"])
        try session.scroll(rows: 4)
        let before = session.picture
        session.wheel(.down, at: Place(20, 12))
        try session.wait(for: "other rows") { $0.picture != before }
        try session.settle()
        let after = session.picture
        // Compares the rows between the pinned headers and the status line, without the scrollbar.
        for row in 3..<19 { #expect(after[row].prefix(79) == before[row + 3].prefix(79)) }
        session.wheel(.up, at: Place(20, 12))
        try session.wait(for: "the rows before") { $0.picture == before }
    }

    @Test func theWheelScrollsWhatIsUnderIt() throws {
        let session = try Session.reflow()
        // The samples for UIKit follow Basic.
        try session.press("Gkkkkkk", for: "Basic") { $0.row(2).contains("╭ Basic · ") }
        try session.settle()
        let (list, before) = (session.text.map { $0.prefix(24) }, preview(session))
        session.wheel(.down, at: Place(50, 12))
        try session.wait(for: "other rows") { self.preview($0) != before }
        try session.settle()
        let after = preview(session)
        for row in 0..<16 { #expect(after[row] == before[row + 3]) }
        #expect(session.text.map { $0.prefix(24) } == list)
        // With the pointer over the list, the wheel does not scroll the preview.
        session.wheel(.down, at: Place(5, 4))
        try session.settle()
        #expect(preview(session) == after)
    }

    @Test func aClickSelectsAndASecondOpens() throws {
        let session = try Session.reflow()
        session.click(Place(5, 4))
        try session.wait(for: "the selection") { $0.row(4).hasPrefix("▌  Switch") }
        try session.wait(for: "its preview") { $0.row(2).contains("╭ Switch · ") }
        session.click(Place(5, 4))
        try session.wait(for: "the demo") { $0.row(23).hasPrefix(" Switch ") }
    }

    @Test func aClickSelectsAnItem() throws {
        let session = try Session.reflow(["basic"])
        let place = try #require(session.place(ofWord: "22"))
        #expect(session.cell(place.column, place.row).background == 26)
        session.click(place)
        try session.wait(for: "the selection") { $0.shows("▌") }
        let cell = session.cell(place.column, place.row)
        #expect(cell.isReversed || cell.background != 26)
        #expect(session.cell(ofWord: "21")?.background == 26)
        session.click(place)
        try session.wait(for: "a word") { $0.shows("items cannot be opened here") }
    }

    @Test func aClickOnThePreviewSelectsInIt() throws {
        let session = try Session.reflow()
        // The samples for UIKit follow Basic.
        try session.press("Gkkkkkk", for: "Basic") { $0.row(2).contains("╭ Basic · ") }
        try session.settle()
        let place = try #require(session.place(ofWord: "21"))
        session.click(place)
        try session.wait(for: "the selection") {
            let cell = $0.cell(place.column, place.row)
            return cell.isReversed || cell.background != 26
        }
        #expect(session.row(2).contains("╭ Basic · "))
    }

    @Test func theScrollbarIsDragged() throws {
        let session = try Session.reflow(["million"])
        session.send("\u{1B}[<0;80;23M")
        try session.wait(for: "the end") { $0.row(23).hasSuffix(" 100 %") }
        session.send("\u{1B}[<32;80;1M")
        try session.wait(for: "the start") { $0.row(23).hasSuffix(" 0 %") }
        session.send("\u{1B}[<0;80;1m")
    }

    @Test func theMouseIsLeftToTheTerminalWhenAsked() throws {
        let session = try Session.reflow()
        #expect(session.isMouseReported)
        try session.press("M", for: "off") { $0.shows("mouse off") }
        #expect(!session.isMouseReported)
        #expect(session.count(of: "\u{1B}[?1002l") > 0)
        #expect(session.count(of: "\u{1B}[?1006l") > 0)
        try session.press("M", for: "on") { $0.shows("mouse on") }
        #expect(session.isMouseReported)
    }

    @Test func withNoMouseItIsNeverTurnedOn() throws {
        let session = try Session.reflow(["--no-mouse"])
        try session.press(Sent.enter, for: "a demo") { $0.row(23).hasPrefix(" Everything ") }
        for mode in [9, 1000, 1002, 1003, 1006] { #expect(session.count(of: "[?\(mode)h") == 0) }
        try session.press("M", for: "on") { $0.shows("mouse on") }
        #expect(session.isMouseReported)
        session.send("Q")
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.leftOn == [])
    }
}
