import Gallery
import Reflow

extension DemoList {
    mutating func update(_ input: Input, at now: Duration) -> Outcome {
        switch input {
        case .key, .paste:
            if isTyping { return type(input) }
        default: break
        }
        switch input {
        case .key(let key): return press(key, at: now)
        case .mouse(let event): return point(event, at: now)
        default: return .ignored
        }
    }

    private mutating func press(_ key: Key, at now: Duration) -> Outcome {
        switch keys[key] {
        case .find:
            isTyping = true
            filter = filter ?? TextField()
            return .redraw
        case .rotate: return rotatePreview()
        case .leave: return .leave
        case .takeBack:
            guard filter != nil else { return .leave }
            setFilter(nil)
            return .redraw
        case .select(let direction): return move { $0.moveSelection(direction) }
        case .jump(let edge):
            let all = names.view.snapshot.itemIdentifiers
            return jump(to: edge == .start ? all.first : all.last, at: edge)
        case .focusPreview: return focusPreview()
        case .moveDivider(let columns): return moveDivider(by: columns)
        case .nothing: return .ignored
        default: return forward(.key(key), at: now)
        }
    }

    /// What is typed goes into the filter; arrows still move, Enter opens, Esc shows all demos again.
    private mutating func type(_ input: Input) -> Outcome {
        var field = filter ?? TextField()
        let outcome = field.handle(input, at: .zero)
        if outcome != .ignored {
            if field.text == filter?.text { filter = field } else { setFilter(field) }
            return outcome
        }
        switch input {
        case .key(.backspace), .key(.escape):
            isTyping = false
            setFilter(nil)
            return .redraw
        case .key(.enter):
            isTyping = false
            if filter?.isEmpty ?? true { setFilter(nil) }
            return open()
        case .key(.up): return move { $0.moveSelection(.up) }
        case .key(.down): return move { $0.moveSelection(.down) }
        default: return .message("type to filter; esc shows all demos")
        }
    }

    /// Shows the demos whose names, summary or category have the words; the selected one stays selected
    /// if it is among them, unless another is called so.
    mutating func setFilter(_ filter: TextField?) {
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
        names.view.snapshot = snapshot
        selectMatch(words)
        prepare()
    }

    /// A demo that is called so goes before those that only tell of it.
    private mutating func selectMatch(_ words: [TextPattern]) {
        func isCalledSo(_ name: String) -> Bool {
            let title = (name + " " + (Gallery.entry(named: name)?.title ?? "")).lowercased()
            return !words.isEmpty && words.allSatisfy { $0.matches(title) }
        }
        if let selection = names.view.selection, isCalledSo(selection) { return }
        if let called = names.view.snapshot.itemIdentifiers.first(where: isCalledSo) {
            names.view.select(called)
            // No further down than need be, for the category's name.
            names.view.scroll(to: .start)
            names.view.scroll(toItem: called)
        } else if names.view.selection == nil {
            _ = names.view.selectNext()
        }
    }

    private mutating func move(
        _ change: (inout CollectionView<DemoCategory, String>) -> Bool
    ) -> Outcome {
        let isMoved = change(&names.view)
        prepare()
        return isMoved ? .redraw : .handled
    }

    /// Selects the first or last demo and scrolls all the way, which shows the first category's name too.
    private mutating func jump(to name: String?, at edge: ScrollEdge) -> Outcome {
        guard let name else { return .handled }
        let isSelected = name == names.view.selection
        names.view.select(name)
        let isMoved = names.view.scroll(to: edge)
        names.view.scroll(toItem: name)
        prepare()
        return isMoved || !isSelected ? .redraw : .handled
    }

    private mutating func forward(_ input: Input, at now: Duration) -> Outcome {
        let response = names.handle(input, at: now)
        prepare()
        return response == .opened ? open() : response
    }

    private mutating func open() -> Outcome {
        choice = entry.map { .demo($0.name) }
        return choice == nil ? .message("there is no demo to open") : .opened
    }

    private mutating func rotatePreview() -> Outcome {
        guard previewPane != nil else { return .message("open a demo to rotate it") }
        return scene?.update(.key("r")) ?? .handled
    }

    /// From now on keys go to the demo in the preview.
    private mutating func focusPreview() -> Outcome {
        guard previewPane != nil, scene != nil else {
            return .message("there is no preview to go to; enter opens the demo")
        }
        panes.setFocus(.preview)
        return .redraw
    }

    private mutating func moveDivider(by columns: Int) -> Outcome {
        guard previewPane != nil else { return .message("there is nothing beside the list") }
        guard panes.moveDivider(by: columns) else { return .handled }
        fitNames()
        prepare()
        return .redraw
    }

    /// The mouse acts on the pane that is under it, and drags what is between the two. A press gives a pane the keys.
    private mutating func point(_ event: MouseEvent, at now: Duration) -> Outcome {
        var event = event
        event.row -= top
        let former = panes
        let target = panes.target(of: .mouse(event))
        if event.action != .press || previewPane == nil || scene == nil {
            panes.setFocus(former.focus)
        }
        if panes.area(of: .list) != former.area(of: .list) {
            fitNames()
            prepare()
            return .redraw
        }
        let moved = panes.focus == former.focus ? Outcome.handled : .redraw
        switch target {
        case (.list, .mouse(let event))?:
            let outcome = dragScrollbar(event) ?? forward(.mouse(event), at: now)
            return outcome == .handled ? moved : outcome
        case (.preview, .mouse(var event))?:
            // Within the frame.
            event.column -= 1
            event.row -= 1
            let outcome = scene?.update(.mouse(event)) ?? .handled
            if outcome == .opened { choice = scene?.demo.choice }
            return outcome == .ignored || outcome == .handled ? moved : outcome
        default: return .handled
        }
    }

    private mutating func dragScrollbar(_ event: MouseEvent) -> Outcome? {
        scrollbarDrag.fraction(for: event, on: scrollbar, in: track).map {
            names.view.scroll(by: names.view.scrollPosition.distance(to: $0))
                ? .redraw : .handled
        }
    }
}
