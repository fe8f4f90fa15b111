import Reflow

/// Two custom bodies, side by side if there is room.
struct YourOwnLayout: CollectionLayoutConvertible {
    enum Part: Hashable, CaseIterable {
        case clock, spiral
    }

    var leastColumnWidth = 280.0
    var columnSpacing = 8.0
    var pinsHeaders = true
    var inset = 8.0

    var collectionLayout: CollectionLayout<Part> {
        let defaults = SectionDefaults(
            inset: EdgeInsets(left: inset, bottom: 16, right: inset), pinsHeaders: pinsHeaders)
        return ColumnsLayout<Part>(defaults: defaults) { _ in
            .asMany(minimumWidth: leastColumnWidth, atMost: 2, spacing: columnSpacing)
        } section: { part, _ in
            switch part {
            case .clock: SectionLayout(ClockFace()).header(height: 16).background()
            case .spiral: SectionLayout(Spiral()).header(height: 16)
            }
        }.collectionLayout
    }
}
