import TerminalSupport
import Terminals
import Testing

@testable import TerminalControls

@Suite struct SparklineTests {
    private static let bars = Array("▁▂▃▄▅▆▇█")
    private static let asciiBars = Array("_.-=+*%#")

    private func line(
        _ values: [Double], columns: Int, in bounds: ClosedRange<Double>? = nil,
        isUnicode: Bool = true
    ) -> String {
        let features = ScreenFeatures(isUnicode: isUnicode)
        return Screen.drawn(columns, 1, features: features) {
            $0.sparkline(values, row: 0, in: bounds)
        }.text()
    }

    @Test("Values in the bounds get the nearest of eight bars, and others the first or the last")
    func heights() {
        for (lower, upper) in [(0.0, 1.0), (-3, 5), (1e-9, 2e-9), (-1e300, 1e300), (0, 1e308)] {
            for step in -20...120 {
                let share = Double(step) / 100
                let value = lower * (1 - share) + upper * share
                let expected = (min(max(share, 0), 1) * 7).rounded()
                // A value in the middle between two bars may get either.
                guard abs(share * 7 - expected) < 0.49 || step < 0 || step > 100 else { continue }
                let drawn = line([value], columns: 1, in: lower...upper)
                #expect(
                    drawn == String(Self.bars[Int(expected)]), "\(value) in \(lower)...\(upper)")
            }
        }
    }

    @Test("Without bounds, zero is the first bar and the largest number is the last bar")
    func automaticBounds() {
        for largest in [1e-300, 0.5, 1, 7, 1e300] {
            let values = (0...7).map { Double($0) / 7 * largest }
            #expect(line(values, columns: 8) == "▁▂▃▄▅▆▇█")
            #expect(line(values.reversed() + [-largest], columns: 9) == "█▇▆▅▄▃▂▁▁")
        }
        #expect(line([0, 0], columns: 2) == "▁▁")
        #expect(line([-2, -1], columns: 2) == "▁▁")
    }

    @Test("NaN leaves a blank column, and infinite numbers are clamped")
    func specialNumbers() {
        let values = [.nan, .infinity, 1, -.infinity, .nan, 0.5]
        #expect(line(values, columns: 6, in: 0...1) == " ██▁ ▅")
        #expect(line(values, columns: 6) == " ██▁ ▅", "The largest finite number is the bound.")
        #expect(line([.nan, .nan], columns: 3) == "")
        #expect(line([.infinity], columns: 1) == "▁", "There is no finite number above zero.")
    }

    @Test(
        "Bounds without a finite length give the first bar",
        arguments: [
            3...3, -Double.infinity...Double.infinity, 0...Double.infinity,
            -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude,
        ] as [ClosedRange<Double>])
    func flatBounds(bounds: ClosedRange<Double>) {
        #expect(line([-1, 3, 4, .infinity], columns: 4, in: bounds) == "▁▁▁▁")
    }

    @Test("The last numbers that fit are drawn, with the last number in the last column")
    func widths() {
        let values = (0..<30).map { Double($0 * 5 % 8) }
        let all = values.map { Self.bars[Int($0)] }
        for count in 0...30 {
            for columns in 1...40 {
                let shown = all.prefix(count).suffix(columns)
                let blanks = String(repeating: " ", count: columns - shown.count)
                let drawn = line(Array(values.prefix(count)), columns: columns, in: 0...7)
                #expect(drawn == (shown.isEmpty ? "" : blanks + String(shown)))
            }
        }
    }

    @Test("Columns before the first number, and other rows, stay as they are")
    func otherCells() {
        let screen = Screen.drawn(6, 3) { region in
            for row in 0..<3 { region.text("abcdef", row: row) }
            region.sparkline([1, 2], row: 1)
        }
        #expect(screen.lines == ["abcdef", "abcd▅█", "abcdef"])
        for row in [-1, 3, Int.max, Int.min] {
            #expect(Screen.drawn(6, 3) { $0.sparkline([1, 2], row: row) }.text() == "\n\n")
        }
    }

    @Test("Each further row has eight more steps, and a bar is filled from its lowest row")
    func severalRows() {
        for height in 1...5 {
            for isUnicode in [true, false] {
                let bars = [Character(" ")] + (isUnicode ? Self.bars : Self.asciiBars)
                let count = 8 * height
                let values = (0..<count).map { Double($0) } + [.nan]
                let features = ScreenFeatures(isUnicode: isUnicode)
                let screen = Screen.drawn(count + 2, height + 2, features: features) {
                    $0.sparkline(values, row: 1, height: height, in: 0...Double(count - 1))
                }
                for (index, column) in (1...count).enumerated() {
                    // Bars count from the lowest row, which is the row before the last one of the screen.
                    let steps = (1...height).map { row -> Int in
                        let glyph = screen[height + 1 - row, column].glyph.description
                        return bars.firstIndex { String($0) == glyph } ?? -1
                    }
                    #expect(steps.reduce(0, +) == index + 1)
                    #expect(steps == steps.sorted(by: >))
                    #expect(steps.count { (1..<8).contains($0) } <= 1)
                }
                #expect(screen.lines.first == "" && screen.lines.last == "")
            }
        }
    }

    @Test("A height without rows draws nothing, and a large height is limited to the region")
    func limitedHeights() {
        for height in [0, -1, Int.min] {
            let screen = Screen.drawn(4, 3) { $0.sparkline([1, 2], row: 0, height: height) }
            #expect(screen.text() == "\n\n")
        }
        let screen = Screen.drawn(2, 3) { $0.sparkline([0, 1], row: 0, height: .max, in: 0...1) }
        #expect(screen.lines == [" █", " █", "▁█"])
        for row in [Int.max, Int.max - 1, Int.min, -7] {
            #expect(Screen.drawn(2, 3) { $0.sparkline([1], row: row, height: 3) }.text() == "\n\n")
        }
    }

    @Test("A terminal without Unicode gets eight ASCII characters")
    func ascii() {
        let values = (0...7).map { Double($0) }
        #expect(line(values, columns: 8, isUnicode: false) == String(Self.asciiBars))
        #expect(line([.nan] + values, columns: 9, isUnicode: false) == " " + String(Self.asciiBars))
    }
}
