/// The characters of a box's edges and corners.
package struct BoxGlyphs {
    package let topLeft, topRight, bottomLeft, bottomRight, horizontal, vertical: Unicode.Scalar

    package static let rounded = BoxGlyphs("╭", "╮", "╰", "╯", "─", "│")
    package static let thin = BoxGlyphs("┌", "┐", "└", "┘", "─", "│")
    package static let heavy = BoxGlyphs("┏", "┓", "┗", "┛", "━", "┃")
    package static let ascii = BoxGlyphs("+", "+", "+", "+", "-", "|")
    package static let heavyASCII = BoxGlyphs("#", "#", "#", "#", "=", "#")

    private init(
        _ topLeft: Unicode.Scalar, _ topRight: Unicode.Scalar, _ bottomLeft: Unicode.Scalar,
        _ bottomRight: Unicode.Scalar, _ horizontal: Unicode.Scalar, _ vertical: Unicode.Scalar
    ) {
        (self.topLeft, self.topRight) = (topLeft, topRight)
        (self.bottomLeft, self.bottomRight) = (bottomLeft, bottomRight)
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }
}
