import Reflow
import Testing
import UIKit

@testable import UIKitHost

/// Sections of compositional layouts: providers, headers, decorations, and sideways scrolling.
@MainActor struct CompositionalSectionTests {
    private func section(width: Double = 1, height: Double = 50) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(width), .absolute(height)),
            subitems: [item])
        return NSCollectionLayoutSection(group: group)
    }

    @Test func providerIsAskedForThreeSections() throws {
        var widths: Set<Double> = []
        let layout = UICollectionViewCompositionalLayout { index, environment in
            widths.insert(environment.container.effectiveContentSize.width)
            return self.section(height: Double(index + 1) * 10)
        }
        let shown = try Shown(layout)
        #expect(shown.contentSize.height == 20 * (10 + 20 + 30))
        shown.place(.small)
        #expect(widths.isSuperset(of: [375, 320]))
    }

    @Test func providerMayHaveFewerSections() throws {
        let shown = try Shown(
            .section { index, _ in index < 2 ? self.section() : nil })
        #expect(shown.layout.shown.snapshot.numberOfSections == 2)
    }

    @Test func headersAndDecorationsTakeTheirPlaces() throws {
        let section = section()
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(30)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        section.contentInsets = NSDirectionalEdgeInsets(
            top: 10, leading: 20, bottom: 10, trailing: 20)
        section.decorationItems = [.background(elementKind: "back")]
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 8
        let layout = UICollectionViewCompositionalLayout(
            section: section, configuration: configuration)
        let shown = try Shown(layout, items: [2, 2])
        #expect(shown.frames(.header)[0] == Rect(x: 20, y: 0, width: 335, height: 30))
        #expect(shown.frame(0) == Rect(x: 20, y: 40, width: 335, height: 50))
        #expect(shown.frame(0, section: 1)?.y == 198)
        #expect(shown.frames(.decoration(0))[0] == Rect(x: 0, y: 0, width: 375, height: 150))
        #expect(shown.layout.kinds.name(of: .decoration(0)) == "back")
    }

    @Test func headersCanIgnoreTheInsets() throws {
        let section = section()
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(30)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        section.contentInsets = NSDirectionalEdgeInsets(
            top: 0, leading: 20, bottom: 0, trailing: 20)
        section.supplementaryContentInsetsReference = .none
        let shown = try Shown(UICollectionViewCompositionalLayout(section: section), items: [1])
        #expect(shown.frames(.header)[0].width == 375)
    }

    @Test func orthogonalSectionScrollsByGroups() throws {
        let section = section(width: 0.8)
        section.orthogonalScrollingBehavior = .groupPaging
        section.interGroupSpacing = 10
        let shown = try Shown(UICollectionViewCompositionalLayout(section: section), items: [5])
        #expect(shown.frame(1) == Rect(x: 310, y: 0, width: 300, height: 50))
        #expect(shown.contentSize.height == 50)
        shown.content.hosted.withView {
            _ = $0.scrollSideways(inSection: 0, toNextStop: true)
            #expect($0.sidewaysOffset(ofSection: 0) == 310)
        }
    }

    @Test func horizontalLayoutScrollsSideways() throws {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(0.5)))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(.absolute(100), .fractionalHeight(1)),
            subitems: [item])
        let layout = UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: group), configuration: configuration)
        let shown = try Shown(layout, items: [5])
        #expect(shown.frame(3) == Rect(x: 100, y: 333.5, width: 100, height: 333.5))
        #expect(shown.contentSize == Size(width: 300, height: 667))
    }

    @Test func handlerFadesItems() throws {
        let section = section()
        var offsets: [Double] = []
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            offsets.append(offset.y)
            #expect(environment.container.contentSize.width == 375)
            for item in items { item.alpha = item.indexPath.item == 1 ? 0.25 : 1 }
        }
        let shown = try Shown(UICollectionViewCompositionalLayout(section: section), items: [3])
        #expect(shown.elements.map(\.alpha) == [1, 0.25, 1])
        #expect(!offsets.isEmpty)
    }
}
