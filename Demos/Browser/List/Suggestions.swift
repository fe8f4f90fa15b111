/// A search for the names that a user probably meant.
enum Suggestions {
    /// Returns the names that are similar to a wrong name, the most similar first.
    ///
    /// Two names are similar if one is a prefix of the other. They are also similar if they differ in at most a third of
    /// the wrong name's letters. One differing letter is always allowed.
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

    /// Returns the smallest number of changes that make two names equal (Damerau's distance). A change inserts, deletes
    /// or replaces a letter, or swaps two neighbouring letters. O(product of the lengths).
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
