import Reflow

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A card of the board.
struct Card: Codable, Hashable {
    typealias ID = Int

    enum Column: String, Codable, CaseIterable {
        case toDo = "To do"
        case doing = "Doing"
        case done = "Done"
    }

    let id: ID
    var title: String
    var column: Column

    /// Reads the cards of a file. Returns no cards if the file does not exist.
    ///
    /// Throws a sentence if the file cannot be read, or if the file does not contain a board.
    static func read(from path: String) throws -> [Card] {
        guard FileManager.default.fileExists(atPath: path) else { return [] }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw CommandLine.Failure("“\(path)” cannot be read.")
        }
        guard let cards = try? JSONDecoder().decode([Card].self, from: data),
            Set(cards.map(\.id)).count == cards.count
        else {
            throw CommandLine.Failure(
                "“\(path)” is not a board. Name another file, or a new one: board FILE.json")
        }
        return cards
    }

    /// Writes cards to a file. The file is replaced in one step.
    ///
    /// Throws a sentence if the file cannot be written.
    static func write(_ cards: [Card], to path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        do {
            try encoder.encode(cards).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw CommandLine.Failure("Nothing was changed: “\(path)” cannot be written.")
        }
    }
}

extension Card.Column {
    /// The index of the column, from the left.
    var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// Returns the column that lies a number of columns to the right; nil if there is none.
    func moved(by columns: Int) -> Card.Column? {
        let number = number + columns
        return Self.allCases.indices.contains(number) ? Self.allCases[number] : nil
    }

    var color: Color {
        switch self {
        case .toDo: .gray
        case .doing: .blue
        case .done: .green
        }
    }
}
