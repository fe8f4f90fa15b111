import CollectionLayouts

/// The check that an arrow key leads to an existing item, and that repeated keys never return to the same item.
/// Repeated keys along the scroll axis must visit all sections with items. On grids an arrow key must lead to the next
/// cell.
enum NeighbourLaw {
    private typealias Steps = [Direction: [ItemIndex: ItemIndex]]

    static func finding(in testCase: LawCase) -> Finding? {
        let arrangement = testCase.arranged()
        let elements = arrangement.itemElements
        let names = elements.map { ItemIndex(section: $0.section, item: $0.item) }
        var steps: Steps = [:]
        for direction in Direction.allCases {
            for name in names {
                steps[direction, default: [:]][name] = arrangement.item(nearestTo: name, direction)
            }
        }
        for direction in Direction.allCases {
            for start in names {
                guard let next = steps[direction],
                    let fault = fault(from: start, direction, next, Set(names))
                else { continue }
                return Finding(fault, expected: elements, actual: elements)
            }
        }
        if let fault = skippedSection(steps, elements, testCase.placement) {
            return Finding(fault, expected: elements, actual: elements)
        }
        for section in 0..<arrangement.sectionCount {
            let own = elements.filter { $0.section == section }
            if let finding = gridFinding(own, steps) { return finding }
        }
        return nil
    }

    /// Finds an arrow key along the scroll axis that does not lead to the next section with items. Ignores cases with
    /// two columns.
    private static func skippedSection(
        _ steps: Steps, _ elements: [LayoutAttributes], _ placement: CasePlacement
    ) -> String? {
        if case .split = placement { return nil }
        let (forward, backward) =
            placement.isSideways ? (Direction.right, Direction.left) : (.down, .up)
        let order = Set(elements.map(\.section)).sorted()
        for (direction, order) in [(forward, order), (backward, order.reversed())] {
            let following = Dictionary(uniqueKeysWithValues: zip(order, order.dropFirst()))
            for element in elements {
                var item = ItemIndex(section: element.section, item: element.item)
                while let next = steps[direction]?[item], next.section == item.section {
                    item = next
                }
                let found = steps[direction]?[item]
                guard found?.section != following[item.section] else { continue }
                return
                    "\(direction) from \(Optional(item).words) goes to \(found.words) instead of "
                    + "section \(following[item.section].map(String.init) ?? "none")."
            }
        }
        return nil
    }

    /// Finds an arrow key on a grid that does not lead to the item in the next cell.
    private static func gridFinding(_ elements: [LayoutAttributes], _ steps: Steps) -> Finding? {
        guard let grid = Grid(elements) else { return nil }
        for element in elements {
            for direction in Direction.allCases {
                guard let wanted = grid.item(nextTo: element, direction) else { continue }
                let index = ItemIndex(section: element.section, item: element.item)
                let found = steps[direction]?[index]
                guard found != ItemIndex(section: element.section, item: wanted) else { continue }
                return Finding(
                    "On this grid, \(direction) from item \(element.item) goes to \(found.words) instead of "
                        + "item \(wanted).", expected: elements, actual: elements)
            }
        }
        return nil
    }

    /// Follows one direction until there is no next item. Returns the first fault in one sentence.
    private static func fault(
        from start: ItemIndex, _ direction: Direction, _ next: [ItemIndex: ItemIndex],
        _ names: Set<ItemIndex>
    ) -> String? {
        var way = [start]
        while let found = next[way[way.count - 1]] {
            guard names.contains(found) else {
                return "\(direction) from \(way.last.words) goes to \(Optional(found).words), "
                    + "which has no frame."
            }
            guard !way.contains(found) else {
                let words = (way + [found]).map { "\($0.item) of \($0.section)" }
                return "Repeated \(direction) keys return to an item: "
                    + words.joined(separator: ", ")
            }
            way.append(found)
        }
        return nil
    }
}

/// Items of equal size in rows and columns that do not overlap. The items are in order row by row, or column by column.
private struct Grid {
    private struct Cell: Hashable {
        var column: Int
        var row: Int
    }

    private var items: [Cell: Int] = [:]
    private var cells: [Int: Cell] = [:]

    /// Fails if the items do not form a grid.
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
        let order = elements.compactMap { cells[$0.item] }
        guard
            zip(order, order.dropFirst()).allSatisfy({ ($0.row, $0.column) < ($1.row, $1.column) })
                || zip(order, order.dropFirst()).allSatisfy({
                    ($0.column, $0.row) < ($1.column, $1.row)
                })
        else { return nil }
    }

    /// Returns the starts of the rows or columns in ascending order; nil if two of them overlap.
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
