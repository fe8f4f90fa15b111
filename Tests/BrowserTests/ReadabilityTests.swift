import Reflow
import TerminalPictures
import Testing

@testable import Browser
@testable import Gallery

/// Every letter is readable on its fill, at every colour depth.
@Suite struct ReadabilityTests {
    /// Screens that together show all colours and marks of a demo.
    private func screens(of demo: String?, _ features: ScreenFeatures) throws -> [Screen] {
        let tree = try FileTree()
        var session = try Session(demo, 80, 24, options: tree.options)
        session.features = features
        var screens = [session.screen]
        for keys in [[.tab, .down], ["G"], ["r"], ["r", "-", "-"], ["?"]] as [[Key]] {
            for key in keys { session.press(key) }
            screens.append(session.screen)
        }
        return screens
    }

    /// The colour depths and themes with known colours.
    private static let looks = [ColorDepth.trueColor, .indexed256].flatMap { depth in
        [Theme(suiting: .dark), Theme(suiting: .light), .dark, .light, .highContrast].map {
            (depth, $0)
        }
    }

    @Test(
        "Letters have a contrast of at least 4.5 in exact and 256 colours, in every theme",
        arguments: [nil] + demoNames)
    func exactColours(_ demo: String?) throws {
        var count = 0
        for screen in try screens(of: demo, ScreenFeatures()) {
            for letter in screen.letters {
                for (depth, theme) in Self.looks {
                    let style = depth.fold(letter, in: theme)
                    // Where the terminal's own background shows, the theme knows how it looks.
                    guard let front = style.foreground.look else {
                        // Both colours are the terminal's own. Otherwise the contrast would be
                        // unknown.
                        // Log shows the colours of the file, which the terminal chooses with 16 colours.
                        #expect(style.foreground == style.background || demo == "log", "\(demo)")
                        continue
                    }
                    let back = style.background.look ?? theme.background(depth)
                    count += 1
                    let contrast = front.contrast(with: back) ?? 0
                    // Million has the colours of the programs that it is compared with, and one of
                    // them is lighter.
                    #expect(
                        contrast >= (demo == "million" ? 3.9 : 4.5), "\(letter) \(depth) \(theme)")
                }
            }
        }
        #expect(demo == nil || count > 3)
    }

    /// The terminal chooses its 16 colours. With xterm's values, the letters have enough contrast.
    @Test("Letters are readable in 16 and 8 colours", arguments: [ColorDepth.ansi16, .ansi8])
    func ansiColours(_ depth: ColorDepth) throws {
        var count = 0
        for demo in demoNames {
            for letter in try screens(of: demo, ScreenFeatures(colors: depth)).flatMap(\.letters) {
                let style = depth.fold(letter)
                guard let front = style.foreground.look, let back = style.background.look else {
                    // Log shows the colours of the file, which the terminal chooses with 16 colours.
                    #expect(style.foreground == style.background || demo == "log", "\(demo)")
                    continue
                }
                #expect((front.contrast(with: back) ?? 0) >= 3.5, "\(letter)")
                count += 1
            }
        }
        #expect(count > 100, "\(count)")
    }

    /// Demos without items that are completely filled with a colour.
    private static let unfilled: Set = [
        "adaptive", "appearances", "background", "behaviours", "files", "grid", "headers", "log",
        "processes", "sections", "shelves", "simple-list", "store", "two-rows",
    ]

    @Test(
        "Without colour, reverse video and a sign distinguish every item",
        arguments: demoNames)
    func noColour(_ demo: String) throws {
        let tree = try FileTree()
        var session = try Session(demo, 80, 24, options: tree.options)
        let quiet: [Color] = [.terminal, .panel, .surface, .raised]
        var (count, told) = (0, 0)
        for keys in [[], [.tab, .down], ["G"]] as [[Key]] {
            for key in keys { session.press(key) }
            session.features = ScreenFeatures()
            let coloured = session.screen
            session.features = ScreenFeatures(colors: .monochrome)
            let screen = session.screen
            for item in session.seenItems {
                count += 1
                let drawn = screen.cells(columns: item.columns, rows: item.rows).map {
                    $0.map { ColorDepth.monochrome.fold($0) }
                }
                #expect(
                    drawn.joined().contains { $0.glyph != .space }, "The item has no sign: \(item)")
                if item.isSelected {
                    // The mark leaves out a first column that contains letters.
                    let first = drawn.compactMap { $0.first?.glyph }
                    #expect(
                        first.contains(Glyph("▌")) || !first.contains(.space),
                        "The item is not marked: \(item)")
                }
                // Without colour, a filled item is reversed, and the selected item is not.
                let colours = coloured.cells(columns: item.columns, rows: item.filledRows).joined()
                guard !colours.isEmpty, colours.allSatisfy({ !quiet.contains($0.background) })
                else {
                    continue
                }
                let fill = screen.cells(columns: item.columns, rows: item.filledRows).joined()
                let isTold = fill.allSatisfy {
                    ColorDepth.monochrome.fold($0).1.attributes.contains(.reverse)
                        != item.isSelected
                }
                #expect(isTold, "The item is not reversed: \(item)")
                told += 1
            }
        }
        // All items of this demo scroll sideways, and can be clipped at any column.
        #expect(count > 3 || demo == "behaviours")
        #expect((told > 0) != Self.unfilled.contains(demo), "\(told)")
    }

    @Test("Without Unicode, all text is ASCII", arguments: [nil] + demoNames)
    func ascii(_ demo: String?) throws {
        let features = ScreenFeatures(colors: .ansi8, isUnicode: false)
        for screen in try screens(of: demo, features) {
            let odd = screen.text().unicodeScalars.filter { !$0.isASCII }
            #expect(odd.isEmpty, "\(odd.map(String.init))")
        }
    }

    @Test(
        "No dump contains control characters that could harm a terminal",
        arguments: [nil] + demoNames)
    func harmless(_ demo: String?) throws {
        for screen in try screens(of: demo, ScreenFeatures()) {
            #expect(screen.isHarmless)
            let isPlain = screen.svg().unicodeScalars.allSatisfy {
                $0 == "\n" || $0.properties.generalCategory != .control
            }
            #expect(isPlain)
        }
    }
}

