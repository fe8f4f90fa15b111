import Testing

@testable import LayoutSlicer

struct FinderTests {
    private func names(_ text: String) -> [String] {
        Slicer(file: SourceFile(path: "a.swift", text: text)).layouts.map(\.name)
    }

    @Test func findsLayouts() {
        let text = """
            import UIKit
            func free() -> UICollectionViewLayout { .init() }
            let constant = UICollectionViewFlowLayout()
            protocol P { func required() -> UICollectionViewLayout; var property: UICollectionViewLayout { get } }
            class Feed: UIViewController {
                var collectionView: UICollectionView!
                var layout: UICollectionViewCompositionalLayout { .init() }
                lazy var flow = UICollectionViewFlowLayout()
                lazy var closure: UICollectionViewFlowLayout = { .init() }()
                let provider: UICollectionViewCompositionalLayoutSectionProvider = { _, _ in nil }
                let unset: UICollectionViewLayout
                func section(_ index: Int, _ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? { nil }
                func none() -> Int { 1 }
                enum Section { func layout() -> NSCollectionLayoutSection { fatalError() } }
            }
            extension Feed { static func one(a: Int) -> UICollectionViewLayout { .init() }; static func one(b: Int) -> Custom { .init() } }
            class Custom: UICollectionViewFlowLayout { override func prepare() {} }
            """
        #expect(
            names(text) == [
                "free", "constant", "Feed", "Feed.layout", "Feed.flow", "Feed.closure",
                "Feed.provider", "Feed.section",
                "Feed.Section.layout", "Feed.one(a:)", "Feed.one(b:)", "Custom",
            ])
    }

    @Test func findsControllersByTheirSuperclasses() {
        let text = """
            class Base: UICollectionViewController {}
            class Feed: Base { func show() { collectionView.reloadData() } }
            class Plain: UIViewController {}
            class Model { let collectionView = 1 }
            class Grid: UIView { let view: UICollectionView }
            """
        #expect(names(text) == ["Base", "Feed", "Grid"])
    }

    @Test func findsLayoutsByShortNames() {
        let names = ["Feed.make", "Feed.grid(a:)", "Feed.grid(b:)", "Grid.make", "Grid"]
        let find = { LayoutListing.matches(of: $0, in: names, by: \.self) }
        #expect(find("Grid") == ["Grid"])
        #expect(find("make") == ["Feed.make", "Grid.make"])
        #expect(find("Feed.grid") == ["Feed.grid(a:)", "Feed.grid(b:)"])
        #expect(find("grid(b:)") == ["Feed.grid(b:)"])
        #expect(find("ake").isEmpty)
    }

    @Test func refusesSwiftUI() {
        let text = "import SwiftUI\nstruct A: View { var body: some View { Text(\"\") } }"
        let layouts = Slicer(file: SourceFile(path: "a.swift", text: text)).layouts
        #expect(
            layouts.first?.refusal == "`A` is a SwiftUI view, and only code for UIKit can run here."
        )
    }
}
