import Gallery
import Reflow

/// The values that determine the table of keys of a demo.
struct DemoKeySource {
    var features: DemoFeatures
    var knobs: [Knob]
    /// The word for leaving the demo: `quit` or `back`.
    var leaving: String
    /// The panel that receives keys; `nil` while the content receives them.
    var focus: Panel?
}

extension KeyMap<ShellCommand<Command>> {
    /// Returns the keys of a demo. Keys for missing abilities are not listed; pressing such a key shows a message.
    static func demo(_ source: DemoKeySource) -> KeyMap {
        let (leave, look) = everywhere(
            leaving: source.leaving, names: "q esc", also: "; esc ends a panel, find or selection")
        let takingBack = Entry([.escape], title: "end the search, or select nothing", .takeBack)
        let parent = Entry([.backspace], help: "go to the parent folder", .parent)
        let general = [
            Group("Scroll", scrolling),
            Group("Select", selecting(source)),
            Group("Change", changing(source) + tools(source.features)),
            Group(
                "Leave", (source.features.hasParent ? [parent] : []) + [takingBack] + leave + look),
        ]
        switch source.focus {
        case .knobs: return KeyMap(knobs, over: general.prefix(2).map(unlisted) + general.suffix(2))
        case .inspector: return KeyMap(inspector, over: general)
        case .code: return KeyMap(code, over: general.prefix(2).map(unlisted) + general.suffix(2))
        case .devices:
            return KeyMap(devices, over: general.prefix(2).map(unlisted) + general.suffix(2))
        case .preview:
            return KeyMap(preview, over: general.prefix(2).map(unlisted) + general.suffix(2))
        case nil: return KeyMap(general)
        }
    }

    /// Returns a group whose keys have actions, but no hints, help and titles. While a panel has the focus, keys that
    /// the panel does not use still scroll and select in the demo.
    private static func unlisted(_ group: Group) -> Group {
        Group(
            group.title,
            group.entries.map { entry in
                var entry = entry
                (entry.help, entry.title, entry.hint) = ("", "", nil)
                return entry
            })
    }

    /// Combines the keys of a panel with the general keys that the panel does not use.
    private init(_ panel: Group, over general: [Group]) {
        let taken = Set(panel.entries.flatMap(\.keys))
        self.init(
            [panel]
                + general.map { group in
                    Group(
                        group.title,
                        group.entries.compactMap { entry in
                            var entry = entry
                            entry.keys.removeAll(where: taken.contains)
                            let isGone = entry.keys.isEmpty && entry.action != nil
                            return isGone ? nil : entry
                        })
                })
    }

    /// One help row with the keys of all panels, and an entry without help for each panel.
    private static func tools(_ features: DemoFeatures) -> Rows {
        let panels = Panel.allCases.filter { $0 != .preview || features.hasPreview }
        let keys = panels.map(\.key)
        let words = panels.map { $0.title.lowercased() }.joined(separator: ", ")
        let told = Entry(
            [], names: keys.map(\.description).joined(separator: " "), help: "panels: \(words)",
            hint: Hint(keys, word: "panels"), rank: 1)
        return [told]
            + Panel.allCases.map {
                let title = panels.contains($0) ? "\($0.title.lowercased()) panel" : nil
                return Entry([$0.key], title: title, .panel($0))
            }
    }

    private static let scrolling: Rows = [
        Entry([], names: "j k ^e ^y wheel", help: "scroll by rows; sideways with shift-wheel"),
        Entry([], names: "PgDn PgUp space b ^f ^b", help: "scroll by a page; by half with d u"),
        Entry(["j", .control("e")], title: "scroll down by a row", .view(.scrollRows(1))),
        Entry(["k", .control("y")], title: "scroll up by a row", .view(.scrollRows(-1))),
        Entry(
            [.pageDown, " ", .control("f")], title: "scroll down by a page",
            .view(.scrollPages(1))),
        Entry(
            [.pageUp, "b", .control("b")], title: "scroll up by a page", .view(.scrollPages(-1))),
        Entry(
            ["d", .control("d")], title: "scroll down by half a page", .view(.scrollPages(0.5))),
        Entry(
            ["u", .control("u")], title: "scroll up by half a page", .view(.scrollPages(-0.5))),
        Entry(
            ["g"], names: "g G Home End", help: "go to the start or end",
            title: "go to the start", .goTo(.start)),
        Entry(["G"], title: "go to the end", .goTo(.end)),
        Entry(
            ["}"], names: "{ } m '", help: "go to a section; set a mark, go to a mark",
            title: "go to the section after", .view(.scrollSections(1))),
        Entry(["{"], title: "go to the section before", .view(.scrollSections(-1))),
        Entry(["m"], title: "set a mark", .program(.mark)),
        Entry(["'"], title: "go to a mark", .program(.goToMark)),
        Entry([.home], .view(.jump(.start))), Entry([.end], .view(.jump(.end))),
        Entry(
            ["%"], names: "5j 20G 50%", help: "repeat 5 times, go to item 20, to 50%",
            title: "go to a percentage of the content", .percent),
    ]

