import Reflow
import UIKit

/// The frames that the description of a layout gives, without changes by a subclass of the user.
struct BaseSolution {
    fileprivate var arrangement: Arrangement?
}

extension HostedLayout: _LayoutSolver {
    func attributes(
        of layout: UICollectionViewLayout, in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
        guard let arrangement = solution(of: layout) else { return nil }
        // Frames below 10^9 points keep all their digits.
        let limit = 1e9
        let area = Rect(
            x: max(-limit, Double(rect.minX)), y: max(-limit, Double(rect.minY)),
            width: min(2 * limit, Double(rect.width)), height: min(2 * limit, Double(rect.height)))
        return arrangement.elements(in: Viewport(bounds: area)).map(attributes)
    }

    func contentSize(of layout: UICollectionViewLayout) -> CGSize? {
        solution(of: layout).map { CGSize($0.contentSize) }
    }

    /// Returns the attributes of all elements of a layout without changes by a subclass.
    func base(of layout: UICollectionViewLayout) -> [UICollectionViewLayoutAttributes] {
        if let flow = layout as? UICollectionViewFlowLayout {
            return flow._solution.attributes(in: ._everything, of: flow)
        }
        return attributes(of: layout, in: ._everything) ?? []
    }

    private func solution(of layout: UICollectionViewLayout) -> Arrangement? {
        if let arrangement = base.arrangement { return arrangement }
        guard let collectionView, let plain = plain(layout) else { return nil }
        let snapshot = snapshot(of: collectionView)
        let sections = snapshot.sectionIdentifiers.enumerated().map {
            SectionContent(id: $1, itemCount: snapshot.numberOfItems(inSectionAt: $0))
        }
        let arrangement = plain.arrange(sections, in: environment)
        base.arrangement = arrangement
        return arrangement
    }

    private func attributes(_ element: LayoutAttributes) -> UICollectionViewLayoutAttributes {
        let path = IndexPath(item: element.item, section: element.section)
        let attributes: UICollectionViewLayoutAttributes
        let name = kinds.name(of: element.kind) ?? "\(element.kind)"
        switch element.kind {
        case .item: attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        case .background, .decoration:
            attributes = UICollectionViewLayoutAttributes(
                forDecorationViewOfKind: name, with: path)
        case .header, .footer, .supplementary:
            attributes = UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: name, with: path)
        }
        attributes.frame = CGRect(element.frame)
        attributes.zIndex = element.zIndex
        attributes.alpha = CGFloat(element.alpha)
        attributes.isHidden = element.isHidden
        return attributes
    }
}
