import Reflow

extension ProcessesDemo {
    /// Reads the processes again. Returns `false` if the screen stays the same.
    mutating func readAgain() -> Bool {
        do throws(DemoError) {
            let next = try source.read()
            let before = table
            all = ProcessTable(next, since: sample)
            history.append(all, seconds: next.time - sample.time)
            sample = next
            let hadProblem = problem != nil
            problem = nil
            table = all.holding(pattern)
            return show() || table != before || hadProblem
        } catch {
            defer { problem = error.description }
            return problem != error.description
        }
    }

    /// Shows the rows in the chosen order. Returns `false` if the view shows them in this order already.
    @discardableResult
    mutating func show() -> Bool {
        guard let snapshot = arrange() else { return false }
        view.applySelectingNeighbor(snapshot)
        return true
    }

    /// Shows the processes that match a pattern; `nil` shows all processes.
    mutating func filter(by pattern: TextPattern?) {
        self.pattern = pattern
        table = all.holding(pattern)
        if let snapshot = arrange() { view.apply(snapshot, animated: false) }
    }

    var filterState: FilterState? {
        pattern.map { FilterState(pattern: $0, shown: table.rows.count, count: all.rows.count) }
    }

    /// Adapts the height of the machine's numbers to a size of the view.
    mutating func fit(in environment: LayoutEnvironment) {
        let height = layout.machineHeight
        layout.fit(in: environment.size)
        if layout.machineHeight != height { view.update { $0.layout = layout } }
    }

    /// Returns a snapshot of the rows in the chosen order, and adapts the number of columns. Returns `nil` if the view
    /// has this snapshot already.
    mutating func arrange() -> Snapshot<UInt32, ProcessID>? {
        for user in table.totals.keys where userNames[user] == nil {
            userNames[user] = source.userName(user)
        }
        if table.hasBothSides != layout.hasBothSides {
            layout.hasBothSides = table.hasBothSides
            view.update { $0.layout = layout }
        }
        // The snapshot cannot fail, because each process appears once.
        guard let snapshot = try? table.snapshot(by: order), snapshot != view.snapshot else {
            return nil
        }
        return snapshot
    }
}
