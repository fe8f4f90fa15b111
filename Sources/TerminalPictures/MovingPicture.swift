import Terminals

/// An animation of screens, one after the other.
public struct MovingPicture: Sendable {
    private var frames: [(screen: Screen, end: Duration)] = []

    /// Makes a picture without frames.
    public init() {}

    /// The total time of all frames.
    public var duration: Duration { frames.last?.end ?? .zero }

    /// Adds a screen that is shown for a time after the earlier screens. Negative times count as zero.
    ///
    /// A screen equal to the previous screen adds no frame, but extends the time of the previous frame.
    public mutating func add(_ screen: Screen, for time: Duration) {
        let end = duration + max(time, .zero)
        if let last = frames.last, last.screen == screen {
            frames[frames.count - 1].end = end
        } else {
            frames.append((screen, end))
        }
    }

    /// Returns an SVG document that repeats the frames, as wide and high as the largest frame.
    ///
    /// A viewer without SVG animation shows the first frame. Each frame looks like `Screen.svg`. O(cells) per frame.
    public func svg(title: String = "") -> String {
        var start = Duration.zero
        var elements: [String] = []
        for (index, frame) in frames.enumerated() {
            let fill = SvgColors(
                frame.screen.theme, depth: frame.screen.features.colors
            ).foreground
            elements.append("<g fill=\"\(fill)\"\(index == 0 ? "" : " visibility=\"hidden\"")>")
            elements += animation(from: start, to: frame.end)
            elements += frame.screen.svgElements(depth: frame.screen.features.colors) + ["</g>"]
            start = frame.end
        }
        let sizes = frames.map(\.screen.size)
        let largest = ScreenSize(
            columns: sizes.map(\.columns).max() ?? 0, rows: sizes.map(\.rows).max() ?? 0)
        return SvgPicture.document(
            size: largest, theme: frames.first?.screen.theme ?? Theme(suiting: nil),
            depth: frames.first?.screen.features.colors ?? .trueColor, title: title, elements)
    }

    /// Returns the SVG animation element that shows a group of elements from one time to another; empty if the group is
    /// always visible.
    private func animation(from start: Duration, to end: Duration) -> [String] {
        guard frames.count > 1, duration > .zero else { return [] }
        var (values, times) = (["visible"], [share(start)])
        if start > .zero { (values, times) = (["hidden"] + values, ["0"] + times) }
        if end < duration { (values, times) = (values + ["hidden"], times + [share(end)]) }
        return [
            "<animate attributeName=\"visibility\" calcMode=\"discrete\" repeatCount=\"indefinite\""
                + " dur=\"\(duration / .milliseconds(1))ms\" values=\"\(values.joined(separator: ";"))\""
                + " keyTimes=\"\(times.joined(separator: ";"))\"/>"
        ]
    }

    /// Returns a time as a share of the total time, rounded to a ten-thousandth.
    private func share(_ time: Duration) -> String {
        let share = (time / duration * 10_000).rounded() / 10_000
        return share == 0 ? "0" : "\(share)"
    }
}
