import CompilerSupport
import Foundation
import Testing

@testable import Gallery

/// Code as it is printed where the locale has no Unicode.
@Suite struct AsciiCodeTests {
    @Test(
        "letters of a literal become escapes, those of a comment similar letters",
        arguments: [
            (#"let a = "é…" // é…"#, #"let a = "\u{E9}\u{2026}" // e~"#),
            (#"let a = "\"é\\" // "é""#, #"let a = "\"\u{E9}\\" // "e""#),
            (##"let a = #"é\é"# // é"##, ##"let a = #"\#u{E9}\\#u{E9}"# // e"##),
            (
                #"f("\(b("ü", c: (1)) + "–")–") // –"#,
                #"f("\(b("\u{FC}", c: (1)) + "\u{2013}")\u{2013}") // -"#
            ),
            (
                "let a = \"\"\"\n    \"é\" //é\n    \"\"\" // é",
                "let a = \"\"\"\n    \"\\u{E9}\" //\\u{E9}\n    \"\"\" // e"
            ),
            ("/// 48–104 × 40", "/// 48-104 x 40"), (#""https://x/é""#, #""https://x/\u{E9}""#),
            ("", ""), ("\"", "\""), ("\"\\", "\"\\"), ("#\"", "#\""), ("a # b", "a # b"),
        ])
    func cases(_ code: String, _ expected: String) {
        #expect(code.asciiCode == expected)
    }

    @Test("it compiles to the same program")
    func compiled() async throws {
        let (compiler, folder) = (try SwiftCompiler(), try Folder())
        let code = ##"""
            // „Ünïcode“ – 日本語 👨‍👩‍👧
            let name = "Zoë"
            print("é e\u{301} \u{E9} \(name + "–\(name.count)…") \"ß\" 日本語 👨‍👩‍👧")
            print(#"raw é \ \(name) \#(name) „"“"#)
            print("""
                "é" // no comment: …
                \("ä".unicodeScalars.map { "\($0.value)–" })
                """)

            """##
        #expect(code.asciiCode.utf8.allSatisfy { $0 < 0x80 })
        var outputs: [String] = []
        for (name, text) in [("given", code), ("ascii", code.asciiCode)] {
            let file = try folder.add(text, "\(name).swift")
            let program = "\(folder.path)/\(name)"
            try await compiler.run(["-o", program, file], in: folder)
            outputs.append(try await SwiftCompiler.output(of: URL(filePath: program), in: folder))
        }
        #expect(outputs[0] == outputs[1] && outputs[0].contains("Zoë"))
    }
}
