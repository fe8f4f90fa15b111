import Foundation

extension UIViewController {
    /// Shows the controller in a window of this size, or changes the size of a shown one.
    public func _show(in size: CGSize, traits: UITraitCollection?) {
        let previous = UITraitCollection.current
        if let traits { UITraitCollection.current = traits }
        UIScreen.main._setSize(size)
        let isFirst = markAppeared()
        let coordinator = TransitionCoordinator()
        if isFirst {
            view.frame = CGRect(origin: .zero, size: size)
            view.translatesAutoresizingMaskIntoConstraints = true
            appear { $0.viewWillAppear(false) }
            appear { $0.viewIsAppearing(false) }
        } else {
            if let traits, traits != previous { willTransition(to: traits, with: coordinator) }
            if view.frame.size != size { viewWillTransition(to: size, with: coordinator) }
            view.frame = CGRect(origin: .zero, size: size)
            coordinator.runAnimations()
            if let traits, traits != previous { appear { $0.traitCollectionDidChange(previous) } }
        }
        view._layoutTree()
        coordinator.runCompletions()
        if isFirst { appear { $0.viewDidAppear(false) } }
    }

    private func markAppeared() -> Bool {
        defer { hasAppeared = true }
        return !hasAppeared
    }

    private func appear(_ action: (UIViewController) -> Void) {
        action(self)
        for child in children where child.isViewLoaded { child.appear(action) }
    }
}
