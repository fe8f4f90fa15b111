/// A value in a description that has no effect, or not the usual effect, in its place.
///
/// A note is not a `LayoutProblem`: the layout is solved as described, as UIKit would solve it. The note names the value and
/// says what counts instead. A description that several sections share makes each of its notes once, when the layout is
/// solved. Reading and scrolling make no notes.
public struct LayoutNote: Hashable, Sendable {
    /// The reason of a note.
    package enum Reason: Hashable, Sendable {
        /// A value without effect. The first text names the value. The second text is a sentence that says what counts
        /// instead; it begins with a small letter and has no full stop.
        case ignored(String, instead: String)
        /// A number beyond its limits, which counts as the nearest limit.
        case clamped(String, to: Double)
        /// A member of a group that never has an item, because the members before it fill the group. Members are
        /// counted from 1.
        case unreachedMember(Int)
        /// A member that is longer than the room in its group along an axis, in points.
        case longMember(Double, room: Double, Axis)
        /// Members that together need more points than their group has along its axis.
        case longMembers(Double, room: Double, Axis)
        /// A section's own group that is wider than its section, in points and with its edge spacing.
        case wideGroup(Double, room: Double)
        /// Insets that leave no room for an element. The text names the element.
        case noRoomInside(String)
        /// A note of a custom body, as a sentence. The sentence must begin with a small letter and end with a full stop.
        case body(String)
    }

    /// The index of the section with the description; nil for the layout as a whole. For a description that several
    /// sections share, the index of the first of them.
    public var section: Int?
    /// The reason of the note.
    package var reason: Reason
}

extension LayoutNote: CustomStringConvertible {
    /// The note in one sentence. It names the section and the value, and says what counts instead.
    public var description: String {
        "\(section.map { "Section \($0)" } ?? "Layout"): \(reason.sentence)"
    }
}

extension LayoutNote.Reason {
    var sentence: String {
        switch self {
        case .ignored(let value, let instead): "\(value) has no effect; \(instead)."
        case .clamped(let value, let limit): "\(value) counts as \(limit.brief)."
        case .unreachedMember(let member):
            "member \(member) of a group is never used; the members before it fill the group."
        case .longMember(let extent, let room, let axis):
            """
            a member is \(extent.brief) points \(axis.adjective), but its group has room for \(room.brief), so it may lie \
            over other items.
            """
        case .longMembers(let extent, let room, let axis):
            """
            the members of a group are \(extent.brief) points \(axis.adjective) together, but the group has room for \
            \(room.brief), so they reach beyond its end.
            """
        case .wideGroup(let width, let room):
            """
            a section's group is \(width.brief) points wide with its edge spacing, but the section has room for \
            \(room.brief), so it reaches beyond the section.
            """
        case .noRoomInside(let element):
            "the insets of \(element) leave it no room, so it is not shown; make them smaller."
        case .body(let sentence): sentence
        }
    }
}

extension Axis {
    fileprivate var adjective: String { self == .horizontal ? "wide" : "high" }
}

extension Double {
    /// The number for a sentence: with at most two decimal places, and without decimal places if it is whole.
    package var brief: String {
        let hundredths = (self * 100).rounded()
        guard hundredths.magnitude < 1e15 else { return "\(self)" }
        let rounded = hundredths / 100
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}

extension ProblemLog {
    /// Adds a note of a custom body. The sentence must begin with a small letter and end with a full stop. The log keeps
    /// equal notes once, and at most 100 notes of a description.
    public mutating func note(_ sentence: String) { note(.body(sentence)) }

    mutating func note(_ reason: LayoutNote.Reason) {
        guard notes.count < Self.limit, !notes.contains(reason) else { return }
        notes.append(reason)
    }

    /// Adds a note about a value without effect; see `LayoutNote.Reason.ignored`.
    mutating func ignore(
        _ value: @autoclosure () -> String, if isIgnored: Bool, _ instead: String
    ) {
        if isIgnored { note(.ignored(value(), instead: instead)) }
    }

    /// Adds a note if the insets leave no room for an element.
    mutating func checkRoom(inside element: String, _ size: Size, _ insets: EdgeInsets) {
        guard !size.isEmpty else { return }
        if insets.horizontal >= size.width || insets.vertical >= size.height {
            note(.noRoomInside(element))
        }
    }

    /// Returns the notes of the current description, and begins with an empty list.
    mutating func takeNotes() -> [LayoutNote.Reason] { exchange(&notes, with: []) }
}
