import Reflow
import UIKit

/// The look of one element, as plain values.
enum DrawnElement: Sendable {
    /// A view of the user.
    case view(_ViewContent)
    /// A coloured box with the position of an item without a view.
    case box(section: Int, item: Int)
    /// The name of a header, a footer or a badge without a view.
    case name(String, isHeader: Bool)
    /// An area behind a section.
    case area
    case separator
}

extension HostedLayout {
    /// Returns the look of an element.
    func look(of element: Element<Int, Int>) -> DrawnElement {
        let path = IndexPath(item: element.itemIndex, section: element.sectionIndex)
        if element.isDisappearing {
            return .box(section: element.sectionIndex, item: element.itemIndex)
        }
        switch element.kind {
        case .item:
            guard placeholder == nil, let cell = collectionView?._cell(at: path) else {
                return .box(section: element.sectionIndex, item: element.itemIndex)
            }
            return .view(cell._content())
        case .separator: return .separator
        case .background:
            return background?(element.sectionIndex).map { .view($0) } ?? .area
        case .decoration: return decoration(element, at: path)
        case .header, .footer, .supplementary:
            let kind = kinds.name(of: element.kind) ?? ""
            if placeholder == nil,
                let view = collectionView?._supplementaryView(ofKind: kind, at: path)
            {
                return .view(view._content())
            }
            return .name(name(of: element, kind), isHeader: element.kind == .header)
        }
    }

    private func name(of element: Element<Int, Int>, _ kind: String) -> String {
        switch element.kind {
        case .header: "Header \(element.sectionIndex)"
        case .footer: "Footer \(element.sectionIndex)"
        default: kind.split(separator: ".").last.map(String.init) ?? kind
        }
    }

    private func decoration(_ element: Element<Int, Int>, at path: IndexPath) -> DrawnElement {
        let layout = collectionView?.collectionViewLayout
        guard let kind = kinds.name(of: element.kind),
            let viewClass = layout?._decorationClasses[kind] as? UICollectionReusableView.Type,
            let view = UIView._make(viewClass, frame: CGRect(element.frame))
        else { return .area }
        let attributes =
            layout?.layoutAttributesForDecorationView(ofKind: kind, at: path)
            ?? UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: path)
        attributes.frame = CGRect(element.frame)
        view.apply(attributes)
        return .view(view._content())
    }
}
