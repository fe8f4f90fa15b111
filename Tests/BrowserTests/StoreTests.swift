import Reflow
import Testing

@testable import Browser
@testable import Gallery

/// The store opens the other demos, and leaving them returns to the store.
@Suite struct StoreTests {
    @Test("A banner opens its demo, and q returns to the store in its previous state")
    func thereAndBack() throws {
        for isDirect in [true, false] {
            var session = try Session("store")
            if !isDirect {
                session = try Session()
                session.press("/")
                session.type("store")
                session.press(.enter)
            }
            session.press(.tab, .right)
            session.wait()
            let before = session.screen
            session.press(.enter)
            #expect(session.status.hasPrefix(" Switch "))
            #expect(session.status.contains("q back"))
            session.press("q")
            #expect(session.screen == before && !session.hasEnded)
            #expect(session.status.contains(isDirect ? "q quit" : "q back"))
            session.press("q")
            #expect(session.hasEnded == isDirect)
        }
    }

    @Test("A second click in the preview opens the demo, and q returns to the list")
    func preview() throws {
        var session = try Session(nil, 120, 40)
        session.press("/")
        session.type("store")
        session.press(.escape)
        let column = try #require(session.rows[2].firstIndex(of: "╭"))
        let left = session.rows[2].distance(from: session.rows[2].startIndex, to: column)
        session.mouse(.press, left + 10, 7)
        session.mouse(.press, left + 10, 7)
        #expect(session.status.hasPrefix(" Everything "))
        session.press("q")
        #expect(session.rows.contains { $0.hasPrefix("▌  Everything") })
    }

    @Test("Only banners open a demo, each its own")
    func whatOpens() throws {
        var demo = try StoreDemo()
        #expect(
            demo.open(.fill(0)) == .message("this item cannot be opened")
                && demo.open(.block(3)) == .message("this item cannot be opened"))
        for (index, entry) in Gallery.entries.enumerated() {
            demo.view.select(.demo(index), following: false)
            guard entry.name != "store" else { continue }
            #expect(demo.open(.demo(index)) == .opened && demo.choice == .demo(entry.name))
        }
        // The store has no banner for itself.
        let banners = try demo.view.snapshot.itemIdentifiers(inSection: .featured)
        #expect(banners.count == Gallery.entries.count - 1)
    }
}
