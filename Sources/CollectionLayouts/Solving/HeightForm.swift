/// How high sections of one description are, without references, so that a million of them are stacked fast.
struct HeightForm {
    let fixedHeight: Double
    let emptyHeight: Double
    let overhang: Overhang
    let body: BodyForm

    init(_ metrics: SectionMetrics) {
        fixedHeight = metrics.fixedHeight(isEmpty: false)
        emptyHeight = metrics.fixedHeight(isEmpty: true)
        var overhang = metrics.overhang
        switch metrics.body {
        case .flow(let flow):
            if case .uniform(let lines) = flow.source {
                body = .lines(lines, spacing: flow.lineSpacing)
            } else {
                body = .ragged
            }
        case .shelf(let shelf):
            if case .uniform(let lines) = shelf.source {
                body = .shelf(lines.size, lines: shelf.lines, spacing: shelf.lineSpacing)
            } else {
                body = .ragged
            }
        case .group(let group):
            overhang.widen(above: group.reach.top, below: group.reach.bottom)
            if group.isMeasured {
                body = .ragged
            } else if group.axis == .vertical {
                body = .groups(
                    capacity: group.isFlat ? .max : group.capacity, pitch: group.pitch,
                    spacing: group.spacing)
            } else {
                body = .fixed(group.capacity > 0 ? group.form.size.height : 0)
            }
        }
        self.overhang = overhang
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
