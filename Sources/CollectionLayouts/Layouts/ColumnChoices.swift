/// The columns that sections ask for: of one section, or of all at once.
@usableFromInline
struct ColumnChoices<SectionID> {
    let choice: (SectionID) -> UInt8
    let choices: ([SectionID]) -> [UInt8]

    /// Inlinable, so that the loop over a million identifiers is specialised to their type: 20 times faster.
    @inlinable
    init(_ column: @escaping (SectionID) -> ColumnChoice) {
        self.init(
            choice: { column($0).code }, choices: { sections in sections.map { column($0).code } })
    }

    @inlinable
    init(side: @escaping (SectionID) -> Side) {
        self.init(
            choice: { side($0) == .right ? 1 : 0 },
            choices: { sections in sections.map { side($0) == .right ? 1 : 0 } })
    }

    @usableFromInline
    init(choice: @escaping (SectionID) -> UInt8, choices: @escaping ([SectionID]) -> [UInt8]) {
        self.choice = choice
        self.choices = choices
    }

    /// All sections in the first column.
    static var first: Self { Self(choice: { _ in 0 }, choices: { $0.map { _ in 0 } }) }
}

extension ColumnChoice {
    /// The index of a column, or 255 for the shortest: a byte, as there may be a million of them.
    @inlinable var code: UInt8 {
        switch self {
        case .index(let index): UInt8(max(0, min(index, Columns.most - 1)))
        case .shortest: .max
        }
    }
}

extension UInt8 {
    /// The column of a code, clamped to the number of columns; nil for the shortest.
    func column(among count: Int) -> Int? {
        guard count > 1 else { return 0 }
        return self == .max ? nil : Swift.min(Int(self), count - 1)
    }
}
