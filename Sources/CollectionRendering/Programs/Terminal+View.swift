import CollectionLayouts
import CollectionSnapshots
import CollectionViews
import Terminals

extension Terminal {
    /// Shows a view on the whole screen until `action` quits or the terminal is closed.
    ///
    /// The text of an outcome `.message` is shown in the last row until the next key, paste, click or wheel step.
    ///
    /// - Parameters:
    ///   - view: The view. After the call, it has the reader's last scroll position and selection.
    ///   - scale: The scale from points to cells.
    ///   - selection: The style that marks the selected item.
    ///   - interval: The time between two `.wake` inputs of `action`, for periodic changes; nil for none.
    ///   - isBusy: Whether `action` has work left to do. While it is true, `action` receives a `.wake` after every
    ///     frame, and other inputs in between. `action` should work for less than a frame per `.wake`, for example for
    ///     ten milliseconds.
    ///   - descriptors: The file descriptors that send `action` a `.wake` when they can be read; `action` must read
    ///     them. The expression is evaluated after every frame and input, so the descriptors may change.
    ///   - posts: The snapshots from other threads. Another thread only calls `posts.post(snapshot)`, and the loop
    ///     applies the snapshot. Of several waiting snapshots only the last is applied. A snapshot without changes
    ///     draws no frame.
    ///   - inspectorKey: The key that adds a `ViewInspector` over the view, or removes it; nil for no key.
    ///   - top: Draws the row above the view, on screens of at least eight rows.
    ///   - bottom: Draws the row below the view, on screens of at least eight rows.
    ///   - overlay: Returns the part to open over the view for an input that `action` has ignored; nil if the view
    ///     handles the input. The open part receives all keys and mouse events until it returns `.leave`.
    ///   - body: Draws one element.
    ///   - action: Handles every input first, and may change the view. The view handles inputs that `action` ignores;
    ///     see `CollectionView.handle`.
    ///   - opening: Handles the opening of an item, by Enter or a second click.
    /// - Returns: The reason for the end if the program was stopped from outside; nil if it has quit.
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
    /// Opens the terminal, shows a view until `action` quits, and always restores the terminal.
    ///
    /// See `Terminal.run` for the closures. Throws an error with a sentence if there is no terminal to open.
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
