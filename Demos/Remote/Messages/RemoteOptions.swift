import Gallery
import Reflow

/// The options that a child receives before it makes its demo.
public struct RemoteOptions: Hashable, Sendable {
    /// The number of items per section, for layouts without data of their own.
    public var items: Int
    /// The number of sections, for layouts without data of their own.
    public var sections: Int
    /// The number of items of each section; `nil` for equal sections. It replaces `items` and `sections`.
    public var itemCounts: [Int]?
    /// Whether changes are animated, if the demo can animate them.
    public var animates: Bool
    /// The direction in which layouts run that are mirrored in languages from right to left.
    public var layoutDirection: LayoutDirection
    /// The settings of knobs as `name=value`.
    public var settings: [String]
    /// The knobs of a program whose knobs only the browser knows, such as the numbers of the user's code.
    public var knobs: [Knob]
    /// The values of these knobs.
    public var knobStates: [KnobState]

    public init(
        items: Int = 20, sections: Int = 3, itemCounts: [Int]? = nil, animates: Bool = true,
        layoutDirection: LayoutDirection = .leftToRight, settings: [String] = [],
        knobs: [Knob] = [], knobStates: [KnobState] = []
    ) {
        (self.items, self.sections, self.itemCounts) = (items, sections, itemCounts)
        self.animates = animates
        (self.layoutDirection, self.settings) = (layoutDirection, settings)
        (self.knobs, self.knobStates) = (knobs, knobStates)
    }
}

extension RemoteOptions: WireValue {
    init(from reader: inout ByteReader) throws(FormatError) {
        self.init(
            items: try reader.read(Int.self).boundedCount,
            sections: try reader.read(Int.self).boundedCount,
            itemCounts: try reader.read([Int]?.self)?.map(\.boundedCount),
            animates: try reader.read(),
            layoutDirection: try reader.readCase(), settings: try reader.read(),
            knobs: try reader.read(), knobStates: try reader.read())
        knobStates = knobs.enumerated().map { $1.fitting(knobStates[inside: $0]) }
    }

    func write(to writer: inout ByteWriter) {
        writer.write(items)
        writer.write(sections)
        writer.write(itemCounts)
        writer.write(animates)
        writer.writeCase(layoutDirection)
        writer.write(settings)
        writer.write(knobs)
        writer.write(knobStates)
    }
}
