import CollectionLayouts

/// A body that forwards all calls to another body, and records some of them.
struct WrappedBody: SectionBody {
    var base: any SectionBody
    /// Whether each section is solved even if the body has a closed form.
    var hidesClosedForm = false
    /// The object that records the placed items when their size is read; nil to record nothing.
    var probe: Probe?

    func plan(in room: BodyRoom, _ problems: inout ProblemLog) -> any BodyPlan {
        probe?.room = room.size
        return WrappedPlan(
            base: base.plan(in: room, &problems), hidesClosedForm: hidesClosedForm, probe: probe)
    }

    /// Always returns false, so that two sections never share a plan.
    func isAlike(_ other: any SectionBody) -> Bool { false }

    var transposed: WrappedBody {
        WrappedBody(base: base.transposed, hidesClosedForm: hidesClosedForm, probe: probe)
    }

    var scrollsSideways: Bool { base.scrollsSideways }
}

/// A record of the last plan's room, and of the placed items whose size was read last.
final class Probe {
    var placed: (any PlacedItems)?
    var items: BodyItems?
    var hasClosedForm = false
    /// The size of the room of the last plan.
    var room = Size.zero

    func note(_ placed: any PlacedItems, _ items: BodyItems) {
        (self.placed, self.items) = (placed, items)
    }
}

private final class WrappedPlan: BodyPlan {
    let base: any BodyPlan
    let hidesClosedForm: Bool
    let probe: Probe?

    init(base: any BodyPlan, hidesClosedForm: Bool, probe: Probe?) {
        (self.base, self.hidesClosedForm, self.probe) = (base, hidesClosedForm, probe)
        probe?.hasClosedForm = base.closedForm != nil
    }

    var closedForm: (any ClosedForm)? {
        guard !hidesClosedForm else { return nil }
        return base.closedForm.map { WrappedForm(base: $0, probe: probe) }
    }

    var isMeasured: Bool { base.isMeasured }
    var hasMeasuredParts: Bool { base.hasMeasuredParts }
    var overhang: EdgeInsets { base.overhang }

    func solve(_ items: BodyItems, _ problems: inout ProblemLog) -> any PlacedItems {
        WrappedItems(base: base.solve(items, &problems), probe: probe)
    }
}

/// Placed items that forward all calls to other placed items.
private protocol Wrapping: PlacedItems {
    associatedtype Base
    var base: Base { get }
    var probe: Probe? { get }
    /// The placed items that receive the forwarded calls.
    var placed: any PlacedItems { get }
}

extension Wrapping {
    func size(of items: BodyItems) -> Size {
        probe?.note(placed, items)
        return placed.size(of: items)
    }
    func write(meeting rect: Rect, _ items: BodyItems, to elements: inout ElementWriter) {
        placed.write(meeting: rect, items, to: &elements)
    }
    func frame(of item: Int, _ items: BodyItems) -> Rect? { placed.frame(of: item, items) }
    func frame(of kind: ElementKind, at index: Int, _ items: BodyItems) -> Rect? {
        placed.frame(of: kind, at: index, items)
    }
    var overhang: EdgeInsets { placed.overhang }
    func item(atOrPast item: Int, step: Int, _ items: BodyItems) -> Int? {
        placed.item(atOrPast: item, step: step, items)
    }
    func neighbor(of item: Int, _ direction: Direction, _ items: BodyItems) -> Int? {
        placed.neighbor(of: item, direction, items)
    }
    func item(entering entry: BodyEntry, _ items: BodyItems) -> EnteredItem? {
        placed.item(entering: entry, items)
    }
    func stopCount(_ items: BodyItems) -> Int { placed.stopCount(items) }
    func stop(at index: Int, _ items: BodyItems) -> (start: Double, length: Double) {
        placed.stop(at: index, items)
    }
}

private struct WrappedItems: Wrapping {
    var base: any PlacedItems
    let probe: Probe?
    var placed: any PlacedItems { base }

    mutating func apply(
        _ edits: ItemEdits, of plan: any BodyPlan, _ items: BodyItems, _ problems: inout ProblemLog
    ) -> Bool {
        base.apply(edits, of: (plan as? WrappedPlan)?.base ?? plan, items, &problems)
    }
}

private final class WrappedForm: ClosedForm, Wrapping {
    let base: any ClosedForm
    let probe: Probe?
    var placed: any PlacedItems { base }

    init(base: any ClosedForm, probe: Probe?) { (self.base, self.probe) = (base, probe) }

    func height(of count: Int) -> Double { base.height(of: count) }
    func opened(_ items: BodyItems) -> (any PlacedItems)? {
        base.opened(items).map { WrappedItems(base: $0, probe: probe) }
    }
}
