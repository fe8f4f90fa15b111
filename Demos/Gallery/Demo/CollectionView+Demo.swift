import Reflow

/// Initializers of views for demos. The view starts with a temporary layout of plain rows. `DemoPart` later sets the
/// demo's layout together with the view's first size.
extension CollectionView {
    init(snapshot: Snapshot<SectionID, ItemID>) {
        let row = SectionLayout.flow(items: .perLine(1, height: 16))
        let rows = FlowLayout<SectionID>(everySection: { _ in row })
        self.init(layout: rows, snapshot: snapshot)
    }

    init(
        @SnapshotBuilder<SectionID, ItemID> _ sections: () -> [Section<SectionID, ItemID>]
    ) throws {
        self.init(snapshot: try Snapshot(sections))
    }
}
