import Reflow

extension Examples {
    enum Readme {
        static func panels() throws {
            enum Panel: Hashable { case red, blue }
            let layout = SplitLayout<Panel> { environment in
                environment.isLandscape ? .split(leftSideRatio: 0.4, spacing: 8) : .single
            } side: { panel in
                panel == .blue ? .right : .left
            } section: { panel, column in
                .flow(items: .uniform(Size(width: 56, height: 48))).header(height: 16, pinned: true)
            }
            var view = try CollectionView(layout: layout) {
                Section(.red, items: 1...20)
                Section(.blue, items: 21...40)
            }
            try DefaultTerminal.run(&view) { element, region in
                region.fill(element.section == .red ? .red : .blue)
                region.text(element.item.map { "\($0)" } ?? "\(element.section)", .centered)
            } on: { view, input in
                input == .key("q") ? .quit : .ignored
            }
        }
    }
}
