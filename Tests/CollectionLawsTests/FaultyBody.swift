import CollectionLayouts

/// The faults of a test body, named after their effect.
enum Fault: CaseIterable {
    case writesTooFew, readsAnotherFrame, isTooSmall, forgetsToShift, goesInCircles
    case skipsItems, knowsItsColumn, transposesBadly, forgetsToMeasure, isHigherInClosedForm
    case isLikeAnother, stopsBackwards, dividesByTheRoom, writesBackwards
}

/// A body of rows, one below the other, with an optional fault. Without a fault, the body keeps all laws.
struct FaultyBody: SectionBody {
    var fault: Fault?
    var sizes: [Size]

    func plan(in room: BodyRoom, _ problems: inout ProblemLog) -> any BodyPlan {
        FaultyPlan(fault: fault, sizes: sizes, room: room)
    }

    func isAlike(_ other: any SectionBody) -> Bool {
        guard let other = other as? FaultyBody else { return false }
        return fault == .isLikeAnother || sizes == other.sizes
    }

    var transposed: FaultyBody {
        var copy = self
        copy.sizes = sizes.map { size in
            Size(
                width: size.height, height: fault == .transposesBadly ? size.height : size.width)
        }
        return copy
    }

    var scrollsSideways: Bool { fault == .stopsBackwards }
}

extension FaultyBody: CustomStringConvertible {
    var description: String { fault.map { "\($0)" } ?? "rows" }
}

final class FaultyPlan: BodyPlan {
    let fault: Fault?
    let sizes: [Size]
    let room: BodyRoom

    init(fault: Fault?, sizes: [Size], room: BodyRoom) {
        (self.fault, self.sizes, self.room) = (fault, sizes, room)
    }

    var isMeasured: Bool { fault == .forgetsToMeasure }

    var closedForm: (any ClosedForm)? {
        switch fault {
        case .forgetsToMeasure: EqualRows(height: 5)
        case .isHigherInClosedForm: EqualRows(height: 6)
        default: nil
        }
    }

    func solve(_ items: BodyItems, _ problems: inout ProblemLog) -> any PlacedItems {
        var rows = FaultyRows(fault: fault)
        rows.sizes = (0..<items.count).map { size(of: $0, items) }
        rows.stack(from: 0)
        return rows
    }

    func size(of item: Int, _ items: BodyItems) -> Size {
        switch fault {
        case .knowsItsColumn: Size(width: 4, height: 2 + room.column.leftEdge)
        case .dividesByTheRoom: Size(width: 4, height: 9 / room.size.width)
        case .forgetsToMeasure:
            items.measuredSize(of: item, width: 4, height: nil) ?? Size(width: 4, height: 5)
        case .isHigherInClosedForm: Size(width: 4, height: 5)
        default: item < sizes.count ? sizes[item] : .zero
        }
    }
}

struct FaultyRows: PlacedItems {
    let fault: Fault?
    var sizes: [Size] = []
    var tops: [Double] = []

    /// Places rows one below the other.
    mutating func stack(from first: Int) {
        var top = first > 0 ? tops[first - 1] + sizes[first - 1].height : 0
        tops.removeSubrange(first...)
        for size in sizes[first...] {
            tops.append(top)
            top += size.height
        }
    }

    func size(of items: BodyItems) -> Size {
        var bottom = tops.last.map { $0 + sizes[tops.count - 1].height } ?? 0
        if fault == .isTooSmall, tops.count > 2 { bottom -= 1 }
        return Size(width: sizes.map(\.width).max() ?? 0, height: max(0, bottom))
    }

    func write(meeting rect: Rect, _ items: BodyItems, to elements: inout ElementWriter) {
        let last = tops.count - 1
        for place in tops.indices {
            let item = fault == .writesBackwards ? last - place : place
            // A narrow window misses the third item.
            if fault == .writesTooFew, item == 2, rect.height < 1 { continue }
            guard var frame = frame(of: item, items) else { continue }
            if fault == .readsAnotherFrame, item == 1 { frame.x += 1 }
            elements.add(item, frame)
        }
    }

    func frame(of item: Int, _ items: BodyItems) -> Rect? {
        guard !sizes[item].isEmpty else { return nil }
        return Rect(origin: Point(x: 0, y: tops[item]), size: sizes[item])
    }

    func item(atOrPast item: Int, step: Int, _ items: BodyItems) -> Int? {
        let last = fault == .skipsItems && step > 0 ? min(3, items.count) : items.count
        return stride(from: item, to: step > 0 ? last : -1, by: step).first {
            frame(of: $0, items) != nil
        }
    }

    func neighbor(of item: Int, _ direction: Direction, _ items: BodyItems) -> Int? {
        if fault == .goesInCircles, direction == .right {
            return self.item(atOrPast: item + 1, step: 1, items)
                ?? self.item(atOrPast: 0, step: 1, items)
        }
        switch direction {
        case .down: return self.item(atOrPast: item + 1, step: 1, items)
        case .up: return self.item(atOrPast: item - 1, step: -1, items)
        default: return nil
        }
    }

    func stopCount(_ items: BodyItems) -> Int { fault == .stopsBackwards ? tops.count : 0 }

    func stop(at index: Int, _ items: BodyItems) -> (start: Double, length: Double) {
        (tops[tops.count - 1 - index], 1)
    }

    mutating func apply(
        _ edits: ItemEdits, of plan: any BodyPlan, _ items: BodyItems, _ problems: inout ProblemLog
    ) -> Bool {
        if fault == .forgetsToMeasure {
            return edits.changes.allSatisfy { $0.old.count == $0.new.count }
        }
        guard let plan = plan as? FaultyPlan, let span = edits.span, edits.sizesFollow else {
            return false
        }
        sizes = (0..<items.count).map { plan.size(of: $0, items) }
        guard fault == .forgetsToShift else {
            stack(from: span.new.lowerBound)
            return true
        }
        // Only the changed rows and new rows are placed again.
        let old = tops
        stack(from: span.new.lowerBound)
        for item in span.new.upperBound..<items.count where item < old.count {
            tops[item] = old[item]
        }
        return true
    }
}

/// A closed form of rows of equal height.
final class EqualRows: ClosedForm {
    let height: Double

    init(height: Double) { self.height = height }

    func height(of count: Int) -> Double { Double(count) * height }
    func size(of items: BodyItems) -> Size { Size(width: 4, height: height(of: items.count)) }
    func write(meeting rect: Rect, _ items: BodyItems, to elements: inout ElementWriter) {
        for item in 0..<items.count {
            if let frame = frame(of: item, items) { elements.add(item, frame) }
        }
    }
    func frame(of item: Int, _ items: BodyItems) -> Rect? {
        Rect(x: 0, y: Double(item) * height, width: 4, height: height)
    }
    func opened(_ items: BodyItems) -> (any PlacedItems)? {
        var rows = FaultyRows(fault: .forgetsToMeasure)
        rows.sizes = Array(repeating: Size(width: 4, height: height), count: items.count)
        rows.stack(from: 0)
        return rows
    }
}
