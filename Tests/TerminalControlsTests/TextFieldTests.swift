import TerminalSupport
import Terminals
import Testing

@testable import TerminalControls

/// The text field, compared with a simple model: an array of characters and a cursor index.
@Suite struct TextFieldTests {
    /// The expected behaviour of a field, as simple as possible.
    private struct Model {
        var characters: [Character] = []
        var cursor = 0
        let limit: Int

        var text: String { String(characters) }

        private var words: (left: Int, right: Int) {
            func isInWord(_ index: Int) -> Bool {
                let character = characters[index]
                return character.isLetter || character.isNumber || character == "_"
            }
            var (left, right) = (cursor, cursor)
            while left > 0, !isInWord(left - 1) { left -= 1 }
            while left > 0, isInWord(left - 1) { left -= 1 }
            while right < characters.count, !isInWord(right) { right += 1 }
            while right < characters.count, isInWord(right) { right += 1 }
            return (left, right)
        }

        mutating func press(_ key: Key) {
            if let character = key.character { return insert(String(character)) }
            switch key {
            case .left: cursor = max(0, cursor - 1)
            case .right: cursor = min(characters.count, cursor + 1)
            case .home, .control("a"): cursor = 0
            case .end, .control("e"): cursor = characters.count
            case .alt("b"), .alt(.left), .control(.left): cursor = words.left
            case .alt("f"), .alt(.right), .control(.right): cursor = words.right
            case .backspace where cursor > 0: remove(cursor - 1..<cursor)
            case .delete where cursor < characters.count: remove(cursor..<cursor + 1)
            case .control("d") where cursor < characters.count: remove(cursor..<cursor + 1)
            case .control("w"), .alt(.backspace): remove(words.left..<cursor)
            case .control("u"): remove(0..<cursor)
            case .control("k"): remove(cursor..<characters.count)
            default: break
            }
        }

        mutating func insert(_ text: String) {
            for character in text {
                let used = self.text.unicodeScalars.count + character.unicodeScalars.count
                guard used <= limit else { return }
                characters.insert(character, at: cursor)
                cursor += 1
                join()
            }
        }

        private mutating func remove(_ range: Range<Int>) {
            characters.removeSubrange(range)
            cursor = range.lowerBound
            join()
        }

        /// Adjacent characters may combine into one. The cursor moves behind the combined
        /// character.
        private mutating func join() {
            let count = String(characters[..<cursor]).utf8.count
            characters = Array(text)
            var length = 0
            cursor = 0
            while length < count {
                length += String(characters[cursor]).utf8.count
                cursor += 1
            }
        }
    }

    private static let keys: [Key] =
        [
            .left, .right, .home, .end, .backspace, .delete, .alt("b"), .alt("f"), .alt(.left),
            .alt(.right), .alt(.backspace), .control(.left), .control(.right),
        ] + ["a", "e", "w", "u", "k", "d"].map { .control(.character($0)) }

    private static let letters: [Character] = [
        "a", "Z", "_", "7", " ", " ", "/", "-", "é", "日", "👩‍👩‍👧", "🇩🇪", "🇩", "\u{301}", "\u{200D}", "👧",
        "한",
        "\u{1100}", "\u{1161}",
    ]

    @Test(arguments: 0..<40) func itIsEditedAsThePlainModelIs(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let limit = Int.random(in: 1...60, using: &random)
        var field = TextField(limit: limit)
        var model = Model(limit: limit)
        for step in 0..<400 {
            let isLetter = Int.random(in: 0..<3, using: &random) > 0
            let key =
                isLetter
                ? Key.character(Self.letters.randomElement(using: &random)!)
                : Self.keys.randomElement(using: &random)!
            let before = field
            let outcome = field.handle(.key(key), at: .zero)
            model.press(key)
            let isSame = field.text == model.text && field.before.count == model.cursor
            #expect(isSame, "\(step): \(key) in \(before)")
            guard isSame else { return }
            #expect(field.text.unicodeScalars.count <= limit)
            let hasChanged = (field.before, field.after) != (before.before, before.after)
            switch outcome {
            case .redraw: #expect(hasChanged)
            case .handled: #expect(!hasChanged)
            case .message: #expect(isLetter)
            default: #expect(key == .backspace && field.isEmpty, "\(key)")
            }
        }
    }

