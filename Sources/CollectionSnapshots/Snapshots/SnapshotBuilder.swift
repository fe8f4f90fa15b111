/// A result builder for the sections of a snapshot. It accepts sections, arrays of sections, `if`, `switch` and `for`.
@resultBuilder
public enum SnapshotBuilder<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    /// The sections that a statement in the builder produces.
    public typealias Sections = [Section<SectionID, ItemID>]

    public static func buildExpression(_ section: Section<SectionID, ItemID>) -> Sections {
        [section]
    }

    public static func buildExpression(_ sections: Sections) -> Sections { sections }

    /// Accepts a statement without a section, for example a call of `print`.
    public static func buildExpression(_ nothing: Void) -> Sections { [] }

    // The common case: the body of a `for` with one statement. The array is not copied.
    public static func buildBlock(_ part: Sections) -> Sections { part }

    public static func buildBlock(_ parts: Sections...) -> Sections { joined(parts) }

    public static func buildOptional(_ part: Sections?) -> Sections { part ?? [] }

    public static func buildEither(first part: Sections) -> Sections { part }

    public static func buildEither(second part: Sections) -> Sections { part }

    public static func buildArray(_ parts: [Sections]) -> Sections { joined(parts) }

    public static func buildLimitedAvailability(_ part: Sections) -> Sections { part }

    private static func joined(_ parts: [Sections]) -> Sections {
        Array(parts.joined())
    }
}
