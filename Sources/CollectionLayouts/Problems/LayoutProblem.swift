/// A value in a description that cannot be laid out, with the section and item it belongs to.
///
/// Solving a layout never fails. A bad value counts as zero, and the arrangement lists a problem that describes the
/// value in a sentence.
public struct LayoutProblem: Hashable, Sendable {
    /// The reason of a problem.
    package enum Reason: Hashable, Sendable {
        /// A number of points that is infinite, not a number, beyond 10^12, or negative where negative numbers are not
        /// allowed. The string is the bad number.
        case length(Quantity, String)
        /// A ratio that is not a number, a column ratio that is negative or not finite, or an aspect ratio that gives
        /// no valid lengths. The string is the bad ratio.
        case ratio(Quantity, String)
        /// A number of items on a line that is below 1.
        case itemsPerLine(Int)
        /// A table with fewer sizes than there are items.
        case tableTooShort(sizes: Int, items: Int)
        /// More items of different sizes than a section can have. The limit is 2^32 − 1.
        case tooManyItems(Int)
        /// A number of columns that is below 1, or above `Columns.most`.
        case columnCount(Int)
        /// A list of column ratios in which no ratio is above zero.
        case noColumnRatio
        /// A number of lines in a shelf that is below 1.
        case shelfLines(Int)
        /// A group that is too small for its first member.
        case groupTooSmall
        /// A group without members or frames, or with a count below 1.
        case emptyGroup
        /// A group that its members cannot fill, because they have no extent, or because too many members would be
        /// needed.
        case endlessGroup
        /// Groups without extent and spacing, which would all begin at the same point.
        case flatGroup
        /// More members of a group, or frames of a custom group, than the limit of 100,000.
        case tooManyMembers(Int)
        /// A custom group whose closure returned another number of frames than before. The layout uses the new number.
        case customFrames(Int, before: Int)
        /// Groups that are nested deeper than 64 levels.
        case nestedTooDeep
        /// Insets that leave no room.
        case noRoom
        /// Content insets on an axis that is measured.
        case insetsOnEstimate
        /// Sideways scrolling of a body that cannot scroll sideways.
        case sidewaysBody
        /// A number of lanes in a waterfall that is below 1.
        case lanes(Int)
        /// A lane of a waterfall, from a closure, that does not exist. The second number is the number of lanes.
        case lane(Int, of: Int)
        /// A body that returned fewer frames than there are items.
        case tooFewFrames(frames: Int, items: Int)
        /// A problem of a custom body, as a sentence. The sentence must begin with a small letter and end with a full
        /// stop.
        case body(String)
    }

    /// The quantity that has a bad number, such as a width or a spacing.
    package enum Quantity: String, Hashable, Sendable, CaseIterable {
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
        case readableWidth = "readable width"
    }

    /// The index of the section with the problem; nil for the layout as a whole.
    public var section: Int?
    /// The index of the item with the problem; nil for the section as a whole.
    public var item: Int?
    /// The reason of the problem.
    package var reason: Reason
}

extension LayoutProblem {
    /// The largest number of columns of a layout.
    static let mostColumns = 64
    /// The largest number of members of a group.
    static let mostMembers = 100_000
    /// The largest number of levels of nested groups. Deeper groups are left out, so that the stack does not overflow.
    static let mostLevels = 64
}

extension LayoutProblem: CustomStringConvertible {
    /// The problem in one sentence. It names the section, the item and the bad value. It also names the replacement, or
    /// a way to correct the value.
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
            "a line cannot have \(count) items, so the items take no room; use 1 or more."
        case .tableTooShort(let sizes, let items):
            "the table has sizes for \(sizes) of \(items) items; the others take no room."
        case .tooManyItems(let count):
            """
            \(count) items of different sizes are more than a section can have (4294967295), so they take no room; use \
            several sections, or items of one size.
            """
        case .columnCount(let count):
            count < 1
                ? "a layout cannot have \(count) columns; 1 is used."
                : "a layout cannot have \(count) columns; the most, \(LayoutProblem.mostColumns), are used."
        case .noColumnRatio:
            "no column has a ratio above 0, so no section is shown; give at least one a ratio above 0."
        case .shelfLines(let count):
            "a shelf cannot have \(count) lines; 1 is used."
        case .groupTooSmall:
            "a group is too small for its first member; make the group larger or the member smaller."
        case .emptyGroup:
            "a group is empty; give it at least one member or frame, or a count of 1 or more."
        case .endlessGroup:
            "the members of a group are too small to fill it; make them larger along its axis."
        case .flatGroup:
            "the groups have neither a size nor a spacing along the scroll axis, so only the first is shown; give them one."
        case .tooManyMembers(let count):
            "a group has \(count) members; only the first \(LayoutProblem.mostMembers) are used."
        case .customFrames(let frames, let before):
            "a custom group returned \(frames) frames, but \(before) before; return the same number every time."
        case .nestedTooDeep:
            "groups are nested deeper than \(LayoutProblem.mostLevels) levels; the deeper ones are left out."
        case .noRoom:
            "insets and spacings leave no room in a group; make them smaller."
        case .insetsOnEstimate:
            "content insets are ignored along an axis with an estimated size; use spacing instead."
        case .sidewaysBody:
            "this kind of section cannot scroll sideways, so it stays in place; use .shelf or .group."
        case .lanes(let count):
            "a waterfall cannot have \(count) lanes; 1 is used."
        case .lane(let lane, let count):
            """
            the closure returned lane \(lane), but the lanes are numbered from 0 to \(count - 1); lane \
            \(lane < 0 ? 0 : count - 1) is used.
            """
        case .tooFewFrames(let frames, let items):
            "the body returned frames for \(frames) of \(items) items; the others take no room."
        case .body(let sentence): sentence
        }
    }
}

extension LayoutProblem.Quantity {
    fileprivate var withArticle: String {
        let startsWithVowel = rawValue.first.map { "aeiou".contains($0) } ?? false
        return (startsWithVowel ? "an " : "a ") + rawValue
    }

    /// The value that the layout uses in place of the bad value.
    fileprivate var instead: String {
        switch self {
        case .aspectRatio: "the items take no room"
        case .pageWidth: "the section's own width is used"
        case .laneWidth: "1 lane is used"
        default: "0 is used"
        }
    }
}
