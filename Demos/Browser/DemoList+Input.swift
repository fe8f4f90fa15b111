import Gallery
import Reflow

extension DemoList {
    mutating func update(_ input: Input) -> Outcome {
        switch input {
        case .key(let key): isTyping ? type(key) : press(key)
        case .mouse(let event): point(event)
        case .paste(let text): paste(text)
        default: .ignored
        }
    }

    private mutating func press(_ key: Key) -> Outcome {
        switch key {
        case "/":
            isTyping = true
            filter = filter ?? Query()
            return .redraw
        case "r":
            return rotatePreview()
        case "q":
            return .leave
        case .escape, .backspace:
            guard filter != nil else { return .leave }
            setFilter(nil)
            return .redraw
        case "j", .control("e"): return move { $0.moveSelection(.down) }
        case "k", .control("y"): return move { $0.moveSelection(.up) }
        case .home, "g": return jump(to: names.snapshot.itemIdentifiers.first, at: .start)
        case .end, "G": return jump(to: names.snapshot.itemIdentifiers.last, at: .end)
        case .left, .right, "h", "l": return .ignored
        default: return hand(.key(key))
        }
    }

    /// Pasted text acts as no key; it is part of the filter while that is typed.
    private mutating func paste(_ text: String) -> Outcome {
        isTyping ? add(text) : .ignored
    }

    private mutating func add(_ text: String) -> Outcome {
        var query = filter ?? Query()
        let isWhole = query.append(text)
        if query != filter { setFilter(query) }
        return isWhole ? .redraw : .message(Query.limit)
    }

    /// What is typed goes into the filter; arrows still move, Enter opens, Esc shows all demos again.
    private mutating func type(_ key: Key) -> Outcome {
        if let character = key.character { return add(String(character)) }
        switch key {
        case .backspace:
            guard var query = filter, !query.isEmpty else { return endTyping(keeping: nil) }
            query.removeLast()
            setFilter(query)
            return .redraw
        case .control("u"):
            setFilter(Query())
            return .redraw
        case .escape: return endTyping(keeping: nil)
        case .enter:
            isTyping = false
            return open()
        case .up: return move { $0.moveSelection(.up) }
        case .down: return move { $0.moveSelection(.down) }
        default: return .message("type to filter; esc shows all demos")
        }
    }

    private mutating func endTyping(keeping filter: Query?) -> Outcome {
        isTyping = false
        setFilter(filter)
        return .redraw
    }

    /// Shows the demos whose names, summary or category have the words; the selected one stays selected
    /// if it is among them, unless another is called so.
    mutating func setFilter(_ filter: Query?) {
        self.filter = filter
        let words = (filter?.text ?? "").lowercased().split(separator: " ").compactMap {
            TextPattern(String($0))
        }
        let matching = try? Self.snapshot { entry in
            let text = [entry.title, entry.name, entry.summary, entry.category.title]
                .joined(separator: " ").lowercased()
            return words.allSatisfy { $0.matches(text) }
        }
        // Names are unique, as those of the gallery are.
        guard let snapshot = matching else { return }
        names.snapshot = snapshot
        selectMatch(words)
        prepare()
    }

    /// A demo that is called so goes before those that only tell of it.
    private mutating func selectMatch(_ words: [TextPattern]) {
        func isCalledSo(_ name: String) -> Bool {
            let title = (name + " " + (Gallery.entry(named: name)?.title ?? "")).lowercased()
            return !words.isEmpty && words.allSatisfy { $0.matches(title) }
        }
        if let selection = names.selection, isCalledSo(selection) { return }
        if let called = names.snapshot.itemIdentifiers.first(where: isCalledSo) {
            names.select(called)
            // No further down than need be, for the category's name.
            names.scroll(to: .start)
            names.scroll(toItem: called)
        } else if names.selection == nil {
            _ = names.selectNext()
        }
    }

    private mutating func move(
        _ change: (inout CollectionView<DemoCategory, String>) -> Bool
    ) -> Outcome {
        let isMoved = change(&names)
        prepare()
        return isMoved ? .redraw : .handled
    }

    /// Selects the first or last demo and scrolls all the way, which shows the first category's name too.
    private mutating func jump(to name: String?, at edge: ScrollEdge) -> Outcome {
        guard let name else { return .handled }
        let isSelected = name == names.selection
        names.select(name)
        let isMoved = names.scroll(to: edge)
        names.scroll(toItem: name)
        prepare()
        return isMoved || !isSelected ? .redraw : .handled
    }

    private mutating func hand(_ input: Input) -> Outcome {
        let response = names.handle(input)
        prepare()
        return response == .opened ? open() : response
    }

    private mutating func open() -> Outcome {
        chosenDemo = entry?.name
        return chosenDemo == nil ? .message("there is no demo to open") : .opened
    }

    private mutating func rotatePreview() -> Outcome {
        guard previewPane != nil else { return .message("open a demo to rotate it") }
        return scene?.update(.key("r")) ?? .handled
    }

    /// The mouse acts on the pane that is under it.
    private mutating func point(_ event: MouseEvent) -> Outcome {
        var event = event
        event.row -= top
        if let area = area(of: .preview), area.columns.contains(event.column), event.row >= 0 {
            event.column -= area.columns.lowerBound + 1
            event.row -= area.rows.lowerBound + 1
            let response = scene?.update(.mouse(event)) ?? .handled
            if response == .opened { chosenDemo = scene?.demo.chosenDemo }
            return response == .ignored ? .handled : response
        }
        if event.row < 0 { return .handled }
        return hand(.mouse(event))
    }
}
