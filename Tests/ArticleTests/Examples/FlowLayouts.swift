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
                    interItemSpacing: 8, lineSpacing: 16, inset: .all(8)
                )
            }
            return try CollectionView(layout: layout) { Section(0, items: words.indices) }
        }

        static func measured() throws -> CollectionView<Int, String> {
            let layout = FlowLayout<Int> { _, _ in
                .flow(items: .measured(estimate: 32), lineSpacing: 16, inset: .all(8))
            }
            var view = try CollectionView(layout: layout) { Section(0, items: sentences) }
            view.measurement = { element in
                guard let sentence = element.item, let width = element.width else { return nil }
                let lines = sentence.lineCount(wrappedAt: Int(width / 8))
                return Size(width: width, height: Double(lines) * 16)
            }
            return view
        }

        static func around() -> SectionLayout {
            SectionLayout.flow(items: .perLine(4, aspectRatio: 2), normalizesLineHeight: true)
                .header(height: 16, pinned: true)
                .footer(height: 16)
                .background(.section)
        }
    }
}