    private static func selecting(_ source: DemoKeySource) -> Rows {
        let opening =
            source.features.opens
            ? Entry(
                [.enter], names: "enter, click again", help: "open the item",
                title: "open the item", .view(.open))
            : Entry([.enter], .view(.open))
        let copying = Entry(
            ["y"], help: source.features.copies ? "copy its path, text or number" : "",
            title: source.features.copies
                ? "copy the selected item" : "copy the command line for this demo",
            .program(.copy))
        let filtering = Entry(
            ["&"], help: source.features.filters ? "show only items with a text" : "",
            hint: source.features.filters ? Hint("&", word: "filter") : nil, rank: 4,
            .program(.filter))
        let hasNames = source.features.hasNames
        let jumping = Entry(
            ["J"], help: hasNames ? "jump to a name by its letters" : "",
            hint: hasNames ? Hint("J", word: "jump") : nil, rank: 4, .program(.jump))
        return selecting + selectingSeveral(source.features) + [opening, copying] + finding
            + [jumping, filtering]
    }

    private static let selecting: Rows = [
        Entry(
            [.tab], names: "tab shift-tab click", help: "select an item",
            title: "select the next item", .view(.selectNext)),
        Entry([.backTab], title: "select the previous item", .view(.selectPrevious)),
        Entry([], names: "arrows h l", help: "select a neighbour, or scroll"),
        Entry([.left, "h"], title: "select the item on the left", .view(.move(.left))),
        Entry([.right, "l"], title: "select the item on the right", .view(.move(.right))),
        Entry([.up], title: "select the item above", .view(.move(.up))),
        Entry([.down], title: "select the item below", .view(.move(.down))),
    ]

    /// The keys for several selected items and for reordering, if the demo allows them.
    private static func selectingSeveral(_ features: DemoFeatures) -> Rows {
        let several: Rows =
            features.selectsSeveral
            ? [
                Entry(
                    [], names: "shift-↑ ↓ V ^a", help: "select more, toggle an item, select all"),
                Entry(["V"], title: "select the item too, or deselect it", .view(.toggle)),
                Entry([.control("a")], title: "select all items", .view(.selectAll)),
            ]
                + zip([.up, .down, .left, .right], [Key.up, .down, .left, .right]).map {
                    Entry([.shift($1)], title: "select more items: \($1)", .view(.extend($0)))
                } : []
        let moving: Rows =
            features.reorders
            ? [Entry([], names: "alt-arrows", help: "move the selected items")]
                + zip([.up, .down, .left, .right], [Key.up, .down, .left, .right]).map {
                    Entry(
                        [.alt($1)], title: "move the selected items: \($1)", .view(.moveItems($0)))
                } : []
        return several + moving
    }

    private static let finding: Rows = [
        Entry(
            ["/"], names: "/ n N backspace", help: "find, next, previous; close an empty prompt",
            title: "find a text", hint: Hint("/", word: "find"), rank: 4, .program(.find)),
        Entry(["n"], title: "find the next match", .findAgain(isForward: true)),
        Entry(["N"], title: "find the previous match", .findAgain(isForward: false)),
    ]

    private static func changing(_ source: DemoKeySource) -> Rows {
        let own = source.features.keys.flatMap { label in
            [
                Entry(
                    label.keys, help: label.help,
                    hint: label.word.isEmpty ? nil : Hint(label.keys, word: label.word), rank: 6,
                    .own)
            ]
                // Each further key of the demo is a separate command in the palette.
                + label.keys.dropFirst().map { Entry([$0], title: label.help, .own) }
        }
        let rotation = Entry(
            ["r"], help: "rotate the screen", hint: Hint("r", word: "rotate"), .rotate)
        let zoom = [
            Entry(
                ["+", "="], names: "+ = - 0", help: "zoom in, out, reset", title: "zoom in",
                hint: Hint("+", "-", word: "zoom"), rank: 5, .zoom(1)),
            Entry(["-"], title: "zoom out", .zoom(-1)),
            Entry(["0"], title: "reset the zoom", .resetZoom),
        ]
        // The demo's own keys take precedence.
        let taken = Set(own.flatMap(\.keys))
        let general = turning(source.knobs) + zoom
        return [rotation] + own + general.filter { taken.isDisjoint(with: $0.keys) }
    }

    private static func turning(_ knobs: [Knob]) -> Rows {
        func entries(
            _ shortcuts: KnobShortcut..., word: String, help: String, rank: Int
        ) -> Rows {
            let keys = shortcuts.map(\.key)
            let index = knobs.firstIndex { $0.name == shortcuts[0].knob }
            return shortcuts.enumerated().map { number, shortcut in
                guard let index else {
                    return Entry([shortcut.key], .missingKnob(shortcut))
                }
                let command = DemoCommand.changeKnob(index, steps: shortcut.steps)
                guard number == 0 else {
                    return Entry([shortcut.key], title: shortcut.title, command)
                }
                return Entry(
                    [shortcut.key], names: keys.map(\.description).joined(separator: " "),
                    help: help, title: shortcut.title, hint: Hint(keys, word: word), rank: rank,
                    command)
            }
        }
        return entries(.pinning, word: "pin", help: "pin headers or not", rank: 2)
            + entries(.equalHeights, word: "equal", help: "use equal heights or not", rank: 3)
            + entries(
                .narrower, .wider, word: "ratio", help: "make the left column narrower or wider",
                rank: 4)
    }
}

extension KeyMap<ShellCommand<Command>>.Entry {
    /// Makes an entry for an action of a demo.
    fileprivate init(
        _ keys: [Key], names: String? = nil, help: String = "", title: String? = nil,
        hint: Hint? = nil, rank: Int = 0, _ command: DemoCommand
    ) {
        self.init(
            keys, names: names, help: help, title: title, hint: hint, rank: rank,
            .program(.demo(command)))
    }
}
