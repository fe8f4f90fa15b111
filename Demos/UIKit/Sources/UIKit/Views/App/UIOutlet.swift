import Foundation

/// A property that a nib would set. Its view is empty at first.
///
/// The name is as long as `IBOutlet`, so that a rewrite of user code changes no column.
@propertyWrapper @preconcurrency @MainActor public struct UIOutlet<Value>: _AnyOutlet {
    public var wrappedValue: Value

    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
        // An outlet without a value of the user is `nil`.
        guard let optional = wrappedValue as? any OptionalValue, optional.isNil,
            let value = Self.makeObject(type(of: optional).wrappedType) as? Value
        else { return }
        self.wrappedValue = value
    }

    public var _object: Any { wrappedValue }

    private static func makeObject(_ type: Any.Type) -> Any? {
        switch type {
        case let type as UIView.Type: UIView._make(type)
        case let type as any EmptyValue.Type: type.init()
        case let type as UICollectionViewLayout.Type: UICollectionViewLayout._make(type)
        case is NSLayoutConstraint.Type:
            NSLayoutConstraint(
                item: UIView(), attribute: .width, relatedBy: .equal, toItem: nil,
                attribute: .notAnAttribute, multiplier: 1, constant: 0)
        case is UIBarButtonItem.Type: UIBarButtonItem()
        case is UINavigationItem.Type: UINavigationItem(title: "")
        case is UITapGestureRecognizer.Type: UITapGestureRecognizer()
        default: nil
        }
    }
}

/// A property wrapper with an object of a nib.
@preconcurrency @MainActor public protocol _AnyOutlet {
    var _object: Any { get }
}

private protocol OptionalValue {
    static var wrappedType: Any.Type { get }
    var isNil: Bool { get }
}

extension Optional: OptionalValue {
    fileprivate static var wrappedType: Any.Type { Wrapped.self }
    fileprivate var isNil: Bool {
        if case .none = self { true } else { false }
    }
}

private protocol EmptyValue {
    init()
}

extension Array: EmptyValue {}

extension UIView {
    /// Adds the views of all outlets to a view that a nib would describe, in the order of their declarations.
    func connectOutlets() {
        let parent = (self as? UICollectionViewCell)?.contentView ?? self
        for case let view as UIView in outletObjects(of: self)
        where view.superview == nil && view !== self {
            parent.addSubview(view)
        }
        awakeFromNib()
    }
}

extension UIViewController {
    /// Adds the views of all outlets to the view, as a storyboard would. A collection view fills it.
    func connectOutlets(in parent: UIView) {
        let objects = outletObjects(of: self)
        for case let view as UIView in objects where view.superview == nil && view !== parent {
            parent.addSubview(view)
            guard let collectionView = view as? UICollectionView else { continue }
            collectionView.translatesAutoresizingMaskIntoConstraints = false
            // A storyboard usually connects these two with the controller.
            collectionView.dataSource = self as? any UICollectionViewDataSource
            collectionView.delegate = self as? any UICollectionViewDelegate
        }
        guard let layout = objects.lazy.compactMap({ $0 as? UICollectionViewLayout }).first
        else { return }
        (self as? UICollectionViewController)?.useLayout(layout)
        objects.lazy.compactMap { $0 as? UICollectionView }.first?.collectionViewLayout = layout
    }
}

/// Returns the values of an object's outlets, first those of its superclasses.
@MainActor private func outletObjects(of object: AnyObject) -> [Any] {
    var mirrors: [Mirror] = []
    var next: Mirror? = Mirror(reflecting: object)
    while let mirror = next {
        mirrors.insert(mirror, at: 0)
        next = mirror.superclassMirror
    }
    return mirrors.flatMap(\.children).compactMap {
        ($0.value as? any _AnyOutlet)?._object
    }
}
