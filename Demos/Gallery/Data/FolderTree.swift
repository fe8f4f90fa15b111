import Reflow

/// The folders below a root folder that were opened, and their changes on disk.
///
/// A folder is read when the user expands or selects it. It is read again when the system reports that names in it were
/// added or removed.
struct FolderTree {
    let root: [UInt8]
    /// The tree of folders, without files. An expanded folder shows its subfolders.
    private(set) var tree = SectionSnapshot<FolderPath>()
    /// The folder whose files are shown.
    private(set) var current = FolderPath.root
    private var listings: [FolderPath: FolderListing] = [:]
    /// The open folders at the time when a folder disappeared, so that the tree can restore them.
    var lost: Lost?
    var event: Event?
    private let watcher = ChangeWatcher()
    /// A folder above the root that is watched while the root folder is empty or missing.
    private var watchedAncestor: [UInt8]?
    /// The reason why the tree shows changes of some folders late; `nil` if it shows all changes at once.
    private(set) var delayReason: String?

    /// Reads the root folder. Throws the reason if it can't be read.
    init(root: [UInt8]) throws(SystemError) {
        self.root = root
        watch(.root)
        let listing = FolderListing(of: .root, in: root)
        if let error = listing.error { throw error }
        listings[.root] = listing
        // Appending the first item to an empty tree cannot fail.
        try? tree.append([.root])
        place(childrenOf: .root)
        try? tree.expand([.root])
        updateWatchedAncestor()
    }

    var descriptors: [Int32] { watcher.descriptor < 0 ? [] : [watcher.descriptor] }

    /// The interval for reading all folders again; `nil` if the system reports changes.
    ///
    /// An empty root folder is also read at intervals, because it may have been removed. The system does not report
    /// this while a program works in the folder.
    var interval: Duration? {
        let missesChanges = delayReason != nil || !watcher.watched.contains(root)
        return missesChanges || listings[.root]?.isEmpty ?? true ? .seconds(2) : nil
    }

    /// The contents of the folder whose files are shown.
    var listing: FolderListing { listings[current] ?? FolderListing([], in: current) }

    func isFolder(_ path: FolderPath) -> Bool { tree.contains(path) }

    /// Returns the reason why a file or folder can't be read; `nil` if it can, or if it was not yet read.
    func problem(with path: FolderPath) -> String? {
        listings[path]?.error?.reason ?? entry(of: path)?.problem
    }

    /// Returns the entry of a file or folder; `nil` for the root folder. O(1)
    func entry(of path: FolderPath) -> FolderEntry? {
        path.parent.flatMap { listings[$0]?.entry(of: path) }
    }

    /// Whether the root folder was missing at the last read.
    var isGone: Bool { listings[.root]?.isGone ?? false }

    /// Whether the root folder exists now.
    var isThere: Bool { (try? System.status(of: root)) != nil }

    /// Shows the files of another folder of the tree. If the folder can't be read, throws the reason and changes
    /// nothing.
    mutating func choose(_ folder: FolderPath) throws(SystemError) {
        guard tree.contains(folder), folder != current else { return }
        try read(folder)
        lost = nil
        let former = current
        current = folder
        forgetIfUnseen(former)
    }

    /// Shows the subfolders of a folder. Returns `false` if there are none or they are shown already. Throws the reason
    /// if the folder can't be read.
    mutating func expand(_ folder: FolderPath) throws(SystemError) -> Bool {
        guard tree.contains(folder), !tree.isExpanded(folder) else { return false }
        try read(folder)
        guard !tree.children(of: folder).isEmpty else {
            forgetIfUnseen(folder)
            return false
        }
        try? tree.expand([folder])
        return true
    }

    /// Hides the subfolders of a folder. Returns `false` for the root and for a collapsed folder.
    ///
    /// If the current folder is below the collapsed folder, the collapsed folder becomes current.
    mutating func collapse(_ folder: FolderPath) -> Bool {
        guard folder != .root, tree.isExpanded(folder) else { return false }
        try? tree.collapse([folder])
        if folder != current, current.isInside(folder) { try? choose(folder) }
        forgetIfUnseen(folder)
        return true
    }

