import Foundation
import Reflow
import Testing

/// The screens that examples show.
struct Showing {
    /// Returns the last screen of an example's terminal after the inputs and a final q.
    static func screen(
        _ size: ScreenSize = ScreenSize(columns: 80, rows: 24), pressing inputs: [Input] = [],
        _ body: () throws -> Void
    ) throws -> Screen {
        try #require(try result(size, pressing: inputs, body).screen)
    }

    static func result(
        _ size: ScreenSize = ScreenSize(columns: 80, rows: 24), pressing inputs: [Input] = [],
        _ body: () throws -> Void
    ) throws -> ScriptedTerminal.Result {
        let result = ScriptedTerminal.Result()
        try ScriptedTerminal.$size.withValue(size) {
            try ScriptedTerminal.$inputs.withValue(inputs + [.key("q")]) {
                try ScriptedTerminal.$result.withValue(result, operation: body)
            }
        }
        return result
    }

    /// The screen of a view with boxes: a colour for each section, and the name of each item.
    static func screen<SectionID, ItemID>(
        of view: CollectionView<SectionID, ItemID>, _ size: ScreenSize,
        naming name: @escaping (ItemID) -> String = { "\($0)" }
    ) -> Screen {
        let colors: [Color] = [.teal, .blue, .orange, .green, .violet]
        var part = ViewPart(view, size: size) { element, region in
            switch element.kind {
            case .item:
                region.fill(colors[element.sectionIndex % colors.count])
                region.text(element.item.map(name) ?? "", .centered)
            case .background: region.fill(.surface)
            case .header:
                region.fill(.terminal)
                region.text("\(element.section)", .bold)
            default: region.text("•", .centered)
            }
        }
        var screen = Screen(size: size)
        screen.draw { part.draw(into: &$0, at: .zero) }
        return screen
    }

    /// The columns, in cells, where a colour starts in any row.
    static func starts(of color: Color, in screen: Screen) -> Set<Int> {
        var starts: Set<Int> = []
        for row in 0..<screen.size.rows {
            for column in 0..<screen.size.columns
            where screen[row, column].background == color
                && (column == 0 || screen[row, column - 1].background != color)
            {
                starts.insert(column)
            }
        }
        return starts
    }
}
