import Reflow
import Testing
import UIKit

@testable import DocumentSamples

/// The frames of the documents' samples on phones that are 375 and 320 points wide.
@MainActor struct DocumentSampleTests {
    private func show(_ controller: UIViewController, width: Double = 375) throws -> Shown {
        try Shown(.controller { controller }, Size(width: width, height: 2 * width))
    }

    private func frames(_ shown: Shown, section: Int = 0, _ items: Range<Int>) -> [Rect] {
        items.compactMap { shown.frame($0, section: section) }
    }

    @Test(
        "Basic has squares of whole points in both columns, and green continues below red",
        arguments: [(375.0, 38.0, 62.0, 338.0), (320, 30, 51, 282)])
    func basic(_ expected: (width: Double, left: Double, right: Double, green: Double)) throws {
        let shown = try show(SplitBasicViewController(), width: expected.width)
        #expect(shown.itemCounts == [20, 20, 20])
        let column = (expected.width - 8) * 0.4 + 8
        for (section, x, y, side) in [
            (0, 0, 8, expected.left), (1, column, 8, expected.right),
            (2, 0, expected.green, expected.left),
        ] {
            for (index, frame) in frames(shown, section: section, 0..<4).enumerated() {
                let (line, place) = (Double(index / 3), Double(index % 3))
                let square = Rect(
                    x: x + 8 + place * (side + 8), y: y + line * (side + 8), width: side,
                    height: side)
                #expect(frame.isClose(to: square), "\(section) \(index)")
            }
        }
    }

    @Test(
        "The list starts with seven films and grows at its end without moving the others",
        arguments: [375.0, 320])
    func list(width: Double) throws {
        let controller = ArticleListViewController()
        let shown = try show(controller, width: width)
        for count in 7...9 {
            #expect(shown.itemCounts == [count])
            #expect(
                frames(shown, 0..<count)
                    == (0..<count).map {
                        Rect(x: 0, y: 44 * Double($0), width: width, height: 44)
                    })
            controller.addMovie()
            shown.advance()
        }
        controller.viewWillDisappear(false)
    }

    @Test(
        "The grid has squares that are 10 apart", arguments: [(375.0, 75.0), (320, 64)])
    func grid(width: Double, pitch: Double) throws {
        let shown = try show(ArticleGridViewController(), width: width)
        for (index, frame) in frames(shown, 0..<12).enumerated() {
            let square = Rect(
                x: Double(index % 5) * pitch + 5, y: Double(index / 5) * pitch + 5,
                width: pitch - 10, height: pitch - 10)
            #expect(frame.isClose(to: square), "\(index)")
        }
    }

    @Test(
        "Two columns are 10 apart and 10 from both sides",
        arguments: [(375.0, 172.5), (320, 145)])
    func twoColumns(width: Double, side: Double) throws {
        let shown = try show(ArticleTwoColumnsViewController(), width: width)
        #expect(
            frames(shown, 0..<3) == [
                Rect(x: 10, y: 0, width: side, height: 44),
                Rect(x: 20 + side, y: 0, width: side, height: 44),
                Rect(x: 10, y: 54, width: side, height: 44),
            ])
    }

    @Test("Two rows repeat one item above three", arguments: [375.0, 320])
    func twoRows(width: Double) throws {
        let shown = try show(ArticleTwoRowsViewController(), width: width)
        for group in 0..<2 {
            let y = Double(group) * 0.7 * width + 5
            let row = (0..<3).map {
                Rect(
                    x: Double($0) * width / 3 + 5, y: y + 0.4 * width, width: width / 3 - 10,
                    height: 0.3 * width - 10)
            }
            let expected = [Rect(x: 5, y: y, width: width - 10, height: 0.4 * width - 10)] + row
            for (frame, expected) in zip(frames(shown, 4 * group..<4 * group + 4), expected) {
                #expect(frame.isClose(to: expected), "\(frame)")
            }
        }
    }

    @Test("Two shelves of ten boxes are below headers", arguments: [375.0, 320])
    func shelves(width: Double) throws {
        let shown = try show(ScrollableMinimalViewController(), width: width)
        for section in 0..<2 {
            let top = Double(section) * 72
            #expect(
                frames(shown, section: section, 0..<10)
                    == (0..<10).map {
                        Rect(x: Double($0) * 55, y: top + 22, width: 50, height: 50)
                    })
        }
        #expect(shown.frames(.header).map(\.y) == [0, 72])
        #expect(shown.contentSize == Size(width: width, height: 144))
    }

    @Test func samplesShowTheirCells() throws {
        let list = try show(ArticleListViewController())
        #expect(list.text(columns: 46, rows: 41).contains("Seven Samurai"))
        let grid = try show(ArticleGridViewController())
        #expect(grid.text(columns: 46, rows: 41).contains("17"))
    }
}

extension Rect {
    /// Whether no edge differs by more than a rounding error.
    fileprivate func isClose(to other: Rect) -> Bool {
        [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY].allSatisfy {
            abs($0) < 1e-6
        }
    }
}
