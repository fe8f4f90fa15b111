import CollectionLayouts
import CollectionRendering
import CollectionSnapshots
import CollectionViews
import Terminals
import Testing

/// Pictures of views.
@Suite struct ViewPictureTests {
    /// One section of rows, with a header above it if `header` is positive.
    private func view(
        items: Int, height: Double, header: Double = 0, inset: EdgeInsets = .zero,
        lineSpacing: Double = 0, columns: Int, rows: Int
    ) throws -> TestView {
        let layout = FlowLayout<Int> { _ in
            .flow(items: .perLine(1, height: height), lineSpacing: lineSpacing, inset: inset)
                .header(height: header, pinned: true)
        }
        var view = try TestView(layout: layout) { Section(0, items: 0..<items) }
        view.update {
            $0.environment.size = CellScale().size(of: ScreenSize(columns: columns, rows: rows))
            $0.offsetQuantum = 16
        }
        return view
    }

    private func label(_ element: Element<Int, Int>, _ region: inout Region) {
        region.fill(element.kind.color)
        region.text(element.item.map { "\($0)" } ?? "head")
    }

    @Test func fillsEndAtHalfRows() throws {
        let view = try view(items: 2, height: 24, lineSpacing: 8, columns: 3, rows: 4)
        let screen = Screen.drawn(3, 4) { $0.draw(view) { $1.fill($0.kind.color) } }
        #expect(screen.fills() == "rrr\nrrr\nrrr\n...\nrrr\nrrr\nrrr\n...")
        #expect(screen.text() == "\n▀▀▀\n\n▀▀▀")
    }

    @Test func aTextKeepsToTheRowOfTheMiddle() throws {
        let view = try view(items: 2, height: 48, columns: 3, rows: 6)
        let screen = Screen.drawn(3, 6) { $0.draw(view, label) }
        #expect(screen.text() == "\n0\n\n\n1\n")
        #expect(screen.fills() == Array(repeating: "rrr", count: 12).joined(separator: "\n"))
    }

    @Test func aPinnedHeaderCoversItems() throws {
        var view = try view(items: 9, height: 16, header: 16, columns: 5, rows: 3)
        #expect(Screen.drawn(5, 3) { $0.draw(view, label) }.text() == "head\n0\n1")
        view.scroll(by: 48)
        let screen = Screen.drawn(5, 3) { $0.draw(view, label) }
        #expect(screen.text() == "head\n3\n4")
        #expect(screen.fills().hasPrefix("bbbbb\nbbbbb\nrrrrr"))
        view.scroll(to: .end)
        #expect(Screen.drawn(5, 3) { $0.draw(view, label) }.text() == "head\n7\n8")
    }

    @Test func theNextHeaderPushesThePinnedOne() throws {
        let layout = FlowLayout<Int> { _ in
            .flow(items: .perLine(1, height: 16)).header(height: 32, pinned: true)
        }
        var view = try TestView(layout: layout) {
            Section(0, items: 0..<2)
            Section(1, items: 10..<14)
        }
        view.update {
            $0.environment.size = Size(width: 48, height: 64)
            $0.offsetQuantum = 16
        }
        func picture() -> String {
            Screen.drawn(6, 4) { region in
                region.draw(view) { element, region in
                    region.fill(element.kind.color)
                    let name = element.item.map { "\($0)" } ?? "head \(element.section)"
                    region.text(name, row: 0)
                }
            }.text()
        }
        view.scroll(by: 16)
        #expect(picture() == "head 0\n\n1\nhead 1")
        view.scroll(by: 32)
        // One row of the first header remains, without the header's text.
        #expect(picture() == "\nhead 1\n\n10")
        view.scroll(by: 16)
        #expect(picture() == "head 1\n\n10\n11")
    }

