import Reflow

/// A real folder: the folders in it as a tree in the left column, and the files of the chosen one in the right, by
/// name, date or size. Both follow what happens on disk.
public struct FilesDemo: Demo {
    /// A part of one of the columns.
    public enum Group: Hashable, Sendable {
        case folders
        /// Files under one heading.
        case files(FolderBand)
    }

    public var view: CollectionView<Group, FilePath>

    var folders: FolderTree
    var order = FolderOrder()
    /// Whether names that begin with a dot are shown.
    var showsHidden = true
    /// Whether there is any file to show.
    var hasFiles = false
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
    /// What the layout was made with last.
    var knobs: KnobValues
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
    public init(path: String? = nil, standIns: DemoStandIns = DemoStandIns()) throws {
        let root = System.absolutePath(of: path.map { Array($0.utf8) } ?? Directory.current())
        name = standIns.folderName.map { Array($0.utf8) } ?? root
        folders = try FolderTree(root: root)
        today = standIns.today ?? .today
        self.standIns = standIns
        knobs = Self.entry.initialKnobs
        view = CollectionView(snapshot: Snapshot())
        // At once, as it is the first: there is no place to keep.
        view = CollectionView(snapshot: makeSnapshot())
    }

    public func layout(_ knobs: KnobValues) -> any CollectionLayoutConvertible<Group> {
        SplitLayout<Group>(defaults: SectionDefaults(pinsHeaders: knobs[.pinsHeaders])) {
            [hasFiles] environment in
            // As wide as most names of files. Where there are none the tree has all the room.
            hasFiles && environment.hasRoomForColumns(atLeast: 320)
                ? .split(leftSideRatio: knobs[.leftSideRatio], spacing: 8) : .single
        } side: { group in
            group == .folders ? .left : .right
        } everySection: { _ in
            // A column is left to the scrollbar.
            SectionLayout.flow(
                items: .perLine(1, height: 16), inset: EdgeInsets(right: 8)
            ).header(height: 16)
        }
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

    static let abilities = DemoAbilities<FilesDemo>(
        place: { $0.place }, emptySentence: { $0.emptySentence }, open: { $0.open($1) },
        choice: { $0.choice }, copied: { $0.copied($1) },
        goToParent: { $0.goToParent() }, didMove: { $0.ascent.forget() },
        didPlace: { $0.ascent.forget() }, searchText: { $0.title(of: $1) },
        advance: { $0.advance(to: $1, $2) }, deadline: { $0.deadline },
        descriptors: { $0.descriptors }, wake: { $0.wake() })

    public static let entry = DemoEntry(
        name: "files", title: "Files", category: .living,
        summary: "a folder of this machine, followed as it changes",
        knobs: [.pinsHeaders, .leftSideRatio(0.4)], options: [.path],
        argument: DemoArgument(option: .path), abilities: abilities
    ) { try FilesDemo(path: $0.text(.path), standIns: $0.standIns) }
}

extension DemoOption {
    /// The folder to begin in.
    static let path = DemoOption("path")
}
