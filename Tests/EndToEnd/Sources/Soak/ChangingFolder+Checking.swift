import Foundation
import Sessions

/// Compares the folder on the disk with the screen.
extension ChangingFolder {
    /// Waits until the screen shows all names with their sizes. Then creates a file and removes it, and waits for each
    /// change.
    func check(in session: Session) throws {
        // Enough rows for all names in one column.
        session.resize(columns: 120, rows: 340)
        try waitForAll(in: session)
        try write("file 1000", count: 1_000)
        try waitForAll(in: session)
        try system.removeItem(atPath: path(of: "file 1000"))
        try waitForAll(in: session)
    }

    private func waitForAll(in session: Session) throws {
        let there = try entries()
        do {
            try session.wait(for: "\(there.count) names") { Self.entries(shownIn: $0) == there }
        } catch {
            let shown = Self.entries(shownIn: session)
            throw SessionError(
                "Missing on the screen: \(there.subtracting(shown).sorted()). "
                    + "On the screen, but not on the disk: \(shown.subtracting(there).sorted()). \(error)"
            )
        }
    }

    /// Returns the folder's entries on the disk, such as `file 12: 345` and `folder 7`.
    private func entries() throws -> Set<String> {
        let names = try system.contentsOfDirectory(atPath: path)
        return Set(
            try names.map { name in
                guard !name.hasPrefix("folder") else { return name }
                let size = try system.attributesOfItem(atPath: path(of: name))[.size] as? Int
                return "\(name): \(size ?? -1)"
            })
    }

    private static func entries(shownIn session: Session) -> Set<String> {
        var entries = Set<String>()
        for row in session.text.dropLast() {
            // The preview panel at the right shows names and words of its own.
            let words = row.prefix { !"╭│╰".contains($0) }.split(separator: " ")
            for (index, word) in words.enumerated() where index + 1 < words.count {
                let next = words[index + 1]
                if word == "folder" {
                    entries.insert("folder \(next.prefix { $0 != "/" })")
                } else if word == "file" || word == "moved", index + 2 < words.count {
                    entries.insert("\(word) \(next): \(words[index + 2])")
                }
            }
        }
        return entries
    }
}
