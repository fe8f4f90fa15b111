import Gallery
import Reflow

/// The actions of keys.
extension BrowserProgram {
    mutating func perform(
        _ command: Command, _ press: KeyPress, in shell: inout ShellState<BrowserProgram>
    ) -> Outcome {
        switch command {
        case .list(let command): return performInList(command, press, in: &shell)
        case .demo(let command):
            guard let scene = list.scene else { return .ignored }
            let outcome = scene.performInDemo(command, press)
            return outcome == .leave ? leave(press.key, in: &shell) : outcome
        case .mouse, .theme, .palette, .jump, .copy, .leave, .find, .filter, .mark, .goToMark,
            .type:
            break
        }
        guard press.count == nil else {
            return command == .palette
                ? .message("type the number after the colon: :20") : press.refusal
        }
        switch command {
        case .mouse:
            shell.usesMouse.toggle()
            return .message(
                shell.usesMouse ? "mouse on" : "mouse off: now the terminal can select text")
        case .theme: return change(to: themes.choice.next, in: &shell)
        case .palette: return openPalette(in: &shell)
        case .jump: return jumpToName(in: &shell)
        case .copy: return copy(in: &shell)
        case .leave: return leave(press.key, in: &shell)
        case .find: return find(in: &shell)
        case .filter: return filter(in: &shell)
        case .mark: return askForMark(in: &shell)
        case .goToMark: return askForMark(goingThere: true, in: &shell)
        case .type: return typeInPanel(press.key, in: &shell)
        case .list, .demo: return .ignored
        }
    }

    mutating func change(
        to theme: ThemeChoice, in shell: inout ShellState<BrowserProgram>
    ) -> Outcome {
        let text = themes.change(to: theme)
        shell.theme = theme.theme
        return .message(text)
    }

    private mutating func performInList(
        _ command: ListCommand, _ press: KeyPress, in shell: inout ShellState<BrowserProgram>
    ) -> Outcome {
        switch command {
        case .view(let action): return list.perform(action, press)
        case .select(let direction): return list.select(direction, count: press.count ?? 1)
        case .jump, .filter, .showAll, .rotate, .focusPreview, .nothing: break
        }
        guard press.count == nil else { return press.refusal }
        switch command {
        case .jump(let edge): return list.jump(to: edge)
        case .filter: return filterList(in: &shell)
        case .showAll: return list.filter == nil ? leave(press.key, in: &shell) : list.showAll()
        case .rotate:
            guard let scene = list.scene, shell.panes.area(of: .demo) != nil else {
                return .message("open a demo to rotate it; enter opens one")
            }
            return scene.rotate()
        case .focusPreview:
            guard list.scene != nil, shell.panes.area(of: .demo) != nil else {
                return .message("there is no preview to go to; enter opens the demo")
            }
            shell.panes.setFocus(.demo)
            return .redraw
        case .nothing, .view, .select: return .ignored
        }
    }
}
