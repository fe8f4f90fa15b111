import Reflow
import Testing
import UIKit

@testable import UIKitHost

/// Compositional layouts, against numbers by hand and against the same layouts written in Reflow.
@MainActor struct CompositionalTests {
    private func layout(_ section: NSCollectionLayoutSection) -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout(section: section)
    }

    @Test func gridHasThirdsOfTheWidth() throws {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(1 / 3), .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalWidth(1 / 3)),
            subitems: [item])
        let shown = try Shown(layout(NSCollectionLayoutSection(group: group)))
        #expect(shown.frame(0) == Rect(x: 2, y: 2, width: 121, height: 121))
        #expect(shown.frame(4) == Rect(x: 127, y: 127, width: 121, height: 121))
        #expect(shown.contentSize == Size(width: 375, height: 7 * 125))
        shown.place(.small)
        #expect(shown.contentSize.width == 320)
        #expect(abs((shown.frame(1)?.x ?? 0) - (320.0 / 3 + 2)) < 1e-9)
    }

    @Test(arguments: [Size.phone, .small])
    func groupsOfCountsMatchReflow(_ size: Size) throws {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1)))
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(44)), subitem: item,
            count: 2)
        row.interItemSpacing = .fixed(10)
        let section = NSCollectionLayoutSection(group: row)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(
            top: 5, leading: 10, bottom: 7, trailing: 10)
        let shown = try Shown(layout(section), items: [20], size)
        let same = CompositionalLayout<Int>(
            section: .group(
                .horizontal(
                    size: LayoutSize(width: .fractionalWidth(1), height: .absolute(44)),
                    subitem: LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1)),
                    count: 2, interItemSpacing: .fixed(10)), interGroupSpacing: 10,
                contentInsets: ContentInsets(top: 5, leading: 10, bottom: 7, trailing: 10)))
        #expect(shown.elements == elements(of: same, [20], size))
        #expect(shown.frame(1)?.x == 10 + (size.width - 30) / 2 + 10)
    }

    @Test func nestedGroupsTakeItemsDepthFirst() throws {
        let big = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.7), .fractionalHeight(1)))
        let small = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(0.3)))
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.3), .fractionalHeight(1)),
            repeatingSubitem: small, count: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(200)),
            subitems: [big, column])
        let shown = try Shown(layout(NSCollectionLayoutSection(group: group)), items: [6])
        #expect(shown.frame(0) == Rect(x: 0, y: 0, width: 262.5, height: 200))
        #expect(shown.frame(2) == Rect(x: 262.5, y: 60, width: 112.5, height: 60))
        #expect(shown.frame(3)?.y == 200)
    }

    @Test func spacingsAndBadgesMatchReflow() throws {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(.absolute(20), .absolute(20)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(.absolute(60), .absolute(40)),
            supplementaryItems: [badge])
        item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .fixed(4), top: nil, trailing: .flexible(0), bottom: nil)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(50)), subitems: [item]
        )
        group.interItemSpacing = .flexible(3)
        group.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let shown = try Shown(layout(NSCollectionLayoutSection(group: group)), items: [9])
        let same = LayoutItem(
            width: .absolute(60), height: .absolute(40),
            edgeSpacing: EdgeSpacing(leading: .fixed(4), trailing: .flexible(0)),
            supplementaryItems: [
                SupplementaryItem(
                    kind: .supplementary(0),
                    size: LayoutSize(width: .absolute(20), height: .absolute(20)),
                    containerAnchor: LayoutAnchor(
                        [.top, .trailing], fractionalOffset: Point(x: 0.3, y: -0.3)))
            ])
        let twin = CompositionalLayout<Int>(
            section: .group(
                .horizontal(
                    size: LayoutSize(width: .fractionalWidth(1), height: .absolute(50)),
                    subitems: [same], interItemSpacing: .flexible(3),
                    contentInsets: ContentInsets(top: 1, leading: 2, bottom: 3, trailing: 4))))
        #expect(shown.elements == elements(of: twin, [9]))
        #expect(shown.frames(.supplementary(0)).count == 9)
    }

    @Test func customGroupReceivesItsSize() throws {
        let group = NSCollectionLayoutGroup.custom(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(100))
        ) { environment in
            let size = environment.container.effectiveContentSize
            return (0..<2).map {
                NSCollectionLayoutGroupCustomItem(
                    frame: CGRect(
                        x: Double($0) * size.width / 2, y: 0, width: size.width / 2,
                        height: size.height / Double($0 + 1)))
            }
        }
        let shown = try Shown(layout(NSCollectionLayoutSection(group: group)), items: [4])
        #expect(shown.frame(1) == Rect(x: 187.5, y: 0, width: 187.5, height: 50))
        #expect(shown.frame(3)?.y == 100)
    }

    @Test func listHasRowsOfTheWidth() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        let shown = try Shown(
            UICollectionViewCompositionalLayout.list(using: configuration), items: [5])
        #expect(shown.frame(1) == Rect(x: 0, y: 28 + 44, width: 375, height: 44))
        #expect(shown.frames(.header) == [Rect(x: 0, y: 0, width: 375, height: 28)])
        #expect(shown.layout.remarks.sentences.contains { $0.contains("Estimated") })
    }
}
