import Reflow

/// Two tones whose frequencies have the ratio of two whole numbers.
struct MusicalInterval {
    let name: String
    /// The frequency of the higher tone.
    let high: Int
    /// The frequency of the lower tone.
    let low: Int

    init(_ name: String, _ high: Int, _ low: Int) {
        self.name = name
        self.high = high
        self.low = low
    }

    var ratio: String { "\(high) : \(low)" }
    var text: String { "\(name) \(ratio)" }

    /// The Lissajous curve of both tones in a square of side 1.
    var curve: [Point] {
        let circle = Self.circle
        // If both numbers are odd, a quarter turn keeps the curve from returning on its own line.
        let isTurned = !high.isMultiple(of: 2) && !low.isMultiple(of: 2)
        let offset = isTurned ? circle.count / 4 : 0
        return (0...circle.count).map { step in
            Point(
                x: (circle[(high * step + offset) % circle.count] + 1) / 2,
                y: (circle[low * step % circle.count] + 1) / 2)
        }
    }

    /// The sine at equal steps of one turn.
    private static let circle: [Double] = {
        let count = 1_440
        let angle = 2 * Double.pi / Double(count)
        // The step is so small that two terms of each series are enough.
        let (sine, cosine) = (angle - angle * angle * angle / 6, 1 - angle * angle / 2)
        let length = (sine * sine + cosine * cosine).squareRoot()
        var (x, y) = (1.0, 0.0)
        return (0..<count).map { _ in
            defer { (x, y) = ((x * cosine - y * sine) / length, (y * cosine + x * sine) / length) }
            return y
        }
    }()

    /// The intervals from the simplest ratio to the most complex one.
    static let all = [
        MusicalInterval("Unison", 1, 1), MusicalInterval("Octave", 2, 1),
        MusicalInterval("Fifth", 3, 2), MusicalInterval("Fourth", 4, 3),
        MusicalInterval("Octave and fifth", 3, 1), MusicalInterval("Two octaves", 4, 1),
        MusicalInterval("Major sixth", 5, 3), MusicalInterval("Major third", 5, 4),
        MusicalInterval("Minor third", 6, 5), MusicalInterval("Minor sixth", 8, 5),
        MusicalInterval("Minor seventh", 9, 5), MusicalInterval("Major second", 9, 8),
        MusicalInterval("Major seventh", 15, 8), MusicalInterval("Minor second", 16, 15),
    ]
}
