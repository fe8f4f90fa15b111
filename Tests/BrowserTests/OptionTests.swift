import Testing

@testable import Browser
@testable import Gallery

/// The demos' options on the command line.
@Suite struct OptionTests {
    private let given: [String: Program.Value] = [
        "path": .text("/tmp"), "items": .number(5), "ragged": .flag,
    ]

    @Test("A demo accepts its own options and rejects others", arguments: demoNames)
    func listed(_ demo: String) throws {
        let entry = try #require(Gallery.entry(named: demo))
        for (name, value) in given {
            let isListed = entry.options.contains { $0.name == name }
            guard isListed else {
                let error = #expect(throws: DemoError.self) {
                    try Program.options(demo: demo, [name: value])
                }
                let text = error?.description ?? ""
                #expect(text.hasPrefix("“\(demo)” does not take --\(name): it is an option of “"))
                continue
            }
            let options = try Program.options(demo: demo, [name: value])
            #expect(options.values[DemoOption(name)] == value)
        }
        // The list accepts all options and passes each demo its own.
        #expect(try Program.options(demo: nil, given).values.count == given.count)
    }

    @Test("The word after the name is the file or the folder, and a further word is rejected")
    func arguments() throws {
        #expect(
            try Program.options(demo: "log", [:], argument: Array("a".utf8)).values == [
                .file: .text("a")
            ])
        #expect(try Program.options(demo: "log", [:]).readsStandardInput)
        #expect(try !Program.options(demo: nil, [:]).readsStandardInput)
        let folder = try Program.options(demo: "Files", given.filter { $0.key == "path" })
        #expect(folder.values == [.path: .text("/tmp")])
        #expect(
            try Program.options(demo: "files", [:], argument: Array("b".utf8)).values == [
                .path: .text("b")
            ])
        for entry in Gallery.entries where entry.argument == nil {
            #expect(throws: DemoError.self) {
                try Program.options(demo: entry.name, [:], argument: Array("x".utf8))
            }
        }
    }

    @Test("A word of the command line keeps its bytes, also if they are not valid UTF-8")
    func bytes() {
        let paths: [[UInt8]] = [
            Array("/tmp/ä".utf8), [0x2F, 0xFF, 0xFE], [0x61, 0xC3], [0xED, 0xA0, 0x80],
            Array("\u{FFFD}".utf8), Array("a\u{308}".utf8), [0xFF, 0x3D, 0xFE], [],
        ]
        for path in paths {
            let word = String(decoding: path, as: UTF8.self)
            for option in ["", "--path="] {
                let arguments = [Array("reflow".utf8), [0xFF, 0xFF], Array(option.utf8) + path]
                #expect(Program.bytes(ofWord: word, among: arguments) == path)
            }
            #expect(Program.bytes(ofWord: word, among: []) == Array(word.utf8))
        }
    }
}
