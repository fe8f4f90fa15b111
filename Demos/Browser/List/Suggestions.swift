/// Finds what was probably meant.
enum Suggestions {
    /// The names close to a wrong one, nearest first: beginning alike, or within a third of its letters.
    static func names(like wrong: String, among names: [String]) -> [String] {
        let wrong = wrong.lowercased()
        let limit = max(1, (wrong.count + 1) / 3)
        return names.map { name -> (name: String, distance: Int) in
            let isPrefix = !wrong.isEmpty && (name.hasPrefix(wrong) || wrong.hasPrefix(name))
            return (name, isPrefix ? 0 : distance(Array(wrong), Array(name)))
        }
        .filter { $0.distance <= limit }
        .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
        .map(\.name)
    }

    /// How many letters to insert, delete, change, or swap with the next (Damerau's distance). O(lengths' product).
    static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var rows = [Array(0...right.count)]
        for (i, letter) in left.enumerated() {
            var row = [i + 1]
            for (j, other) in right.enumerated() {
                let change = rows[i][j] + (letter == other ? 0 : 1)
                var best = min(change, rows[i][j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, letter == right[j - 1], left[i - 1] == other {
                    best = min(best, rows[i - 1][j - 1] + 1)
                }
                row.append(best)
            }
            rows.append(row)
        }
        return rows[left.count][right.count]
    }
}
