import Reflow

extension Examples {
    enum ComingFromUIKit {
        static func favourites() throws -> CollectionView<String, Int> {
            let layout = FlowLayout<String> { section, column in
                .flow(
                    items: .uniform(Size(width: 56, height: 48)), interItemSpacing: 8,
                    lineSpacing: 16, inset: EdgeInsets(left: 8, right: 8)
                )
                .header(height: 16, pinned: true)
            }
            var view = try CollectionView(layout: layout) {
                Section("Favourites", items: [3, 1, 4])
                Section("All", items: 100..<200)
            }
            var snapshot = view.snapshot
            try snapshot.appendItems([5], toSection: "Favourites")
            view.apply(snapshot)
            view.scroll(toItem: 150, at: .center)
            return view
        }
    }
}
