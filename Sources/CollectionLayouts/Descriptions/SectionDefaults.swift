/// What a section takes from its layout where its own description says nothing. Numbers are in points.
public struct SectionDefaults: Hashable, Sendable {
    public var inset: EdgeInsets
    public var interItemSpacing: Double
    public var lineSpacing: Double
    public var normalizesLineHeight: Bool
    /// Whether headers stay in view while their section is.
    public var pinsHeaders: Bool
    /// Whether footers stay in view while their section is.
    public var pinsFooters: Bool
    /// Whether a section without items keeps its insets and its background.
    ///
    /// In UIKit's compositional layout it keeps neither, only header, footer and spacing: measured on pictures
    /// for a section with nothing around it, and taken to hold for one with a header too.
    public var keepsEmptySections: Bool

    public init(
        inset: EdgeInsets = .zero, interItemSpacing: Double = 0, lineSpacing: Double = 0,
        normalizesLineHeight: Bool = false, pinsHeaders: Bool = false, pinsFooters: Bool = false,
        keepsEmptySections: Bool = true
    ) {
        self.inset = inset
        self.interItemSpacing = interItemSpacing
        self.lineSpacing = lineSpacing
        self.normalizesLineHeight = normalizesLineHeight
        self.pinsHeaders = pinsHeaders
        self.pinsFooters = pinsFooters
        self.keepsEmptySections = keepsEmptySections
    }
}
