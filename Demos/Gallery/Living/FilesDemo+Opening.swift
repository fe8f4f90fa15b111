import Reflow

/// Opening and closing.
extension FilesDemo {
    mutating func take(_ key: Key) -> Outcome? { turn(key).map { saying($0) } }

    mutating func open(_ path: FilePath) -> Outcome { saying(toggle(path)) }

    /// Left and right in the tree; nil where they go to the neighbour.
    private mutating func turn(_ key: Key) -> Outcome? {
        guard let path = view.selection else { return nil }
        guard folders.isFolder(path) else {
            // From a file to the folder it is in.
            guard key == .left || key == "h" else { return nil }
            view.select(folders.current)
            return .redraw
        }
        switch key {
        case .right, "l":
            return changing(path) { try $0.expand(path) }
        case .left, "h":
            if let response = changing(path, { $0.collapse(path) }) { return response }
            return path.parent.map {
                view.select($0)
                return .redraw
            }
        default:
            return nil
        }
    }

    /// Changes the tree; nil when there was nothing to change.
    private mutating func changing(
        _ path: FilePath, _ change: (inout FolderTree) throws -> Bool
    ) -> Outcome? {
        do {
            guard try change(&folders) else { return nil }
            show()
            return .redraw
        } catch {
            let reason = (error as? SystemReason)?.text ?? "\(error)"
            return .message("Cannot open “\(title(of: path))”: \(reason).")
        }
    }

    /// Enter and a second click look into a folder and show the folders in it; once more, and they are hidden.
    private mutating func toggle(_ path: FilePath) -> Outcome {
        guard folders.isFolder(path) else { return .message("“\(path.name)” is not a folder.") }
        let place = folders.current == path ? trail[path] : readerPlace
        let response = changing(path) { folders in
            if path == folders.current {
                return try folders.collapse(path) || folders.expand(path)
            }
            try folders.choose(path)
            _ = try folders.expand(path)
            return true
        }
        if response == .redraw, folders.current == path { trail[path] = place }
        return response ?? .message("“\(title(of: path))” is open already.")
    }

    /// Goes up to the folder that holds the one whose files are shown, and closes that.
    mutating func goToParent() -> Outcome {
        let folder = folders.current
        guard let parent = folder.parent else {
            return .message("this is the folder it was started with; nothing above is shown")
        }
        guard (try? folders.choose(parent)) != nil else {
            return .message("“\(title(of: parent))” cannot be read")
        }
        _ = folders.collapse(folder)
        show()
        view.select(folder)
        if let place = trail.removeValue(forKey: folder) { go(to: place) }
        return .redraw
    }

    mutating func show() {
        view.applySelectingNeighbor(Self.snapshot(of: folders))
    }

    /// That changes are seen late is said once, with what was asked for.
    mutating func saying(_ response: Outcome) -> Outcome {
        guard let blindness = folders.blindness, blindness != saidBlindness else {
            return response
        }
        saidBlindness = blindness
        return .message(blindness)
    }
}