    @Test(arguments: [
        Key.enter, .escape, .tab, .backTab, .up, .down, .pageUp, .function(1), .control("c"),
        .alt("x"),
        .shift(.up), .backspace,
    ])
    func whatMeansNothingToAFieldIsTheProgram(key: Key) {
        var field = TextField()
        #expect(field.handle(.key(key), at: .zero) == .ignored)
        #expect(field.isEmpty)
    }

    @Test("A paste inserts its first line up to the limit")
    func pastes() {
        var field = TextField("ab", limit: 5)
        _ = field.handle(.key(.left), at: .zero)
        #expect(field.handle(.paste("\n\nx\ny"), at: .zero) == .redraw)
        #expect(field.text == "axb" && field.before == "ax")
        let huge = String(repeating: "y", count: 1 << 20)
        guard case .message(let said) = field.handle(.paste(huge), at: .zero) else {
            Issue.record("The field does not report the removed rest.")
            return
        }
        #expect(said.contains("Only the first 5 characters were kept."))
        #expect(field.text == "axyyb" && field.before == "axyy")
        #expect(field.handle(.paste(""), at: .zero) == .handled)
    }

    /// At all widths, the cursor is on the screen, between the characters around it.
    @Test(arguments: ["", "short", "日本語のファイル", "a longer text, which has no room", "e\u{301}👩‍👩‍👧🇩🇪x"])
    func theCursorIsSeen(text: String) {
        for columns in 1...40 {
            var field = TextField(text)
            for _ in 0...text.count {
                let screen = Screen.drawn(columns, 1) { field.draw(into: &$0, at: .zero) }
                guard let cursor = screen.cursor else {
                    Issue.record("There is no cursor in \(columns) columns.")
                    return
                }
                #expect(cursor.row == 0 && (0..<columns).contains(cursor.column))
                if columns > 8, let next = field.after.first, next.isASCII {
                    let cell = screen[0, cursor.column]
                    #expect(cell.glyph.description == String(next), "\(columns)")
                }
                if columns > text.displayWidth {
                    #expect(screen.text().hasPrefix(text.printable()))
                    #expect(cursor.column == field.before.displayWidth)
                }
                // A click on the cursor does not move it.
                _ = field.handle(.resize(ScreenSize(columns: columns, rows: 1)), at: .zero)
                let click = MouseEvent(.press, column: cursor.column, row: 0)
                #expect(field.handle(.mouse(click), at: .zero) == .handled)
                _ = field.handle(.key(.left), at: .zero)
            }
        }
    }

    @Test func aClickMovesTheCursor() {
        var field = TextField("a日b")
        for (column, before) in [(0, ""), (1, "a"), (2, "a"), (3, "a日"), (4, "a日b"), (9, "a日b")] {
            _ = field.handle(.mouse(MouseEvent(.press, column: column, row: 0)), at: .zero)
            #expect(field.before == before, "\(column)")
        }
    }

    @Test func nothingButTheFocusedFieldHasACursor() {
        var field = TextField("", placeholder: "name")
        let screen = Screen.drawn(10, 1) { field.draw(into: &$0, at: .zero) }
        #expect(screen.text().hasPrefix("name") && screen.cursor == ScreenCell(column: 0, row: 0))
        field.isFocused = false
        #expect(Screen.drawn(10, 1) { field.draw(into: &$0, at: .zero) }.cursor == nil)
    }

    @Test func nothingIsDrawnOutsideTheField() {
        let field = TextField("a longer text")
        for columns in 0...12 {
            let screen = Screen.drawn(20, 3) { region in
                region.within(columns: 4..<4 + columns, rows: 1..<2) {
                    field.draw(into: &$0, at: .zero)
                }
            }
            for row in 0..<3 {
                for column in 0..<20 where row != 1 || !(4..<4 + columns).contains(column) {
                    #expect(screen[row, column] == .blank)
                }
            }
            #expect((screen.cursor == nil) == (columns == 0))
        }
    }
}
