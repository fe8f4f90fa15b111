import Gallery
import Reflow
import Testing
import UIKit

@testable import UIKitHost

/// Numbers of the user's code that change while the layout runs.
@MainActor struct NumberTests {
    /// The numbers of the layouts of this test: the count of columns, the height and the spacing.
    private static let knobs = [
        Knob("1:1", title: "count", .count(-100...100)),
        Knob("2:1", title: "absolute", .number(0...1_000, step: 1, unit: "")),
        Knob("3:1", title: "spacing", .number(0...1_000, step: 1, unit: "")),
    ]

    private static let states = [.count(3), .number(44), .number(8)].map {
        KnobState(value: $0, initialValue: $0)
    }

    /// A grid, as generated code makes it.
    private static func grid(_ spacing: CGFloat) -> UICollectionViewLayout? {
        let count = _reflowNumber(0, 3)
        guard count > 0 else { return nil }
        let height = NSCollectionLayoutDimension.absolute(_reflowNumber(1, 44))
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / CGFloat(count)), heightDimension: height))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: height),
            subitem: item, count: count)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = spacing
        return UICollectionViewCompositionalLayout(section: section)
    }

    /// An object with a number, whose method makes the layout.
    @MainActor private final class Subject {
        let spacing: CGFloat = _reflowNumber(2, 8)
        func make() -> UICollectionViewLayout? { grid(spacing) }
    }

    private func content() -> _HostedContent {
        var subject = Subject()
        return _HostedContent(.layout { subject.make() }, renew: { subject = Subject() })
    }

    private func shown(_ content: _HostedContent, _ states: [KnobState] = states) throws -> Shown {
        let options = HostOptions(
            items: 40, animates: false, knobs: Self.knobs, knobStates: states)
        let shown = Shown(try HostedContent(content, options))
        shown.place(.phone)
        return shown
    }

    /// The frames of the whole content.
    private func frames(_ shown: Shown) -> [Rect] { shown.elements.map(\.frame) }

    @Test func turningEqualsStartingWithTheNumbers() throws {
        defer { _ReflowNumbers.values = [:] }
        let values: [[KnobValue]] = [
            [.count(2), .number(44), .number(8)], [.count(5), .number(20.5), .number(0)],
            [.count(1), .number(300), .number(40)], [.count(3), .number(44), .number(8)],
        ]
        let turned = try shown(content())
        let first = frames(turned)
        for row in values {
            for (index, value) in row.enumerated() { turned.demo.setKnob(index, to: value) }
            #expect(turned.demo.knobStates.map(\.value) == row)
            let result = frames(turned)
            let states = zip(row, Self.states).map {
                KnobState(value: $0, initialValue: $1.initialValue)
            }
            #expect(result == frames(try shown(content(), states)))
            #expect(row == Self.states.map(\.value) ? result == first : result != first)
        }
    }

    @Test func theReaderKeepsHisPlace() throws {
        defer { _ReflowNumbers.values = [:] }
        let shown = try shown(content())
        shown.scroll(to: 200)
        #expect(shown.demo.go(to: .item(20)))
        shown.demo.setKnob(2, to: .number(30))
        #expect(shown.demo.facts.hasSelection)
        let frame = try #require(shown.frame(19))
        #expect(shown.offset.y <= frame.y && frame.y < shown.offset.y + 667)
        #expect(shown.itemCounts == [40])
        #expect(shown.offset.y > 0)
    }

    @Test func aNumberWithoutLayoutKeepsTheFormerOne() throws {
        defer { _ReflowNumbers.values = [:] }
        let shown = try shown(content())
        let former = frames(shown)
        shown.demo.setKnob(0, to: .count(0))
        #expect(frames(shown) == former)
        #expect(
            shown.layout.remarks.sentences.contains { $0.contains("no layout with these numbers") })
        shown.demo.setKnob(0, to: .count(2))
        #expect(frames(shown) != former)
        #expect(!shown.layout.remarks.sentences.contains { $0.contains("these numbers") })
    }

    @Test func aControllerIsMadeAgain() throws {
        defer { _ReflowNumbers.values = [:] }
        final class Controller: UICollectionViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                title = "Spacing \(_reflowNumber(2, 8))"
            }
            override func collectionView(
                _ collectionView: UICollectionView, numberOfItemsInSection section: Int
            ) -> Int { _reflowNumber(0, 3) }
        }
        let shown = try shown(
            _HostedContent(
                .controller { Controller(collectionViewLayout: UICollectionViewFlowLayout()) }))
        #expect(shown.demo.facts.title == "Spacing 8")
        shown.demo.setKnob(0, to: .count(7))
        shown.demo.setKnob(2, to: .number(9))
        #expect(shown.demo.facts.title == "Spacing 9")
        #expect(shown.itemCounts == [7])
    }

    @Test func numbersFitTheirTypes() {
        defer { _ReflowNumbers.values = [:] }
        _ReflowNumbers.values = [0: 300.6, 1: -5]
        #expect(_reflowNumber(0, 1) == 301)
        #expect(_reflowNumber(0, 1 as UInt8) == 255)
        #expect(_reflowNumber(1, 1 as UInt) == 0)
        #expect(_reflowNumber(0, 1 as CGFloat) == 300.6)
        #expect(_reflowNumber(2, 0.5) == 0.5)
        let optional: CGFloat? = _reflowNumber(1, 2)
        #expect(optional == -5)
    }
}
