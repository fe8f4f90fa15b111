import CollectionLayouts

/// A search for the next items to the right of a frame and below it.
struct GapSearch {
    /// The frames of all items, sorted by their top edges.
    private let frames: [Rect]
    /// The height of the tallest item, in points.
    private let tallest: Double
    private let cell: Size

    init(_ frames: [Rect], cell: Size) {
        self.frames = frames.sorted { $0.minY < $1.minY }
        tallest = frames.reduce(0) { max($0, $1.height) }
        self.cell = cell
    }

    /// The distance in points below which items touch, because sums of fractions are not exact.
    private static let tolerance = 1e-6

    /// The longest gap that is found, in points: eight cells. In a longer gap, a cell more or less is hard to see.
    static func reach(_ cell: Size) -> Size {
        Size(width: 8 * cell.width, height: 8 * cell.height)
    }

    /// Returns the gaps after a frame. O(items whose rows may overlap it).
    func gaps(after frame: Rect) -> Gaps {
        let reach = Self.reach(cell)
        var right = Search(
            from: frame.maxX, within: reach.width,
            minimumStart: frame.minX + Double(Gap.leastColumns) * cell.width)
        var below = Search(
            from: frame.maxY, within: reach.height,
            minimumStart: frame.minY + Double(Gap.leastHalfRows) * cell.height / 2)
        var index = first(from: frame.minY - tallest)
        while index < frames.count, frames[index].minY < below.end {
            let other = frames[index]
            index += 1
            if other.minX > frame.maxX - Self.tolerance, other.minX < right.end,
                other.minY < frame.maxY - Self.tolerance, other.maxY > frame.minY + Self.tolerance
            {
                right.add(other.minX)
            }
            if other.minY > frame.maxY - Self.tolerance, other.minX < frame.maxX - Self.tolerance,
                other.maxX > frame.minX + Self.tolerance
            {
                below.add(other.minY)
            }
        }
        return Gaps(right: right.gap, below: below.gap)
    }

    /// Returns the index of the first frame whose top edge is at or below a y coordinate.
    private func first(from y: Double) -> Int {
        var (low, high) = (0, frames.count)
        while low < high {
            let middle = (low + high) / 2
            if frames[middle].minY < y { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension GapSearch {
    /// The next items on one axis, as found so far.
    private struct Search {
        /// The coordinate from which an item is too far away.
        private(set) var end: Double
        private let touching: Double
        /// The coordinate from which there is room for a gap.
        private let minimumStart: Double
        private var found = Gap()
        private var touches = false

        init(from start: Double, within reach: Double, minimumStart: Double) {
            touching = start + GapSearch.tolerance
            end = start + reach
            self.minimumStart = minimumStart - GapSearch.tolerance
        }

        mutating func add(_ start: Double) {
            if start <= touching {
                touches = true
            } else if start < minimumStart {
                found.near = min(start, found.near ?? start)
            } else {
                (found.next, end) = (start, start)
            }
        }

        /// The gap; none if an item touches, because its start decides the end.
        var gap: Gap { touches ? Gap() : found }
    }
}
