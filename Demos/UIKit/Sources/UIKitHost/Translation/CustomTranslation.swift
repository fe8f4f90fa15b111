import Reflow
import UIKit

/// A layout of the user that computes frames, as sections with given frames.
@MainActor struct CustomTranslation {
    /// The look of elements that are faded or hidden.
    private struct Look {
        var alpha: Double
        var isHidden: Bool
    }

    private let kinds: ElementKinds
    private let remarks: Remarks
    private let contentSize: Size
    private let isHorizontal: Bool
    private var sections: [GivenElements]
    private var looks: [[ElementKey: Look]]

    /// Reads the attributes of all elements.
    ///
    /// - Parameters:
    ///   - attributes: The attributes that the layout returns for its whole content.
    ///   - counts: The number of items of each section.
    init(
        _ attributes: [UICollectionViewLayoutAttributes], contentSize: CGSize, counts: [Int],
        viewSize: CGSize, kinds: ElementKinds, remarks: Remarks
    ) {
        self.kinds = kinds
        self.remarks = remarks
        self.contentSize = Size(contentSize)
        let isWide = contentSize.width > viewSize.width + 0.5
        let isHigh = contentSize.height > viewSize.height + 0.5
        isHorizontal = isWide && !isHigh
        if isWide && isHigh { remarks.add(.twoAxes) }
        sections = counts.map {
            GivenElements(
                items: Array(repeating: nil, count: $0), zIndexes: Array(repeating: 0, count: $0))
        }
        looks = counts.map { _ in [:] }
        for element in attributes { add(element) }
    }

    private mutating func add(_ attributes: UICollectionViewLayoutAttributes) {
        let path = attributes.indexPath
        let section = path.isEmpty ? 0 : path[0]
        let item = path.count > 1 ? path[1] : 0
        guard sections.indices.contains(section) else { return }
        let frame = Rect(attributes.frame)
        // Numbers beyond this limit are mistakes, and would make all sums wrong.
        let isValid = [frame.x, frame.y, frame.width, frame.height].allSatisfy { abs($0) < 1e9 }
        guard isValid else { return remarks.add(.badFrames) }
        let kind = kind(of: attributes)
        if kind == .item {
            guard sections[section].items.indices.contains(item) else { return }
            sections[section].items[item] = frame
            sections[section].zIndexes[item] = attributes.zIndex
        } else {
            sections[section].extras.append(
                GivenElements.Extra(
                    kind: kind, index: item, frame: frame, zIndex: attributes.zIndex))
        }
        if attributes.alpha != 1 || attributes.isHidden {
            looks[section][ElementKey(kind: kind, item: item)] = Look(
                alpha: Double(attributes.alpha), isHidden: attributes.isHidden)
        }
    }

    private func kind(of attributes: UICollectionViewLayoutAttributes) -> ElementKind {
        let name = attributes.representedElementKind ?? ""
        return switch attributes.representedElementCategory {
        case .cell: .item
        case .supplementaryView: kinds.supplementary(name)
        case .decorationView: kinds.decoration(name)
        }
    }

    /// The layout. Sections follow each other, and each section's frames are relative to its own start.
    func layout(_ index: @escaping (Int) -> Int) -> any CollectionLayoutConvertible<Int> {
        let descriptions = descriptions
        let direction: Axis = isHorizontal ? .horizontal : .vertical
        let configuration = CompositionalLayout<Int>.Configuration(
            scrollDirection: direction, contentInsetsReference: .none)
        return CompositionalLayout<Int>(configuration: configuration) { section, _ in
            descriptions.element(at: index(section)) ?? SectionLayout(GivenElements())
        }
    }

    private var descriptions: [SectionLayout] {
        let axis: Axis = isHorizontal ? .horizontal : .vertical
        var start = 0.0
        var result: [SectionLayout] = []
        for (index, section) in sections.enumerated() {
            var relative = section
            relative.move(by: isHorizontal ? Point(x: -start, y: 0) : Point(x: 0, y: -start))
            let ends = section.frames.map { isHorizontal ? $0.maxX : $0.maxY }
            start = max(start, ends.max() ?? start)
            var description = SectionLayout(relative)
            if index == sections.count - 1 {
                // The space after the last element is a part of the content size.
                let rest = (axis == .horizontal ? contentSize.width : contentSize.height) - start
                description.inset =
                    isHorizontal
                    ? EdgeInsets(right: max(0, rest)) : EdgeInsets(bottom: max(0, rest))
            }
            description.visibleItemsHandler = handler(looks[index])
            result.append(description)
        }
        return result
    }

    /// Returns a handler that fades and hides elements; `nil` if all elements look as usual.
    private func handler(_ looks: [ElementKey: Look]) -> VisibleItemsHandler? {
        guard !looks.isEmpty else { return nil }
        return { elements, _, _ in
            for index in elements.indices {
                let key = ElementKey(kind: elements[index].kind, item: elements[index].item)
                guard let look = looks[key] else { continue }
                elements[index].alpha = Float(look.alpha)
                elements[index].isHidden = look.isHidden
            }
        }
    }
}

/// The kind and the index of an element in its section.
struct ElementKey: Hashable {
    let kind: ElementKind
    let item: Int
}
