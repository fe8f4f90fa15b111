import CollectionLayouts

/// A picture of two lists of elements side by side, drawn with letters.
struct Picture: CustomStringConvertible {
    let expected: [LayoutAttributes]
    let actual: [LayoutAttributes]

    private static let mostColumns = 44
    private static let mostRows = 24

    /// Both lists are drawn at the same scale. A letter is at least one point wide and one point high.
    var description: String {
        let frames = (expected + actual).map(\.frame).filter(\.isFinite)
        guard let first = frames.first else { return "(nothing to draw)" }
        let all = frames.reduce(first) { $0.union($1) }
        guard all.width < 1e7, all.height < 1e7 else { return "(too large to draw)" }
        let scale = Size(
            width: max(1, all.width / Double(Self.mostColumns)),
            height: max(1, all.height / Double(Self.mostRows)))
        let left = rows(of: expected, in: all, scale)
        let right = rows(of: actual, in: all, scale)
        let width = max(8, left.map(\.count).max() ?? 0)
        let lines = zip(["expected"] + left, ["actual"] + right).map { left, right in
            left + String(repeating: " ", count: width - left.count) + " | " + right.withoutEnd
        }
        let unit =
            scale == Size(width: 1, height: 1)
            ? "" : "\n(a letter is \(scale.width) × \(scale.height) points)"
        return lines.joined(separator: "\n") + unit
    }

    private func rows(of elements: [LayoutAttributes], in all: Rect, _ scale: Size) -> [String] {
        let columns = max(1, Int((all.width / scale.width).rounded(.up)))
        let count = max(1, Int((all.height / scale.height).rounded(.up)))
        var rows = Array(repeating: Array(repeating: Character(" "), count: columns), count: count)
        for element in elements.sorted(by: { $0.zIndex < $1.zIndex }) where element.frame.isFinite {
            let frame = element.frame
            for row in cells(frame.minY - all.minY, frame.maxY - all.minY, scale.height, count) {
                for column in cells(
                    frame.minX - all.minX, frame.maxX - all.minX, scale.width, columns)
                {
                    rows[row][column] = element.letter
                }
            }
        }
        return rows.map { String($0) }
    }

    private func cells(_ start: Double, _ end: Double, _ scale: Double, _ count: Int) -> Range<Int>
    {
        let first = min(max(0, Int(start / scale)), count)
        return first..<max(first, min(count, Int((end / scale).rounded(.up))))
    }
}

extension String {
    /// The string without the spaces at its end.
    fileprivate var withoutEnd: String {
        String(reversed().drop { $0 == " " }.reversed())
    }
}

extension LayoutAttributes {
    fileprivate static let letters = Array("0123456789abcdefghijklmnopqrstuvwxyz")

    fileprivate var letter: Character {
        switch kind {
        case .item: Self.letters[item % Self.letters.count]
        case .header: "="
        case .footer: "_"
        case .background: "."
        case .supplementary: "*"
        case .decoration: "-"
        }
    }
}
