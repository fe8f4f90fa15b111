import Reflow

/// Opening and closing.
extension FilesDemo {
    /// Enter and a second click look into a folder, or open a file in the pager.
    mutating func open(_ path: FilePath) -> Outcome {
        if path == .above { return goToParent(isAsked: true) }
        if folders.isFolder(path) { return saying(toggle(path)) }
        return open(path) { .pager(for: $0, environment: $1) }
    }

    mutating func edit() -> Outcome {
        guard let path = view.selection else { return .message("tab selects a file to edit") }
        guard path != .above, !folders.isFolder(path) else {
            return .message("“\(title(of: path))” is a folder; v edits files")
        }
        return open(path) { .editor(for: $0, environment: $1) }
    }

    /// Has a program chosen for a file that can be read.
    private mutating func open(
        _ path: FilePath, in program: ([UInt8], [String: String]?) -> ChildProcess
    ) -> Outcome {
        if let problem = folders.problem(with: path) {
            return .message("“\(path.name)” cannot be opened: \(problem)")
        }
        let full = path.full(in: folders.root)
        do throws(SystemError) {
            // A program would wait for what comes through a pipe, and a device may do something.
            if let obstacle = try System.status(of: full).kind.obstacle {
                return .message("“\(path.name)” cannot be opened: it is \(obstacle)")
            }
        } catch {
            return .message("“\(path.name)” cannot be opened: \(error.reason)")
        }
        choice = .program(program(full, standIns.environment))
        return .opened
    }

    /// Left and right in the tree, until nothing more is opened, closed or gone to; ignored where they go to the
    /// neighbour.
    mutating func fold(_ key: Key, times: Int) -> Outcome {
        let outcome = fold(key)
        var rest = outcome == .redraw ? times - 1 : 0
        while rest > 0, fold(key) == .redraw { rest -= 1 }
        return outcome
    }

    private mutating func fold(_ key: Key) -> Outcome {
        guard let path = view.selection, path != .above else { return .ignored }
        let isLeft = key == .left || key == "h"
        guard folders.isFolder(path) else {
            // From a file to the folder it is in.
            guard isLeft else { return .ignored }
            view.select(folders.current)
            return .redraw
        }
        let response =
            isLeft
            ? changing(path) { folders throws(SystemError) in folders.collapse(path) }
            : changing(path) { folders throws(SystemError) in try folders.expand(path) }
        if let response { return saying(response) }
        guard let entry = isLeft ? path.parent : firstEntry(of: path) else {
            if isLeft || view.columnCount > 1 { return .ignored }
            return .message("there are no folders in “\(title(of: path))”")
        }
        view.select(entry)
        return .redraw
    }

    /// What comes first in an open folder: the first folder in it, else its first file. Nil where its files are beside
    /// it, so that the neighbour is one.
    private func firstEntry(of folder: FilePath) -> FilePath? {
        let isCurrent = folder == folders.current
        if isCurrent, layout.hasFiles, view.columnCount > 1 { return nil }
        let snapshot = view.snapshot
        let children = folders.tree.isExpanded(folder) ? folders.tree.children(of: folder) : []
        if let child = children.first(where: { snapshot.contains(item: $0) }) { return child }
        guard isCurrent, layout.hasFiles else { return nil }
        // Files come after all folders.
        return snapshot.itemIdentifiers(inSectionAt: 1).first
    }

    /// Changes the tree; nil when there was nothing to change.
    private mutating func changing(
        _ path: FilePath, _ change: (inout FolderTree) throws(SystemError) -> Bool
    ) -> Outcome? {
        do throws(SystemError) {
            guard try change(&folders) else { return nil }
            show()
            return .redraw
        } catch {
            return .message("Cannot open “\(title(of: path))”: \(error.reason).")
        }
    }

    /// Looks into a folder and shows the folders in it; once more, and they are hidden.
    private mutating func toggle(_ path: FilePath) -> Outcome {
        let place = folders.current == path ? trail[path] : readerPlace
        let response = changing(path) { folders throws(SystemError) in
            if path == folders.current {
                return if folders.collapse(path) { true } else { try folders.expand(path) }
            }
            try folders.choose(path)
            _ = try folders.expand(path)
            return true
        }
        if response == .redraw, folders.current == path { trail[path] = place }
        return response ?? .message("“\(title(of: path))” is open already.")
    }

    /// Adds, once, the message that changes are shown late.
    mutating func saying(_ response: Outcome) -> Outcome {
        guard let blindness = folders.blindness, blindness != saidBlindness else {
            return response
        }
        saidBlindness = blindness
        return .message(blindness)
    }
}

/// Going up.
extension FilesDemo {
    /// Whether the demo may go above the folder that it was started with.
    enum Ascent: Hashable {
        /// Not yet: the key has to be pressed twice.
        case none
        /// The key was pressed once, and a message shown.
        case announced
        case free

        /// Another key was pressed in between.
        mutating func forget() {
            if self == .announced { self = .none }
        }
    }

    /// Goes up to the folder that holds the one whose files are shown, and closes that.
    mutating func goToParent(isAsked: Bool = false) -> Outcome {
        // Where nothing is left there is nothing to stay for.
        if !folders.isThere { return goAboveStart(isAsked: true) }
        let folder = folders.current
        guard let parent = folder.parent else { return goAboveStart(isAsked: isAsked) }
        do throws(SystemError) {
            try folders.choose(parent)
        } catch {
            return .message("“\(title(of: parent))” cannot be read: \(error.reason)")
        }
        _ = folders.collapse(folder)
        show()
        view.select(folder)
        if let place = trail.removeValue(forKey: folder) { go(to: place) }
        return .redraw
    }

    /// Shows the folder that holds all that was shown, or the nearest one above that is there.
    private mutating func goAboveStart(isAsked: Bool) -> Outcome {
        let start = folders.root
        guard start != [0x2F] else { return .message("there is nothing above “/”") }
        guard isAsked || ascent != .none else {
            ascent = .announced
            return .message("the program started here; again goes above")
        }
        let isThere = folders.isThere
        let formerTitle = title(of: .root)
        do throws(DirectoryError) {
            folders = try FolderTree(root: System.nearestFolder(above: start))
        } catch {
            return .message("The folder above cannot be read: \(error.error.reason).")
        }
        ascent = .free
        name = folders.root
        trail = [:]
        lostPlace = nil
        show()
        guard isThere else {
            return .message("“\(formerTitle)” is gone: this is the nearest folder above it")
        }
        view.select(FilePath(bytes: start.lastName))
        return .redraw
    }
}
