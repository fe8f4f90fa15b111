import Sessions
import Testing

@Suite struct LocaleTests {
    /// A bare locale is no choice, only a missing one: terminals of our day take UTF-8 all the same.
    @Test(
        arguments: [
            ["LANG": "C"], ["LC_ALL": "POSIX"], ["LANG": nil], ["LANG": "xx_XX.nonsense"],
            ["LC_ALL": "C", "LANG": "en_US.UTF-8"],
        ] as [[String: String?]])
    func theBareLocaleLooksLikeAnyOther(environment: [String: String?]) throws {
        let usual = try Session.reflow()
        let bare = try Session.reflow(environment: environment)
        try bare.wait(for: "the same picture") { $0.picture == usual.picture }
    }

    /// A terminal that never had UTF-8 gets nothing beyond ASCII, and still makes sense.
    @Test(arguments: ["C", "POSIX"]) func withoutUnicodeItIsReadable(locale: String) throws {
        let session = try Session.reflow(environment: ["TERM": "vt100", "LC_ALL": locale])
        #expect(session.row(3).hasPrefix(">  Basic "))
        #expect(session.row(2).contains(" Basic - 424 x 304 pt - landscape - 2 columns "))
        #expect(session.place(ofWord: "1") != nil)
        #expect(session.place(ofWord: "21") != nil)
        for _ in 0..<2 { session.send(Sent.down) }
        try session.wait(for: "sections") { $0.row(5).hasPrefix(">  Sections ") }
        session.send("Q")
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.output.allSatisfy { $0 < 0x80 })
    }
}
