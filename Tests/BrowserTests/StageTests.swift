import Reflow
import Testing

@testable import Browser

/// The position and scale of a demo on the screen, for all sizes.
@Suite struct StageTests {
    @Test("The visible part lies in the pane, and the device is the rotated terminal")
    func laws() {
        for columns in 1...200 {
            for rows in 1...200 {
                let terminal = ScreenSize(columns: columns, rows: rows)
                let pane = ScreenSize(columns: columns, rows: rows >= 8 ? rows - 1 : rows)
                let stage = Stage.turned(terminal, in: pane)
                let edge = stage.isFramed ? 1 : 0
                let isSquare = columns * 8 == rows * 16
                let wanted =
                    isSquare
                    ? Size(width: 390, height: 844)
                    : Size(width: Double(rows * 16), height: Double(columns * 8))
                let isInside =
                    stage.columns.lowerBound >= edge && stage.rows.lowerBound >= edge
                    && stage.columns.upperBound + edge <= pane.columns
                    && stage.rows.upperBound + edge <= pane.rows
                // The whole width is visible if the minimum scale allows it. Only the height may be
                // cut.
                let seen = Double(stage.columns.count) * stage.scale.cell.width
                guard stage.size == wanted, isInside, !stage.columns.isEmpty, !stage.rows.isEmpty,
                    seen >= wanted.width - 1e-3 || stage.scale == CellScale(zoom: 1 / 64),
                    stage.scale.zoom <= 1, stage.hiddenHeight >= 0
                else {
                    Issue.record("\(terminal): \(stage)")
                    return
                }
            }
        }
    }

    @Test("The scale stays the same if the width fits")
    func scaleIsKept() {
        for rows in 3...60 {
            let terminal = ScreenSize(columns: 130, rows: rows)
            let pane = ScreenSize(columns: 130, rows: rows)
            let stage = Stage.turned(terminal, in: pane)
            #expect(stage.scale == CellScale(zoom: 1) || stage.size.width > 128 * 8)
        }
    }

    @Test("Any size and zoom gives a valid stage")
    func oddities() {
        for zoom in [0.25, 1, 4] {
            for (columns, rows) in [(0, 0), (0, 9), (9, 0), (1, 1), (2, 2), (3, 3), (2, 90)] {
                let size = ScreenSize(columns: columns, rows: rows)
                for stage in [
                    Stage.turned(size, in: size, zoom: zoom),
                    Stage.whole(pane: size, zoom: zoom),
                ] {
                    #expect(stage.columns.lowerBound >= 0 && stage.columns.upperBound <= columns)
                    #expect(stage.rows.lowerBound >= 0 && stage.rows.upperBound <= rows)
                }
            }
        }
    }
}

extension Stage {
    /// The device that is the rotated terminal.
    fileprivate static func turned(
        _ terminal: ScreenSize, in pane: ScreenSize, zoom: Double = 1
    ) -> Stage {
        .device(turned(terminal, zoom: zoom), pane: pane, zoom: zoom)
    }
}

/// The suggestions for a wrong name.
@Suite struct SuggestionTests {
    @Test(
        "Similar names are suggested, and different names are not",
        arguments: [
            ("basik", ["basic"]), ("Bsaic", ["basic"]), ("emojis", ["emoji"]), ("file", ["files"]),
            ("sec", ["sections"]), ("setcions", ["sections"]), ("xyzzy", []), ("f", ["files"]),
        ])
    func names(_ wrong: String, _ wanted: [String]) {
        let names = ["basic", "emoji", "sections", "files"]
        #expect(Suggestions.names(like: wrong, among: names) == wanted)
    }

    @Test("The error is a sentence that says what to do")
    func sentence() {
        let error = #expect(throws: BrowserError.self) {
            _ = try Browser(demo: "basik", size: "80x24")
        }
        #expect(
            error?.description
                == "There is no demo “basik”. Did you mean “basic”? “reflow list” shows all names.")
        let other = #expect(throws: BrowserError.self) {
            _ = try Browser(demo: String(repeating: "w", count: 500), size: "80x24")
        }
        #expect(other.map { $0.description.count < 120 } == true)
        #expect(other?.description.hasSuffix("”. “reflow list” shows all names.") == true)
    }

    @Test("A name is found in any case")
    func anyCase() throws {
        #expect(try Session("BASIC").status.hasPrefix(" Basic "))
    }

    @Test("The distance is one for each added, missing, changed or swapped letter")
    func distance() {
        func distance(_ left: String, _ right: String) -> Int {
            Suggestions.distance(Array(left), Array(right))
        }
        #expect(distance("", "") == 0 && distance("", "abc") == 3 && distance("abc", "") == 3)
        #expect(distance("abc", "acb") == 1 && distance("abc", "abd") == 1)
        #expect(distance("abc", "ab") == 1 && distance("kitten", "sitting") == 3)
    }
}
