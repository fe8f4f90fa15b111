import Reflow

extension Examples {
    static func engine() -> [LayoutAttributes] {
        let layout = ColumnsLayout<Int> { _ in
            .asMany(minimumWidth: 160, spacing: 16)
        } everySection: { _ in
            .flow(items: .perLine(2, height: 40)).header(height: 20)
        }
        let arrangement = layout.arrange(
            [SectionContent(id: 1, itemCount: 12)],
            in: LayoutEnvironment(size: Size(width: 390, height: 844)))
        let elements = arrangement.elements(
            in: Viewport(bounds: Rect(x: 0, y: 0, width: 390, height: 844)))
        return elements
    }
}
