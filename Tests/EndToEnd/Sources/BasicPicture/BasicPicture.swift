import CollectionLayouts
import CollectionRendering
import CollectionSnapshots
import CollectionViews
import Terminals

extension Terminal {
    /// Shows three sections of numbered squares, in two columns or one, until the user presses q.
    public func runBasicPicture() throws {
        let layout = SplitLayout<Int> { environment in
            environment.isLandscape ? .split(leftSideRatio: 0.4, spacing: 8) : .single
        } side: { section in
            section == 1 ? .right : .left
        } everySection: { _ in
            .flow(
                items: .perLine(3, aspectRatio: 1), interItemSpacing: 8, lineSpacing: 8,
                inset: .all(8))
        }
        var view = try CollectionView(layout: layout) {
            Section(0, items: 1..<21)
            Section(1, items: 21..<41)
            Section(2, items: 41..<61)
        }
        run(&view) { element, region in
            region.fill([Color.red, .blue, .green][element.section])
            region.text("\(element.item ?? 0)", [.centered, .bold])
        } on: { _, input in
            input == .key("q") ? .quit : .ignored
        }
    }
}
