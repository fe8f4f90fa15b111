import Reflow
import UIKit

/// The size of the view, and the frames of views in it.
extension HostedLayout {
    /// Gives the user's views a new size, and the shown view the layout and the data for it.
    func place(_ view: inout View, in environment: LayoutEnvironment) {
        self.environment = environment
        traits = UITraitCollection._traits(for: environment)
        layOutViews(in: CGSize(environment.size))
        // Frames that a layout has kept are those for the old size.
        collectionView?.collectionViewLayout.invalidateLayout()
        base = BaseSolution()
        update(&view, environment: environment, animated: true)
        // The view is up to date now. Requests to scroll are performed later.
        (pending.update, pending.data, pending.isAnimated) = (false, false, false)
        finish(view)
    }

    private func layOutViews(in size: CGSize) {
        switch content {
        case .view(let view):
            view.frame = CGRect(origin: .zero, size: size)
            view._layoutTree()
            show(view)
        case .controller(let controller):
            controller._show(in: size, traits: traits)
            if let view = foundView { show(view) }
        }
        guard let collectionView, collectionView.bounds.size != size else { return }
        // Only the collection view is shown, so it gets the whole size.
        if collectionView.bounds.width > 0, collectionView.bounds.height > 0 {
            remarks.add(.otherSize)
        }
        collectionView.frame.size = size
        collectionView.bounds.size = size
    }

    /// The collection view of the controller; `nil` while it has none.
    private var foundView: UICollectionView? {
        guard case .controller(let controller) = content else { return nil }
        return (controller as? UICollectionViewController)?.collectionView
            ?? controller.view._collectionViews.first
    }

    /// Shows the collection view that a controller has made later. Returns whether there is one.
    func findView(for view: inout View) -> Bool {
        guard collectionView == nil, environment.size.width > 0, foundView != nil else {
            return false
        }
        place(&view, in: environment)
        return true
    }

    /// Connects a collection view with this host.
    private func show(_ view: UICollectionView) {
        guard view !== collectionView else { return }
        collectionView = view
        view._backend = self
        if view.dataSource == nil { addPlaceholders(to: view) }
    }

    /// Gives a collection view without a data source some items.
    private func addPlaceholders(to view: UICollectionView) {
        let provided = provided(view.collectionViewLayout) != nil
        let data = PlaceholderData(counts: options.counts(isProvided: provided))
        placeholder = data
        view.dataSource = data
        remarks.add(.placeholders)
    }

    /// Leaves out the placeholder sections for which the section provider returns no section.
    private func countPlaceholders(_ view: UICollectionView) {
        guard let placeholder, options.itemCounts == nil,
            let layout = provided(view.collectionViewLayout)
        else { return }
        let all = options.counts(isProvided: true)
        let count = CompositionalTranslation(compositional: layout, translator: translator)
            .countSections(in: environment.size, upTo: all.count)
        guard placeholder.counts.count != count else { return }
        placeholder.counts = Array(all.prefix(count))
        view.reloadData()
    }

    /// Returns the layout if it has a section provider.
    private func provided(
        _ layout: UICollectionViewLayout
    ) -> UICollectionViewCompositionalLayout? {
        guard let layout = layout as? UICollectionViewCompositionalLayout,
            case .provider = layout._sections
        else { return nil }
        return layout
    }

    /// Sets the layout and the data of the shown view. Solves the layout once.
    func update(_ view: inout View, environment: LayoutEnvironment? = nil, animated: Bool) {
        guard let collectionView else {
            if let environment { view.update { $0.environment = environment } }
            return
        }
        countPlaceholders(collectionView)
        let snapshot = snapshot(of: collectionView)
        let layout = translate(collectionView.collectionViewLayout, in: collectionView)
        view.update(animated: animated) {
            if let environment { $0.environment = environment }
            $0.environment.contentInset = EdgeInsets(collectionView.adjustedContentInset)
            $0.layout = layout
            if snapshot != $0.snapshot { $0.snapshot = snapshot }
        }
    }

    /// Returns the data of a collection view as a snapshot.
    func snapshot(of view: UICollectionView) -> Snapshot<Int, Int> {
        if let data = view._data { return identities.snapshot(data) }
        let counts = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
        return identities.snapshot(counts: counts)
    }

    /// Restores the content inset, which the browser does not know, after the view has its size.
    func placed(_ view: inout View) {
        if let collectionView {
            let inset = EdgeInsets(collectionView.adjustedContentInset)
            view.update { $0.environment.contentInset = inset }
        }
        finish(view)
    }

    /// Keeps a copy of the view, and tells the collection view its scroll position.
    func finish(_ view: View) {
        shown = view
        guard let collectionView else { return }
        let offset = CGPoint(view.contentOffset)
        if collectionView.bounds.origin != offset { collectionView._userScrolled(to: offset) }
    }
}

extension UITraitCollection {
    /// Returns the traits of a device with the size and the direction of an environment.
    static func _traits(for environment: LayoutEnvironment) -> UITraitCollection {
        // Phones are at most 440 points wide in portrait, and high in landscape.
        let isPhone = min(environment.size.width, environment.size.height) < 600
        let isLandscape = environment.isLandscape
        return UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceIdiom: isPhone ? .phone : .pad),
            UITraitCollection(
                horizontalSizeClass: isPhone && environment.size.width < 700 ? .compact : .regular),
            UITraitCollection(verticalSizeClass: isPhone && isLandscape ? .compact : .regular),
            UITraitCollection(
                layoutDirection: environment.layoutDirection == .rightToLeft
                    ? .rightToLeft : .leftToRight),
            UITraitCollection(displayScale: UITraitCollection._screenScale),
            UITraitCollection(preferredContentSizeCategory: .large),
        ])
    }
}
