import CompilerSupport
import Foundation
import Gallery
import Testing

@testable import Browser

@Suite struct PackageNameTests {
    private func refusal(of name: String) -> String? {
        do throws(DemoError) { _ = try PackageName(name) } catch { return "\(error)" }
        return nil
    }

    @Test(
        "Names that targets can have are accepted",
        arguments: [
            "a", "Hello", "hello", "my-app", "my_app", "a1", "Section", "Swiftly", "program",
            String(repeating: "n", count: PackageName.longest),
        ])
    func accepted(name: String) throws {
        #expect(try PackageName(name).text == name)
    }

    @Test(
        "Other names give a sentence about letters and digits",
        arguments: [
            "", " ", "2048", ".x", "..", "_a", "-a", "a b", "a/b", "a.b", "a\n", "é", "日本",
            "a\u{301}",
            "a\"b", "\u{FFFD}", String(repeating: "n", count: PackageName.longest + 1),
        ])
    func malformed(name: String) throws {
        let text = try #require(refusal(of: name))
        #expect(text.contains("at most 64 letters (a to z), digits, - and _"))
        #expect(text.hasSuffix(".") && text.count < 200)
    }

    @Test("Each ASCII character is allowed or refused, at the start and after it")
    func characters() {
        for code in 0..<128 as Range<UInt8> {
            let character = Character(Unicode.Scalar(code))
            let isLetter = character.isLetter
            #expect((refusal(of: "\(character)x") == nil) == isLetter, "\(code)")
            let isAllowed = isLetter || character.isNumber || character == "-" || character == "_"
            #expect((refusal(of: "x\(character)") == nil) == isAllowed, "\(code)")
        }
    }

    @Test("Keywords are refused, because no file can import them", arguments: PackageName.keywords)
    func keywords(name: String) {
        #expect(refusal(of: name)?.contains("it is a keyword of Swift") == true)
    }

    @Test("The compiler accepts no keyword as the name of an imported module")
    func keywordsOfTheCompiler() async throws {
        let (compiler, folder) = (try SwiftCompiler(), try Folder())
        // Some file systems ignore case, so the files have numbers for names.
        let files = try PackageName.keywords.sorted().enumerated().map {
            try folder.add("import \($1)\n", "\($0).swift")
        }
        let error = await #expect(throws: CompilerError.self) {
            try await compiler.run(["-parse"] + files, in: folder)
        }
        let refused = "\(try #require(error))".matches(of: /(\d+)\.swift:\d+:\d+: error: expected/)
        #expect(Set(refused.map(\.1)).count == files.count)
    }

    @Test("Every product and target of Reflow is refused, also in another case")
    func taken() throws {
        let manifest = try String(
            contentsOf: BuiltModules.root.appending(path: "Package.swift"), encoding: .utf8)
        // A trait is no product, so its name is free.
        let names = manifest.replacing(/\.trait\(\s*name: "\w+"/, with: "")
            .matches(of: /name: "([\w-]+)"/).map { String($0.1) }
            .filter { !$0.hasSuffix("Tests") && !$0.hasSuffix("Support") }
        try #require(names.count > 20)
        for name in names + ["swift-argument-parser", "swift-system", "Swift", "Testing"] {
            for name in [name, name.lowercased(), name.uppercased()] {
                #expect(refusal(of: name)?.contains("uses it already") == true, "\(name)")
            }
        }
    }
}
