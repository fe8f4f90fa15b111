import CollectionLayouts
import CollectionSnapshots
import CollectionViews
import TerminalControls
import Terminals

extension ShellPart {
    /// Makes a part from a view of the program. `draw` draws one element, with the program as a parameter.
    ///
    /// The closure of `ViewPart.init` is not used. The part receives its size before each frame, because the program
    /// may have replaced the part.
    public static func view<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>(
        _ path: WritableKeyPath<Program, ViewPart<SectionID, ItemID>>,
        draw: @escaping (Program, Element<SectionID, ItemID>, inout Region) -> Void
    ) -> ShellPart {
        ShellPart { program, input, now in
            program[keyPath: path].handle(input, at: now)
        } draw: { program, region, context in
            let size = ScreenSize(columns: region.columns, rows: region.rows)
            _ = program[keyPath: path].handle(.resize(size), at: context.now)
            program[keyPath: path].setFocus(context.isFocused)
            // Draw a copy of the part, because the closure reads the program at the same time.
            var part = program[keyPath: path]
            part.draw(into: &region) { draw(program, $0, &$1) }
        } waits: { program in
            Waits(nextFrame: program[keyPath: path].nextFrame)
        }
    }
}
