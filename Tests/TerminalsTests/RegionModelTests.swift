import TerminalSupport
import Testing

@testable import Terminals

/// Elements give the same cells as the reference implementation, which draws cell by cell.
@Suite struct RegionModelTests {
    private static let size = ScreenSize(columns: 9, rows: 5)
    private static let colors: [Color] = [.terminal, .red, .green, .white, .red, .gray]

    @Test(arguments: 0..<8) func cellsAreWhatTheDefinitionGives(seed: UInt64) {
        var random = SplitMix(seed: seed)
        for _ in 0..<400 {
            let features = ScreenFeatures(
                colors: random.chance(5) ? .monochrome : .trueColor, isUnicode: !random.chance(4))
            var screen = Screen(size: Self.size, features: features)
            // The reference implementation reverses selected elements. The themes with tones do not.
            screen.theme = .highContrast
            var model = ModelScreen(size: Self.size, features: features)
            var log: [String] = []
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let (frame, clip) = (Self.frame(&random), Self.clip(&random))
                var operations = Self.operations(&random, depth: 1)
                if random.chance(3) { operations.append(.markSelected) }
                if random.chance(5) { operations.append(.fade) }
                screen.draw { region in
                    region.draw(frame, clip: clip) { region in
                        for operation in operations { operation.draw(into: &region) }
                    }
                }
                var element = ModelElement(frame: frame, clip: clip)
                for operation in operations { element.draw(operation, on: &model) }
                element.paintHalves(&model)
                log.append("\(frame) \(clip): \(operations)")
            }
            guard let place = Self.firstDifference(screen, model) else { continue }
            let cells = (screen[place.row, place.column], model.cells[place.row][place.column])
            Issue.record("\(place), \(features): \(cells)\n\(log.joined(separator: "\n"))")
            return
        }
    }

    private static func firstDifference(
        _ screen: Screen, _ model: ModelScreen
    ) -> (row: Int, column: Int)? {
        for row in 0..<size.rows {
            for column in 0..<size.columns where screen[row, column] != model.cells[row][column] {
                return (row, column)
            }
        }
        return nil
    }

    /// A random frame in, around or outside the screen. Its rows are its half rows, rounded to the
    /// nearest row.
    private static func frame(_ random: inout SplitMix) -> Region.Frame {
        let columns = random.range(-3...8, count: 0...10)
        if random.chance(3) {
            return Region.Frame(columns: columns, rows: random.range(-2...4, count: 0...5))
        }
        let halves = random.range(-4...9, count: 0...9)
        let rows = (halves.lowerBound + 1) >> 1..<(halves.upperBound + 1) >> 1
        let touched = halves.lowerBound >> 1..<(halves.upperBound + 1) >> 1
        let textRow = random.chance(6) ? nil : touched.randomElement(using: &random)
        return Region.Frame(columns: columns, halfRows: halves, rows: rows, textRow: textRow)
    }

    private static func clip(_ random: inout SplitMix) -> ScreenArea {
        let all = ScreenArea(columns: 0..<size.columns, rows: 0..<size.rows)
        guard random.chance(2) else { return all }
        let columns = random.range(0...8, count: 0...9)
        let rows = random.range(0...4, count: 0...5)
        return ScreenArea(
            columns: columns.clamped(to: all.columns), rows: rows.clamped(to: all.rows))
    }

    private static func operations(_ random: inout SplitMix, depth: Int) -> [ModelOperation] {
        (0..<Int.random(in: 1...3, using: &random)).map { _ in operation(&random, depth: depth) }
    }

    private static func operation(_ random: inout SplitMix, depth: Int) -> ModelOperation {
        func look() -> ModelLook {
            let options: [TextOptions] = [.bold, .reverse, .centered, .trailing, .padded]
            let chosen = options.filter { _ in random.chance(3) }
            return ModelLook(
                options: TextOptions(chosen),
                color: random.chance(3) ? colors.randomElement(using: &random) : nil)
        }
        let text = random.modelText(count: Int.random(in: 0...7, using: &random))
        let color = colors.randomElement(using: &random) ?? .red
        let columns = random.range(-2...8, count: 0...9)
        let rows = random.range(-2...4, count: 0...5)
        let row = Int.random(in: -2...4, using: &random)
        switch Int.random(in: 0..<(depth > 0 ? 11 : 9), using: &random) {
        case 0, 1: return .fill(color, foreground: random.chance(4) ? .green : nil)
        case 2: return .fillPart(color, columns: columns, rows: rows)
        case 3: return .text(text, look())
        case 4:
            let column = Int.random(in: -3...9, using: &random)
            return .textAt(text, look(), row: row, column: column)
        case 5:
            return .wrapped(text, look(), row: row, columns: random.chance(2) ? nil : columns)
        case 6: return .border(random.chance(3) ? "" : text, look())
        case 7: return .trace(look().options, columns: columns, rows: rows)
        case 8: return random.chance(2) ? .markSelected : .fade
        case 9:
            let operations = operations(&random, depth: depth - 1)
            return .within(columns: columns, rows: rows, operations)
        default:
            let operations = operations(&random, depth: depth - 1)
            let margins = (random.chance(2) ? 1 : 2, random.chance(2) ? 0 : 1)
            return .inset(columns: margins.0, rows: margins.1, operations)
        }
    }
}
