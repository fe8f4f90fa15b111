import Reflow

/// A real folder: the folders in it as a tree in the left column, and the files of the chosen one in the right, by
/// initial letter. Both follow what happens on disk.
public struct FilesDemo: Demo {
    /// A part of one of the columns.
    public enum Group: Hashable, Sendable {
        case folders
        case files(Character)
        /// Instead of files where there are none: a sentence.
        case noFiles
    }

    public var view: CollectionView<Group, FilePath>

    private(set) var folders: FolderTree
    /// Where the reader was before they looked into a folder.
    private var trail: [FilePath: ReaderPlace] = [:]
    /// What the folder is called on the screen.
    private let name: [UInt8]
    /// The time it was told last, and when it looked at the disk last.
    private var now = Duration.zero
    private var lastLook: Duration?
    /// Whether the system has said that something changed since.
    private var isStale = false
    private var saidBlindness: String?

    /// Of what changes on disk so much is shown in a second at most, whatever happens there.
    static let pause = Duration.milliseconds(100)

    /// Shows a folder, the current one by default. Throws a `DirectoryError` when it can't be read.
    public init(path: String? = nil, shownAs name: String? = nil) throws {
        let root = path.map { Array($0.utf8) } ?? Directory.current()
        self.name = name.map { Array($0.utf8) } ?? root
        folders = try FolderTree(root: root)
        view = CollectionView(
            layout: Self.layout(Self.entry.parameters), snapshot: Self.snapshot(of: folders))
    }

    static func layout(_ parameters: DemoParameters) -> SplitLayout<Group> {
        SplitLayout(defaults: SectionDefaults(pinsHeaders: parameters.pinsHeaders)) { environment in
            environment.isLandscape
                ? .split(leftSideRatio: parameters.leftSideRatio, spacing: 8) : .single
        } side: { group in
            group == .folders ? .left : .right
        } everySection: { _ in
            SectionLayout.flow(items: .perLine(1, height: 16)).header(height: 16)
        }
    }

    public func layout(_ parameters: DemoParameters) -> any CollectionLayoutConvertible<Group> {
        Self.layout(parameters)
    }

    private static func snapshot(of folders: FolderTree) -> Snapshot<Group, FilePath> {
        let letters = folders.listing.letters
        // A folder with nothing in it needs no tree.
        if folders.current == .root, letters.isEmpty, folders.listing.folders.isEmpty {
            return Snapshot()
        }
        let files = letters.map { Section(Group.files($0.letter), items: $0.files) }
        let sections =
            [Section(Group.folders, items: folders.tree.visibleItems)]
            + (files.isEmpty ? [Section(.noFiles)] : files)
        // A path is in one folder, and a file is no folder.
        return (try? Snapshot(sections: sections)) ?? Snapshot()
    }

    public var emptySentence: String { "This folder is empty." }

    public var place: String? {
        let current = folders.current.bytes
        return String(
            decoding: current.isEmpty ? name : name.appending(name: current), as: UTF8.self)
    }

    public func searchText(of item: FilePath) -> String? {
        item == .root ? String(decoding: name.lastName, as: UTF8.self) : item.name
    }

    public static let entry = DemoEntry(
        name: "files", title: "Files", category: .living,
        summary: "a folder of this machine, followed as it changes",
        tunables: [.pinning, .leftSideRatio], parameters: DemoParameters()
    ) { try FilesDemo(path: $0.path, shownAs: $0.shownPath) }
}

/// Drawing.
extension FilesDemo {
    public func draw(_ element: Element<Group, FilePath>, in region: inout Region) {
        // Zoomed out, two names may meet in a row: the later one is to be read, not both.
        region.fill(.terminal)
        guard let path = element.item else { return drawHeader(of: element.section, in: &region) }
        let problem = folders.problem(with: path).map { " — \($0)" } ?? ""
        if element.section == .folders {
            let isCurrent = path == folders.current
            let text = folderText(path, isUnicode: region.features.isUnicode) + problem
            region.text(text, problem.isEmpty ? isCurrent ? .bold : [] : .dim)
        } else {
            region.text("  \(path.name)\(problem)", problem.isEmpty ? [] : .dim)
        }
    }

    private func drawHeader(of group: Group, in region: inout Region) {
        switch group {
        case .folders:
            region.fill(.blue)
            region.text(" Folders", .bold)
        case .files(let letter):
            region.fill(.gray)
            region.text(" \(letter)", .bold)
        case .noFiles:
            region.text(folders.listing.folders.isEmpty ? "  Empty." : "  No files.", .dim)
        }
    }

