import Reflow

extension Examples {
    enum SplitLayouts {
        enum Part: Hashable { case folders, unread, read }

        static func mail() throws -> CollectionView<Part, String> {
            let layout = SplitLayout<Part> { environment in
                environment.isLandscape ? .split(leftSideRatio: 0.25, spacing: 16) : .single
            } side: { part in
                part == .folders ? .left : .right
            } section: { part, column in
                switch part {
                case .folders:
                    SectionLayout.list(.plain, rows: .height(16)).header(height: 16)
                case .unread, .read:
                    .flow(
                        items: .perLine(2, height: 40), interItemSpacing: 8, lineSpacing: 8,
                        inset: EdgeInsets(bottom: 16)
                    )
                    .header(height: 16, pinned: true)
                }
            }
            return try CollectionView(layout: layout) {
                Section(.folders, items: ["Inbox", "Sent", "Drafts", "Lists"])
                Section(.unread, items: ["Alice", "Bob", "Carol"])
                Section(.read, items: ["Dave", "Erin", "Frank", "Grace"])
            }
        }

        static func oneDescription() throws -> CollectionView<Int, Int> {
            let defaults = SectionDefaults(
                inset: EdgeInsets(left: 8, bottom: 16, right: 8), interItemSpacing: 8,
                lineSpacing: 16, pinsHeaders: true)
            let layout = SplitLayout<Int>(defaults: defaults) { _ in
                .split(leftSideRatio: 0.5, spacing: 8)
            } side: { section in
                section.isMultiple(of: 2) ? .left : .right
            } everySection: { column in
                SectionLayout.flow(items: .perLine(3, aspectRatio: 1)).header(height: 16)
                    .background()
            }
            return try CollectionView(layout: layout) {
                for section in 0..<100 { Section(section, items: section * 10..<section * 10 + 10) }
            }
        }
    }
}
