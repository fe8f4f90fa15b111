import Testing

@testable import LayoutSlicer

/// Slices of classes: their superclasses, and members that override others.
struct SliceClassTests {
    @Test func movesOverriddenMembersIntoTheClass() throws {
        let text = """
            import UIKit
            class Base: UIViewController {
            }
            extension Base {
                @objc func make() -> UICollectionViewLayout { oops }
            }
            class Feed: Base {}
            extension Feed { override func make() -> UICollectionViewLayout { super.make() } }
            """
        let slicer = Slicer(file: SourceFile(path: "a.swift", text: text))
        let slice = try slicer.slice(layout: slicer.layout(named: "Feed.make"))
        let lines = try sliceLines(text, "Feed.make")
        #expect(
            lines.prefix(6) == [
                "import UIKit", "class Base: UIViewController {",
                "func make() -> UICollectionViewLayout { oops }", "}", "extension Base {", "}",
            ])
        #expect(lines.last?.contains("override") == false)
        let position = slice.position(inFile: 0, line: 4, column: 41)
        #expect(position.path == "a.swift" && position.line == 5)
    }

    @Test(arguments: ["UICollectionViewDiffableDataSource<Int, String>", "URLProtocol"])
    func keepsSuperclassesNamedLikeProtocols(superclass: String) throws {
        let text = """
            import UIKit
            class Items: \(superclass) {
            }
            class Feed: UIViewController {
                var items: Items!
                func make() -> UICollectionViewLayout { print(items as Any); return .init() }
            }
            """
        #expect(try sliceLines(text, "make").contains("class Items: \(superclass) {"))
    }

    @Test func givesOverriddenPropertiesNoValue() throws {
        let text = """
            import UIKit
            class Cell: UICollectionViewCell {
                override var isHighlighted: Bool { didSet { setNeedsLayout() } }
                var isMarked: Bool { didSet { setNeedsLayout() } }
            }
            class Feed: UICollectionViewController {
                override var view: UIView! { didSet { print(1) } }
                override func viewDidLoad() { _ = Cell.self }
            }
            """
        let lines = try sliceLines(text, "Feed").joined(separator: "\n")
        #expect(lines.contains("override var isHighlighted: Bool { didSet"))
        #expect(lines.contains("var isMarked: Bool = false { didSet"))
        #expect(lines.contains("override var view: UIView! { didSet"))
    }

    @Test func givesOverriddenViewsOfOtherLayoutsNoValue() throws {
        let text = """
            import UIKit
            class Feed: UIViewController {
                override var view: UIView! { didSet { print(1) } }
                func make() -> UICollectionViewLayout { print(view.bounds); return .init() }
            }
            """
        let line = "override var view: UIView! { didSet { print(1) } }"
        #expect(try sliceLines(text, "make").contains(line))
    }
}
