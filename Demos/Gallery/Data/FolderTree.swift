import Reflow

/// The folders below one, as far as they were opened, and how they change on disk.
///
/// What is below a folder is read when the folder is expanded or looked into, and read again when the system says that
/// names in it have come or gone.
struct FolderTree {
    let root: [UInt8]
    /// Folders alone; expanded ones show what is below them.
    private(set) var tree = SectionSnapshot<FilePath>()
    /// The folder whose files are shown.
    private(set) var current = FilePath.root
    private var listings: [FilePath: FolderListing] = [:]
    /// What was open when the folder that is shown went away.
    private var lost: Lost?
    private var event: Event?
    private let watcher = ChangeWatcher()
    /// The folder above that is watched while there is nothing in this one.
    private var lookout: [UInt8]?
    /// Why changes in some folders are shown late; nil if they are not.
    private(set) var blindness: String?
    /// Whether the system does not report some changes: those of other machines, or in virtual folders.
    private let isSilent: Bool

    /// Reads a folder.
    init(root: [UInt8]) throws(DirectoryError) {
        self.root = root
        isSilent = !System.reportsChanges(in: root)
        watch(.root)
        let listing = FolderListing(of: .root, in: root)
        if let error = listing.error { throw DirectoryError(path: root, error: error) }
        listings[.root] = listing
        // The first item of an empty tree is new.
        try? tree.append([.root])
        place(childrenOf: .root)
        try? tree.expand([.root])
        keepLookout()
    }

    var descriptors: [Int32] { watcher.descriptor < 0 ? [] : [watcher.descriptor] }

    /// How often to look at all folders where changes are not reported, or the folder itself is gone; nil where they
    /// are.
    ///
    /// An empty folder may be one that was removed: nobody is told of that while a program works in it.
    var interval: Duration? {
        let isBlind = isSilent || blindness != nil || !watcher.watched.contains(root)
        return isBlind || listings[.root]?.isEmpty ?? true ? .seconds(2) : nil
    }

    /// What is in the folder whose files are shown.
    var listing: FolderListing { listings[current] ?? FolderListing([], in: current) }

    func isFolder(_ path: FilePath) -> Bool { tree.contains(path) }

    /// Why a file or folder can't be read; nil when it can, or nobody has tried.
    func problem(with path: FilePath) -> String? {
        listings[path]?.error?.reason ?? entry(of: path)?.problem
    }

    /// What is known of a file or folder; nil for the one that holds all. O(1)
    func entry(of path: FilePath) -> FolderEntry? {
        path.parent.flatMap { listings[$0]?.entry(of: path) }
    }

    /// Whether the folder that holds all was renamed or removed, as far as was looked.
    var isGone: Bool { listings[.root]?.isGone ?? false }

    /// Whether it is there now.
    var isThere: Bool { (try? System.status(of: root)) != nil }

    /// Shows the files of another folder of the tree. Throws the reason when it can't be read, and changes nothing.
    mutating func choose(_ folder: FilePath) throws(SystemError) {
        guard tree.contains(folder), folder != current else { return }
        try read(folder)
        lost = nil
        let former = current
        current = folder
        forgetIfUnseen(former)
    }

    /// Shows the folders in a folder; false when it has none, or shows them. Throws the reason when it can't be read.
    mutating func expand(_ folder: FilePath) throws(SystemError) -> Bool {
        guard tree.contains(folder), !tree.isExpanded(folder) else { return false }
        try read(folder)
        guard !tree.children(of: folder).isEmpty else {
            forgetIfUnseen(folder)
            return false
        }
        try? tree.expand([folder])
        return true
    }

    /// Hides the folders in a folder; false if they were hidden already, and for the root. If one of them was the
    /// current folder, its parent is now.
    mutating func collapse(_ folder: FilePath) -> Bool {
        guard folder != .root, tree.isExpanded(folder) else { return false }
        try? tree.collapse([folder])
        if folder != current, current.isInside(folder) { try? choose(folder) }
        forgetIfUnseen(folder)
        return true
    }

    /// Reads again what the system says has changed, or all that was read. Returns whether anything is different; nil
    /// when nothing was read.
    mutating func refresh(isAll: Bool = false) -> Bool? {
        let changed = watcher.changes()
        guard isAll || !changed.isEmpty else { return nil }
        let isNearby = lookout.map { changed.contains($0) } ?? false
        let before = (tree: tree, listings: listings, current: current, isGone: isGone)
        // Parents first, as their children may be gone with them.
        for path in listings.keys.sorted(by: { $0.bytes.count < $1.bytes.count }) {
            let isAnew = isAll || isNearby && path == .root
            guard listings[path] != nil, isAnew || changed.contains(path.full(in: root)) else {
                continue
            }
            readAgain(path, isAnew: isAnew)
        }
        keepLookout()
        while !tree.contains(current), let parent = current.parent { current = parent }
        if isGone, !before.isGone {
            lose(.root, in: before.tree, before.current)
        } else if current != before.current, !isGone {
            lose(topmostMissing(before.current), in: before.tree, before.current)
        } else {
            restoreLost()
        }
        try? read(current)
        return tree != before.tree || listings != before.listings
    }

