import TerminalSupport
import Terminals
import Testing

@testable import TerminalControls

/// The layout of panes at all sizes, and moves of the dividers.
@Suite struct PanesTests {
    private static let all: [Panes<Int>] = [
        Panes([.init(0)]),
        Panes([.init(0, cells: 24, least: 10), .init(1, least: 20)]),
        Panes([.init(0, cells: 24), .init(1)], narrow: .one, below: 72),
        Panes([.init(0, share: 2), .init(1), .init(2)], gap: 0, narrow: .rows, below: 40),
        Panes(
            [.init(0, cells: 3), .init(1, share: 0.5, least: 4), .init(2, cells: 1)], .rows, gap: 2),
        Panes([.init(0, share: 0), .init(1, share: 1, least: 9), .init(2, share: .nan)], .rows),
        Panes([.init(0, cells: 500, least: 5), .init(1, cells: 500, least: 5)], gap: 3),
    ]

    private static let sizes: [ScreenSize] =
        [1, 2, 3, 4, 5, 9, 24, 60].flatMap { rows in
            (1...200).filter { $0 < 50 || $0 % 9 == 0 }.map { ScreenSize(columns: $0, rows: rows) }
        }

    /// Checks that each cell belongs to exactly one pane or gap.
    private func check(_ panes: Panes<Int>, _ what: String) {
        var owners = Array(repeating: 0, count: panes.size.columns * panes.size.rows)
        let areas = panes.panes.compactMap { panes.area(of: $0.id) }
        for area in areas + panes.dividers {
            for row in area.rows {
                for column in area.columns { owners[row * panes.size.columns + column] += 1 }
            }
        }
        #expect(owners.allSatisfy { $0 == 1 }, "\(what) at \(panes.size)")
        #expect(panes.area(of: panes.focus) != nil)
        #expect(panes.dividers.count == areas.count - 1)
        guard areas.count > 1 else { return }
        for pane in panes.panes {
            guard let area = panes.area(of: pane.id) else { continue }
            let length = panes.placement == .rows ? area.rows.count : area.columns.count
            #expect(length >= pane.least, "\(what) at \(panes.size)")
        }
    }

    @Test(arguments: all) func theyFillTheirRoomAndNeverOverlap(panes: Panes<Int>) {
        for size in Self.sizes {
            var panes = panes
            panes.resize(to: size)
            for _ in panes.panes {
                check(panes, "focus \(panes.focus)")
                panes.moveFocus()
            }
        }
    }

    @Test(arguments: all, 0..<10 as Range<UInt64>)
    func whateverIsDraggedTheyFillTheirRoom(panes: Panes<Int>, seed: UInt64) {
        var random = SplitMix(seed: seed)
        var panes = panes
        for step in 0..<150 {
            switch Int.random(in: 0..<5, using: &random) {
            case 0: panes.resize(to: Self.sizes.randomElement(using: &random)!)
            case 1: panes.moveDivider(by: Int.random(in: -9...9, using: &random))
            case 2: panes.moveFocus(by: Int.random(in: -4...4, using: &random))
            default:
                let actions: [MouseEvent.Action] = [.press, .drag, .drag, .release, .wheelUp]
                let event = MouseEvent(
                    actions.randomElement(using: &random)!,
                    column: Int.random(in: -2...200, using: &random),
                    row: Int.random(in: -2...60, using: &random))
                _ = panes.target(of: .mouse(event))
            }
            check(panes, "step \(step)")
        }
    }

    @Test func theMouseCountsFromThePaneItIsOver() {
        for size in Self.sizes {
            for var panes in Self.all {
                panes.resize(to: size)
                for id in panes.panes.map(\.id) {
                    guard let area = panes.area(of: id), !area.isEmpty else { continue }
                    let (column, row) = (area.columns.upperBound - 1, area.rows.lowerBound)
                    let wheel = MouseEvent(.wheelUp, column: column, row: row)
                    let focus = panes.focus
                    let heard = panes.target(of: .mouse(wheel))
                    #expect(heard?.id == id && panes.focus == focus)
                    let local = MouseEvent(.wheelUp, column: area.columns.count - 1, row: 0)
                    #expect(heard?.input == .mouse(local))
                    let press = MouseEvent(.press, column: column, row: row)
                    let pressed = panes.target(of: .mouse(press))
                    #expect(pressed?.id == id && panes.focus == id)
                    let typed = panes.target(of: .key("x"))
                    #expect(typed?.id == id && typed?.input == .key("x"))
                }
            }
        }
    }

    @Test func aDividerFollowsTheMouseAndKeepsTheLeastSizes() {
        var panes = Panes([.init(0, cells: 24, least: 10), .init(1, least: 20)])
        panes.resize(to: ScreenSize(columns: 80, rows: 24))
        func mouse(_ action: MouseEvent.Action, _ column: Int) {
            _ = panes.target(of: .mouse(MouseEvent(action, column: column, row: 3)))
        }
        mouse(.press, 24)
        #expect(panes.isDragging)
        for column in -5..<90 {
            mouse(.drag, column)
            let width = min(max(column, 10), 59)
            #expect(panes.area(of: 0)?.columns == 0..<width)
            #expect(panes.area(of: 1)?.columns == width + 1..<80)
        }
        mouse(.drag, 30)
        mouse(.release, 30)
        mouse(.drag, 50)
        #expect(!panes.isDragging && panes.area(of: 0)?.columns == 0..<30)
        // The first pane keeps its width in cells at another size, and then keys move the divider
        // further.
        panes.resize(to: ScreenSize(columns: 120, rows: 24))
        #expect(panes.area(of: 0)?.columns == 0..<30)
        panes.moveDivider(by: 5)
        #expect(panes.area(of: 0)?.columns == 0..<35)
        panes.setFocus(1)
        panes.moveDivider(by: -5)
        #expect(panes.area(of: 0)?.columns == 0..<30)
    }

    @Test func sharesAreKeptInAnotherRoom() {
        var panes = Panes([.init(0), .init(1)], gap: 0)
        panes.resize(to: ScreenSize(columns: 100, rows: 10))
        panes.moveDivider(by: 25)
        panes.resize(to: ScreenSize(columns: 40, rows: 10))
        #expect(panes.area(of: 0)?.columns == 0..<30)
    }
}
