import Gallery
import Reflow
import Testing

@testable import Browser

@Suite struct JumpTests {
    private func session(_ items: Int = 100_000) throws -> Session {
        var options = DemoOptions()
        options.items = items
        return try Session("million", options: options)
    }

    @Test func aNumberAndGBringAnItemToTheTop() throws {
        var session = try session()
        session.type("54321")
        #expect(session.status.contains("54321   G goes to that item"))
        session.press("G")
        #expect(session.rows[2].contains("Item 54321"))
        #expect(session.rows[2].contains("▌"))
        // Without a number it is the end.
        session.press("G")
        #expect(session.status.contains("100 %"))
    }

    @Test func aNumberCanBeMendedAndForgotten() throws {
        var session = try session()
        session.type("129")
        session.press(.backspace)
        #expect(session.status.contains("12   G goes"))
        session.press(.escape)
        #expect(!session.status.contains("G goes"))
        #expect(!session.hasEnded)
        session.type("7")
        session.press("j")
        #expect(!session.status.contains("G goes"))
        // A zero begins no number: it is the key for the zoom.
        session.press("0")
        #expect(session.status.contains("zoom 100 %"))
    }

    @Test func anItemThatIsNotThereIsSaid() throws {
        var session = try session(10)
        session.type("10")
        session.press("G")
        #expect(session.status.contains("there is no item 10"))
        session.type(String(repeating: "9", count: 40))
        session.press("G")
        #expect(session.status.contains("there is no item"))
    }

    @Test("a message gives way to what is typed next")
    func messagesGiveWay() throws {
        var session = try session(10)
        session.type("10")
        session.press("G")
        #expect(session.status.contains("there is no item 10"))
        session.press("7")
        #expect(session.status.contains("7   G goes to that item"))
    }

    @Test("a digit with an accent is no digit")
    func onlyPlainDigits() throws {
        var session = try session(10)
        session.press(.character("5\u{301}"))
        #expect(!session.status.contains("G goes"))
    }

    @Test func whereItemsAreNotNumberedDigitsDoNothing() throws {
        var session = try Session("emoji")
        session.press("5")
        #expect(session.status.contains("5 does nothing here"))
    }

    @Test func numbersBeyondMemoryAreRefused() throws {
        for name in ["million", "billion"] {
            let entry = try #require(Gallery.entry(named: name))
            for items in [-1, .max] {
                var options = DemoOptions()
                options.items = items
                let error = #expect(throws: (any Error).self) { try entry.make(options) }
                #expect("\(error as Any)".contains("give --items a number from 0 to"))
            }
        }
    }
}
