import Foundation
import Reflow
import Testing

@testable import Gallery

/// The looks of names by type and suffix, from `LS_COLORS`.
@Suite struct FileColorsTests {
    private func look(
        _ name: String, _ mode: mode_t? = S_IFREG | 0o644, isLink: Bool = false, in setting: String?
    ) -> SgrLook {
        FileColors(setting).look(
            of: Array(name.utf8), mode: mode.map { FileMode($0) }, isLink: isLink)
    }

    @Test(
        "A type has the look of its key",
        arguments: [
            ("di", S_IFDIR | 0o755), ("tw", S_IFDIR | 0o1777), ("ow", S_IFDIR | 0o777),
            ("st", S_IFDIR | 0o1755), ("ex", S_IFREG | 0o755), ("ex", S_IFREG | 0o001),
            ("su", S_IFREG | 0o4755), ("sg", S_IFREG | 0o2755), ("pi", S_IFIFO | 0o644),
            ("so", S_IFSOCK | 0o644), ("bd", S_IFBLK | 0o644), ("cd", S_IFCHR | 0o644),
            ("fi", S_IFREG | 0o644),
        ] as [(String, mode_t)])
    func types(_ key: String, _ mode: mode_t) {
        #expect(look("name", mode, in: "\(key)=04;35") == SgrLook(.underline, color: .violet))
        #expect(look("name", mode, isLink: true, in: "\(key)=04;35:ln=7") == SgrLook(.reverse))
        #expect(look("name", mode, isLink: true, in: "\(key)=35:ln=target").color == .violet)
    }

    @Test("Without a look of its own, a type has the look of the more general type")
    func generalTypes() {
        let tests: [(mode_t, String)] = [
            (S_IFDIR | 0o1777, "tw=0:ow=0:st=00:di=35"), (S_IFDIR | 0o1777, "tw=0:st=35:ow="),
            (S_IFREG | 0o6755, "su=0:sg=0:ex=35"), (S_IFREG | 0o755, "ex=0:*.x=35"),
            (S_IFREG | 0o644, "no=35"), (S_IFREG | 0o644, "fi=35:no=31"),
        ]
        for (mode, setting) in tests {
            #expect(look("a.x", mode, in: setting).color == .violet, "\(setting)")
        }
        #expect(look("a", nil, isLink: true, in: "or=35:ln=31").color == .violet)
        #expect(look("a", nil, isLink: true, in: "or=0:ln=35").color == .violet)
    }

    @Test("The last suffix that matches wins, and only regular files have suffixes")
    func suffixes() {
        #expect(look("a.tar.gz", in: "*.gz=31:*.tar.gz=32").color == .green)
        #expect(look("a.tar.gz", in: "*.tar.gz=32:*.gz=31").color == .red)
        #expect(look("README", in: "*README=33").color == .amber)
        #expect(look("a.gz", in: "*.gz=31:*.gz=00") == SgrLook())
        #expect(look("a.gz", S_IFDIR | 0o755, in: "*.gz=31").color == .blue)
        #expect(look("a b", in: #"*\_b=31"#).color == .red)
        #expect(look("a:b", in: #"*\:b=31"#).color == .red)
        // The setting replaces the colours by the kind of the name.
        #expect(look("a.png", in: nil).color == .violet)
        #expect(look("a.png", in: "*.gz=31") == SgrLook())
    }

    @Test("Upper and lower case are alike, unless both have different looks")
    func cases() {
        for name in ["a.gz", "a.GZ", "a.Gz"] {
            #expect(look(name, in: "*.gz=31").color == .red)
            #expect(look(name, in: "*.gz=31:*.GZ=31").color == .red)
        }
        let differing = "*.c=31:*.C=32"
        #expect(look("a.c", in: differing).color == .red)
        #expect(look("a.C", in: differing).color == .green)
    }

    @Test("Malformed entries are skipped")
    func malformed() {
        let setting = "::=31:di:x=32:di=oops:*.a=3 1:pi=1\u{1B}[2J:*.b=31:toolong=32:ex=01;"
        #expect(look("d", S_IFDIR | 0o755, in: setting) == look("d", S_IFDIR | 0o755, in: nil))
        #expect(look("a.a", in: setting) == SgrLook())
        #expect(look("a.b", in: setting).color == .red)
        #expect(look("p", S_IFIFO | 0o644, in: setting).color == .amber)
    }

    @Test("A colour becomes the palette colour of its hue")
    func colors() {
        let tests: [(String, Color?)] = [
            ("31", .red), ("91", .red), ("32", .green), ("33", .amber), ("34", .blue),
            ("35", .violet), ("95", .pink), ("36", .teal), ("37", nil), ("30", .gray),
            ("90", .gray),
            ("38;5;1", .red), ("38;5;208", .orange), ("38;5;21", .blue), ("38;5;244", .gray),
            ("38;5;255", nil), ("38;2;255;0;0", .red), ("38;2;0;135;95", .teal),
            ("38;2;250;250;250", nil), ("37;41", .red), ("30;42", .green), ("34;42", .blue),
            ("31;39", nil), ("31;0", nil), ("38;5;999", nil), ("38;5", nil), ("38;2;1", nil),
            ("99999999999999999999", nil), ("", nil), ("48;5;196", .red), ("38;5;;31", .red),
        ]
        for (text, color) in tests { #expect(SgrLook(text)?.color == color, "\(text)") }
        #expect(SgrLook("01;38;5;4;7")?.attributes == [.bold, .reverse])
        #expect(SgrLook("1x") == nil)
        for (_, color) in Color.palette {
            let parts = color.components.map { "38;2;\($0.red);\($0.green);\($0.blue)" } ?? ""
            // Amber and orange differ only in brightness.
            let isAlike = color == .amber ? [.amber, .orange] : [color]
            #expect(SgrLook(parts)?.color.map { isAlike.contains($0) } == true, "\(parts)")
        }
    }

    @Test("Permissions are shown as ls does")
    func permissions() {
        let tests: [(mode_t, String)] = [
            (S_IFREG | 0o644, "-rw-r--r--"), (S_IFDIR | 0o1777, "drwxrwxrwt"),
            (S_IFDIR | 0o1776, "drwxrwxrwT"), (S_IFREG | 0o6755, "-rwsr-sr-x"),
            (S_IFREG | 0o6644, "-rwSr-Sr--"), (S_IFLNK | 0o777, "lrwxrwxrwx"),
            (S_IFIFO, "p---------"), (S_IFSOCK, "s---------"), (S_IFCHR, "c---------"),
            (S_IFBLK, "b---------"),
        ]
        for (mode, text) in tests { #expect(FileMode(mode).text == text) }
    }
}
