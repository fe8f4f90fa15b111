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
        let part = ShellPart.part(path)
        return ShellPart(
            handle: part.handle,
            draw: { program, region, context in
                program[keyPath: path].prepare(for: region, context)
                // Draw a copy of the part, because the closure reads the program at the same time.
                var part = program[keyPath: path]
                part.draw(into: &region) { draw(program, $0, &$1) }
            }, waits: part.waits, advance: part.advance)
    }
}
