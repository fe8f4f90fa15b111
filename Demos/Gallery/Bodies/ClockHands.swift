import Reflow

/// The hands and the minute marks of a clock. A hand consists of quarters of cells.
struct ClockHands {
    let hour: Int
    let minute: Int
    /// The centre in cells of the region.
    let center: (column: Double, row: Double)
    /// The radius in rows. A row is as high as two columns are wide.
    let radius: Double

    func draw(into region: inout Region) {
        for mark in 0..<60 {
            let (column, row) = point(turn: Double(mark) / 60, share: 1)
            let isHour = mark.isMultiple(of: 5)
            guard column >= 0, row >= 0 else { continue }
            region.text(
                region.features.isUnicode ? (isHour ? "•" : "·") : ".", row: Int(row),
                column: Int(column), isHour ? [] : .dim)
        }
        let turn = Double(minute) / 60
        drawHand((Double(hour % 12) + turn) / 12, length: 0.5, width: 0.05, .indigo, &region)
        drawHand(turn, length: 0.85, width: 0, .blue, &region)
    }

    private func drawHand(
        _ turn: Double, length: Double, width: Double, _ color: Color, _ region: inout Region
    ) {
        // The filled quarters of each cell: 1 and 2 in the upper half, 4 and 8 in the lower half.
        var quarters: [Place: Int] = [:]
        // The steps are half as long as a quarter of a cell, so that the hand has no gaps.
        let steps = max(1, Int((radius * length * 8).rounded(.up)))
        let sides = Int((radius * width * 8).rounded())
        for side in (-sides...sides).map({ Double($0) / (radius * 8) }) {
            for step in 0...steps {
                let (column, row) = point(
                    turn: turn, share: length * Double(step) / Double(steps), beside: side)
                guard column >= 0, row >= 0 else { continue }
                let bit = 1 << (Int(column * 2) % 2 + Int(row * 2) % 2 * 2)
                quarters[Place(column: Int(column), row: Int(row)), default: 0] |= bit
            }
        }
        for (place, bits) in quarters {
            region.text(
                region.features.isUnicode ? Region.quarterBlocks[bits] : "*", row: place.row,
                column: place.column, color: region.tint(color))
        }
    }

    private struct Place: Hashable {
        let column: Int
        let row: Int
    }
}

extension ClockHands {
    /// Returns a point of the face in cells. `turn` is its direction in turns, clockwise from the top. `share` is its
    /// distance from the centre, and `beside` its distance from that line to the right, as shares of the radius.
    private func point(
        turn: Double, share: Double, beside: Double = 0
    ) -> (column: Double, row: Double) {
        let (sine, cosine) = Self.direction(turn)
        let across = share * sine + beside * cosine
        let down = beside * sine - share * cosine
        return (center.column + across * radius * 2, center.row + down * radius)
    }

    /// Returns the sine and the cosine of an angle in turns, 0 or more. Rotates by whole minutes, and then by the rest,
    /// which is so small that two terms of the series are enough.
    private static func direction(_ turn: Double) -> (Double, Double) {
        let minute = Double.pi / 30
        let whole = Int(turn * 60)
        let rest = turn * 2 * .pi - Double(whole) * minute
        var (sine, cosine) = (0.0, 1.0)
        for angle in Array(repeating: minute, count: whole) + [rest] {
            let (small, near) = (angle - angle * angle * angle / 6, 1 - angle * angle / 2)
            let length = (small * small + near * near).squareRoot()
            (sine, cosine) = (
                (sine * near + cosine * small) / length, (cosine * near - sine * small) / length
            )
        }
        return (sine, cosine)
    }
}
