import CollectionLayouts
import CollectionSnapshots
import CollectionViews
import Terminals

/// Looks into a view that a program shows: outlines of what is seen, frames, distances, insets and problems.
///
/// A value beside the view. `handle` hears inputs before the view does, `draw` draws over the view once that is drawn,
/// and `drawFacts` fills a panel. The view is only ever scrolled, to the place of a problem. A program without
/// an inspector does nothing for it; `ViewPart.inspector` and `run(_:inspectedBy:)` put one over a view.
public struct ViewInspector<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    /// What is looked into.
    public typealias View = CollectionView<SectionID, ItemID>

    /// The chosen element, whether it is in sight or not.
    private(set) var chosen: ElementAddress<SectionID, ItemID>?
    /// The problem it has led to last, as an index into those of the arrangement.
    private(set) var problem: Int?
    /// Whether nothing was chosen since: then the facts begin with the problems.
    private(set) var isAtProblem = false
    /// How many lines of the facts are above the panel.
    var skippedLines = 0

    /// Makes an inspector that has nothing chosen.
    public init() {}
}

extension ViewInspector {
    /// The chosen element as the view shows it; nil when there is none, or it is out of sight.
    ///
    /// As everything here it counts what moves as being in its place.
    package func element(in view: View) -> InspectedElement<SectionID, ItemID>? {
        chosen.flatMap { chosen in Self.elements(of: view).first { $0.address == chosen } }
    }

    /// Chooses the next element that is seen, or the one before, around the ends. Of every kind: what is behind a
    /// section, headers, items with what sits on them, footers. Returns whether another one is chosen.
    @discardableResult
    package mutating func step(forward: Bool, in view: View) -> Bool {
        let elements = Self.elements(of: view)
        let old = elements.firstIndex { $0.address == chosen }
        let first = forward ? -1 : elements.count
        let next = (old ?? first) + (forward ? 1 : -1)
        return choose(
            elements.isEmpty ? nil : elements[(next + elements.count) % elements.count])
    }

    /// Chooses the topmost element at a point of the view, in points from its corner; none where there is none.
    ///
    /// With `goingThrough` the one below the chosen element, if that is at the point. Returns whether another one is
    /// chosen.
    @discardableResult
    package mutating func choose(at point: Point, goingThrough: Bool = false, in view: View) -> Bool
    {
        let found = Self.elements(of: view, at: point)
        let above = goingThrough ? found.firstIndex { $0.address == chosen } : nil
        let next = above.map { ($0 + 1) % found.count } ?? 0
        return choose(found.isEmpty ? nil : found[next])
    }

    /// Chooses nothing.
    package mutating func deselect() { choose(nil) }

    @discardableResult
    mutating func choose(_ element: InspectedElement<SectionID, ItemID>?) -> Bool {
        guard element?.address != chosen || isAtProblem else { return false }
        (chosen, isAtProblem, skippedLines) = (element?.address, false, 0)
        return true
    }

    /// Chooses what stands for a problem.
    mutating func choose(_ element: InspectedElement<SectionID, ItemID>?, forProblem index: Int) {
        choose(element)
        (problem, isAtProblem) = (index, true)
    }
}

extension ViewInspector {
    /// Does what keys and the mouse do in an inspector; what it ignores is for the view.
    ///
    /// Tab and shift-tab step through the elements, a press chooses what is under it, one more what is below that, and
    /// dragging points. `!` leads to the next problem. Shift with an arrow scrolls the facts. Esc answers `.leave`.
    /// Positions of the mouse count from the view's corner, in cells.
    public mutating func handle(
        _ input: Input, in view: inout View, scale: CellScale = CellScale()
    ) -> Outcome {
        switch input {
        case .key(.tab): .changed(step(forward: true, in: view))
        case .key(.backTab): .changed(step(forward: false, in: view))
        case .key("!"): goToNextProblem(in: &view)
        case .key(.shift(.down)): .changed(scrollFacts(by: 1))
        case .key(.shift(.up)): .changed(scrollFacts(by: -1))
        case .key(.escape): .leave
        case .mouse(let event):
            point(event, at: scale.point(column: event.column, row: event.row), in: view)
        default: .ignored
        }
    }

    private mutating func point(_ event: MouseEvent, at point: Point, in view: View) -> Outcome {
        let area = Rect(origin: .zero, size: view.size)
        return switch event.action {
        case .press where area.contains(point):
            .changed(choose(at: point, goingThrough: true, in: view))
        case .drag where area.contains(point): .changed(choose(at: point, in: view))
        case .drag, .release: .handled
        case .press, .wheelUp, .wheelDown, .wheelLeft, .wheelRight: .ignored
        }
    }

    private mutating func scrollFacts(by lines: Int) -> Bool {
        let old = skippedLines
        skippedLines = max(0, old + lines)
        return skippedLines != old
    }
}

extension Outcome {
    fileprivate static func changed(_ hasChanged: Bool) -> Outcome {
        hasChanged ? .redraw : .handled
    }
}
