import Reflow
import UIKit

/// The kinds of elements by their names in UIKit.
///
/// Headers and footers have Reflow's kinds, so that the browser finds them. Other kinds are numbered as they appear.
@MainActor final class ElementKinds {
    private var supplementary: [String] = []
    private var decorations: [String] = []

    /// Returns the kind of a supplementary element.
    func supplementary(_ name: String) -> ElementKind {
        switch name {
        case UICollectionView.elementKindSectionHeader: .header
        case UICollectionView.elementKindSectionFooter: .footer
        default: .supplementary(Self.number(of: name, in: &supplementary))
        }
    }

    /// Returns the kind of a decoration.
    func decoration(_ name: String) -> ElementKind {
        .decoration(Self.number(of: name, in: &decorations))
    }

    /// Returns the name of a kind; `nil` for items, backgrounds and separators.
    func name(of kind: ElementKind) -> String? {
        switch kind {
        case .header: UICollectionView.elementKindSectionHeader
        case .footer: UICollectionView.elementKindSectionFooter
        case .supplementary(let number): supplementary.element(at: Int(number))
        case .decoration(let number): decorations.element(at: Int(number))
        case .item, .background: nil
        }
    }

    /// Returns the number of a name, which is at most 254. Number 255 is the separator.
    private static func number(of name: String, in names: inout [String]) -> UInt8 {
        if let index = names.firstIndex(of: name) { return UInt8(index) }
        guard names.count < 255 else { return 254 }
        names.append(name)
        return UInt8(names.count - 1)
    }
}

extension Array {
    /// Returns the element at an index; `nil` if there is none.
    func element(at index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
