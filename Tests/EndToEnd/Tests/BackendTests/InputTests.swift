import Sessions
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@Suite struct InputTests {
    static let keys: [(String, String)] = [
        ("j", "key j"), ("é", "key é"), ("漢", "key 漢"), ("🇩🇪", "key 🇩🇪"), (" ", "key space"),
        ("\u{1B}[A", "key ↑"), ("\u{1B}OB", "key ↓"), ("\u{1B}[1;5C", "key ctrl-→"),
        ("\u{1B}[H", "key Home"), ("\u{1B}[4~", "key End"), ("\u{1B}[5~", "key PgUp"),
        ("\u{1B}[3~", "key delete"), ("\u{1B}OP", "key F1"),
        ("\u{1B}[15~", "key F5"), ("\u{1B}[Z", "key shift-tab"), ("\t", "key tab"),
        ("\r", "key enter"), ("\u{7F}", "key backspace"), ("\u{8}", "key backspace"),
        ("\u{5}", "key ^e"), ("\u{13}", "key ^s"),
        ("\u{16}", "key ^v"), ("\u{1B}", "key esc"),
        // Modifiers in the forms of xterm and kitty.
        ("\u{1B}[1;2A", "key shift-↑"), ("\u{1B}[1;3D", "key alt-←"), ("\u{1B}b", "key alt-b"),
        ("\u{1B}[98;3u", "key alt-b"), ("\u{1B}B", "key alt-B"), ("\u{1B}[98:66;4u", "key alt-B"),
        ("\u{1B}[27;2;13~", "key shift-enter"), ("\u{1B}[13;2u", "key shift-enter"),
        ("\u{1B}\u{7F}", "key alt-backspace"), ("\u{1B}[127;3u", "key alt-backspace"),
        ("\u{1B}[101;5u", "key ^e"), ("\u{1B}[27;6;69~", "key ^e"), ("\u{1B}[27u", "key esc"),
        ("\u{1B}é", "key alt-é"), ("\u{1B}[3;5~", "key ctrl-delete"),
        ("\u{1B}[<0;5;3M", "mouse press 4,2"), ("\u{1B}[<0;5;3m", "mouse release 4,2"),
        ("\u{1B}[<64;1;1M", "mouse wheelUp 0,0"), ("\u{1B}[<65;80;24M", "mouse wheelDown 79,23"),
        ("\u{1B}[<66;1;1M", "mouse wheelLeft 0,0"), ("\u{1B}[<67;1;1M", "mouse wheelRight 0,0"),
        ("\u{1B}[<69;2;2M", "mouse wheelDown 1,1 shifted"), ("\u{1B}[M !!", "mouse press 0,0"),
        ("\u{1B}[200~two\rlines\u{1B}[201~", "paste 9 two|lines"),
        ("\u{1B}[200~q\u{3}\u{1B}[A\u{1B}[201~", "paste 5 q"),
    ]

    @Test(arguments: keys) func inputsAreUnderstood(bytes: String, meaning: String) throws {
        // ^C in a paste is a signal, unless the terminal removes it. All known terminals do.
        let bytes = bytes.replacing("\u{3}", with: "\u{4}")
        let session = try Session(.probe)
        try session.wait(for: "the first frame") { $0.shows("corner") }
        session.send(bytes)
        try session.wait(for: meaning) { $0.row(2).contains("heard 1, last: \(meaning)") }
        session.send("q")
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.leftOn == [])
    }

    /// The rest of a sequence arrives after the parser has stopped waiting for it.
    @Test(arguments: [
        ("\u{1B}[<64;1", "0;10M", "heard 1, last: mouse wheelUp 9,9", 2),
        ("\u{1B}[1;5", "C", "heard 1, last: key ctrl-→", 2),
        ("\u{1B}P>|XTe", "rm(390)\u{1B}\\z", "heard 1, last: key z", 2),
        ("\u{1B}", "[<64;10;10Mz", "heard 3, last: key z", 4),
        ("\u{1B}[<64;1", "z", "heard 1, last: key z", 2),
        ("\u{1B}[", "A", "heard 1, last: key A", 2),
    ])
    func aLateRestIsNoText(start: String, rest: String, heard: String, count: Int) throws {
        let session = try Session(.probe)
        try session.wait(for: "the first frame") { $0.shows("corner") }
        session.send(start)
        usleep(500_000)
        session.send(rest)
        try session.wait(for: heard) { $0.row(2).contains(heard) }
        session.send("j")
        try session.wait(for: "the next key") { $0.row(2).contains("heard \(count), last: key j") }
    }

    @Test func aBurstOfKeysIsHeardWhole() throws {
        let session = try Session(.probe)
        try session.wait(for: "the first frame") { $0.shows("corner") }
        session.send(String(repeating: "j", count: 200))
        try session.wait(for: "all of them") { $0.row(2) == "heard 200, last: key j" }
    }

    @Test func aPasteInPiecesIsOnePaste() throws {
        let session = try Session(.probe)
        try session.wait(for: "the first frame") { $0.shows("corner") }
        let text = String(repeating: "q", count: 20_000)
        session.send("\u{1B}[200~" + text + "\u{1B}[201~" + "z")
        try session.wait(for: "the key after it") { $0.row(2) == "heard 2, last: key z" }
    }

    @Test func keysComeBackAfterAPasteWithoutAnEnd() throws {
        let session = try Session(.probe)
        try session.wait(for: "the first frame") { $0.shows("corner") }
        session.send("\u{1B}[200~lost")
        try session.wait(for: "what there was") { $0.row(2) == "heard 1, last: paste 4 lost" }
        session.send("j")
        try session.wait(for: "a key") { $0.row(2) == "heard 2, last: key j" }
    }

    @Test func unknownSequencesVanishWhole() throws {
        let session = try Session(.probe)
        try session.wait(for: "the first frame") { $0.shows("corner") }
        session.send("\u{1B}[?1;2c\u{1B}[I\u{1B}[99;99~\u{1B}[<35;1;1M")
        // String answers, and the release of a key that would end the program.
        session.send(
            "\u{1B}]11;rgb:q/q/q\u{1B}\\\u{1B}P>|qq\u{1B}\\\u{1B}]11;q\u{7}\u{1B}[113;1:3u")
        session.send([0xFF, 0xC3])
        session.send("z")
        try session.wait(for: "nothing but the key") { $0.row(2) == "heard 1, last: key z" }
    }

    @Test func theMouseCanBeTurnedOff() throws {
        let session = try Session(.probe)
        try session.wait(for: "the first frame") { $0.shows("corner") }
        session.send("m")
        try session.wait(for: "off") { $0.shows("mouse false") }
        #expect(!session.isMouseReported)
        session.send("m")
        try session.wait(for: "on") { $0.shows("mouse true") }
        #expect(session.isMouseReported)
    }

    @Test func anotherThreadWakesTheLoop() throws {
        let session = try Session(.probe)
        try session.wait(for: "the first frame") { $0.shows("corner") }
        session.send("w")
        try session.wait(for: "its message") { $0.row(2) == "heard 2, last: wake" }
    }
}
