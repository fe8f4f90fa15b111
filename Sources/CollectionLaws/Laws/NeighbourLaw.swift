import CollectionLayouts

/// An arrow key goes to an item that is there, never in a circle, and on grids to the next cell.
enum NeighbourLaw {
    static func finding(in testCase: LawCase) -> Finding? {
        let arrangement = testCase.arranged()
        let elements = arrangement.itemElements
        let names = Set(elements.map { ItemIndex(section: $0.section, item: $0.item) })
        let steps = Dictionary(
            uniqueKeysWithValues: Direction.allCases.map { direction in
                let found = names.map { ($0, arrangement.item(nearestTo: $0, direction)) }
                return (direction, Dictionary(uniqueKeysWithValues: found))
            })
        for direction in Direction.allCases {
            guard let next = steps[direction] else { continue }
            for start in names.sorted() {
                if let fault = fault(from: start, direction, next, names) {
                    return Finding(fault, expected: elements, actual: elements)
                }
            }
        }
        for section in 0..<arrangement.sectionCount {
            let own = elements.filter { $0.section == section }
            guard let grid = Grid(own) else { continue }
            for element in own {
                let index = ItemIndex(section: section, item: element.item)
                for direction in Direction.allCases {
                    guard let wanted = grid.item(nextTo: element, direction),
                        let found = steps[direction]?[index], found?.item != wanted
                            || found?.section != section
                    else { continue }
                    return Finding(
                        "On a grid \(direction) of item \(element.item) is item \(wanted), not "
                            + "\(found.words).", expected: own, actual: own)
                }
            }
        }
        return nil
    }

    /// Goes on and on in one direction.
    private static func fault(
        from start: ItemIndex, _ direction: Direction, _ next: [ItemIndex: ItemIndex?],
        _ names: Set<ItemIndex>
    ) -> String? {
        var way = [start]
        while let found = next[way[way.count - 1]] ?? nil {
            guard names.contains(found) else {
                return
                    "\(direction) of item \(way.last.words) is \(Optional(found).words), which has no frame."
            }
            guard !way.contains(found) else {
                let words = (way + [found]).map { "\($0.item) of \($0.section)" }
                return "\(direction) goes in a circle: " + words.joined(separator: ", ")
            }
            way.append(found)
        }
        return nil
    }
}

/// Equal items in rows and columns that do not overlap.
private struct Grid {
    private struct Cell: Hashable {
        var column: Int
        var row: Int
    }

    private var items: [Cell: Int] = [:]
    private var cells: [Int: Cell] = [:]

    /// Nil where the items are no grid.
    init?(_ elements: [LayoutAttributes]) {
        guard let size = elements.first?.frame.size,
            elements.allSatisfy({ $0.frame.size.isNear(size) }),
            let columns = Self.places(elements.map(\.frame.x), length: size.width),
            let rows = Self.places(elements.map(\.frame.y), length: size.height)
        else { return nil }
        for element in elements {
            guard let column = columns.firstIndex(where: { $0.isNear(element.frame.x) }),
                let row = rows.firstIndex(where: { $0.isNear(element.frame.y) })
            else { return nil }
            let cell = Cell(column: column, row: row)
            guard items.updateValue(element.item, forKey: cell) == nil else { return nil }
            cells[element.item] = cell
        }
    }

    /// Where rows or columns begin; nil where two overlap.
    private static func places(_ starts: [Double], length: Double) -> [Double]? {
        var places: [Double] = []
        for start in starts.sorted() {
            if let last = places.last {
                if last.isNear(start) { continue }
                guard start >= last + length - 1e-6 else { return nil }
            }
            places.append(start)
        }
        return places
    }

    func item(nextTo element: LayoutAttributes, _ direction: Direction) -> Int? {
        guard var cell = cells[element.item] else { return nil }
        switch direction {
        case .left: cell.column -= 1
        case .right: cell.column += 1
        case .up: cell.row -= 1
        case .down: cell.row += 1
        }
        return items[cell]
    }
}
