import Foundation
import Reflow
import RemoteDemos
import Testing

@testable import Browser
@testable import CollectionLaws
@testable import Gallery

/// The numbers of a user's code: as knobs, as settings, as code, and written into files.
@Suite struct LayoutNumbersTests {
    /// A file of random code with numbers between random other texts.
    static func code(
        using random: inout SplitMix
    ) -> (text: String, numbers: [SourceNumber]) {
        var text = ""
        var numbers: [SourceNumber] = []
        let others = ["a(", ")", "\r\n", "\n", "é 日本 ", "// 5\n", "\t", "\u{FEFF}", "x: ", "\0"]
        for _ in 0..<Int.random(in: 0..<40, using: &random) {
            if Bool.random(using: &random) {
                text += others.randomElement(using: &random) ?? ""
            } else {
                let literal =
                    ["1", "1_000", "0.40", "-8", "0xFF"].randomElement(using: &random) ?? ""
                numbers.append(
                    SourceNumber(
                        file: 0, offset: text.utf8.count, line: numbers.count + 1, column: 1,
                        text: literal, title: "top", declaration: "make",
                        needsParentheses: Bool.random(using: &random)))
                text += literal + " "
            }
        }
        return (text, numbers)
    }

    static func built(
        _ path: String, _ text: String, _ numbers: [SourceNumber]
    ) -> BuiltLayout {
        BuiltLayout(
            library: "", remarks: [], files: [SourceFileText(path: path, text: text)],
            numbers: numbers)
    }

    @Test("Only the bytes of changed numbers change", arguments: 1...20 as ClosedRange<UInt64>)
    func bytes(seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        for _ in 0..<50 {
            let (text, sources) = Self.code(using: &random)
            let numbers = LayoutNumbers(Self.built("/f.swift", text, sources))
            var states = numbers.states
            #expect(numbers.edits(states) == [[]])
            #expect(numbers.contents(ofFile: 0, []) == Array(text.utf8))
            for index in states.indices where Bool.random(using: &random) {
                let steps = Int.random(in: -3...3, using: &random)
                states[index] = KnobState(
                    value: numbers.knobs[index].turned(states[index].value, by: steps),
                    initialValue: states[index].initialValue)
            }
            let edits = numbers.edits(states)[0]
            let changed = states.indices.filter { states[$0].isChanged }
            #expect(edits.map(\.offset) == changed.map { sources[$0].offset })
            for (edit, index) in zip(edits, changed) {
                let literal = edit.new.filter { !"()".contains($0) }
                #expect(NumberStyle(literal)?.value == states[index].value.number)
            }
            let new = numbers.contents(ofFile: 0, edits)
            // Splits both texts at the numbers, and compares the parts between them.
            var (position, shift) = (0, 0)
            let old = Array(text.utf8)
            for edit in edits {
                #expect(
                    new[(position + shift)..<(edit.offset + shift)] == old[position..<edit.offset])
                #expect(
                    Array(old[edit.offset...].prefix(edit.old.utf8.count)) == Array(edit.old.utf8))
                shift += edit.new.utf8.count - edit.old.utf8.count
                position = edit.offset + edit.old.utf8.count
            }
            #expect(Array(new[(position + shift)...]) == Array(old[position...]))
        }
    }

    private static let source = "let a = 10\nlet b = x-0.40\n"

    private static let numbers = LayoutNumbers(
        built(
            "/tmp/My File.swift", source,
            [
                SourceNumber(
                    file: 0, offset: 8, line: 1, column: 9, text: "10", title: "a", declaration: "a"
                ),
                SourceNumber(
                    file: 0, offset: 21, line: 2, column: 11, text: "0.40", title: "b",
                    declaration: "b", needsParentheses: true),
            ]))

    @Test("A setting names a line and a column")
    func settings() throws {
        let states = try Self.numbers.states(setting: ["1:9=12", "2:11=0.55"])
        #expect(states.map(\.value) == [.count(12), .number(0.55)])
        #expect(Self.numbers.code(states).lines == ["let a = 12", "let b = x-0.55"])
        #expect(Self.numbers.code(states).title == "My File.swift")
        let negative = try Self.numbers.states(setting: ["1:9=-3", "2:11=-0.5"])
        #expect(Self.numbers.code(negative).lines == ["let a = -3", "let b = x-(-0.50)"])
    }

    @Test("A literal after an operator gets parentheses with a minus sign")
    func operators() throws {
        for (text, expected) in [
            ("let a=5", "let a=(-3)"), ("let a = 5", "let a = -3"), ("f(5)", "f(-3)"),
            ("x ?5:y", "x ?(-3):y"),
        ] {
            let offset = Array(text.utf8).firstIndex(of: UInt8(ascii: "5")) ?? 0
            let number = SourceNumber(
                file: 0, offset: offset, line: 1, column: 1, text: "5", title: "a",
                declaration: "a")
            let numbers = LayoutNumbers(Self.built("/a.swift", text, [number]))
            #expect(numbers.code(try numbers.states(setting: ["1:1=-3"])).lines == [expected])
        }
    }

    @Test("Copied code keeps tabs and line ends, and shown code has spaces")
    func copiedCode() {
        let numbers = LayoutNumbers(Self.built("/a.swift", "\ta\r\n\tb", []))
        #expect(numbers.code([]).lines == ["    a", "    b"])
        #expect(numbers.code([]).text == "\ta\r\n\tb\n")
    }

    @Test("Knobs of an older program do not belong to the numbers")
    func olderKnobs() throws {
        let numbers = Self.numbers
        let turned = try numbers.states(setting: ["1:9=12"])
        #expect(numbers.belong(to: numbers.knobs, turned))
        #expect(!numbers.belong(to: numbers.knobs.reversed(), turned))
        let others = turned.map { KnobState(value: $0.value, initialValue: $0.value) }
        #expect(!numbers.belong(to: numbers.knobs, others))
        #expect(!numbers.belong(to: [], []))
    }

    @Test(
        "A wrong setting gives a sentence",
        arguments: [
            ("1:8=12", "That line has 1:9."), ("9=12", "There is no number at “9=12”"),
            ("9:9=1", "There is no number at “9:9=1”"),
            ("1:9", "write LINE:COLUMN=VALUE, as in “1:9=8”"), ("", "There is no number"),
            ("1:9=x", "“x” is no value for 1 a; use -10000 to 10000."),
            ("1:9=0.5", "is no value"), ("2:11=1e9", "is no value"), ("=5", "There is no number"),
        ])
    func wrongSettings(setting: String, words: String) {
        #expect {
            try Self.numbers.states(setting: [setting])
        } throws: { "\($0)".contains(words) }
    }

    @Test("Knobs keep their identity when lines move, and not when the declaration changes")
    func identities() {
        func identity(line: Int, declaration: String) -> String? {
            let number = SourceNumber(
                file: 0, offset: 0, line: line, column: 1, text: "1", title: "top",
                declaration: declaration)
            return LayoutNumbers(Self.built("/a.swift", "1", [number])).knobs.first?.identity
        }
        #expect(identity(line: 1, declaration: "make") == identity(line: 9, declaration: "make"))
        #expect(identity(line: 1, declaration: "make") != identity(line: 1, declaration: "other"))
    }
}
