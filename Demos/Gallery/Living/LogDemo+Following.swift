import Reflow

extension LogDemo {
    var descriptors: [Int32] { text.descriptors }

    var deadline: Duration? {
        // While text remains to be read or searched, the demo needs its next frame as soon as possible.
        let next = text.unreadBytes > 0 || isSearching ? now + .milliseconds(1) : nil
        return [next, nextCheck, followTime].compactMap { $0 }.min()
    }

    mutating func advance(to now: Duration) -> Bool {
        self.now = now
        scheduleLook()
        let hasGrown = text.unreadBytes > 0 && read()
        let isMoved = decideToFollow()
        guard isSearching else { return hasGrown || isMoved }
        lines.filter?.search(text)
        show()
        return true
    }

    /// Begins to follow a stream that has not ended a second after its first bytes, such as the output of `tail -f`. A
    /// stream that ends earlier, such as a manual page, stays at its start. Returns whether the view now follows.
    private mutating func decideToFollow() -> Bool {
        guard isUndecided, !text.hasEnded, !text.lines.isEmpty else {
            followTime = nil
            return false
        }
        let time = followTime ?? now + .seconds(1)
        guard now >= time else {
            followTime = time
            return false
        }
        (isUndecided, isFollowing, followTime) = (false, true, nil)
        keepPlace()
        return true
    }

    mutating func wake() -> Outcome {
        if let due = nextCheck, due <= now { nextCheck = nil }
        defer { scheduleLook() }
        return look()
    }

    /// Sets the time of the next check, unless it is set already. Thus many events cannot delay the check for ever.
    private mutating func scheduleLook() {
        nextCheck = text.interval.map { nextCheck ?? now + $0 }
    }

    /// Checks the file for changes, and reads new lines.
    mutating func look() -> Outcome {
        let events = text.check()
        let hadEnded = text.hasEnded
        let hasGrown = read()
        if text.hasEnded, !hadEnded {
            return .message(
                text.refusal.map { "reading \(text.name) stopped: \($0)" }
                    ?? "the end of \(text.name)")
        }
        guard let event = events.last else { return hasGrown ? .redraw : .ignored }
        if !hasGrown { show() }
        return .message(event.sentence(name: text.name))
    }

    /// Reads the next bytes. Returns `false` if nothing changed.
    private mutating func read() -> Bool {
        guard text.read(atMost: Self.portion) else { return false }
        lines.filter?.search(text)
        show()
        _ = decideToFollow()
        return true
    }

    /// Shows the current lines. O(files).
    mutating func show() {
        showItems { $0.snapshot = $1 }
        fitNumbers()
    }

    /// Shows other lines under the same item numbers. The filter has changed, so the view must measure all lines again.
    mutating func showOthers() {
        showItems {
            $0.snapshot = $1
            $0.invalidateLayout()
        }
        keepPlace()
    }

    /// Wraps the lines again if the width of the line numbers has changed.
    mutating func fitNumbers() {
        if lines.updateDigits() { view.update { $0.invalidateLayout() } }
        keepPlace()
    }

    private mutating func showItems(
        _ change: (inout CollectionView<Int, Int>.Inputs, Snapshot<Int, Int>) -> Void
    ) {
        let sections = text.parts.map { Section($0.id, items: lines.items(of: $0)) }
        // The snapshot cannot fail, because item numbers are unique over all files.
        guard var snapshot = try? Snapshot(sections: sections) else { return }
        // The last shown line had no line end, so text may have been added to it. The view measures it again.
        if wasInLine, let last = shown.last, lines.items.contains(last) {
            try? snapshot.reloadItems([last])
        }
        view.update { change(&$0, snapshot) }
        shown = lines.items
        wasInLine = text.current.text.endsInLine
    }
}

extension FollowedText.Event {
    fileprivate func sentence(name: String) -> String {
        switch self {
        case .cut: "\(name) was truncated; reading it from the start"
        case .replaced: "\(name) was replaced by another file"
        case .gone: "\(name) was removed; waiting for it"
        case .returned: "\(name) is back"
        case .failed(let sentence): sentence
        }
    }
}