/// A completely visible item that no element covers, in cells of the screen.
private struct SeenItem {
    var columns: Range<Int>
    var rows: Range<Int>
    /// The rows that the item's own fill covers completely. The range is empty if another element
    /// may have filled them.
    var filledRows: Range<Int>
    var isSelected: Bool
}

extension Session {
    fileprivate var seenItems: [SeenItem] {
        guard let scene = browser.list.scene, let part = scene.demo as? any SeeingItems else {
            return []
        }
        return part.seenItems(on: scene.stage)
    }
}

/// A demo part that reports its visible items.
private protocol SeeingItems {
    func seenItems(on stage: Stage) -> [SeenItem]
}

extension DemoPart: SeeingItems {
    fileprivate func seenItems(on stage: Stage) -> [SeenItem] {
        let elements = demo.view.visibleElements
        let frames = elements.map {
            stage.scale.frame(of: $0.frame, scrolledBy: demo.view.contentOffset)
        }
        // The last column has the scrollbar.
        let columns = 0..<stage.columns.count - 1
        return zip(elements, frames).enumerated().compactMap { index, pair in
            let (element, frame) = pair
            guard element.kind == .item, !element.scrollsSideways, !frame.rows.isEmpty,
                columns.contains(frame.columns.lowerBound),
                frame.rows.clamped(to: 0..<stage.rows.count) == frame.rows,
                // The elements are in order from back to front.
                !frames[(index + 1)...].contains(where: { $0.covers(frame) })
            else { return nil }
            let top = (frame.halfRows.lowerBound + 1) / 2
            let bottom = max(top, frame.halfRows.upperBound / 2)
            let isAlone = !frames[..<index].contains { $0.covers(frame) }
            return SeenItem(
                columns: frame.columns.clamped(to: columns), rows: frame.rows,
                filledRows: isAlone ? top..<bottom : top..<top, isSelected: element.isSelected)
        }
    }
}

extension Region.Frame {
    /// Whether the frame shares cells with another frame.
    fileprivate func covers(_ other: Self) -> Bool {
        columns.overlaps(other.columns) && rows.overlaps(other.rows)
    }
}

extension Screen {
    /// The different styles of the cells with letters.
    fileprivate var letters: Set<Style> {
        var styles: Set<Style> = []
        for row in 0..<size.rows {
            withRow(row) { cells in
                for cell in cells where cell.glyph != .space && !cell.glyph.isBlock {
                    styles.insert(cell.style)
                }
            }
        }
        return styles
    }
}

extension FoldedColor {
    /// The components of a folded colour: xterm's values for the first 16 and the formula for the
    /// others, or `nil` for the terminal's own colour.
    fileprivate var look: Color? {
        switch self {
        case .terminal: nil
        case .rgb(let red, let green, let blue): Color(red: red, green: green, blue: blue)
        case .index(let index) where index < 16: Color(hex: Self.sixteen[Int(index)])
        case .index(let index) where index < 232:
            Color(
                red: Self.level((index - 16) / 36), green: Self.level((index - 16) / 6 % 6),
                blue: Self.level((index - 16) % 6))
        case .index(let index):
            Color(
                red: 8 + 10 * (index - 232), green: 8 + 10 * (index - 232),
                blue: 8 + 10 * (index - 232))
        }
    }

    private static func level(_ step: UInt8) -> UInt8 { step == 0 ? 0 : 55 + 40 * step }

    private static let sixteen: [UInt32] = [
        0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
        0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ]
}

extension Glyph {
    /// Whether the glyph is a block element, such as the edge of a card or a part of a bar.
    fileprivate var isBlock: Bool {
        description.unicodeScalars.first.map { 0x2580...0x259F ~= $0.value } ?? false
    }
}
