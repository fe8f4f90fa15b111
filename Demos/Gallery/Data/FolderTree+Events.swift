import Reflow

/// Events of the current folder and the folders above it.
extension FolderTree {
    enum Event: Hashable {
        /// This folder was renamed or removed. It contained the current folder, or was the current folder.
        case gone(FolderPath)
        /// The folder exists again, and the tree has opened the folders in it that were open before.
        case returned(FolderPath)
    }

    /// The state of a folder that disappeared: its current folder and its expanded folders.
    struct Lost {
        let folder: FolderPath
        let current: FolderPath
        let expanded: [FolderPath]
    }

    /// Returns the event since the last call, and clears it.
    mutating func takeEvent() -> Event? {
        defer { event = nil }
        return event
    }

    func topmostMissing(_ path: FolderPath) -> FolderPath {
        var path = path
        while let parent = path.parent, !tree.contains(parent) { path = parent }
        return path
    }

    mutating func lose(
        _ folder: FolderPath, in former: SectionSnapshot<FolderPath>, _ current: FolderPath
    ) {
        let expanded = former.items.filter { $0.isInside(folder) && former.isExpanded($0) }
        lost = Lost(folder: folder, current: current, expanded: expanded)
        event = .gone(folder)
    }

    /// Opens the folders that were open when a folder disappeared, if they exist again.
    mutating func restoreLost() {
        guard let lost, !isGone, tree.contains(lost.folder) else { return }
        for path in lost.expanded { _ = try? expand(path) }
        try? choose(lost.current)
        self.lost = nil
        event = .returned(lost.folder)
    }
}
