import Reflow

/// A real folder: the folders in it as a tree in the left column, and the files of the chosen one in the right, by
/// name, date or size. Both follow what happens on disk.
struct FilesDemo: Demo {
    typealias Group = FilesLayout.Group

    var view: CollectionView<Group, FilePath>
    var layout = FilesLayout()

    var folders: FolderTree
    var order = FolderOrder()
    /// Whether names that begin with a dot are shown.
    var showsHidden = true
    /// What can be opened after `.opened`.
    var choice: DemoChoice?
    /// Where the reader was before they looked into a folder.
    var trail: [FilePath: ReaderPlace] = [:]
    /// Where they were when the folder went away.
    var lostPlace: ReaderPlace?
    /// What the folder is called on the screen.
    var name: [UInt8]
    /// How far above the folder that it was started with it may go.
    var ascent = Ascent.none
    /// What is shown instead of this machine's data.
    let standIns: DemoStandIns
    /// What dates are told from.
    var today: CalendarDay
    /// When another day begins.
    var nextDay: Duration?
    /// The time it was told last, and when it looked at the disk last.
    var now = Duration.zero
    var lastLook: Duration?
    /// Whether the system has said that something changed since.
    var isStale = false
    /// When to look at the disk unasked, where nobody reports changes.
    var nextLook: Duration?
    /// What came of a look that nobody asked for.
    var unsaid: Outcome?
    /// The sentence said of changes that are seen late.
    var saidBlindness: String?

    /// Shows a folder, the current one by default. Throws a `DirectoryError` when it can't be read.
    init(path: [UInt8]? = nil, standIns: DemoStandIns = DemoStandIns()) throws {
        let root = System.absolutePath(of: path ?? Directory.current())
        name = standIns.folderName.map { Array($0.utf8) } ?? root
        folders = try FolderTree(root: root)
        today = standIns.today ?? .today
        self.standIns = standIns
        view = CollectionView(snapshot: Snapshot())
        // At once, as it is the first: there is no place to keep.
        view = CollectionView(snapshot: makeSnapshot())
    }

    private var place: String {
        let current = folders.current.bytes
        return String(
            decoding: current.isEmpty ? name : name.appending(name: current), as: UTF8.self)
    }

    func title(of item: FilePath) -> String {
        item == .root ? String(decoding: name.lastName, as: UTF8.self) : item.name
    }

    /// The path as text; nil where it is none, and for the way up.
    private func copied(_ item: FilePath) -> String? {
        item == .above ? nil : String(validating: item.full(in: folders.root), as: UTF8.self)
    }

    static let knobs: [DemoKnob<Self>] = [
        .pinsHeaders(\.layout.pinsHeaders), .leftSideRatio(\.layout.leftSideRatio),
        .splitSpacing(\.layout.splitSpacing),
        .points("leastColumnWidth", \.layout.leastColumnWidth, in: 160...640),
    ]

    static let abilities = DemoAbilities<FilesDemo>(
        place: { $0.place }, emptySentence: { $0.emptySentence }, open: { $0.open($1) },
        choice: { $0.choice }, copied: { $0.copied($1) },
        goToParent: { $0.goToParent() }, didMove: { $0.ascent.forget() },
        didPlace: { $0.ascent.forget() }, searchText: { $0.title(of: $1) },
        plainText: { $0.plainText(of: $1) },
        advance: { $0.advance(to: $1) }, deadline: { $0.deadline },
        descriptors: { $0.descriptors }, wake: { $0.wake() })

    static let entry = DemoEntry(
        name: "files", title: "Files", category: .living,
        summary: "a folder of this machine, followed as it changes", code: [], options: [.path],
        argument: DemoArgument(option: .path), abilities: abilities
    ) { try FilesDemo(path: $0.path(.path), standIns: $0.standIns) }
}

extension DemoOption {
    /// The folder to begin in.
    static let path = DemoOption("path")
}
