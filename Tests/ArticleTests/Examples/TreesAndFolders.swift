import Foundation
import Reflow

struct FolderTree {
    private let root: FilePath
    private let watcher = ChangeWatcher()
    private(set) var tree: SectionSnapshot<FilePath>

    init(_ root: FilePath) throws {
        self.root = root
        tree = try Self.contents(of: root, watcher)
    }

    private static func contents(
        of folder: FilePath, _ watcher: ChangeWatcher
    ) throws -> SectionSnapshot<FilePath> {
        try watcher.watch(folder, for: .names)
        let files = FileManager.default
        let paths = try files.contentsOfDirectory(atPath: folder.string).sorted()
            .map { folder.appending($0) }
        var contents = SectionSnapshot<FilePath>()
        try contents.append(paths)
        try contents.setLazy(
            paths.filter {
                var isFolder: ObjCBool = false
                return files.fileExists(atPath: $0.string, isDirectory: &isFolder)
                    && isFolder.boolValue
            })
        return contents
    }

    mutating func toggle(_ path: FilePath) throws {
        if tree.isExpanded(path) { return try tree.collapse([path]) }
        let watcher = watcher
        if tree.canExpand(path) {
            try tree.expand(path) { path, _ in try Self.contents(of: path, watcher) }
        }
    }

    var descriptors: [Int32] { [watcher.descriptor] }

    /// Reads all folders again if one has changed. Returns whether one has changed.
    mutating func readChanges() throws -> Bool {
        guard !watcher.changes().isEmpty else { return false }
        let former = tree
        tree = try Self.contents(of: root, watcher)
        for folder in former.items where former.isExpanded(folder) && tree.canExpand(folder) {
            try toggle(folder)
        }
        return true
    }
}

extension Examples {
    struct TreesAndFolders {
        func browse(_ root: FilePath, on terminal: some Terminal) throws {
            var folders = try FolderTree(root)
            let layout = FlowLayout<Int> { _ in .list(rows: .height(16)) }
            var view = CollectionView(layout: layout, snapshot: Snapshot<Int, FilePath>())
            try view.apply(folders.tree, to: 0, animated: false)
            var program = ViewProgram(view, selection: .bar) { element, region in
                guard let path = element.item else { return }
                let tree = folders.tree
                let sign = tree.canExpand(path) ? tree.isExpanded(path) ? "▾" : "▸" : " "
                let indent = String(repeating: "  ", count: tree.level(of: path) ?? 0)
                region.text(" \(indent)\(sign) \(path.lastComponent?.string ?? "")")
            } on: { view, input in
                switch input {
                case .key("q"): return .quit
                case .wake:
                    do {
                        guard try folders.readChanges() else { return .handled }
                        try view.apply(folders.tree, to: 0)
                        return .redraw
                    } catch { return .message("\(error)") }
                default: return .ignored
                }
            } opening: { view, path in
                do {
                    try folders.toggle(path)
                    try view.apply(folders.tree, to: 0)
                    return .redraw
                } catch { return .message("\(error)") }
            }
            program.watchedDescriptors = { folders.descriptors }
            terminal.run(&program)
        }
    }
}
