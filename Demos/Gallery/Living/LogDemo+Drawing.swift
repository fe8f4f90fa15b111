import Reflow

/// Measures and draws the lines.
extension LogDemo {
    func measurement(at scale: CellScale) -> CollectionView<Int, Int>.Measurement {
        { [lines] element in
            guard let item = element.item, let width = element.width else { return nil }
            guard lines.wraps else {
                return Size(width: width, height: scale.height(ofRows: 1))
            }
            let columns = Int(max(0, width / scale.cell.width).rounded())
            let room = Double(lines.columns(in: columns).text.count) * scale.cell.width
            return Size(
                width: width, height: scale.height(of: lines.text(of: item), wrappedAt: room))
        }
    }

    public func draw(_ element: Element<Int, Int>, in region: inout Region) {
        guard let item = element.item else { return drawHeader(element, in: &region) }
        // At a small zoom, two lines may share a row. The fill covers the earlier line, so that the later line is
        // readable.
        region.fill(.terminal)
        let columns = lines.columns(in: region.columns)
        if !columns.number.isEmpty, let number = lines.number(of: item) {
            region.within(columns: columns.number, rows: 0..<region.rows) {
                $0.text("\(number)", row: 0, [.dim, .trailing])
            }
        }
        lines.shownColumns = columns.text.count
        guard !columns.text.isEmpty else { return }
        let line = lines.styledLine(of: item)
        if lines.wraps {
            draw(line, columns.text, in: &region)
        } else {
            drawUnwrapped(line, columns.text, in: &region)
        }
    }

    private func draw(_ line: StyledLine, _ columns: Range<Int>, in region: inout Region) {
        let look = look(of: line, in: region)
        guard line.isPlain else {
            let spans = line.parts.map { region.span($0) }
            return region.text(wrapped: spans, columns: columns, look.options, color: look.color)
        }
        let text = line.text
        region.text(wrapped: text, columns: columns, look.options, color: look.color)
        // Draws the time or the count at the start of a line again, in dim, if it fits into the first row.
        let start = LineStart.prefix(of: text)
        guard !start.isEmpty, start.utf8.count <= columns.count,
            text.lines(wrappedAt: columns.count).first(where: { _ in true })?.hasPrefix(start)
                == true
        else { return }
        region.within(columns: columns, rows: 0..<region.rows) {
            $0.text(String(start), row: 0, .dim)
        }
    }

    /// Draws a line in one row, cut at the right edge and scrolled sideways.
    private func drawUnwrapped(
        _ line: StyledLine, _ columns: Range<Int>, in region: inout Region
    ) {
        let look = look(of: line, in: region)
        let spans = line.parts.map { region.span($0) }
        let start = line.isPlain ? String(LineStart.prefix(of: line.text)) : ""
        region.within(columns: columns, rows: 0..<1) { part in
            let visible = part.frame.columns
            let whole = visible.lowerBound - lines.hiddenColumns..<visible.upperBound
            part.draw(Region.Frame(columns: whole, rows: part.frame.rows)) {
                $0.text(spans, row: 0, look.options, color: look.color)
                if !start.isEmpty, start.utf8.count < $0.columns { $0.text(start, row: 0, .dim) }
            }
        }
    }

    /// Returns the look of a line's level. A line with its own colours keeps them.
    private func look(
        of line: StyledLine, in region: borrowing Region
    ) -> (options: TextOptions, color: Color?) {
        guard !line.hasColor, let level = LogLevel(of: line.text) else { return ([], nil) }
        return (level.attributes, region.ink(level.color))
    }

    /// Returns a line as shown on the screen, without line breaks, with its number if numbers are shown.
    func plainText(of item: Int) -> String {
        let number = lines.hasNumbers ? lines.number(of: item).map { "\($0) " } : nil
        return (number ?? "") + lines.text(of: item)
    }

    /// Returns the heading of a file with its number of lines.
    func plainHeading(of section: Int) -> String? {
        text.parts.first { $0.id == section }.map {
            "\(text.name) · \(countText(of: $0))\(state(of: $0))"
        }
    }

    private func drawHeader(_ header: Element<Int, Int>, in region: inout Region) {
        guard let part = text.parts.first(where: { $0.id == header.section }) else { return }
        region.fill(region.showsTones ? .panel : part.isReplaced ? .gray : .blue)
        let lines = visibleRangeText(of: part, below: header.frame) ?? countText(of: part)
        region.text([
            TextSpan(" \(text.name)", .bold), TextSpan(" · \(lines)\(state(of: part))", .dim),
        ])
        guard view.isPinned(header) else { return }
        region.edge(part.isReplaced ? .gray : isFollowing ? .green : .blue)
    }

    private func countText(of part: FollowedText.Part) -> String {
        let count = part.text.lineCount
        let items = lines.items(of: part)
        let all = count == 1 ? "1 line" : "\(count) lines"
        if let pattern = lines.filter?.pattern, items.isEmpty, count > 0, !isSearching {
            return "\(all), none with “\(pattern.text.suffix(fittingWidth: 30))”"
        }
        return lines.filter == nil ? all : "\(items.count) of \(all)"
    }

    /// Returns the range of visible lines as text; `nil` while the view follows the text, and if all lines are visible.
    private func visibleRangeText(of part: FollowedText.Part, below header: Rect) -> String? {
        guard !isFollowing else { return nil }
        let items = lines.items(of: part)
        let seen = view.visibleItems.filter {
            items.contains($0) && view.frame(ofItem: $0).map { $0.maxY > header.maxY } ?? false
        }
        guard seen.count < items.count, let first = seen.first.flatMap(lines.number),
            let last = seen.last.flatMap(lines.number)
        else { return nil }
        let count = part.text.lineCount
        return first == last ? "line \(first) of \(count)" : "lines \(first)–\(last) of \(count)"
    }

    func state(of part: FollowedText.Part) -> String {
        if part.isReplaced { return " · replaced by a newer file" }
        if text.unreadBytes > 0 {
            let known = part.text.index.byteCount
            return " · \(known / ((known + text.unreadBytes) / 100 + 1)) % read"
        }
        if text.hasEnded { return text.refusal.map { " · stopped: \($0)" } ?? " · ended" }
        if !text.isThere { return " · gone" }
        return isFollowing ? " · following" : ""
    }
}
