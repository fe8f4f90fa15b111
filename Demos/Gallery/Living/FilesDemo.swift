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

    var folders: FolderTree
    /// Where the reader was before they looked into a folder.
    var trail: [FilePath: ReaderPlace] = [:]
    /// What the folder is called on the screen.
    private let name: [UInt8]
    /// The time it was told last, and when it looked at the disk last.
    var now = Duration.zero
    var lastLook: Duration?
    /// Whether the system has said that something changed since.
    var isStale = false
    /// When to look at the disk unasked, where nobody reports changes.
    var nextLook: Duration?
    /// The sentence said of changes that are seen late.
    var saidBlindness: String?

    /// Shows a folder, the current one by default. Throws a `DirectoryError` when it can't be read.
    public init(path: String? = nil, shownAs name: String? = nil) throws {
        let root = path.map { Array($0.utf8) } ?? Directory.current()
        self.name = name.map { Array($0.utf8) } ?? root
        folders = try FolderTree(root: root)
        view = CollectionView(snapshot: Self.snapshot(of: folders))
    }

    public func layout(_ knobs: KnobValues) -> any CollectionLayoutConvertible<Group> {
        SplitLayout<Group>(defaults: SectionDefaults(pinsHeaders: knobs[.pinsHeaders])) {
            environment in
            // As wide as most names of files.
            environment.hasRoomForColumns(atLeast: 320)
                ? .split(leftSideRatio: knobs[.leftSideRatio], spacing: 8) : .single
        } side: { group in
            group == .folders ? .left : .right
        } everySection: { _ in
            SectionLayout.flow(items: .perLine(1, height: 16)).header(height: 16)
        }
    }

    public var keys: [DemoKey<Self>] { [] }

    static func snapshot(of folders: FolderTree) -> Snapshot<Group, FilePath> {
        let letters = folders.listing.letters
        // A folder with nothing in it needs no tree.
        if folders.current == .root, folders.listing.isEmpty { return Snapshot() }
        let files = letters.map { Section(Group.files($0.letter), items: $0.files) }
        let sections =
            [Section(Group.folders, items: folders.tree.visibleItems)]
            + (files.isEmpty ? [Section(.noFiles)] : files)
        // A path is in one folder, and a file is no folder.
        return (try? Snapshot(sections: sections)) ?? Snapshot()
    }

    private var emptySentence: String {
        folders.problem(with: .root).map { "This folder cannot be read: \($0)." }
            ?? "This folder is empty."
    }

    private var place: String {
        let current = folders.current.bytes
        return String(
            decoding: current.isEmpty ? name : name.appending(name: current), as: UTF8.self)
    }

    func title(of item: FilePath) -> String {
        item == .root ? String(decoding: name.lastName, as: UTF8.self) : item.name
    }

    public static let entry = DemoEntry(
        name: "files", title: "Files", category: .living,
        summary: "a folder of this machine, followed as it changes",
        knobs: [.pinsHeaders, .leftSideRatio(0.4)], options: [.path],
        argument: DemoArgument(option: .path),
        abilities: DemoAbilities<FilesDemo>(
            place: { $0.place }, emptySentence: { $0.emptySentence }, open: { $0.open($1) },
            goToParent: { $0.goToParent() }, take: { $0.take($1) },
            searchText: { $0.title(of: $1) },
            advance: { demo, now, _ in demo.advance(to: now) }, deadline: { $0.deadline },
            descriptors: { $0.descriptors }, wake: { $0.wake() })
    ) { try FilesDemo(path: $0.text(.path), shownAs: $0.standIns.folderName) }
}

extension DemoOption {
    /// The folder to begin in.
    static let path = DemoOption("path")
}
