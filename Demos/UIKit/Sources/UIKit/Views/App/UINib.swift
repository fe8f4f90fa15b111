import Foundation

/// A nib. There are no nib files here, so a view of the class with the nib's name is made.
@preconcurrency @MainActor open class UINib: NSObject {
    let name: String

    public nonisolated init(nibName: String, bundle: Bundle?) {
        name = nibName
        super.init()
    }

    open func instantiate(
        withOwner owner: Any?, options: [OptionsKey: Any]? = nil
    ) -> [Any] { UINib.views(named: name, owner: owner) }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let externalObjects = OptionsKey(rawValue: "externalObjects")
    }
}

extension Bundle {
    @MainActor public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        let views = UINib.views(named: name, owner: owner)
        return views.isEmpty ? nil : views
    }
}

extension UINib {
    /// The module of the compiled user code.
    private static let module = "Slice"

    /// Returns the class with a nib's name in the module of the user.
    static func viewClass(named name: String, user: Any?) -> UIView.Type? {
        let own = user.map { String(reflecting: type(of: $0)).prefix { $0 != "." } }
        return [module, own.map(String.init)].lazy.compactMap { $0 }.compactMap {
            NSClassFromString("\($0).\(name)") as? UIView.Type
        }.first
    }

    /// Returns the view in a nib. An owner of the class itself loads its own parts, which do not exist here.
    fileprivate static func views(named name: String, owner: Any?) -> [Any] {
        guard let type = viewClass(named: name, user: owner), !(owner is UIView),
            let view = UIView._make(type)
        else { return owner is UIView ? [UIView()] : [] }
        view.connectOutlets()
        return [view]
    }
}
