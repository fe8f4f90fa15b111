import Reflow

/// The look of a name by the parameters of the control sequence SGR, as `LS_COLORS` has them.
///
/// Each colour becomes the palette colour of the same hue, so that every theme keeps the text readable.
struct SgrLook: Hashable, Sendable {
    var attributes: Style.Attributes = []
    /// A palette colour; `nil` for the usual colour of text. White and light greys have no hue and are `nil`.
    var color: Color?

    /// Makes a look by parameters such as `01;34`; `nil` for a text that has other characters than digits and
    /// semicolons. Unknown parameters change nothing.
    ///
    /// A background becomes the colour of black and white letters: `37;41` is red.
    init?(_ parameters: String) {
        guard parameters.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x3B }) else {
            return nil
        }
        var style = LineStyle()
        style.apply(Array(parameters.utf8)[...])
        let color = style.foreground?.hue ?? style.background?.hue ?? style.foreground?.ink
        self.init(style.attributes, color: color)
    }

    init(_ attributes: Style.Attributes = [], color: Color? = nil) {
        (self.attributes, self.color) = (attributes, color)
    }
}