    /// - Parameter isAnew: Whether another folder may have its name, which is to be watched then.
    private mutating func readAgain(_ path: FilePath, isAnew: Bool) {
        // Before it is read, as in `read`.
        if isAnew { watcher.unwatch(path.full(in: root)) }
        watch(path)
        listings[path] = FolderListing(of: path, in: root)
        place(childrenOf: path)
    }

    /// While the folder that holds all is gone, or so empty that it may be, watches the nearest one above that is there:
    /// in it the way back begins.
    private mutating func keepLookout() {
        while listings[.root]?.isEmpty ?? true {
            let nearest = System.nearestFolder(above: root)
            if nearest == lookout, watcher.watched.contains(nearest) { return }
            if let lookout { watcher.unwatch(lookout) }
            lookout = nearest
            do { try watcher.watch(nearest, for: .names) } catch { return }
            // What was created before the folder was watched.
            guard isThere || nearest != System.nearestFolder(above: root) else { return }
            readAgain(.root, isAnew: true)
        }
        if let lookout { watcher.unwatch(lookout) }
        lookout = nil
    }

    /// Reads a folder unless that was done, and has the system report its changes.
    private mutating func read(_ folder: FilePath) throws(SystemError) {
        guard listings[folder] == nil else { return }
        // Watch first, so that a change in between causes another read.
        watch(folder)
        let listing = FolderListing(of: folder, in: root)
        if let error = listing.error {
            watcher.unwatch(folder.full(in: root))
            throw error
        }
        listings[folder] = listing
        place(childrenOf: folder)
    }

    /// Puts the folders of a listing into the tree; those that were there stay as they are, with all below them.
    private mutating func place(childrenOf folder: FilePath) {
        guard let listing = listings[folder] else { return }
        let gone = Set(tree.children(of: folder)).subtracting(listing.folders)
        for path in gone { forgetAll(below: path) }
        var children = SectionSnapshot<FilePath>()
        do {
            try children.append(listing.folders)
            for child in listing.folders where tree.contains(child) {
                try children.replace(childrenOf: child, using: tree.snapshot(of: child))
                if tree.isExpanded(child) { try children.expand([child]) }
            }
            try children.setLazy(listing.folders.filter { listings[$0] == nil })
            try tree.replace(childrenOf: folder, using: children)
        } catch {
            // Names are unique in a folder, and so are paths.
            assertionFailure("\(error)")
        }
    }

    private mutating func watch(_ folder: FilePath) {
        do {
            try watcher.watch(folder.full(in: root), for: .entries)
        } catch  where !error.isMissing {
            blindness = "changes in some folders are shown late: \(error.reason)"
        } catch {}
    }

    /// A folder that is neither expanded nor looked into need not be watched. What was read of it is read again when
    /// it is opened next.
    private mutating func forgetIfUnseen(_ folder: FilePath) {
        guard folder != current, !tree.isExpanded(folder) else { return }
        watcher.unwatch(folder.full(in: root))
        listings[folder] = nil
    }

    private mutating func forgetAll(below folder: FilePath) {
        for path in listings.keys where path.isInside(folder) {
            watcher.unwatch(path.full(in: root))
            listings[path] = nil
        }
    }
}

/// What becomes of the folder that is looked into.
extension FolderTree {
    enum Event: Hashable {
        /// A folder was renamed or removed, and what was looked into with it.
        case gone(FilePath)
        /// It is there again, and what was open in it is.
        case returned(FilePath)
    }

    /// What was open when a folder went away.
    private struct Lost {
        let folder: FilePath
        let current: FilePath
        let expanded: [FilePath]
    }

    /// What has happened since it was asked last.
    mutating func takeEvent() -> Event? {
        defer { event = nil }
        return event
    }

    private func topmostMissing(_ path: FilePath) -> FilePath {
        var path = path
        while let parent = path.parent, !tree.contains(parent) { path = parent }
        return path
    }

    private mutating func lose(
        _ folder: FilePath, in former: SectionSnapshot<FilePath>, _ current: FilePath
    ) {
        let expanded = former.items.filter { $0.isInside(folder) && former.isExpanded($0) }
        lost = Lost(folder: folder, current: current, expanded: expanded)
        event = .gone(folder)
    }

    /// Opens what was open, as far as it is there.
    private mutating func restoreLost() {
        guard let lost, !isGone, tree.contains(lost.folder) else { return }
        for path in lost.expanded { _ = try? expand(path) }
        try? choose(lost.current)
        self.lost = nil
        event = .returned(lost.folder)
    }
}
