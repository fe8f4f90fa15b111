import Reflow

extension Examples {
    enum FlowLayouts {
        static let sentences = [
            "All human beings are born free and equal in dignity and rights.",
            "They are endowed with reason and conscience.",
            "And they should act towards one another in a spirit of brotherhood.",
        ]
        static let words = sentences.joined(separator: " ").split(separator: " ").map(String.init)

        static func wrapped() throws -> CollectionView<Int, Int> {
            let layout = FlowLayout<Int> { section, column in
                .flow(
                    items: .each { item, _ in
                        Size(width: Double(words[item].displayWidth + 2) * 8, height: 16)
                    },
                    interItemSpacing: 8, lineSpacing: 16, inset: EdgeInsets(left: 8, right: 8)
                )
            }
            return try CollectionView(layout: layout) { Section(0, items: words.indices) }
        }

        static func measured() throws -> CollectionView<Int, String> {
            let layout = FlowLayout<Int> { _, _ in
                .flow(
                    items: .measured(estimate: 32), lineSpacing: 16,
                    inset: EdgeInsets(left: 8, right: 8))
            }
            var view = try CollectionView(layout: layout) { Section(0, items: sentences) }
            view.update {
                $0.measurement = { element in
                    guard let sentence = element.item, let width = element.width else { return nil }
                    return Size(
                        width: width, height: CellScale().height(of: sentence, wrappedAt: width))
                }
            }
            return view
        }

        static func waterfall() throws -> CollectionView<Int, Int> {
            let layout = FlowLayout<Int> { _, _ in
                .waterfall(
                    lanes: .minimumWidth(160),
                    heights: .each { item, width in
                        CellScale().height(of: sentences[item], wrappedAt: width)
                    },
                    laneSpacing: 8, itemSpacing: 16, inset: EdgeInsets(left: 8, right: 8))
            }
            return try CollectionView(layout: layout) { Section(0, items: sentences.indices) }
        }

        static func lanesOfTopics() throws -> CollectionView<Int, Int> {
            let topics = [0, 0, 1, 2, 1]
            let layout = FlowLayout<Int> { _, _ in
                .waterfall(
                    lanes: .count(3), placement: .custom { item, lanes in topics[item] % lanes },
                    heights: .measured(estimate: 64))
            }
            return try CollectionView(layout: layout) { Section(0, items: topics.indices) }
        }

        static func justified() throws -> CollectionView<Int, Int> {
            let ratios = [1.5, 0.75, 1, 1.78, 2.35]
            let layout = FlowLayout<Int> { _, _ in
                .justified(
                    rowHeight: 96, aspectRatios: .each { item in ratios[item] },
                    interItemSpacing: 8, lineSpacing: 16)
            }
            return try CollectionView(layout: layout) { Section(0, items: 0..<5) }
        }

        static func around() -> SectionLayout {
            SectionLayout.flow(items: .perLine(4, aspectRatio: 2), normalizesLineHeight: true)
                .header(height: 16, pinned: true)
                .footer(height: 16)
                .background(.section)
        }
    }
}
