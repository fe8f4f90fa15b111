/// The columns that sections request, as one-byte codes. One closure returns the code of a single section. The other
/// closure returns the codes of all sections at once.
@usableFromInline
struct ColumnChoices<SectionID> {
    let choice: (SectionID) -> UInt8
    let choices: ([SectionID]) -> [UInt8]

    /// Makes the choices from a closure that returns a section's column.
    ///
    /// This initializer is inlinable, so that the compiler specialises the loop over the identifiers. For a million
    /// identifiers, the loop then runs 20 times faster.
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

    /// The choices that put all sections into the first column.
    static var first: Self { Self(choice: { _ in 0 }, choices: { $0.map { _ in 0 } }) }
}

extension ColumnChoice {
    /// The one-byte code of the choice: the index of a column, or 255 for the shortest column. A code is small, because
    /// there may be a million sections.
    @inlinable var code: UInt8 {
        switch self {
        case .index(let index): UInt8(max(0, min(index, Columns.most - 1)))
        case .shortest: .max
        }
    }
}

extension UInt8 {
    /// Returns the column index of a code, clamped to the existing columns. Nil means the shortest column.
    func column(among count: Int) -> Int? {
        guard count > 1 else { return 0 }
        return self == .max ? nil : Swift.min(Int(self), count - 1)
    }
}
