import Testing

@testable import CollectionLayouts

/// Tests of the default values of value types, and of the independence of their properties.
@Suite struct ValueTests {
    @Test func attributesBeginVisibleAndKeepTheirPartsApart() {
        let plain = LayoutAttributes(kind: .item, section: 1, frame: .zero)
        #expect(plain.alpha == 1 && plain.item == 0 && plain.zIndex == 0)
        let parts: [WritableKeyPath<LayoutAttributes, Bool>] = [
            \.isHidden, \.isPinned, \.scrollsSideways,
        ]
        for index in parts.indices {
            var attributes = plain
            attributes[keyPath: parts[index]] = true
            #expect(parts.map { attributes[keyPath: $0] } == parts.indices.map { $0 == index })
            for other in parts { attributes[keyPath: other] = true }
            attributes[keyPath: parts[index]] = false
            #expect(parts.map { attributes[keyPath: $0] } == parts.indices.map { $0 != index })
        }
    }

    @Test func changesOfAnyKindAreNotNothing() {
        #expect(ArrangementChanges().isEmpty)
        var changes: [ArrangementChanges] = Array(repeating: ArrangementChanges(), count: 4)
        changes[0].removedSections = [0]
        changes[1].insertedSections = [3]
        changes[2].movedSections = [.init(from: 1, to: 0)]
        changes[3].changedSections = [.init(section: 0, items: [.init(old: 0..<1, new: 0..<1)])]
        for change in changes { #expect(!change.isEmpty, "\(change)") }
    }

    @Test(
        "A section's environment contains the size without insets",
        arguments: [Axis.vertical, .horizontal])
    func effectiveContentSize(direction: Axis) {
        let insets = EdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
        for (size, wanted) in [
            (Size(width: 60, height: 40), Size(width: 50, height: 35)),
            direction == .vertical
                ? (Size(width: 12, height: 3), Size(width: 2, height: 0))
                : (Size(width: 7, height: 8), Size(width: 0, height: 3)),
        ] {
            var told: [Size] = []
            let layout = CompositionalLayout<Int>(
                configuration: .init(scrollDirection: direction)
            ) { _, environment in
                told.append(environment.effectiveContentSize)
                return .boxes(5, 5)
            }
            _ = layout.arrange(
                [SectionContent(id: 0, itemCount: 1)],
                in: LayoutEnvironment(size: size, contentInset: insets))
            #expect(told.allSatisfy { $0 == wanted } && !told.isEmpty, "\(told)")
        }
    }
}
