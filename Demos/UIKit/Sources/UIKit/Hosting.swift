@_exported import Foundation

/// The content of a compiled slice. Generated code makes this value, and the host reads it, both on the main thread.
public final class _HostedContent: @unchecked Sendable {
    /// The code that makes the content.
    public enum Kind {
        case layout(() -> UICollectionViewLayout?)
        case section((Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?)
        case controller(() -> UIViewController)
        case view(() -> UIView)
    }

    public let kind: Kind
    /// Makes the object whose member makes the content again, because its stored properties keep old numbers.
    public let renew: () -> Void

    public init(_ kind: Kind, renew: @escaping () -> Void = {}) {
        self.kind = kind
        self.renew = renew
    }
}
