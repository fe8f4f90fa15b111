import Reflow

/// Opens and closes folders, and opens files.
extension FilesDemo {
    /// Makes a folder current, or opens a file in the pager. Enter and a second click call this.
    mutating func open(_ path: FolderPath) -> Outcome {
        if path == .above { return goToParent(isAsked: true) }
        if folders.isFolder(path) { return saying(toggle(path)) }
        return open(path) { .pager(for: $0, environment: $1) }
    }

    /// Opens several files in one pager. Enter calls this while several items are selected.
    mutating func open(_ paths: [FolderPath]) -> Outcome {
        let paths = paths.filter { $0 != .above }
        if let folder = paths.first(where: folders.isFolder) {
            return .message("“\(title(of: folder))” is a folder; select only files to open several")
        }
        guard let first = paths.first else { return .message("no file is selected") }
        var files: [[UInt8]] = []
        do throws(DemoError) {
            for path in paths { files.append(try openablePath(of: path)) }
        } catch {
            return .message(error.description)
        }
        guard paths.count > 1 else { return open(first) }
        var child = ChildProcess.pager(for: files[0], environment: standIns.environment)
        child.arguments += files.dropFirst()
        choice = .program(child)
        return .opened
    }

    mutating func edit() -> Outcome {
        guard let path = view.selection else { return .message("tab selects a file to edit") }
        guard path != .above, !folders.isFolder(path) else {
            return .message("“\(title(of: path))” is a folder; v edits files")
        }
        return open(path) { .editor(for: $0, environment: $1) }
    }

    /// Chooses the program that opens a file. Returns a message if the file cannot be opened.
    private mutating func open(
        _ path: FolderPath, in program: ([UInt8], [String: String]?) -> ChildProcess
    ) -> Outcome {
        do throws(DemoError) {
            choice = .program(program(try openablePath(of: path), standIns.environment))
            return .opened
        } catch {
            return .message(error.description)
        }
    }

    /// Returns the whole path of a file. Throws a sentence if a program cannot open the file.
    private func openablePath(of path: FolderPath) throws(DemoError) -> [UInt8] {
        func refusal(_ reason: String) -> DemoError {
            DemoError("“\(path.name)” cannot be opened: \(reason)")
        }
        if let problem = folders.problem(with: path) { throw refusal(problem) }
        let full = path.full(in: folders.root)
        let status: FileStatus
        do { status = try System.status(of: full) } catch { throw refusal(error.reason) }
        // Rejects pipes and devices: a program would wait for the bytes of a pipe, and opening a device may have an
        // effect.
        if let obstacle = status.kind.obstacle { throw refusal("it is \(obstacle)") }
        return full
    }

    /// Handles the left and right keys in the tree, and repeats the key as often as the typed number says. Stops when a
    /// press changes nothing.
    ///
    /// Returns `.ignored` if the view should handle the key and select the neighbouring item.
    mutating func fold(_ key: Key, times: Int) -> Outcome {
        let outcome = fold(key)
        // The limit prevents endless repetition. No tree has this many levels.
        var rest = outcome == .redraw ? min(times, 10_000) - 1 : 0
        while rest > 0, fold(key) == .redraw { rest -= 1 }
        return outcome
    }

    private mutating func fold(_ key: Key) -> Outcome {
        guard let path = view.selection, path != .above else { return .ignored }
        let isLeft = key == .left || key == "h"
        guard folders.isFolder(path) else {
            // From a file, the left key moves to the file's folder.
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

    /// Returns the first entry of an expanded or current folder: its first subfolder, or else its first file.
    ///
    /// Returns `nil` if the files are in another column, because the right key then moves to that column.
    private func firstEntry(of folder: FolderPath) -> FolderPath? {
        let isCurrent = folder == folders.current
        if isCurrent, layout.hasFiles, view.columnCount > 1 { return nil }
        let snapshot = view.snapshot
        let children = folders.tree.isExpanded(folder) ? folders.tree.children(of: folder) : []
        if let child = children.first(where: { snapshot.contains(item: $0) }) { return child }
        guard isCurrent, layout.hasFiles else { return nil }
        // Section 0 contains the folders, so the first file is in section 1.
        return snapshot.itemIdentifiers(inSectionAt: 1).first
    }

    /// Changes the tree and shows the change. Returns `nil` if nothing changed.
    private mutating func changing(
        _ path: FolderPath, _ change: (inout FolderTree) throws(SystemError) -> Bool
    ) -> Outcome? {
        do throws(SystemError) {
            guard try change(&folders) else { return nil }
            show()
            return .redraw
        } catch {
            return .message("Cannot open “\(title(of: path))”: \(error.reason).")
        }
    }

    /// Makes a folder current and shows its subfolders. If the folder is already current, collapses or expands it.
    private mutating func toggle(_ path: FolderPath) -> Outcome {
        let place = folders.current == path ? trail[path] : readerPosition
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

    /// Returns an outcome unchanged. If the tree shows changes late and the user has not read this yet, returns a
    /// message instead.
    mutating func saying(_ response: Outcome) -> Outcome {
        guard let delayReason = folders.delayReason, delayReason != reportedDelay else {
            return response
        }
        reportedDelay = delayReason
        return .message(delayReason)
    }
}

/// Moving to parent folders.
extension FilesDemo {
    /// The permission to go above the folder that the demo was started with.
    enum Ascent: Hashable {
        /// No permission yet. The user must press the key twice.
        case none
        /// The user has pressed the key once. The demo has shown a message that a second press is needed.
        case announced
        case free

        /// Forgets the first press, because the user pressed another key.
        mutating func forget() {
            if self == .announced { self = .none }
        }
    }

    /// Makes the parent folder current and collapses the folder that was current.
    mutating func goToParent(isAsked: Bool = false) -> Outcome {
        // If the root folder is missing, moves up without a second press of the key.
        if !folders.isThere { return goAboveRoot(isAsked: true) }
        let folder = folders.current
        guard let parent = folder.parent else { return goAboveRoot(isAsked: isAsked) }
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

    /// Shows the folder above the root, or the nearest existing folder above it.
    private mutating func goAboveRoot(isAsked: Bool) -> Outcome {
        let start = folders.root
        guard start != [0x2F] else { return .message("“/” has no parent folder") }
        guard isAsked || ascent != .none else {
            ascent = .announced
            return .message("the program started here; press again to go up")
        }
        let isThere = folders.isThere
        let formerTitle = title(of: .root)
        do throws(SystemError) {
            folders = try FolderTree(root: System.nearestFolder(above: start))
        } catch {
            return .message("The folder above cannot be read: \(error.reason).")
        }
        ascent = .free
        name = folders.root
        trail = [:]
        lostPosition = nil
        show()
        guard isThere else {
            return .message("“\(formerTitle)” is gone: this is the nearest folder above it")
        }
        view.select(FolderPath(bytes: start.lastName))
        return .redraw
    }
}
