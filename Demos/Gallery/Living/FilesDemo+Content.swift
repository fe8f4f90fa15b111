import Reflow

/// The shown folders and files, and their order.
extension FilesDemo {
    /// Shows the current contents in the chosen order. The number of columns depends on whether there are files.
    mutating func show() {
        let hadFiles = layout.hasFiles
        let snapshot = makeSnapshot()
        if hadFiles != layout.hasFiles { view.update { $0.layout = layout } }
        view.applySelectingNeighbor(snapshot)
    }

    /// Returns the folder tree and the files of the current folder, with headings that depend on today's date.
    mutating func makeSnapshot() -> Snapshot<Group, FolderPath> {
        today = standIns.today ?? .today
        nextDay = standIns.today == nil ? now + LocalTime.untilTomorrow : nil
        let files = order.bands(of: files, on: today).map {
            Section(Group.files($0.band), items: $0.files)
        }
        layout.hasFiles = !files.isEmpty
        let tree = folders.tree.visibleItems.filter { !isLeftOut($0) }
        // An empty root folder has nothing to show in a tree.
        if folders.current == .root, tree == [.root], !layout.hasFiles { return Snapshot() }
        let above: [FolderPath] = hasFolderAbove ? [.above] : []
        // The snapshot cannot fail: each path occurs only once in the tree, and a file is never a folder.
        return (try? Snapshot(sections: [Section(.folders, items: above + tree)] + files))
            ?? Snapshot()
    }

    /// The files of the current folder, sorted by name.
    private var files: [FolderEntry] {
        let all = folders.listing.files
        return showsHidden ? all : all.filter { !isLeftOut($0.path) }
    }

    /// Returns whether the demo leaves a path out because the path or a folder above it is hidden. The current folder
    /// and the folders above it are always shown.
    private func isLeftOut(_ path: FolderPath) -> Bool {
        var next: FolderPath? = showsHidden ? nil : path
        while let path = next {
            if path.isHidden, !folders.current.isInside(path) { return true }
            next = path.parent
        }
        return false
    }

    private var hasFolderAbove: Bool { folders.current != .root || folders.root != [0x2F] }

    /// The number of hidden entries in the current folder.
    private var hiddenCount: Int {
        let listing = folders.listing
        return (listing.folders + listing.files.map(\.path)).count(where: isLeftOut)
    }

    /// The text for a folder without visible files.
    var missingFiles: String {
        let title = "\(title(of: folders.current))/"
        let hidden = folders.listing.files.count { isLeftOut($0.path) }
        if hidden > 0 { return "\(title) has \(hidden) hidden \(hidden == 1 ? "file" : "files")" }
        return folders.listing.isEmpty ? "\(title) is empty" : "no files in \(title)"
    }

    var emptySentence: String {
        let title = "“\(title(of: .root))”"
        if folders.isGone {
            return "\(title) is gone: it was renamed or removed. It appears again when it is back."
        }
        if let problem = folders.problem(with: .root) {
            return "This folder cannot be read: \(problem)."
        }
        return hiddenCount > 0
            ? "Everything here is hidden. Press . to show it." : "This folder is empty."
    }
}

/// The keys of the demo.
extension FilesDemo {
    public var keys: [DemoKey<Self>] {
        [
            DemoKey(
                "s", "S", word: "sort", help: "sort by name, date, size; reverse"
            ) { $0.sort(reversing: $1.key == "S") },
            DemoKey(".", word: "hidden", help: "show or hide names with a dot") { demo, _ in
                demo.toggleHidden()
            },
            DemoKey("v", word: "", help: "edit the file in $VISUAL, $EDITOR or vi") { demo, _ in
                demo.edit()
            },
            DemoKey(
                .left, .right, "h", "l", word: "",
                help: "close a folder or go up, open it or go in",
                takesCount: true
            ) { $0.fold($1.key, times: $1.count ?? 1) },
        ]
    }

    private mutating func sort(reversing: Bool) -> Outcome {
        if reversing { order.isReversed.toggle() } else { order = order.next }
        show()
        return .message(
            layout.hasFiles
                ? "sorted \(order.sentence)"
                : "files \(order.sentence); folders stay by name")
    }

    private mutating func toggleHidden() -> Outcome {
        showsHidden.toggle()
        show()
        if showsHidden { return .message("hidden files are shown") }
        let count = hiddenCount
        guard count > 0 else { return .message("hidden files are not shown") }
        return .message("not shown: \(count) hidden \(count == 1 ? "file" : "files")")
    }
}
