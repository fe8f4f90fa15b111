import Testing

@testable import LayoutSlicer

struct MadeUpValuesTests {
    @Test func makesUpValues() throws {
        let text = """
            enum Kind { case grid, list(rows: Int) }
            struct Style { let gap: CGFloat; var name: String?; var isWide = false }
            class Maker {
                let style: Style
                init(style: Style) { self.style = style }
                func section(for kind: Kind, at index: Int, in environment: NSCollectionLayoutEnvironment, done: () -> Void) -> NSCollectionLayoutSection? { nil }
                static func make(columns: Int, size: CGSize = .zero, style: Style, titles: [String]) -> UICollectionViewLayout { .init() }
            }
            """
        let section = try entry(text, "section")
        #expect(
            section.contains(
                "for: [Kind.grid, Kind.list(rows: 0)][index % 2], at: index, in: environment, done: { }"
            ))
        let make = try entry(text, "make")
        #expect(make.contains("Maker.make(columns: 2, style: Style(gap: 8), titles: [])"))
    }

    @Test func environmentHasTheTraitsOfTheScreen() throws {
        let text =
            "func make(_ environment: NSCollectionLayoutEnvironment) -> UICollectionViewLayout { .init() }"
        #expect(
            try entry(text, "make").contains("var traitCollection: UITraitCollection { .current }"))
    }

    @Test func makesUpValuesOfRecursiveTypes() throws {
        let text = """
            indirect enum Tree { case leaf, node(Tree) }
            enum Item { case group(Group) }
            struct Group { let items: [Item] }
            indirect enum Sum { case add(Sum, Sum), sub(Sum, Sum), mul(Sum, Sum), zero }
            enum List { case list([List]) }
            func make(tree: Tree, item: Item, items: [Item], list: List) -> UICollectionViewLayout { .init() }
            func section(tree: Tree, _ index: Int) -> NSCollectionLayoutSection { fatalError() }
            func sum(_ sum: Sum) -> NSCollectionLayoutSection { fatalError() }
            """
        let make = try entry(text, "make")
        let item = "Item.group(Group(items: []))"
        let values = "tree: Tree.leaf, item: \(item), items: [\(item)], list: List.list("
        #expect(make.contains("make(" + values))
        let node = "Tree.node([Tree.leaf, Tree.node(Tree.leaf)][index % 2])"
        #expect(
            try entry(text, "section").contains(
                "section(tree: [Tree.leaf, \(node)][index % 2], index)"))
        #expect(try entry(text, "sum").utf8.count < 5000)
    }

    @Test func explainsWhatIsMissing() throws {
        let text = """
            protocol Loader {}
            func make(_ loader: Loader) -> UICollectionViewLayout { .init() }
            func other(_ source: () -> any Source) -> UICollectionViewLayout { .init() }
            """
        let slicer = Slicer(file: SourceFile(path: "a.swift", text: text))
        #expect(throws: SliceError.unknownLayout("b")) { try slicer.layout(named: "b") }
        let make = try slicer.layout(named: "make")
        #expect(throws: SliceError.needsData(name: "make", type: "Loader", line: 2)) {
            try slicer.slice(layout: make)
        }
        let other = try slicer.layout(named: "other")
        #expect(throws: SliceError.needsData(name: "other", type: "() -> any Source", line: 3)) {
            try slicer.slice(layout: other)
        }
    }
}
