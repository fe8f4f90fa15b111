import Testing

@testable import LayoutSlicer

/// Damaged texts: neither the rewrite nor the slicer may crash, and the rewrite must keep all other bytes.
struct FuzzTests {
    private static let text = """
        import UIKit.UICollectionView
        import struct Foundation.Date // @objc
        @objc protocol Picking: NSObjectProtocol { @objc optional func pick(_ index: Int, of count: Int) }
        /* @IBOutlet /* nested */ */
        @objcMembers final class Feed<T>: UIViewController, Picking where T: Hashable {
            @IBOutlet private weak var collectionView: UICollectionView!
            @NSManaged dynamic var name: String?
            private lazy var layout: UICollectionViewLayout = { [unowned self] in self.make(columns: 2) }()
            weak var delegate: Picking?
            enum Section: Int, CaseIterable { case one = 1, two; func space() -> CGFloat { self == .one ? 1 : 2 } }
            @IBAction func tap(_ sender: Any) { delegate?.pick?(1, of: 2); perform(#selector(tap(_:))) }
            #if os(iOS) || DEBUG
            func make(columns: Int, _ style: (CGSize, [String: Int?]) = (.zero, [:])) -> UICollectionViewLayout {
                let text = "\\(columns, default: "#selector(a) { \\(1 + 2) }")" + #"} \\#(3)"#
                let more = \"\"\"
                    { @objc \\(text)
                    \"\"\"
                return UICollectionViewCompositionalLayout { index, environment in
                    switch Section(rawValue: index) { case .one?: return Self.section(1); default: return nil }
                }
            }
            #else
            func make() {}
            #endif
            static func section(_ x: Int) -> NSCollectionLayoutSection! { nil }
            subscript(safe index: Int) -> Int? { get { nil } set {} }
        }
        extension Feed: UICollectionViewDataSource { var é: Int { 1 } }
        infix operator <+>: AdditionPrecedence
        indirect enum Tree { case leaf, node(Tree) }
        enum Item { case group(Group) }
        struct Group { let items: [Item] }
        func rows(_ tree: Tree, item: Item) -> NSCollectionLayoutSection { fatalError() }
        """

    /// A generator whose numbers are the same in each run.
    private struct Generator: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    /// Returns the text after some random cuts, swaps and insertions.
    private func damaged(_ generator: inout Generator) -> [UInt8] {
        var bytes = Array(Self.text.utf8)
        let pieces = [
            "{", "}", "\"", "\"\"\"", "#if", "@objc", "(", "\\(", "func", "class A {", "\u{e9}",
            "/*", "#selector(",
        ]
        for _ in 0..<Int.random(in: 1...6, using: &generator) {
            let start = Int.random(in: 0...bytes.count, using: &generator)
            let end = min(bytes.count, start + Int.random(in: 0...60, using: &generator))
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: bytes.removeSubrange(start..<end)
            case 1:
                bytes.insert(
                    contentsOf: Array((pieces.randomElement(using: &generator) ?? "").utf8),
                    at: start)
            case 2: bytes = Array(bytes[..<max(start, 40)])
            default:
                bytes.insert(
                    contentsOf: bytes[start..<end],
                    at: Int.random(in: 0...bytes.count, using: &generator))
            }
        }
        return bytes
    }

    @Test(arguments: 1...150) func survivesDamage(seed: UInt64) {
        var generator = Generator(state: seed)
        let bytes = damaged(&generator)
        #expect(throws: Never.self) { try SlicerFuzz.check(bytes) }
    }

    @Test func keepsTheUndamagedText() throws {
        #expect(throws: Never.self) { try SlicerFuzz.check(Array(Self.text.utf8)) }
        let slicer = Slicer(file: SourceFile(path: "a.swift", text: Self.text))
        #expect(
            slicer.layouts.map(\.name) == [
                "Feed", "Feed.layout", "Feed.make", "Feed.section", "rows",
            ])
    }
}
