/// How high sections of one description are, without references, so that a million of them are stacked fast.
struct HeightForm {
    let column: Int
    private let fullHeight: Double
    private let emptyHeight: Double
    let hasBoundaries: Bool
    let overhang: Overhang
    /// Where items can be measured, the form of a body whose items all have their estimates.
    let body: BodyForm
    /// Whether the body's height can depend on answers to the measure question.
    let isMeasured: Bool
    /// Whether anything around the body or on it can.
    let hasMeasuredParts: Bool

    var canBeMeasured: Bool { isMeasured || hasMeasuredParts }

    /// What a section is high without its items.
    func fixedHeight(isEmpty: Bool) -> Double { isEmpty ? emptyHeight : fullHeight }

    /// Whether items have a width; no answer about their heights gives them room without one.
    private let haveWidth: Bool

    /// Whether the question has to be asked at once, as estimates of no extent are never near to anything.
    var asksAtOnce: Bool { isMeasured && haveWidth && body.height(count: 1) ?? 1 <= 0 }

    init(_ metrics: SectionMetrics) {
        column = metrics.column
        hasBoundaries = !metrics.boundaries.isEmpty
        fullHeight = metrics.fixedHeight(isEmpty: false)
        emptyHeight = metrics.fixedHeight(isEmpty: true)
        var overhang = metrics.overhang
        switch metrics.body {
        case .flow(let flow):
            isMeasured = flow.source.isMeasured
            haveWidth = flow.source.hasWidth
            body =
                flow.source.equalLines.map { .lines($0, spacing: flow.lineSpacing) } ?? .ragged
        case .shelf(let shelf):
            isMeasured = shelf.source.isMeasured
            haveWidth = shelf.source.hasWidth
            body =
                shelf.source.equalLines.map {
                    .shelf($0.size, lines: shelf.lines, spacing: shelf.lineSpacing)
                } ?? .ragged
        case .group(let group):
            isMeasured = group.isMeasured
            haveWidth = true
            overhang.widen(above: group.reach.top, below: group.reach.bottom)
            if group.axis == .vertical {
                body = .groups(
                    capacity: group.isFlat ? .max : group.capacity, pitch: group.pitch,
                    spacing: group.spacing)
            } else {
                body = .fixed(group.capacity > 0 ? group.form.size.height : 0)
            }
        }
        self.overhang = overhang
        hasMeasuredParts = metrics.hasMeasuredParts
    }
}

extension SizeSource {
    var isMeasured: Bool { if case .measured = self { true } else { false } }

    /// Whether items whose heights are measured have a width.
    var hasWidth: Bool { if case .measured(let items) = self { items.width > 0 } else { true } }

    /// The lines of items that all are alike, or have their estimates; nil when they are of different sizes.
    var equalLines: UniformLines? {
        switch self {
        case .uniform(let lines): lines
        case .measured(let items): items.lines
        case .ragged: nil
        }
    }
}

/// The height of a body by its number of items.
enum BodyForm {
    case lines(UniformLines, spacing: Double)
    case shelf(Size, lines: Int, spacing: Double)
    case groups(capacity: Int, pitch: Double, spacing: Double)
    /// The same for any number of items.
    case fixed(Double)
    /// There is no closed form.
    case ragged

    /// Nil where there is no closed form.
    func height(count: Int) -> Double? {
        switch self {
        case .ragged: return nil
        case .lines(let lines, let spacing):
            return lines.height(count: count, lineSpacing: spacing)
        case .shelf(let size, let lines, let spacing):
            guard count > 0, !size.isEmpty else { return 0 }
            let used = Double(min(lines, count))
            return used * size.height + (used - 1) * spacing
        case .groups(let capacity, let pitch, let spacing):
            guard count > 0, capacity > 0 else { return 0 }
            return Double(count.parts(of: capacity)) * pitch - spacing
        case .fixed(let height):
            return count > 0 ? height : 0
        }
    }
}

extension UniformLines {
    /// The height of `count` items, in closed form.
    func height(count: Int, lineSpacing: Double) -> Double {
        guard count > 0, !size.isEmpty else { return 0 }
        let lines = Double(count.parts(of: perLine))
        return lines * size.height + (lines - 1) * lineSpacing
    }
}

extension Int {
    /// How many parts of a size so many items fill, the last perhaps not wholly; right up to `Int.max`.
    func parts(of size: Int) -> Int { self > 0 ? (self - 1) / size + 1 : 0 }

    /// The whole part of a quotient as an index from zero to a last one, whatever the quotient is.
    init(quotient: Double, last: Int) {
        // 2^62 is the largest power of two that is still far from the end of the integers.
        self = Swift.min(Int(Swift.min(Swift.max(0, quotient), 0x1p62)), Swift.max(0, last))
    }
}
