/// A part of a description that cannot be laid out, and its place.
///
/// Layout never fails. A bad value counts as zero, and the arrangement lists a problem that says so in a sentence.
public struct LayoutProblem: Hashable, Sendable {
    /// The reason of a problem.
    public enum Reason: Hashable, Sendable {
        /// A number of points that is infinite, not a number or beyond 10^12, or negative where it must not be.
        case length(Quantity, String)
        /// A ratio that is not a number, a column ratio that is negative or not finite, or an aspect ratio that gives
        /// no valid lengths.
        case ratio(Quantity, String)
        /// A count of items on a line that is below 1.
        case itemsPerLine(Int)
        /// A table with fewer sizes than there are items.
        case tableTooShort(sizes: Int, items: Int)
        /// More items of different sizes than a section can have: 2^32 − 1.
        case tooManyItems(Int)
        /// A count of columns that is below 1, or above `Columns.most`.
        case columnCount(Int)
        /// Columns without a ratio above zero.
        case noColumnRatio
        /// A count of lines in a shelf that is below 1.
        case shelfLines(Int)
        /// A group that is too small for its first member.
        case groupTooSmall
        /// A group without members or frames, or with a count below 1.
        case emptyGroup
        /// A group that its members cannot fill, because they have no extent or too many would be needed.
        case endlessGroup
        /// Groups without extent and spacing, which would all begin at the same place.
        case flatGroup
        /// More members of a group, or frames of a custom group, than allowed: 100,000.
        case tooManyMembers(Int)
        /// A custom group whose closure gives another number of frames than before. The new number is used.
        case customFrames(Int, before: Int)
        /// Groups that are nested too deep.
        case nestedTooDeep
        /// Insets that leave no room.
        case noRoom
        /// Insets on an axis that is measured.
        case insetsOnEstimate
        /// Sideways scrolling of a body that does not support it.
        case sidewaysBody
        /// A count of lanes in a waterfall that is below 1.
        case lanes(Int)
        /// A body that gives fewer frames than there are items.
        case tooFewFrames(frames: Int, items: Int)
        /// A problem of a custom body. The sentence begins with a small letter and ends with a full stop.
        case body(String)
    }

    /// The meaning of a number.
    public enum Quantity: String, Hashable, Sendable, CaseIterable {
        case width, height
        case insetTop = "top inset"
        case insetLeft = "left inset"
        case insetBottom = "bottom inset"
        case insetRight = "right inset"
        case interItemSpacing = "inter-item spacing"
        case lineSpacing = "line spacing"
        case headerHeight = "header height"
        case headerWidth = "header width"
        case footerHeight = "footer height"
        case footerWidth = "footer width"
        case splitSpacing = "split spacing"
        case columnSpacing = "column spacing"
        case columnWidth = "column width"
        case columnRatio = "column ratio"
        case sectionSpacing = "spacing between sections"
        case interGroupSpacing = "spacing between groups"
        case edgeSpacing = "edge spacing"
        case pageWidth = "page width"
        case separator = "separator"
        case offset
        case leftSideRatio = "left side ratio"
        case aspectRatio = "aspect ratio"
        case estimate = "estimated height"
        case laneWidth = "lane width"
        case laneSpacing = "lane spacing"
        case itemSpacing = "item spacing"
        case rowHeight = "row height"
    }

    /// The index of the section with the problem; nil for the layout as a whole.
    public var section: Int?
    /// The index of the item with the problem; nil for the section as a whole.
    public var item: Int?
    /// The reason of the problem.
    public var reason: Reason
}

extension LayoutProblem {
    /// The most columns of a layout.
    static let mostColumns = 64
    /// The most members of a group.
    static let mostMembers = 100_000
    /// Groups nested deeper than this are left out, so that the stack does not overflow.
    static let mostLevels = 64
}

extension LayoutProblem: CustomStringConvertible {
    /// The problem in one sentence: its place, the bad value, and the value used instead or a way to correct it.
    public var description: String {
        let place =
            switch (section, item) {
            case (let section?, let item?): "Section \(section), item \(item)"
            case (let section?, nil): "Section \(section)"
            default: "Layout"
            }
        return "\(place): \(reason.sentence)"
    }
}

extension LayoutProblem.Reason {
    var sentence: String {
        switch self {
        case .length(let quantity, let value):
            "\(quantity.withArticle) of \(value) points cannot be laid out; \(quantity.instead)."
        case .ratio(let quantity, let value):
            "\(quantity.withArticle) of \(value) cannot be laid out; \(quantity.instead)."
        case .itemsPerLine(let count):
            "\(count) items on a line cannot be laid out, so they take no room; use 1 or more."
        case .tableTooShort(let sizes, let items):
            "the table has sizes for \(sizes) of \(items) items; the others take no room."
        case .tooManyItems(let count):
            """
            \(count) items of different sizes take no room, as there are more than 4294967295; \
            use several sections or equal items.
            """
        case .columnCount(let count):
            "\(count) columns cannot be laid out; \(count < 1 ? "1 is" : "\(LayoutProblem.mostColumns) are") used."
        case .noColumnRatio:
            "no column has a ratio above 0, so no section is shown; give one of them a positive ratio."
        case .shelfLines(let count):
            "a shelf of \(count) lines cannot be laid out; 1 line is used."
        case .groupTooSmall:
            "a group has no room for its first member; make the member smaller or the group larger."
        case .emptyGroup:
            "a group has nothing to lay out; give it a member, a frame or a count of 1 or more."
        case .endlessGroup:
            "the members of a group do not fill it; give them a larger extent along its axis."
        case .flatGroup:
            "groups have no length and only the first is shown; give them an extent or a spacing."
        case .tooManyMembers(let count):
            "a group has \(count) members; the first \(LayoutProblem.mostMembers) are used."
        case .customFrames(let frames, let before):
            "a custom group gives \(frames) frames instead of \(before); let its closure answer alike."
        case .nestedTooDeep:
            "groups inside more than \(LayoutProblem.mostLevels) others are left out; nest them less."
        case .noRoom:
            "insets and spacings leave no room in a group; use smaller ones."
        case .insetsOnEstimate:
            "content insets on an axis that is measured are ignored; use spacing instead."
        case .sidewaysBody:
            "the body cannot scroll sideways and stands still; use a shelf or groups."
        case .lanes(let count):
            "a waterfall of \(count) lanes cannot be laid out; 1 lane is used."
        case .tooFewFrames(let frames, let items):
            "the body gives frames for \(frames) of \(items) items; the others take no room."
        case .body(let sentence): sentence
        }
    }
}

extension LayoutProblem.Quantity {
    fileprivate var withArticle: String {
        let startsWithVowel = rawValue.first.map { "aeiou".contains($0) } ?? false
        return (startsWithVowel ? "an " : "a ") + rawValue
    }

    /// What counts where the number cannot.
    fileprivate var instead: String {
        switch self {
        case .aspectRatio: "the items take no room"
        case .pageWidth: "the section's own width is used"
        case .laneWidth: "1 lane is used"
        default: "0 is used"
        }
    }
}