    @Test func nothingLeavesTheView() throws {
        var view = try view(items: 9, height: 40, columns: 4, rows: 3)
        view.scroll(by: 32)
        let screen = Screen.drawn(8, 5) { region in
            region.within(columns: 2..<6, rows: 1..<4) { region in
                region.draw(view) { element, region in
                    region.fill(.red)
                    region.text("0123456789", row: 0)
                    region.text("abcdefghij", row: 1)
                }
            }
        }
        for row in [0, 4] { #expect(screen.text(ofRow: row) == "") }
        for row in 1..<4 {
            for column in [0, 1, 6, 7] { #expect(screen[row, column] == .blank) }
        }
        #expect(screen.text(ofRow: 2) == "  012…")
    }

    /// After a view has been drawn into a region, the region draws over the view.
    @Test func whatIsDrawnAfterAViewLiesOverIt() throws {
        var view = try view(items: 9, height: 40, columns: 4, rows: 3)
        view.scroll(by: 32)
        let screen = Screen.drawn(4, 3) { region in
            region.draw(view) { _, region in region.fill(.red) }
            for row in 0..<region.rows { region.text("over", row: row) }
        }
        #expect(screen.text() == "over\nover\nover")
    }

    @Test func theSelectedItemIsMarked() throws {
        var view = try view(items: 3, height: 16, columns: 4, rows: 3)
        view.select(1)
        func draw(_ features: ScreenFeatures) -> Screen {
            .drawn(4, 3, features: features) { region in
                region.draw(view) { element, region in
                    region.fill(.red)
                    region.text("\(element.item ?? 0)", .trailing)
                }
            }
        }
        let screen = draw(ScreenFeatures(colors: .indexed256))
        #expect(screen.text() == "   0\n▌  1\n   2")
        for column in 0..<4 {
            #expect(screen[1, column].attributes.contains(.reverse))
            #expect(!screen[0, column].attributes.contains(.reverse))
        }
        let ascii = draw(ScreenFeatures(colors: .monochrome, isUnicode: false))
        #expect(ascii.text() == "   0\n>  1\n   2")
    }

    @Test func viewsNest() throws {
        let outer = try view(items: 2, height: 48, lineSpacing: 16, columns: 12, rows: 7)
        var inner = try view(items: 50, height: 16, header: 16, columns: 10, rows: 3)
        inner.scroll(by: 64)
        let screen = Screen.drawn(12, 7) { region in
            region.draw(outer) { element, region in
                region.inset(columns: 1, rows: 0) { $0.draw(inner, label) }
            }
        }
        let block = " head\n 4\n 5\n"
        #expect(screen.text() == block + "\n" + block.dropLast())
        #expect(screen.fills().hasPrefix(".bbbbbbbbbb.\n"))
    }

    @Test func anInnerViewIsCutAtTheOuterOnesEdge() throws {
        var outer = try view(items: 2, height: 64, columns: 6, rows: 3)
        outer.scroll(by: 32)
        let inner = try view(items: 4, height: 16, columns: 6, rows: 4)
        let screen = Screen.drawn(6, 5) { region in
            region.within(columns: 0..<6, rows: 1..<4) { region in
                region.draw(outer) { _, region in region.draw(inner, label) }
            }
        }
        #expect(screen.text() == "\n2\n3\n0\n")
    }

    @Test func theNearestIsDrawnLast() throws {
        var view = try view(items: 9, height: 16, header: 16, columns: 4, rows: 3)
        view.scroll(by: 32)
        var order: [Int] = []
        _ = Screen.drawn(4, 3) { $0.draw(view) { element, _ in order.append(element.zIndex) } }
        #expect(order == order.sorted() && order.last == LayoutAttributes.pinnedZIndex)
    }

    @Test func aKeptBufferChangesNothing() throws {
        var dice = Dice(seed: 1)
        var buffer = ElementBuffer<Int, Int>()
        for _ in 0..<20 {
            let size = ScreenSize(columns: 30, rows: 12)
            let view = try dice.view(of: size, scale: CellScale())
            let kept = Screen.drawn(30, 12) {
                $0.draw(view, scale: CellScale(), buffer: &buffer, label)
            }
            #expect(kept == Screen.drawn(30, 12) { $0.draw(view, label) })
        }
    }
}

extension Screen {
    fileprivate func text(ofRow row: Int) -> Substring {
        text().split(separator: "\n", omittingEmptySubsequences: false)[row]
    }
}
