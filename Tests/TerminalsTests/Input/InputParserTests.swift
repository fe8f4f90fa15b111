import Testing

@testable import Terminals

@Suite struct InputParserTests {
    /// The inputs of all bytes. `patience` is the time without further bytes at the end.
    private func inputs(
        _ pieces: [[UInt8]], patience: Duration = .zero, keys: [DescribedKey] = []
    ) -> [Input] {
        var parser = InputParser(escapeDelay: .milliseconds(25), keys: keys)
        var inputs: [Input] = []
        for piece in pieces {
            parser.append(piece, at: .zero)
            while let input = parser.next(at: .zero) { inputs.append(input) }
        }
        while let input = parser.next(at: patience) { inputs.append(input) }
        return inputs
    }

    private func inputs(_ text: String, patience: Duration = .zero) -> [Input] {
        inputs([Array(text.utf8)], patience: patience)
    }

    @Test func textIsKeysByCharacter() {
        #expect(inputs("aé漢🇩🇪👍🏽") == ["a", "é", "漢", "🇩🇪", "👍🏽"].map { .key(.character($0)) })
    }

    /// A letter after an invalid byte is a key at once.
    @Test func bytesThatAreNoTextTakeNoLetterAlong() {
        for byte in UInt8(0x80)...0xFF {
            #expect(inputs([[byte, 0x61]]) == ["a"], "\(byte)")
            #expect(inputs([[0x61, byte, 0xA9, 0x62]]).last == "b", "\(byte)")
        }
    }

