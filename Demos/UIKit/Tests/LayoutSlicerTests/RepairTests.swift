import Testing

@testable import LayoutSlicer

struct RepairTests {
    private func message(_ line: String) throws -> CompilerMessage {
        try #require(CompilerMessage(line))
    }

    @Test func parsesMessages() throws {
        let error = try message("/a:b/c.swift:12:34: error: cannot find 'x' in scope")
        #expect(error.file == "/a:b/c.swift")
        #expect(error.line == 12 && error.column == 34)
        #expect(error.missingName == "x")
        #expect(
            try message("a:1:1: error: value of type 'A<B>' has no member 'c'").missingName == "c")
        #expect(try message("a:1:1: note: did you mean 'b'?").severity == .note)
        #expect(CompilerMessage(" 1 | import A") == nil)
    }

    @Test func leavesOutStatementsOfControllers() throws {
        let text = """
            import UIKit
            class Feed: UICollectionViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    picture.load("x")
                }
                func value() -> Int { missing }
            }
            """
        let slicer = Slicer(file: SourceFile(path: "a.swift", text: text))
        let layout = try slicer.layout(named: "Feed")
        let slice = try slicer.slice(layout: layout)
        let messages: [(file: Int?, message: CompilerMessage)] = [
            (0, try message("a:5:9: error: cannot find 'picture' in scope")),
            (0, try message("a:7:27: error: cannot find 'missing' in scope")),
        ]
        #expect(slice.findingNames(messages) == nil)
        let adjustments = try #require(slice.leavingOut(messages))
        let repaired = try slicer.slice(layout: layout, adjustments: adjustments)
        let result = String(decoding: repaired.files[0].bytes, as: UTF8.self)
        #expect(!result.contains("picture") && !result.contains("value()"))
        #expect(result.contains("super.viewDidLoad()"))
        #expect(repaired.remarks.contains("Line 5 is left out: cannot find 'picture' in scope."))
    }

    @Test func keepsTheLayoutItself() throws {
        let text = "import Pictures\nfunc make() -> UICollectionViewLayout { oops }"
        let slicer = Slicer(file: SourceFile(path: "a.swift", text: text))
        let slice = try slicer.slice(layout: slicer.layout(named: "make"))
        let messages = [(Int?.some(0), try message("a:2:41: error: cannot find 'oops' in scope"))]
        #expect(slice.leavingOut(messages) == nil)
        #expect(
            slice.failureSentence(messages)
                == "`make` needs the module Pictures, which is not here (line 2).")
    }

    @Test func replacesUnknownSuperclasses() throws {
        let text =
            "import UIKit\nclass Feed: BaseViewController { func make() -> UICollectionViewLayout { .init() } }"
        let slicer = Slicer(file: SourceFile(path: "a.swift", text: text))
        let layout = try slicer.layout(named: "make")
        let slice = try slicer.slice(layout: layout)
        let error = try message("a:2:13: error: cannot find type 'BaseViewController' in scope")
        let adjustments = try #require(slice.leavingOut([(0, error)]))
        let repaired = try slicer.slice(layout: layout, adjustments: adjustments)
        let result = String(decoding: repaired.files[0].bytes, as: UTF8.self)
        #expect(result.contains("class Feed: UIViewController {"))
        #expect(repaired.position(inFile: 0, line: 2, column: 40).column == 42)
    }

    @Test func keepsOnlyLookupsForTheNextBuild() throws {
        let text = """
            import UIKit
            class Feed: UICollectionViewController { func value() -> Int { missing } }
            let known = 1
            """
        let slicer = Slicer(file: SourceFile(path: "a.swift", text: text))
        let layout = try slicer.layout(named: "Feed")
        let name = try message("a:2:64: error: cannot find 'known' in scope")
        let found = try #require(slicer.slice(layout: layout).findingNames([(0, name)]))
        let slice = try slicer.slice(layout: layout, adjustments: found)
        let error = try message("a:2:64: error: cannot find 'missing' in scope")
        let adjustments = try #require(slice.leavingOut([(0, error)]))
        #expect(!adjustments.dropped.isEmpty && !adjustments.remarks.isEmpty)
        #expect(adjustments.lookups == found)
        let next = try slicer.slice(layout: layout, adjustments: adjustments.lookups)
        let result = String(decoding: next.files[0].bytes, as: UTF8.self)
        #expect(result.contains("value()") && result.contains("known"))
    }
}

struct SplicedTextTests {
    @Test func mapsPositions() {
        let text = SplicedText(
            Array("abcdef".utf8),
            [.init(range: 2..<2, text: "XY"), .init(range: 4..<5, text: "long")])
        #expect(String(decoding: text.bytes, as: UTF8.self) == "abXYcdlongf")
        #expect([0, 1, 4, 5, 10].map { text.original(of: $0) } == [0, 1, 2, 3, 5])
        #expect(text.original(of: 2) == 2 && text.original(of: 3) == 2 && text.original(of: 8) == 5)
    }
}
