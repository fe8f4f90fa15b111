import Terminals

extension SvgCell {
    /// Returns the colour of half of the cell; nil for the picture's background.
    func half(isUpper: Bool) -> String? {
        switch glyph {
        case .upperHalf: isUpper ? foreground : background
        case .lowerHalf: isUpper ? background : foreground
        case Glyph("█"): foreground
        default: background
        }
    }

    /// The value of the attribute `stroke` for lines. A dim line also gets an opacity, which this text appends as a
    /// second attribute.
    var lineColor: String {
        attributes.contains(.dim) ? foreground + "\" stroke-opacity=\".6" : foreground
    }
}

/// A character of Unicode's block elements other than a half block: a rectangle in eighths of the cell, or a shade.
struct SvgBlock {
    private var x = 0
    private var y = 0
    private var width = 8
    private var height = 8
    /// The attribute for the opacity of a shade; empty for a rectangle.
    private(set) var opacity = ""

    init?(_ glyph: Glyph) {
        guard let value = glyph.scalar?.value else { return nil }
        switch value {
        case 0x2581...0x2587 where value != 0x2584:
            height = Int(value - 0x2580)
            y = 8 - height
        case 0x2589...0x258F: width = Int(0x2590 - value)
        case 0x2590: (x, width) = (4, 4)
        case 0x2591...0x2593: opacity = " fill-opacity=\".\(25 * (value - 0x2590))\""
        case 0x2594: height = 1
        case 0x2595: (x, width) = (7, 1)
        default: return nil
        }
    }

    /// Returns the path data of the block, rounded to half pixels.
    func path(x left: Int, y top: Int) -> String {
        func pixels(_ eighths: Int, of length: Int) -> Double {
            (Double(eighths * length) / 4).rounded() / 2
        }
        let (w, h) = (pixels(width, of: SvgPicture.width), pixels(height, of: SvgPicture.height))
        let x = Double(left) + pixels(self.x, of: SvgPicture.width)
        let y = Double(top) + pixels(self.y, of: SvgPicture.height)
        return "M\(x) \(y)h\(w)v\(h)h-\(w)z"
    }
}

/// A light line in a cell, from the cell's middle to some of its edges.
struct SvgLine: Equatable {
    private let up, down, left, right: Bool
    private var isRound = false

    static let horizontal = SvgLine(left: true, right: true)

    private init(up: Bool = false, down: Bool = false, left: Bool = false, right: Bool = false) {
        (self.up, self.down, self.left, self.right) = (up, down, left, right)
    }

    init?(_ glyph: Glyph) {
        guard let scalar = glyph.scalar else { return nil }
        switch scalar {
        case "─": self.init(left: true, right: true)
        case "│": self.init(up: true, down: true)
        case "┌", "╭": self.init(down: true, right: true)
        case "┐", "╮": self.init(down: true, left: true)
        case "└", "╰": self.init(up: true, right: true)
        case "┘", "╯": self.init(up: true, left: true)
        case "├": self.init(up: true, down: true, right: true)
        case "┤": self.init(up: true, down: true, left: true)
        case "┬": self.init(down: true, left: true, right: true)
        case "┴": self.init(up: true, left: true, right: true)
        case "┼": self.init(up: true, down: true, left: true, right: true)
        case "╴": self.init(left: true)
        case "╵": self.init(up: true)
        case "╶": self.init(right: true)
        case "╷": self.init(down: true)
        default: return nil
        }
        isRound = "╭"..."╰" ~= scalar
    }

    /// Returns the path data of the line in `count` cells side by side. The line is half a pixel beside the middle of
    /// the cell, so that its width of one pixel is sharp.
    func path(column: Int, row: Int, count: Int) -> String {
        let (width, height) = (SvgPicture.width, SvgPicture.height)
        let (x, y) = (column * width, row * height)
        let (middle, center) = ("\(x + width / 2).5", "\(y + height / 2).5")
        if self == .horizontal { return "M\(x) \(center)h\(count * width)" }
        if isRound {
            let (edge, side) = (up ? y : y + height, left ? x : x + width)
            return "M\(middle) \(edge)Q\(middle) \(center) \(side) \(center)"
        }
        var path = ""
        if up || down {
            path += "M\(middle) \(up ? "\(y)" : center)V\(down ? "\(y + height)" : center)"
        }
        if left || right {
            path += "M\(left ? "\(x)" : middle) \(center)H\(right ? "\(x + width)" : middle)"
        }
        return path
    }
}
