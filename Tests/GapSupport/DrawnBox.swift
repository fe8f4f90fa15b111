import CollectionLayouts
import CollectionRendering
import CollectionViews
import Terminals

/// An item as it was drawn: its frame in points and in cells of the content.
package struct DrawnBox {
    package var index: ItemIndex
    package var rect: Rect
    package var columns: Range<Int>
    package var halfRows: Range<Int>

    /// Returns the frames of all items of a view, in points.
    package static func items<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>(
        of view: CollectionView<SectionID, ItemID>
    ) -> [Rect] {
        let bounds = view.viewport.bounds
        let around = Rect(
            x: bounds.minX - bounds.width, y: bounds.minY - bounds.height, width: 3 * bounds.width,
            height: 3 * bounds.height)
        var viewport = view.viewport
        viewport.bounds = around
        return view.arrangement.elements(in: viewport).filter { $0.kind == .item }.map(\.frame)
    }

    /// Returns the visible items of a view at rest, with their cells counted from the content's corner.
    package static func boxes<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>(
        of view: CollectionView<SectionID, ItemID>, scale: CellScale, size: ScreenSize
    ) -> [DrawnBox] {
        var boxes: [DrawnBox] = []
        let column = Int((view.contentOffset.x / scale.cell.width).rounded())
        let row = Int((view.contentOffset.y / scale.cell.height).rounded())
        var screen = Screen(size: size)
        screen.draw { region in
            region.draw(view, scale: scale) { element, region in
                guard element.kind == .item else { return }
                boxes.append(
                    DrawnBox(
                        index: ItemIndex(section: element.sectionIndex, item: element.itemIndex),
                        rect: element.frame, columns: region.frame.columns.shifted(by: column),
                        halfRows: region.frame.halfRows.shifted(by: 2 * row)))
            }
        }
        return boxes
    }
}

extension Range<Int> {
    fileprivate func shifted(by distance: Int) -> Range {
        lowerBound + distance..<upperBound + distance
    }
}

/// The law of gaps, checked by brute force for each pair of items: items that do not touch in points do not touch in
/// cells, and the gaps of a section that have one length have one number of cells.
///
/// Two pairs are exempt: items that start less than two cells (or three half rows) apart, and an item that touches
/// another one, because that item's start decides its end.
package struct GapLaw {
    /// The violations, each as a sentence.
    package private(set) var violations: [String] = []
    /// The number of gaps that were compared.
    package private(set) var gapCount = 0
    /// The numbers of cells by section, axis and length of the gap.
    private var counts: [String: Int] = [:]

    package init() {}

    /// Checks the gaps after the drawn items. `items` are the frames of all items in points, drawn or not.
    package mutating func check(_ boxes: [DrawnBox], among items: [Rect], cell: Size) {
        for box in boxes where !box.columns.isEmpty && !box.halfRows.isEmpty {
            check(
                box, boxes, items, AxisView(\.columns, \.minX, \.maxX, unit: cell.width, least: 2),
                across: (\.minY, \.maxY))
            check(
                box, boxes, items,
                AxisView(\.halfRows, \.minY, \.maxY, unit: cell.height / 2, least: 3),
                across: (\.minX, \.maxX))
        }
    }

    private mutating func check(
        _ box: DrawnBox, _ boxes: [DrawnBox], _ items: [Rect], _ axis: AxisView,
        across: (KeyPath<Rect, Double>, KeyPath<Rect, Double>)
    ) {
        let end = box.rect[keyPath: axis.end]
        func follows(_ other: Rect) -> Bool {
            other[keyPath: axis.start] > end - 1e-6 && box.rect.overlaps(other, across.0, across.1)
        }
        let starts = items.filter(follows).map { $0[keyPath: axis.start] }
        guard let first = starts.min(), first > end + 1e-6 else { return }
        let isCrowded = axis.pitch(box.rect, first) < axis.least
        for other in boxes where follows(other.rect) {
            let start = other.rect[keyPath: axis.start]
            let pitch = axis.pitch(box.rect, start)
            let count =
                other[keyPath: axis.cells].lowerBound - box[keyPath: axis.cells].upperBound
            let length = start - end
            guard pitch >= axis.least, length < 7 * axis.unit else { continue }
            gapCount += 1
            let place = "\(box.index.section).\(box.index.item) \(box.rect): \(count) cells"
            if count < 1 { violations.append("\(place) at a gap of \(length) points") }
            // The next item decides. A box that is smaller than a cell leaves its gap less room.
            guard start == first, !isCrowded, Double(pitch) > length / axis.unit + 1.5 else {
                continue
            }
            let key = "\(box.index.section) \(axis.least) \((length * 1e4).rounded())"
            if let known = counts.updateValue(count, forKey: key), known != count {
                violations.append("\(place), but \(known) elsewhere at a gap of \(length) points")
            }
        }
    }
}

/// One axis of a box.
private struct AxisView {
    let cells: KeyPath<DrawnBox, Range<Int>>
    let start, end: KeyPath<Rect, Double>
    let unit: Double
    let least: Int

    init(
        _ cells: KeyPath<DrawnBox, Range<Int>>, _ start: KeyPath<Rect, Double>,
        _ end: KeyPath<Rect, Double>, unit: Double, least: Int
    ) {
        (self.cells, self.start, self.end) = (cells, start, end)
        (self.unit, self.least) = (unit, least)
    }

    /// Returns the distance between the starts of two items, in whole cells.
    func pitch(_ rect: Rect, _ next: Double) -> Int {
        Int(((next - rect[keyPath: start]) / unit + 1e-6).rounded(.down))
    }
}

extension Rect {
    fileprivate func overlaps(
        _ other: Rect, _ start: KeyPath<Rect, Double>, _ end: KeyPath<Rect, Double>
    ) -> Bool {
        self[keyPath: start] < other[keyPath: end] - 1e-6
            && other[keyPath: start] < self[keyPath: end] - 1e-6
    }
}
