import Reflow

/// A layout of two columns, each 20 cells wide. At the left are a list of two rows and a shelf with labels of five
/// cells, with a stop at each label. At the right are rows.
enum Shelves {
    static func view(animates: Bool) throws -> CollectionView<Int, Int> {
        let layout = SplitLayout<Int> { _ in
            .split(leftSideRatio: 0.5)
        } side: {
            $0 == 2 ? .right : .left
        } section: { section, _ in
            guard section == 1 else { return .flow(items: .perLine(1, height: 16)) }
            return .shelf(
                items: .uniform(Size(width: 40, height: 16)),
                scrolling: SidewaysScrolling(.groupPaging))
        }
        var view = try CollectionView(layout: layout) {
            Section(0, items: 0..<2)
            Section(1, items: 100..<140)
            Section(2, items: 200..<230)
        }
        view.animates = animates
        return view
    }

    /// Shows the view until the user presses q.
    static func run(on terminal: any SystemTerminal, animates: Bool) throws {
        var view = try view(animates: animates)
        terminal.run(&view) { element, region in
            region.text("\(element.item ?? 0)")
        } on: { _, input in
            input == .key("q") ? .quit : .ignored
        }
    }
}
