import CollectionLayouts
import CollectionRendering
import CollectionSnapshots
import CollectionViews
import Terminals
import Testing

/// The drawing of an inspector, which leaves all other cells unchanged.
@Suite struct InspectorDrawingTests {
    private typealias Inspector = ViewInspector<Int, Int>

    /// The cells that differ, except for lines drawn over blanks.
    private func differences(_ screen: Screen, _ other: Screen) -> [ScreenCell] {
        var cells: [ScreenCell] = []
        for row in 0..<screen.size.rows {
            for column in 0..<screen.size.columns {
                let (old, new) = (screen[row, column], other[row, column])
                let isTraced = old.glyph == .space && old.background == new.background
                if old != new, !isTraced { cells.append(ScreenCell(column: column, row: row)) }
            }
        }
        return cells
    }

    @Test(
        "The inspector changes only blanks, the selected element and its rulers", arguments: 0..<60)
    func changes(seed: Int) throws {
        var dice = Dice(seed: seed)
        let scale = CellScale(zoom: DrawingLawTests.zooms[dice.roll(0...5)])
        let size = ScreenSize(columns: dice.roll(1...60), rows: dice.roll(1...30))
        let view = try dice.view(of: size, scale: scale)
        let plain = InspectorScene.screen(view, size, scale: scale)
        var inspector = Inspector()
        for _ in 0...min(12, view.seenAttributes.count) {
            let shown = InspectorScene.screen(view, size, scale: scale) {
                inspector.draw(over: &$0, of: view, scale: scale)
            }
            let element = inspector.element(in: view)?.attributes
            let areas =
                inspector.rulers(in: view).map(\.area) + (element.map { [$0.frame] } ?? [])
            let cells = areas.map { scale.frame(of: $0, scrolledBy: view.contentOffset) }
            for cell in differences(plain, shown) {
                let isMeant = cells.contains {
                    // An element thinner than a row still gets one row.
                    let first = min($0.rows.lowerBound, $0.textRow ?? $0.rows.lowerBound)
                    let rows = $0.rows.isEmpty ? first..<$0.rows.lowerBound + 1 : $0.rows
                    // A label above or below the element may be wider than the element.
                    let margin = element == nil ? 0 : 4
                    return rows.contains(cell.row)
                        && cell.column >= $0.columns.lowerBound - margin
                        && cell.column < $0.columns.upperBound + margin
                }
                #expect(isMeant, "\(cell) of\n\(shown.text())")
            }
            inspector.step(forward: true, in: view)
        }
        #expect(InspectorScene.screen(view, size, scale: scale) == plain)
    }

    @Test("The inspector can draw on a screen of any size", arguments: InspectorScene.allCases)
    func sizes(scene: InspectorScene) throws {
        let ascii = ScreenFeatures(colors: .monochrome, isUnicode: false)
        for columns in [1, 2, 3, 10, 40, 80, 200] {
            for rows in [1, 2, 3, 8, 20, 60] {
                let size = ScreenSize(columns: columns, rows: rows)
                let view = try scene.view(size)
                var inspector = Inspector()
                for forward in [true, true, false, false] {
                    for features in [ScreenFeatures(), ascii] {
                        let screen = InspectorScene.screen(view, size, features: features) {
                            inspector.draw(over: &$0, of: view)
                            inspector.drawPanel(over: &$0, of: view)
                        }
                        if !features.isUnicode {
                            #expect(screen.text().utf8.allSatisfy { $0 < 128 })
                        }
                    }
                    inspector.step(forward: forward, in: view)
                }
            }
        }
    }