    /// The name with what tells its level, and whether there are folders in it.
    private func folderText(_ path: FilePath, isUnicode: Bool) -> String {
        let level = folders.tree.level(of: path) ?? 0
        let mark =
            if !folders.tree.canExpand(path) {
                " "
            } else if folders.tree.isExpanded(path) {
                isUnicode ? "▾" : "-"
            } else {
                isUnicode ? "▸" : "+"
            }
        let indent = String(repeating: "  ", count: level + 1)
        return "\(indent)\(mark) \(title(of: path))/"
    }
}

/// Opening and closing.
extension FilesDemo {
    public mutating func handle(_ input: Input, scale: CellScale) -> DemoResponse {
        if case .key(let key) = input, let response = turn(key) { return saying(response) }
        switch view.handle(input, scale: scale) {
        case .ignored: return .ignored
        case .handled(let moved): return moved ? .changed : .handled
        case .activated(let item): return saying(toggle(item))
        }
    }

    /// Left and right in the tree; nil where they go to the neighbour.
    private mutating func turn(_ key: Key) -> DemoResponse? {
        guard let path = view.selection else { return nil }
        guard folders.isFolder(path) else {
            // From a file to the folder it is in.
            guard key == .left || key == "h" else { return nil }
            view.select(folders.current)
            return .changed
        }
        switch key {
        case .right, "l":
            return changing(path) { try $0.expand(path) }
        case .left, "h":
            if let response = changing(path, { $0.collapse(path) }) { return response }
            return path.parent.map {
                view.select($0)
                return .changed
            }
        default:
            return nil
        }
    }

    /// Changes the tree; nil when there was nothing to change.
    private mutating func changing(
        _ path: FilePath, _ change: (inout FolderTree) throws -> Bool
    ) -> DemoResponse? {
        do {
            guard try change(&folders) else { return nil }
            show()
            return .changed
        } catch {
            let reason = (error as? SystemReason)?.text ?? "\(error)"
            return .refused("Cannot open “\(title(of: path))”: \(reason).")
        }
    }

    /// Enter and a second click look into a folder and show the folders in it; once more, and they are hidden.
    private mutating func toggle(_ path: FilePath) -> DemoResponse {
        guard folders.isFolder(path) else { return .refused("“\(path.name)” is not a folder.") }
        let place = folders.current == path ? trail[path] : readerPlace
        let response = changing(path) { folders in
            if path == folders.current {
                return try folders.collapse(path) || folders.expand(path)
            }
            try folders.choose(path)
            _ = try folders.expand(path)
            return true
        }
        if response == .changed, folders.current == path { trail[path] = place }
        return response ?? .refused("“\(title(of: path))” is open already.")
    }

    /// Goes up to the folder that holds the one whose files are shown, and closes that.
    public mutating func goBack() -> Bool {
        let folder = folders.current
        guard let parent = folder.parent, (try? folders.choose(parent)) != nil else { return false }
        _ = folders.collapse(folder)
        show()
        view.select(folder)
        if let place = trail.removeValue(forKey: folder) { go(to: place) }
        return true
    }

    private func title(of path: FilePath) -> String { searchText(of: path) ?? "" }

    private mutating func show() {
        view.apply(Self.snapshot(of: folders))
    }

    /// That changes go unseen is said once, with what was asked for.
    private mutating func saying(_ response: DemoResponse) -> DemoResponse {
        guard let blindness = folders.blindness, blindness != saidBlindness else {
            return response
        }
        saidBlindness = blindness
        return .said(blindness)
    }
}

/// What happens on disk.
extension FilesDemo {
    public var descriptors: [Int32] { isStale ? [] : folders.descriptors }

    public var deadline: Duration? {
        [view.deadline, isStale ? (lastLook ?? now) + Self.pause : nil].compactMap { $0 }.min()
    }

    public mutating func advance(to now: Duration) -> Bool {
        self.now = now
        let hasMoved = view.advance(to: now)
        guard isStale, now >= (lastLook ?? now) + Self.pause else { return hasMoved }
        return look() || hasMoved
    }

    /// Changes that follow each other fast are waited for, without listening.
    public mutating func wake() -> DemoResponse {
        if let lastLook, now < lastLook + Self.pause {
            isStale = true
            return .ignored
        }
        return look() ? saying(.changed) : .ignored
    }

    /// Reads again what has changed; false when nothing looks different.
    private mutating func look() -> Bool {
        isStale = false
        guard folders.refresh() else { return false }
        lastLook = now
        show()
        return true
    }
}
