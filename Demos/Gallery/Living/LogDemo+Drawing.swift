import Reflow

/// Measuring and drawing.
extension LogDemo {
    /// The columns before a line, where the mark of the selection has room.
    private static let margin = 1

    func measurement(at scale: CellScale) -> CollectionView<Int, Int>.Measurement {
        { [text] element in
            guard let line = element.item, let width = element.width else { return nil }
            let room = width - scale.cell.width * Double(Self.margin)
            return Size(
                width: width, height: scale.height(of: text.text(ofLine: line), wrappedAt: room))
        }
    }

    public func draw(_ element: Element<Int, Int>, in region: inout Region) {
        guard let line = element.item else { return drawHeader(element, in: &region) }
        // Zoomed out, two lines may meet in a row: the later one is to be read, not both.
        region.fill(.terminal)
        guard region.columns > Self.margin else { return }
        region.text(wrapped: text.text(ofLine: line), columns: Self.margin..<region.columns)
    }

    private func drawHeader(_ header: Element<Int, Int>, in region: inout Region) {
        guard let part = text.parts.first(where: { $0.id == header.section }) else { return }
        region.fill(part.isReplaced ? .gray : .blue)
        region.text(
            " \(text.name) · \(lines(of: part, below: header.frame))\(state(of: part))", .bold)
    }

    /// How many lines there are, and which of them are seen by whoever does not follow.
    private func lines(of part: FollowedText.Part, below header: Rect) -> String {
        let count = part.text.lineCount
        guard count != 1 else { return "1 line" }
        let seen = view.visibleItems.filter {
            part.lines.contains($0) && view.frame(ofItem: $0).map { $0.maxY > header.maxY } ?? false
        }
        guard !isFollowing, let first = seen.first, let last = seen.last, seen.count < count else {
            return "\(count) lines"
        }
        let (from, to) = (first - part.firstLine + 1, last - part.firstLine + 1)
        return from == to ? "line \(from) of \(count)" : "lines \(from)–\(to) of \(count)"
    }

    private func state(of part: FollowedText.Part) -> String {
        if part.isReplaced { return " · replaced since" }
        if text.unreadBytes > 0 {
            let known = part.text.index.byteCount
            return " · \(known / ((known + text.unreadBytes) / 100 + 1)) % read"
        }
        if text.hasEnded { return " · ended" }
        if !text.isThere { return " · gone" }
        return isFollowing ? " · following" : ""
    }
}
