import CollectionLayouts
import CollectionSnapshots
import CollectionViews
import Terminals

extension Terminal {
    /// Shows a view on the whole screen until `action` quits or the terminal is closed.
    ///
    /// The last row shows the text of an outcome `.message` until the next key, paste, click or wheel step. For bars,
    /// prompts, wakes and data from other threads, run a `ViewProgram`.
    ///
    /// - Parameters:
    ///   - view: The view. After the call, it has the reader's last scroll position and selection.
    ///   - scale: The scale from points to cells.
    ///   - selection: The style that marks the selected item.
    ///   - body: Draws one element.
    ///   - action: Handles every input first, and may change the view. The view handles inputs that `action` ignores;
    ///     see `CollectionView.handle`.
    ///   - opening: Handles the opening of an item, by Enter or a second click.
    /// - Returns: The reason for the end if the program was stopped from outside; nil if it has quit.
    @discardableResult
    public func run<SectionID, ItemID>(
        _ view: inout CollectionView<SectionID, ItemID>, scale: CellScale = CellScale(),
        selection: SelectionStyle = .reverse,
        _ body: @escaping (Element<SectionID, ItemID>, inout Region) -> Void,
        on action: @escaping (inout CollectionView<SectionID, ItemID>, Input) -> Outcome,
        opening: @escaping (inout CollectionView<SectionID, ItemID>, ItemID) -> Outcome = {
            _, _ in .ignored
        }
    ) -> EndReason? {
        var program = ViewProgram(
            view, scale: scale, selection: selection, size: size, at: now, body, on: action,
            opening: opening)
        let end = run(&program)
        view = program.view
        return end
    }
}

extension ScopedTerminal {
    /// Opens the terminal, shows a view until `action` quits, and always restores the terminal.
    ///
    /// See `Terminal.run` for the closures. Throws an error with a sentence if there is no terminal to open.
    @discardableResult
    public static func run<SectionID, ItemID>(
        _ view: inout CollectionView<SectionID, ItemID>, scale: CellScale = CellScale(),
        selection: SelectionStyle = .reverse,
        _ body: @escaping (Element<SectionID, ItemID>, inout Region) -> Void,
        on action: @escaping (inout CollectionView<SectionID, ItemID>, Input) -> Outcome,
        opening: @escaping (inout CollectionView<SectionID, ItemID>, ItemID) -> Outcome = {
            _, _ in .ignored
        }
    ) throws -> EndReason? {
        try withTerminal {
            $0.run(&view, scale: scale, selection: selection, body, on: action, opening: opening)
        }
    }
}
