import CollectionLayouts
import CollectionSnapshots
import CollectionViews
import Terminals

/// An inspector of a view that a program shows: outlines of visible elements, frames, distances, insets and problems.
///
/// The inspector is a value beside the view: set `ViewPart.inspector`, or let the user add it with
/// `ViewProgram.inspectorKey`. It receives inputs before the view does, and draws over the view. It changes only the
/// view's scroll position, to show a problem. A program that does not use an inspector pays nothing for it.
public struct ViewInspector<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    /// The type of the inspected view.
    package typealias View = CollectionView<SectionID, ItemID>

    /// The chosen element, visible or not.
    private(set) var chosen: ElementAddress<SectionID, ItemID>?
    /// The last problem that the inspector has shown, as an index into the arrangement's problems.
    private(set) var problem: Int?
    /// Whether the facts begin with the problems: true after a problem was shown, until an element is chosen.
    private(set) var isAtProblem = false
    /// The number of lines of facts that are scrolled out above the panel.
    var skippedLines = 0

    /// Makes an inspector without a chosen element.
    public init() {}
}

extension ViewInspector {
    /// Returns the chosen element as the view shows it; nil if no element is chosen, or if the element is not visible.
    ///
    /// The inspector always uses the final frames of moving elements.
    package func element(in view: View) -> InspectedElement<SectionID, ItemID>? {
        chosen.flatMap { chosen in Self.elements(of: view).first { $0.address == chosen } }
    }

    /// Chooses the next or the previous visible element, and wraps around at the ends. Elements of all kinds count:
    /// backgrounds, headers, items with their badges, footers. Returns whether the choice changes.
    @discardableResult
    package mutating func step(forward: Bool, in view: View) -> Bool {
        let elements = Self.elements(of: view)
        let old = elements.firstIndex { $0.address == chosen }
        let first = forward ? -1 : elements.count
        let next = (old ?? first) + (forward ? 1 : -1)
        return choose(
            elements.isEmpty ? nil : elements[(next + elements.count) % elements.count])
    }

    /// Chooses the topmost element at a point of the view, in points from its corner. If there is none, no element is
    /// chosen.
    ///
    /// With `goingThrough`, chooses the element below the chosen element instead, if the chosen element is at the
    /// point. Returns whether the choice changes.
    @discardableResult
    package mutating func choose(at point: Point, goingThrough: Bool = false, in view: View) -> Bool
    {
        let found = Self.elements(of: view, at: point)
        let above = goingThrough ? found.firstIndex { $0.address == chosen } : nil
        let next = above.map { ($0 + 1) % found.count } ?? 0
        return choose(found.isEmpty ? nil : found[next])
    }

    /// Removes the choice.
    package mutating func deselect() { choose(nil) }

    @discardableResult
    mutating func choose(_ element: InspectedElement<SectionID, ItemID>?) -> Bool {
        guard element?.address != chosen || isAtProblem else { return false }
        (chosen, isAtProblem, skippedLines) = (element?.address, false, 0)
        return true
    }

    /// Chooses the element of a problem.
    mutating func choose(_ element: InspectedElement<SectionID, ItemID>?, forProblem index: Int) {
        choose(element)
        (problem, isAtProblem) = (index, true)
    }
}

extension ViewInspector {
    /// Handles the keys and mouse events of an inspector. The view handles the inputs that the inspector ignores.
    ///
    /// Tab and shift-tab step through the elements. A press chooses the element under the pointer, and a further press
    /// chooses the element below that element. Dragging chooses the element under the pointer. `!` goes to the next
    /// problem. Shift with an arrow scrolls the facts. Esc returns `.leave`. Mouse positions are in cells, relative to
    /// the view's corner.
    package mutating func handle(
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
            point(
                event, at: view.point(column: event.column, row: event.row, scale: scale), in: view)
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
