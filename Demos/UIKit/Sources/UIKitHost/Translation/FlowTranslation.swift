import Reflow
import UIKit

/// A flow layout, as sections with the frames that UIKit's rules give.
///
/// Reflow's own flow aligns items to the left. UIKit's flow shares the free space of a line among its gaps.
@MainActor struct FlowTranslation {
    let flow: UICollectionViewFlowLayout

    func layout(_ index: @escaping (Int) -> Int) -> any CollectionLayoutConvertible<Int> {
        let descriptions = flow._solution.sections.map(description)
        let empty = SectionLayout(FlowFrames(frames: []))
        guard flow.scrollDirection == .horizontal else {
            return FlowLayout<Int>(insetReference: .none) { section, _ in
                descriptions.element(at: index(section)) ?? empty
            }
        }
        let configuration = CompositionalLayout<Int>.Configuration(
            scrollDirection: .horizontal, contentInsetsReference: .none)
        return CompositionalLayout<Int>(configuration: configuration) { section, _ in
            descriptions.element(at: index(section)) ?? empty
        }
    }

    private func description(_ section: _FlowSolution.Section) -> SectionLayout {
        let isVertical = flow.scrollDirection == .vertical
        let header = isVertical ? section.header?.height : section.header?.width
        let footer = isVertical ? section.footer?.height : section.footer?.width
        let inset = section.inset
        // Frames are relative to the body, which begins after the header and inside the insets.
        let start = section.extent.lowerBound + (header ?? 0)
        let origin =
            isVertical
            ? CGPoint(x: inset.left, y: start + inset.top)
            : CGPoint(x: start + inset.left, y: inset.top)
        var result = SectionLayout(
            FlowFrames(
                frames: section.items.map {
                    Rect($0.offsetBy(dx: -origin.x, dy: -origin.y))
                }), inset: EdgeInsets(inset))
        if let header {
            result = result.header(
                height: Double(header), pinned: flow.sectionHeadersPinToVisibleBounds)
        }
        if let footer {
            result = result.footer(
                height: Double(footer), pinned: flow.sectionFootersPinToVisibleBounds)
        }
        return result
    }
}

/// A body with the frames of a flow.
struct FlowFrames: FramesBody, Equatable {
    var frames: [Rect]

    var transposed: FlowFrames { FlowFrames(frames: frames.map(\.transposed)) }

    func frames(_ items: BodyItems, in room: BodyRoom, _ problems: inout ProblemLog) -> [Rect] {
        frames
    }
}
