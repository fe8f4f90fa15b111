import CollectionLayouts
import CollectionSnapshots
import CollectionViews
import Terminals

extension Terminal {
    /// Shows a view on the whole screen until `action` quits or the terminal is gone.
    ///
    /// The text of an outcome `.message` is shown in the last row until the next key, paste, click or wheel step.
    ///
    /// - Parameters:
    ///   - view: Comes back as the reader left it.
    ///   - scale: From points to cells.
    ///   - selection: How the selected item is marked.
    ///   - interval: How often `action` hears a `.wake`, for what changes by itself; nil for never.
    ///   - isBusy: Whether there is work left that `action` does piece by piece, on each `.wake`: then it hears one after
    ///     every frame, and inputs in between. A piece is to take less than a frame, as ten milliseconds.
    ///   - descriptors: File descriptors that make `action` hear a `.wake` when they can be read; it is to read them. Asked
    ///     after every frame and input, so that they may be others later.
    ///   - posts: Snapshots from other threads, applied as they come: `posts.post(snapshot)` is all that such a thread
    ///     does. Of several that wait only the last is shown, and one that changes nothing draws nothing.
    ///   - inspectorKey: Puts a `ViewInspector` over the view, and takes it away; nil for no key.
    ///   - top: Draws the row above the view, where the screen has eight rows.
    ///   - bottom: Draws the row below it, likewise.
    ///   - overlay: Asked for what lies over the view from an input on that `action` has ignored; nil, and the view has
    ///     it. What lies there hears all keys and the mouse until it answers `.leave`.
    ///   - body: Draws one element.
    ///   - action: Hears every input first and may change the view; what it ignores the view takes, with the keys of
    ///     `CollectionView.handle`.
    ///   - opening: Hears of an item that was chosen, by Enter or a second click.
    /// - Returns: Why the program was asked to end; nil when it quit by itself.
    @discardableResult
    public func run<SectionID, ItemID>(
        _ view: inout CollectionView<SectionID, ItemID>, scale: CellScale = CellScale(),
        selection: SelectionStyle = .reverse, every interval: Duration? = nil,
        wakingWhile isBusy: @escaping (CollectionView<SectionID, ItemID>) -> Bool = { _ in false },
        watching descriptors: @autoclosure @escaping () -> [Int32] = [],
        applying posts: Mailbox<Snapshot<SectionID, ItemID>>? = nil,
        inspectedBy inspectorKey: Key? = nil,
        top: ((CollectionView<SectionID, ItemID>, inout Region) -> Void)? = nil,
        bottom: ((CollectionView<SectionID, ItemID>, inout Region) -> Void)? = nil,
        overlay: @escaping (CollectionView<SectionID, ItemID>, Input) -> (any TerminalPart)? = {
            _, _ in nil
        },
        _ body: @escaping (Element<SectionID, ItemID>, inout Region) -> Void,
        on action: @escaping (inout CollectionView<SectionID, ItemID>, Input) -> Outcome,
        opening: @escaping (inout CollectionView<SectionID, ItemID>, ItemID) -> Outcome = {
            _, _ in .ignored
        }
    ) -> EndReason? {
        var program = ViewProgram(
            view, scale: scale, selection: selection, interval: interval, isBusy: isBusy,
            descriptors: descriptors(),
            posts: posts,
            size: size, now: now, inspectorKey: inspectorKey,
            decorations: ViewDecorations(top: top, bottom: bottom, overlay: overlay), body: body,
            action: action, opening: opening)
        let end = run(&program)
        view = program.part.view
        return end
    }
}

extension ScopedTerminal {
    /// Opens the terminal, shows a view until `action` quits, and gives the terminal back whatever happens.
    ///
    /// See `Terminal.run` for what the closures do. Throws a sentence when there is no terminal to open.
    @discardableResult
    public static func run<SectionID, ItemID>(
        _ view: inout CollectionView<SectionID, ItemID>, scale: CellScale = CellScale(),
        selection: SelectionStyle = .reverse, every interval: Duration? = nil,
        wakingWhile isBusy: @escaping (CollectionView<SectionID, ItemID>) -> Bool = { _ in false },
        watching descriptors: @autoclosure @escaping () -> [Int32] = [],
        applying posts: Mailbox<Snapshot<SectionID, ItemID>>? = nil,
        inspectedBy inspectorKey: Key? = nil,
        top: ((CollectionView<SectionID, ItemID>, inout Region) -> Void)? = nil,
        bottom: ((CollectionView<SectionID, ItemID>, inout Region) -> Void)? = nil,
        overlay: @escaping (CollectionView<SectionID, ItemID>, Input) -> (any TerminalPart)? = {
            _, _ in nil
        },
        _ body: @escaping (Element<SectionID, ItemID>, inout Region) -> Void,
        on action: @escaping (inout CollectionView<SectionID, ItemID>, Input) -> Outcome,
        opening: @escaping (inout CollectionView<SectionID, ItemID>, ItemID) -> Outcome = {
            _, _ in .ignored
        }
    ) throws -> EndReason? {
        try withTerminal {
            $0.run(
                &view, scale: scale, selection: selection, every: interval, wakingWhile: isBusy,
                watching: descriptors(),
                applying: posts, inspectedBy: inspectorKey,
                top: top, bottom: bottom, overlay: overlay, body,
                on: action, opening: opening)
        }
    }
}