    /// Reads the changed folders again, or all folders if `isAll` is true. Returns whether anything is different; `nil`
    /// if no folder was read.
    mutating func refresh(isAll: Bool = false) -> Bool? {
        let changed = watcher.changedPaths()
        guard isAll || !changed.isEmpty else { return nil }
        let isNearby = watchedAncestor.map { changed.contains($0) } ?? false
        let before = (tree: tree, listings: listings, current: current, isGone: isGone)
        // Reads parents before children, because the children of a removed parent no longer exist.
        for path in listings.keys.sorted(by: { $0.bytes.count < $1.bytes.count }) {
            let isAnew = isAll || isNearby && path == .root
            guard listings[path] != nil, isAnew || changed.contains(path.full(in: root)) else {
                continue
            }
            readAgain(path, isAnew: isAnew)
        }
        updateWatchedAncestor()
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

    /// Reads a folder again.
    ///
    /// - Parameter isAnew: Whether the path may now belong to another folder. If so, the watch is renewed.
    private mutating func readAgain(_ path: FolderPath, isAnew: Bool) {
        // Watches before reading. `read` explains the reason.
        if isAnew { watcher.unwatch(path.full(in: root)) }
        watch(path)
        listings[path] = FolderListing(of: path, in: root)
        place(childrenOf: path)
    }

    /// Watches the nearest existing folder above the root while the root is missing or empty.
    ///
    /// If the root or a missing folder above it is created again, the change appears in the watched folder.
    private mutating func updateWatchedAncestor() {
        while listings[.root]?.isEmpty ?? true {
            let nearest = System.nearestFolder(above: root)
            if nearest == watchedAncestor, watcher.watched.contains(nearest) { return }
            if let watchedAncestor { watcher.unwatch(watchedAncestor) }
            watchedAncestor = nearest
            do { try watcher.watch(nearest, for: .names) } catch { return }
            // Checks the root again, because a folder may have been created before the watch began.
            guard isThere || nearest != System.nearestFolder(above: root) else { return }
            readAgain(.root, isAnew: true)
        }
        if let watchedAncestor { watcher.unwatch(watchedAncestor) }
        watchedAncestor = nil
    }

    /// Reads a folder that was not yet read, and makes the system report its changes.
    private mutating func read(_ folder: FolderPath) throws(SystemError) {
        guard listings[folder] == nil else { return }
        // Watches before reading, so that a change during the read causes another read.
        watch(folder)
        let listing = FolderListing(of: folder, in: root)
        if let error = listing.error {
            watcher.unwatch(folder.full(in: root))
            throw error
        }
        listings[folder] = listing
        place(childrenOf: folder)
    }

    /// Puts the folders of a listing into the tree. Existing folders keep their state and all folders below them.
    private mutating func place(childrenOf folder: FolderPath) {
        guard let listing = listings[folder] else { return }
        let gone = Set(tree.children(of: folder)).subtracting(listing.folders)
        for path in gone { forgetAll(below: path) }
        var children = SectionSnapshot<FolderPath>()
        do {
            try children.append(listing.folders)
            for child in listing.folders where tree.contains(child) {
                try children.replace(childrenOf: child, using: tree.snapshot(of: child))
                if tree.isExpanded(child) { try children.expand([child]) }
            }
            try children.setLazy(listing.folders.filter { listings[$0] == nil })
            try tree.replace(childrenOf: folder, using: children)
        } catch {
            // The change cannot fail, because the names in a folder are unique, and therefore the paths are.
            assertionFailure("\(error)")
        }
    }

    private mutating func watch(_ folder: FolderPath) {
        do {
            try watcher.watch(folder.full(in: root), for: .entries)
        } catch  where !error.isMissing {
            delayReason = "changes in some folders are shown late: \(error.reason)"
        } catch {}
    }

    /// Stops watching a folder that is neither expanded nor current. The next time the user opens the folder, the tree
    /// reads it again.
    private mutating func forgetIfUnseen(_ folder: FolderPath) {
        guard folder != current, !tree.isExpanded(folder) else { return }
        watcher.unwatch(folder.full(in: root))
        listings[folder] = nil
    }

    private mutating func forgetAll(below folder: FolderPath) {
        for path in listings.keys where path.isInside(folder) {
            watcher.unwatch(path.full(in: root))
            listings[path] = nil
        }
    }
}