    /// A background of a billion items is higher than any screen.
    @Test func whatIsEndlessIsDrawnAsFarAsItIsSeen() throws {
        let layout = FlowLayout<Int> { _, _ in
            .flow(items: .uniform(Size(width: 64, height: 48)), inset: .all(1e9))
                .header(height: 32, pinned: true).background(.section)
        }
        var view = try TestView(layout: layout) { Section(0, items: 0..<1_000_000_000) }
        view.update {
            $0.environment.size = Size(width: 640, height: 384)
            $0.scrollByCells(of: CellScale())
        }
        var inspector = Inspector()
        for target in [0, 1e9, 3e9] {
            view.scroll(to: Point(x: 0, y: target))
            var kinds: Set<ElementKind> = []
            for _ in view.seenAttributes {
                inspector.step(forward: true, in: view)
                let kind = try #require(inspector.element(in: view)).attributes.kind
                kinds.insert(kind)
                if kind == .background {
                    let shown = InspectorScene.screen(view) { inspector.draw(over: &$0, of: view) }
                    // The upper and lower edges may be far away, but the sides are visible.
                    for column in [0, 79] { #expect(shown[17, column].glyph == Glyph("┃")) }
                }
                _ = InspectorScene.screen(view) {
                    inspector.draw(over: &$0, of: view)
                    inspector.drawPanel(over: &$0, of: view)
                }
            }
            #expect(kinds.isSuperset(of: [.background, .header]))
        }
    }

    @Test(
        "The inspector draws the same at any position of the view, and nothing outside it",
        arguments: InspectorScene.allCases)
    func elsewhere(scene: InspectorScene) throws {
        let (size, place) = (ScreenSize(columns: 64, rows: 20), ScreenCell(column: 5, row: 3))
        let view = try scene.view(size)
        var inspector = Inspector()
        for step in 0..<8 {
            func draw(_ region: inout Region) {
                region.draw(view) { element, region in
                    region.fill(element.kind.color)
                    region.text(element.item.map { "\($0)" } ?? "")
                }
                inspector.draw(over: &region, of: view)
                if step.isMultiple(of: 2) { inspector.drawPanel(over: &region, of: view) }
            }
            let alone = Screen.drawn(size.columns, size.rows) { draw(&$0) }
            let moved = Screen.drawn(size.columns + 8, size.rows + 7) {
                let columns = place.column..<place.column + size.columns
                $0.within(columns: columns, rows: place.row..<place.row + size.rows) { draw(&$0) }
            }
            for row in 0..<moved.size.rows {
                for column in 0..<moved.size.columns {
                    let (y, x) = (row - place.row, column - place.column)
                    let isInside = (0..<size.rows).contains(y) && (0..<size.columns).contains(x)
                    let wanted = isInside ? alone[y, x] : .blank
                    guard moved[row, column] != wanted else { continue }
                    Issue.record("\(column), \(row) of\n\(moved.text())\n\(alone.text())")
                    return
                }
            }
            for _ in 0..<3 { inspector.step(forward: true, in: view) }
        }
    }

    /// Insets, the safe area and the content inset each have their own pattern.
    @Test func shadingNeedsNoColor() throws {
        let view = try InspectorScene.insets.view()
        for (features, patterns) in [
            (ScreenFeatures(colors: .monochrome), ["░", "╱", "╲"]),
            (ScreenFeatures(colors: .monochrome, isUnicode: false), [":", "/", "\\"]),
        ] {
            let text = InspectorScene.screen(view, features: features) {
                Inspector().draw(over: &$0, of: view)
            }.text()
            for pattern in patterns { #expect(text.contains(pattern), "\(text)") }
        }
    }

    @Test("Scrolling shows every fact in a panel of any height")
    func panelScrolls() throws {
        var view = try InspectorScene.split.view()
        var inspector = Inspector()
        inspector.step(forward: true, in: view)
        for rows in [1, 4, 9, 40] {
            var seen = ""
            for _ in 0..<60 {
                seen += Screen.drawn(26, rows) { inspector.drawFacts(into: &$0, of: view) }.text()
                _ = inspector.handle(.key(.shift(.down)), in: &view)
            }
            for fact in inspector.facts(of: view).flatMap(\.facts) {
                #expect(seen.contains(fact.label) && seen.contains(fact.value), "\(fact)")
            }
            // One key upward shows another line at once, even after many keys downward at the end.
            let end = Screen.drawn(26, rows) { inspector.drawFacts(into: &$0, of: view) }.text()
            _ = inspector.handle(.key(.shift(.up)), in: &view)
            let before = Screen.drawn(26, rows) { inspector.drawFacts(into: &$0, of: view) }.text()
            #expect(before != end || rows == 40)
            for _ in 0..<60 { _ = inspector.handle(.key(.shift(.up)), in: &view) }
        }
    }
}
