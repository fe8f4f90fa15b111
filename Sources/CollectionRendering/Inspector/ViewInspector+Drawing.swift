import CollectionLayouts
import CollectionSnapshots
import CollectionViews
import Terminals

extension ViewInspector {
    /// Draws the inspector's marks over a view that was drawn into the same region. The marks are shaded insets,
    /// outlines around all elements, and a heavier outline with rulers around the chosen element.
    ///
    /// Shading and outlines only use cells without letters. Only rulers and the labels on the edges of the chosen
    /// element cover other content. O(cells + visible).
    package func draw(over region: inout Region, of view: View, scale: CellScale = CellScale()) {
        let elements = Self.elements(of: view)
        let all = elements.map(\.attributes)
        let window = Window(of: region, scale: scale, showing: all, of: view)
        guard !window.clip.isEmpty else { return }
        let index = elements.firstIndex { $0.address == chosen }
        func clip(of element: LayoutAttributes) -> ScreenArea {
            element.scrollsSideways ? window.clip(of: element.section, in: view) : window.clip
        }
        // Later marks never replace earlier marks. Therefore, draw the chosen element first, then the others from front
        // to back, and then the insets.
        let others = all.indices.reversed().sorted { all[$0].zIndex > all[$1].zIndex }
        for other in (index.map { [$0] } ?? []) + others.filter({ $0 != index }) {
            region.draw(window.frame(of: all[other]), clip: clip(of: all[other])) {
                other == index ? $0.traceSelectedOutline() : $0.traceOutline()
            }
        }
        let sections = index.map { [all[$0].section] } ?? all.map(\.section)
        region.shadeInsets(
            of: view, sections: Set(sections),
            beside: all.filter { !$0.isBehind }.map { window.frame(of: $0) }, in: window)
        guard let element = index.map({ all[$0] }) else { return }
        let rulers = Self.rulers(of: element, among: all, in: view).map {
            ShownRuler($0, in: window)
        }.filter { $0.label != "0" }
        region.draw(window.frame(of: element), clip: clip(of: element)) {
            $0.drawEdgeLabels(size: element.frame.size.text, rulers)
        }
        for ruler in rulers { region.draw(ruler, clip: window.clip) }
    }
}

extension LayoutAttributes {
    /// Whether elements of this kind lie behind other elements, not beside them. No ruler ends at such an element.
    var isBehind: Bool {
        switch kind {
        case .background, .decoration: true
        case .item, .header, .footer, .supplementary: false
        }
    }
}
