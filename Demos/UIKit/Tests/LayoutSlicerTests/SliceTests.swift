import Testing

@testable import LayoutSlicer

struct SliceTests {
    @Test func cutsOutMembers() throws {
        let text = """
            import UIKit
            import Pictures
            class Feed: UIViewController, UICollectionViewDelegate {
                private let gap: CGFloat = 8
                let unused = Pictures.shared
                override func viewDidLoad() { super.viewDidLoad() }
                private func make() -> UICollectionViewLayout { grid(gap) }
                func grid(_ gap: CGFloat) -> UICollectionViewLayout { UICollectionViewFlowLayout() }
            }
            func other() {}
            """
        #expect(
            try sliceLines(text, "make") == [
                "import UIKit",
                "class Feed: UIViewController                           {",
                "let gap: CGFloat = 8",
                "func make() -> UICollectionViewLayout { grid(gap) }",
                "func grid(_ gap: CGFloat) -> UICollectionViewLayout { UICollectionViewFlowLayout() }",
                "}",
            ])
        #expect(try entry(text, "make").contains("var _subject = Feed()"))
        #expect(try entry(text, "make").contains("_subject.make()"))
    }

    @Test func keepsPositions() throws {
        let text =
            "import UIKit\n\nstruct A {\n    /* é */ let x = 1; static func make() -> UICollectionViewLayout { B.c() }\n}\nenum B { static func c() -> UICollectionViewLayout { .init() } }"
        let slicer = Slicer(file: SourceFile(path: "a.swift", text: text))
        let slice = try slicer.slice(layout: slicer.layout(named: "A.make"))
        let file = slice.files[0]
        #expect(file.bytes.count == text.utf8.count)
        let position = slice.position(inFile: 0, line: 4, column: 31)
        #expect(position.line == 4 && position.column == 31)
        for (new, old) in zip(file.bytes, text.utf8) where new != old {
            #expect(new == UInt8(ascii: " "))
        }
    }

    @Test func mapsColumnsAfterInsertions() throws {
        let text = "func make() -> UICollectionViewLayout { oops }"
        let slicer = Slicer(file: SourceFile(path: "a.swift", text: text))
        let slice = try slicer.slice(layout: slicer.layout(named: "make"))
        let result = String(decoding: slice.files[0].bytes, as: UTF8.self)
        #expect(result == "import UIKit; " + text)
        #expect(slice.position(inFile: 0, line: 1, column: 15 + 40).column == 41)
    }

    @Test func findsExtensionsNestedTypesAndGenerics() throws {
        let text = """
            import UIKit
            class A: UIViewController {
                enum Section: Int, CaseIterable { case one, two; var count: Int { rawValue + 1 }; var name: String { "" } }
                struct Style<T> { var space: T; static var standard: Style<Double> { Style<Double>(space: 4) } }
            }
            extension A {
                func make() -> UICollectionViewLayout {
                    UICollectionViewCompositionalLayout { index, _ in Section(rawValue: index)?.count == 1 ? nil : Helper.section(Style<Double>.standard) }
                }
                func unused() {}
            }
            enum Helper { static func section(_ style: A.Style<Double>, gap: Double = Constants.gap) -> NSCollectionLayoutSection? { nil } }
            private enum Constants { static let gap = 2.0; static let other = 3.0 }
            """
        let lines = try sliceLines(text, "A.make").joined(separator: "\n")
        for part in [
            "case one, two", "var count", "struct Style<T>", "static var standard", "let gap",
        ] {
            #expect(lines.contains(part), "\(part)")
        }
        for part in ["var name", "unused", "other"] { #expect(!lines.contains(part), "\(part)") }
    }

    @Test func findsResultBuildersOperatorsAndAliases() throws {
        let text = """
            @resultBuilder enum Rows { static func buildBlock(_ parts: Int...) -> [Int] { parts }; static func other() {} }
            extension Rows { static func buildEither(first: [Int]) -> [Int] { first } }
            typealias Gap = Double
            infix operator +++
            func +++ (a: Gap, b: Gap) -> Gap { a + b }
            func build(@Rows _ rows: () -> [Int]) -> UICollectionViewLayout { .init() }
            let layout: UICollectionViewLayout = { let x: Gap = 1 +++ 2; return build { 1; 2 } }()
            let unused = 1
            """
        let lines = try sliceLines(text, "layout").joined(separator: "\n")
        for part in [
            "buildBlock", "buildEither", "typealias Gap", "infix operator", "func +++",
            "func build(",
        ] {
            #expect(lines.contains(part), "\(part)")
        }
        for part in ["unused", "other"] { #expect(!lines.contains(part), "\(part)") }
    }

    @Test(arguments: ["struct", "final class"])
    func findsMembersOfPropertyWrappers(kind: String) throws {
        let text = """
            @propertyWrapper \(kind) Clamped {
                private var value: Double
                init(wrappedValue: Double) { value = wrappedValue }
                var wrappedValue: Double { get { value } set { value = clamp(newValue) } }
                var projectedValue: Double { value }
                var other: Double { value }
                private func clamp(_ value: Double) -> Double { max(0, value) }
            }
            enum Style { @Clamped static var gap = 8 }
            func make() -> UICollectionViewLayout { print(Style.gap); return .init() }
            """
        let lines = try sliceLines(text, "make").joined(separator: "\n")
        for part in ["var value", "init(", "var wrappedValue", "var projectedValue", "func clamp"] {
            #expect(lines.contains(part), "\(part)")
        }
        #expect(!lines.contains("other"))
    }

    @Test func ignoresBracesInTexts() throws {
        let text = """
            class A {
                let a = "} \\("}") {" // }
                /* { */ static func make() -> UICollectionViewLayout { print("}", #"{\\"#); return .init() }
                let b = 1
            }
            """
        #expect(
            try sliceLines(text, "make") == [
                "import UIKit; class A {",
                "static func make() -> UICollectionViewLayout { print(\"}\", #\"{\\\"#); return .init() }",
                "}",
            ])
    }

    @Test func usesTheActiveClause() throws {
        let text = """
            struct A {
            #if os(macOS)
                static func make() -> UICollectionViewLayout { one() }
            #elseif canImport(UIKit) && os(iOS)
                static func make() -> UICollectionViewLayout { two() }
            #endif
            }
            """
        #expect(try sliceLines(text, "make").contains { $0.contains("two") })
        #expect(try !sliceLines(text, "make").contains { $0.contains("one") || $0.contains("#") })
    }

    @Test func findsExtensionsOfTypesInExtensions() throws {
        let text = """
            enum Outer {}
            extension Outer { class Builder { init(_ rows: Int) {}; func unused() {} } }
            extension Outer.Builder { func frame(of row: Int) -> Int { let frame = frame(at: row); return frame } }
            private extension Outer.Builder { func frame(at row: Int) -> Int { row } }
            func make() -> UICollectionViewLayout { _ = Outer.Builder(1).frame(of: 1); return .init() }
            """
        let lines = try sliceLines(text, "make").joined(separator: "\n")
        for part in ["init(_ rows", "frame(of row", "frame(at row"] {
            #expect(lines.contains(part), "\(part)")
        }
        #expect(!lines.contains("unused"))
    }

    @Test func replacesViewsOfControllers() throws {
        let text = """
            import UIKit
            class Feed: UIViewController {
                lazy var collectionView: UICollectionView = { let view = Pictures(self); return view }()
                func make() -> UICollectionViewLayout { print(collectionView.bounds); return .init() }
            }
            """
        let lines = try sliceLines(text, "make").joined(separator: "\n")
        #expect(
            lines.contains("lazy var collectionView: UICollectionView = UICollectionView(frame:"))
        #expect(!lines.contains("Pictures"))
    }

    @Test func keepsBackticks() throws {
        let text = """
            import UIKit
            func `default`() -> UICollectionViewLayout { .init() }
            let `a b.c` = UICollectionViewFlowLayout()
            enum `class` { static func `init`() -> UICollectionViewLayout { .init() } }
            extension `class` { struct `Type` { let `in`: Int; func plain() -> UICollectionViewLayout { .init() } } }
            """
        #expect(try entry(text, "default").contains(".layout { `default`() }"))
        #expect(try entry(text, "a b.c").contains(".layout { `a b.c` }"))
        #expect(try entry(text, "class.init").contains(".layout { `class`.`init`() }"))
        let plain = try entry(text, "class.Type.plain")
        #expect(plain.contains("_subject = `class`.`Type`(`in`: 1)"))
        #expect(plain.contains(".layout { _subject.plain() }"))
        #expect(try sliceLines(text, "plain").contains { $0.hasPrefix("enum `class` {") })
    }
}
