#if Curses
    import CCurses
    import Terminals

    /// The functions that C calls to interpret the values in cells.
    final class Folding {
        /// The theme that decides how colours look. After a change, C must clear its cache of folded styles.
        var theme = Theme(suiting: nil)

        /// The pointer that C passes to the callbacks. The terminal keeps this object alive while it is open.
        var context: UnsafeRawPointer {
            UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
        }

        /// Returns how a cell is drawn with a number of colours, in the theme of the object behind `context`.
        static func fold(
            _ cell: UnsafePointer<rfl_cell>?, _ colorCount: Int32, _ context: UnsafeRawPointer?
        ) -> rfl_folded {
            guard let cell, let context else { return rfl_folded() }
            let theme = Unmanaged<Folding>.fromOpaque(context).takeUnretainedValue().theme
            // `Cell` and `rfl_cell` have the same layout in memory; see `CursesRows`.
            let own = UnsafeRawPointer(cell).loadUnaligned(as: Cell.self)
            let depth = ColorDepth(colorCount: colorCount)
            let (glyph, style) = depth.fold(own, in: theme)
            return rfl_folded(
                foreground: number(style.foreground, depth),
                background: number(style.background, depth),
                attributes: style.attributes.rawValue, is_blank: glyph != own.glyph)
        }

        /// Converts a colour to the number that C expects.
        ///
        /// On a terminal with exact colours, ncurses can send only the first eight of the terminal's sixteen colours by
        /// number. The bright colours are sent with xterm's values.
        private static func number(_ color: FoldedColor, _ depth: ColorDepth) -> Int32 {
            if case .index(let number) = color {
                if depth != .trueColor { return Int32(number) }
                if number < 8 { return -2 - Int32(number) }
            }
            guard let (red, green, blue) = color.look else { return -1 }
            return Int32(red) << 16 | Int32(green) << 8 | Int32(blue)
        }

        /// Writes the base and the marks of a glyph, at most five scalars, and returns their number.
        static func spell(_ bits: UInt32, into out: UnsafeMutablePointer<UInt32>?) -> Int32 {
            guard let out else { return 0 }
            // C passes only bits that came from a cell, so they are a valid glyph.
            let scalars = unsafeBitCast(bits, to: Glyph.self).scalars.prefix(Int(RFL_SCALARS))
            for (index, scalar) in scalars.enumerated() { out[index] = scalar.value }
            return Int32(scalars.count)
        }
    }

    extension ColorDepth {
        /// Makes the depth of a terminal from its number of colours. For a number between two depths, makes the lower
        /// depth.
        init(colorCount: Int32) {
            self = Self.allCases.last { $0.rawValue <= Int(colorCount) } ?? .monochrome
        }
    }
#endif
