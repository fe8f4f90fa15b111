import Foundation

/// The cells that exist, the ones that can be used again, and the registered classes.
@MainActor final class CellStore {
    struct Key: Hashable {
        var kind: String
        var indexPath: IndexPath
    }

    /// The kind of cells. Other kinds are those of supplementary views.
    static let cellKind = ""

    /// The number of views of a kind that the pool keeps.
    private static let poolLimit = 64

    var shown: [Key: UICollectionReusableView] = [:]
    private var pool: [String: [UICollectionReusableView]] = [:]
    private var classes: [String: UICollectionReusableView.Type] = [:]

    /// The names of nibs.
    private var nibs: [String: String] = [:]

    /// The classes without a registered identifier, which registrations make.
    private static func name(_ kind: String, _ identifier: String) -> String {
        kind + "\u{0}" + identifier
    }

    func register(_ type: AnyClass?, kind: String, identifier: String) {
        classes[Self.name(kind, identifier)] = type as? UICollectionReusableView.Type
    }

    func register(_ nib: UINib?, kind: String, identifier: String) {
        let name = Self.name(kind, identifier)
        classes[name] = nil
        nibs[name] = nib?.name
    }

    /// Makes a view that a nib or a storyboard describes. Its class has the name of the nib, or the identifier.
    func dequeueFromNib(
        _ kind: String, _ identifier: String, _ plain: UICollectionReusableView.Type,
        user: AnyObject?
    ) -> UICollectionReusableView? {
        let nib = nibs[Self.name(kind, identifier)]
        let type =
            UINib.viewClass(named: nib ?? identifier, user: user)
            as? UICollectionReusableView.Type
        // A nib without a class of its own has a plain cell.
        guard let type = type ?? (nib == nil ? nil : plain) else { return nil }
        return dequeue(type, kind: kind, identifier: identifier, isFromNib: true)
    }

    /// Returns a used view after `prepareForReuse()`, or a new one of the class.
    func dequeue(
        _ type: UICollectionReusableView.Type?, kind: String, identifier: String,
        isFromNib: Bool = false
    ) -> UICollectionReusableView? {
        let name = Self.name(kind, identifier)
        if let view = pool[name]?.popLast() {
            view.prepareForReuse()
            return view
        }
        guard let type = type ?? classes[name], let view = UIView._make(type) else { return nil }
        view.reuseIdentifier = identifier
        view.reuseKind = kind
        if isFromNib { view.connectOutlets() }
        return view
    }

    func show(_ view: UICollectionReusableView, kind: String, at indexPath: IndexPath) {
        shown[Key(kind: kind, indexPath: indexPath)] = view
    }

    private func recycle(_ view: UICollectionReusableView) {
        guard let identifier = view.reuseIdentifier else { return }
        let name = Self.name(view.reuseKind, identifier)
        guard pool[name, default: []].count < Self.poolLimit else { return }
        pool[name, default: []].append(view)
    }

    func remove(_ isRemoved: (IndexPath) -> Bool) {
        for (key, view) in shown where isRemoved(key.indexPath) {
            shown[key] = nil
            recycle(view)
        }
    }

    func removeAll() { remove { _ in true } }
}