    @Test func controlsAreKeysOfTheirLetter() {
        #expect(
            inputs("\u{1}\u{1A}\u{1C}\u{1F}\u{0}")
                == ["a", "z", "\\", "_", " "].map {
                    .key(.control(.character($0)))
                })
        #expect(
            inputs("\u{8}\u{9}\u{A}\u{D}\u{7F}") == [
                .key(.backspace), .key(.tab), .key(.enter), .key(.enter), .key(.backspace),
            ])
    }

    @Test(arguments: [
        ("[A", Key.up), ("OA", .up), ("[1;5A", .control(.up)), ("O5A", .control(.up)),
        ("[B", .down), ("[C", .right),
        ("[D", .left), ("[H", .home), ("[1~", .home), ("[7~", .home), ("OH", .home), ("[F", .end),
        ("[4~", .end), ("[8~", .end), ("[3~", .delete), ("[3;5~", .control(.delete)),
        ("[5~", .pageUp),
        ("[6~", .pageDown), ("[Z", .backTab), ("[1;2I", .backTab), ("OP", .function(1)),
        ("[11~", .function(1)), ("[[A", .function(1)), ("[[E", .function(5)),
        ("[1;2P", .shift(.function(1))), ("[15~", .function(5)), ("[17~", .function(6)),
        ("[21~", .function(10)), ("[23~", .function(11)), ("[24~", .function(12)),
        ("[25~", .function(13)), ("[34~", .function(20)), ("OM", .enter), ("Oq", "1"), ("Ok", "+"),
        ("[27u", .escape), ("[97;5u", .control("a")), ("[27;5;105~", .tab),
        ("[27;5;33~", .control("!")),
        ("[9;2u", .backTab), ("[233u", "é"),
    ])
    func sequencesAreKeys(tail: String, key: Key) {
        #expect(inputs("\u{1B}" + tail) == [.key(key)])
    }

    @Test func theWheelAndTheLeftButtonAreReported() {
        #expect(
            inputs("\u{1B}[<0;1;1M\u{1B}[<0;1;1m\u{1B}[<4;300;7M") == [
                .mouse(MouseEvent(.press, column: 0, row: 0)),
                .mouse(MouseEvent(.release, column: 0, row: 0)),
                .mouse(MouseEvent(.press, column: 299, row: 6, modifiers: .shift)),
            ])
        let wheel: [MouseEvent.Action] = [.wheelUp, .wheelDown, .wheelLeft, .wheelRight]
        for (index, action) in wheel.enumerated() {
            let event = Input.mouse(MouseEvent(action, column: 2, row: 1))
            #expect(inputs("\u{1B}[<\(64 + index);3;2M") == [event])
            let old: [UInt8] = [0x1B, 0x5B, 0x4D, UInt8(96 + index), 35, 34]
            #expect(inputs([old]) == [event])
        }
        // Other buttons, movements and invalid positions give no event.
        #expect(
            inputs("\u{1B}[<1;1;1M\u{1B}[<2;1;1M\u{1B}[<35;1;1M\u{1B}[<0;0;1M\u{1B}[<0;1M").isEmpty)
    }

    @Test func aLoneEscapeWaitsForItsDelay() {
        var parser = InputParser(escapeDelay: .milliseconds(25))
        parser.append([0x1B], at: .milliseconds(100))
        #expect(parser.next(at: .milliseconds(124)) == nil)
        #expect(parser.deadline == .milliseconds(125))
        #expect(parser.next(at: .milliseconds(125)) == .key(.escape))
        #expect(parser.deadline == nil)
        // Bytes that arrive within the delay belong to the escape sequence. Later bytes are
        // separate keys.
        parser.append([0x1B], at: .milliseconds(200))
        #expect(parser.next(at: .milliseconds(210)) == nil)
        parser.append(Array("[A".utf8), at: .milliseconds(220))
        #expect(parser.next(at: .milliseconds(220)) == .key(.up))
    }

    @Test func escapesAreKeysOfTheirOwn() {
        #expect(
            inputs("\u{1B}\u{1B}", patience: .seconds(1)) == [.key(.escape), .key(.escape)])
        // A byte after the delay is a separate key, whether or not the program has read the escape
        // before.
        for isAsked in [true, false] {
            var parser = InputParser(escapeDelay: .milliseconds(25))
            parser.append([0x1B], at: .zero)
            var inputs = isAsked ? [parser.next(at: .milliseconds(25))] : []
            parser.append(Array("q".utf8), at: .milliseconds(25))
            while let input = parser.next(at: .milliseconds(25)) { inputs.append(input) }
            #expect(inputs == [.key(.escape), "q"])
        }
    }

    @Test(arguments: ["[", "O", "[1;", "[<0;1", "[M!", "[["])
    func sequencesWithoutAnEndVanish(tail: String) {
        #expect(inputs("\u{1B}" + tail).isEmpty)
        #expect(inputs("\u{1B}" + tail, patience: .seconds(1)).isEmpty)
    }

    @Test(arguments: ["[?1;2c", "[I", "[O", "[99~", "[>0;1c", "Oe", "[1 q", "[0;0R"])
    func unknownSequencesVanishWhole(tail: String) {
        #expect(inputs("\u{1B}" + tail + "z") == ["z"])
    }

    @Test func endlessSequencesAreBounded() {
        for start in ["\u{1B}[", "\u{1B}]", "\u{1B}P"] {
            let flood = start + String(repeating: "1", count: SkippedSequence.limit + 100)
            let typed = inputs(flood, patience: .seconds(1))
            #expect(!typed.isEmpty && typed.count <= 200 && typed.allSatisfy { $0 == "1" })
        }
    }

    @Test func keysOfTheDescriptionComeFirst() {
        #expect(
            DescribedKey.all { $0 == "kent" ? [0x1B] : nil }.isEmpty,
            "A lone escape byte is not a described key.")
        let keys = [DescribedKey(bytes: Array("\u{1B}[[5~".utf8), key: .pageUp)]
        #expect(inputs([Array("\u{1B}[[5~z".utf8)], keys: keys) == [.key(.pageUp), "z"])
        #expect(inputs([Array("\u{1B}[[".utf8), Array("5~".utf8)], keys: keys) == [.key(.pageUp)])
        // A described key is preferred, even if its prefix is also a key.
        let long = [DescribedKey(bytes: Array("\u{1B}ab".utf8), key: .pageDown)]
        #expect(inputs([Array("\u{1B}a".utf8), Array("b".utf8)], keys: long) == [.key(.pageDown)])
    }
}

extension Input: ExpressibleByExtendedGraphemeClusterLiteral {
    public init(extendedGraphemeClusterLiteral value: Character) { self = .key(.character(value)) }
}
