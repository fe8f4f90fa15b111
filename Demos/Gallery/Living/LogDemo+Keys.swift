import Reflow

/// The keys of Log.
extension LogDemo {
    var keys: [DemoKey<Self>] {
        let keys = [
            DemoKey<Self>("#", word: "numbers", help: "line numbers on or off") { demo, _ in
                demo.lines.hasNumbers.toggle()
                demo.fitNumbers()
                return .message("line numbers \(demo.lines.hasNumbers ? "on" : "off")")
            },
            DemoKey("w", word: "wrap", help: "wrap lines on or off") { demo, _ in demo.toggleWrap()
            },
            DemoKey("F", word: "follow", help: "go to the end and follow it; f too") { demo, _ in
                demo.follow()
            },
            DemoKey("f", word: "", help: "") { demo, _ in demo.follow() },
        ]
        guard !lines.wraps else { return keys }
        return keys + [
            DemoKey("h", "l", word: "sideways", help: "scroll by half the width; ← → too") {
                $0.scrollSideways(isForward: $1.key == "l")
            },
            DemoKey(.left, .right, word: "", help: "") {
                $0.scrollSideways(isForward: $1.key == .right)
            },
        ]
    }

    private mutating func follow() -> Outcome {
        // Reads the file now, because the system does not report changes that another machine makes.
        _ = look()
        isUndecided = false
        isFollowing = true
        keepPlace()
        return .message("following \(text.name)")
    }

    private mutating func toggleWrap() -> Outcome {
        lines.wraps.toggle()
        lines.hiddenColumns = 0
        view.update { $0.invalidateLayout() }
        keepPlace()
        return .message("wrap lines \(lines.wraps ? "on" : "off")")
    }

    /// Scrolls by half the width of the text, to the end of the longest visible line at most.
    private func scrollSideways(isForward: Bool) -> Outcome {
        let (hidden, step) = (lines.hiddenColumns, max(1, lines.shownColumns / 2))
        guard isForward else {
            lines.hiddenColumns = max(0, hidden - step)
            return hidden > 0 ? .redraw : .message("the lines start here")
        }
        let end = hidden + lines.shownColumns
        guard view.visibleItems.contains(where: { lines.text(of: $0).displayWidth > end }) else {
            return .message("the lines end here")
        }
        lines.hiddenColumns += step
        return .redraw
    }
}
