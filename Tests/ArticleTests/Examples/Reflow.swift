import Reflow

extension Examples {
    enum LandingPage {
        enum Panel: Hashable { case red, blue, green }

        static func aSplit() throws -> CollectionView<Panel, Int> {
            let layout = SplitLayout<Panel> { environment in
                environment.isLandscape ? .split(leftSideRatio: 0.4, spacing: 8) : .single
            } side: { panel in
                panel == .blue ? .right : .left
            } section: { panel, column in
                .flow(
                    items: .perLine(panel == .blue ? 2 : 3, aspectRatio: 1),
                    interItemSpacing: 8, lineSpacing: 8, inset: .all(8)
                )
                .header(height: 16, pinned: true)
            }
            return try CollectionView(layout: layout) {
                Section(.red, items: 1...20)
                Section(.blue, items: 21...40)
                Section(.green, items: 41...60)
            }
        }

        static func theEngineAlone() -> [LayoutAttributes] {
            let layout = SplitLayout<Int> { _ in
                .split(leftSideRatio: 0.5, spacing: 10)
            } side: { section in
                section.isMultiple(of: 2) ? .left : .right
            } everySection: { column in
                .flow(items: .perLine(2, height: 40)).header(height: 20)
            }
            let sections = (0..<100).map { SectionContent(id: $0, itemCount: 12) }
            let environment = LayoutEnvironment(size: Size(width: 390, height: 844))
            let arrangement = layout.arrange(sections, in: environment)
            let viewport = Viewport(bounds: Rect(x: 0, y: 500, width: 390, height: 844))
            let elements = arrangement.elements(in: viewport)
            return elements
        }
    }
}
