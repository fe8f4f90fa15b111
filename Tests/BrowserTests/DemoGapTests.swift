import GapSupport
import Reflow
import Testing

@testable import Gallery

/// The law of gaps for all demos, sizes and zooms.
@Suite struct DemoGapTests {
    private static let sizes = [(80, 24), (40, 20), (120, 40), (61, 33)]
    private static let zooms = [0.5, 0.67, 0.75, 0.9, 1, 1.25, 1.5, 2]

    @Test(arguments: Gallery.entries.map(\.name)) func gapsAreKept(_ name: String) throws {
        let tree = try FileTree()
        let entry = try #require(Gallery.entry(named: name))
        let demo = try entry.make(tree.options)
        let boxed = try #require(demo as? any Boxed)
        for (columns, rows) in Self.sizes {
            for zoom in Self.zooms {
                let scale = CellScale(zoom: zoom)
                let size = ScreenSize(columns: columns, rows: rows)
                let environment = LayoutEnvironment(size: scale.size(of: size))
                demo.place(in: environment, scale: scale, from: nil)
                var law = GapLaw()
                law.check(boxed.boxes(size), among: boxed.items, cell: scale.cell)
                #expect(law.violations == [], "\(columns) × \(rows) at \(zoom)")
            }
        }
    }
}

private protocol Boxed {
    var items: [Rect] { get }
    func boxes(_ size: ScreenSize) -> [DrawnBox]
}

extension DemoPart: Boxed {
    fileprivate var items: [Rect] { DrawnBox.items(of: demo.view) }

    fileprivate func boxes(_ size: ScreenSize) -> [DrawnBox] {
        DrawnBox.boxes(of: demo.view, scale: scale, size: size)
    }
}
