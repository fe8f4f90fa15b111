/// The body of one section with its items: frames relative to the section, x from the column's left edge when
/// nothing is scrolled sideways, y from the body's top.
enum PlacedBody {
    case flow(FlowLines)
    case shelf(ShelfLines)
    case group(GroupLines)

    var height: Double {
        switch self {
        case .flow(let lines): lines.height
        case .shelf(let shelf): shelf.height
        case .group(let groups): groups.height
        }
    }

    /// How far elements lie above and below the body.
    var overhang: Overhang {
        guard case .group(let groups) = self else { return .none }
        return Overhang(above: groups.reach.top, below: groups.reach.bottom)
    }

    /// The frame of an item, nil when it takes no room.
    func frame(of item: Int) -> Rect? {
        switch self {
        case .flow(let lines): lines.frame(of: item)
        case .shelf(let shelf): shelf.frame(of: item)
        case .group(let groups): groups.frame(of: item)
        }
    }

    /// The frame of an element at an item or a group, nil when there is none.
    func supplementaryFrame(_ kind: ElementKind, index: Int) -> Rect? {
        switch self {
        case .flow(let lines): lines.separatorFrame(kind, of: index)
        case .shelf: nil
        case .group(let groups): groups.badgeFrame(kind, index: index)
        }
    }
}

// Bands are what a body is searched and walked by: the lines of a flow, the columns of a shelf, groups.
extension PlacedBody {
    /// Along which the bands follow each other.
    var bandAxis: Axis {
        switch self {
        case .flow: .vertical
        case .shelf: .horizontal
        case .group(let groups): groups.metrics.axis
        }
    }

    var bandCount: Int {
        switch self {
        case .flow(let lines): lines.lineCount
        case .shelf(let shelf): shelf.columnCount
        case .group(let groups): groups.groupCount
        }
    }

    /// The band an item is in.
    func band(of item: Int) -> Int {
        switch self {
        case .flow(let lines): lines.line(of: item)
        case .shelf(let shelf): item / shelf.shelf.lines
        case .group(let groups): groups.group(of: item)
        }
    }

    /// Bands near a coordinate along their axis: at least the one that begins at or before it, where there is any.
    func bands(at coordinate: Double) -> Range<Int> {
        switch self {
        case .flow(let lines):
            guard lines.lineCount > 0 else { return 0..<0 }
            let line = lines.line(at: coordinate)
            return line..<line + 1
        case .shelf(let shelf):
            let bands = shelf.columns(from: coordinate, to: coordinate)
            let last = max(0, shelf.columnCount - 1)
            return bands.isEmpty ? last..<shelf.columnCount : bands
        case .group(let groups):
            guard groups.groupCount > 0 else { return 0..<0 }
            let start = groups.metrics.axis == .vertical ? 0 : groups.metrics.left
            let group = groups.group(at: coordinate - start)
            return group..<group + 1
        }
    }

    /// Calls `body` with each item of a band that takes room.
    func forEachFrame(inBand band: Int, _ body: (Int, Rect) -> Void) {
        switch self {
        case .flow(let lines): lines.forEachFrame(in: band...band, body)
        case .shelf(let shelf): shelf.forEachFrame(in: band..<band + 1, body)
        case .group(let groups): groups.forEachFrame(in: band, body)
        }
    }
}

extension PlacedBody {
    /// The first item from one on, forward or backward, that takes room.
    ///
    /// Each band is read once: in one of a ragged body there may be thousands of items without size between two
    /// that have one.
    func item(atOrPast item: Int, step: Int) -> Int? {
        guard bandCount > 0 else { return nil }
        switch self {
        case .flow(let lines) where lines.isUniform: return item
        case .shelf(let shelf) where shelf.table == nil: return item
        case .group(let groups) where groups.table == nil && groups.metrics.form.isBare: return nil
        default: break
        }
        // Behind the last group there may be items that have none.
        var band = step > 0 ? band(of: item) : min(band(of: item), bandCount - 1)
        while band >= 0 && band < bandCount {
            var found: Int?
            forEachFrame(inBand: band) { other, _ in
                if step < 0, other <= item { found = other }
                if step > 0, other >= item, found == nil { found = other }
            }
            if let found { return found }
            band += step
        }
        return nil
    }
}
