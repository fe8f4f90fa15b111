import Reflow

/// A real folder. The left column is its tree of folders. The right column lists the files of the current folder by
/// name, date or size.
///
/// Both columns follow the changes on disk.
struct FilesDemo: Demo {
    typealias Group = FilesLayout.Group

    var view: CollectionView<Group, FolderPath>
    var layout = FilesLayout()

    var folders: FolderTree
    var order = FolderOrder()
    /// Whether names that begin with a dot are shown.
    var showsHidden = true
    /// The program to start after the outcome `.opened`.
    var choice: DemoChoice?
    /// The reader's scroll positions, stored when the reader opens a folder.
    var trail: [FolderPath: ReaderPosition] = [:]
    /// The scroll position at the time when the current folder disappeared.
    var lostPosition: ReaderPosition?
    /// The path of the folder as shown on the screen.
    var name: [UInt8]
    /// Whether the demo may go above the folder that it was started with.
    var ascent = Ascent.none
    /// The looks of names by type.
    let colors: FileColors
    /// The last preview; `nil` before the first one.
    var latestPreview: FilePreview?
    /// The data that replaces the data of this machine, for tests.
    let standIns: DemoStandIns
    /// The current day. The headings of dates depend on it.
    var today: CalendarDay
    /// The time at which the next day begins.
    var nextDay: Duration?
    /// The time of the last update. `lastLook` is the time of the last read of the disk.
    var now = Duration.zero
    var lastLook: Duration?
    /// Whether the system has reported changes since the last read.
    var isStale = false
    /// The time of the next read, for folders whose changes the system does not report.
    var nextCheck: Duration?
    /// The message of a read that a timer started. The next wake returns the message.
    var pendingMessage: Outcome?
    /// The last shown message that changes are shown late, stored so that the demo shows it only once.
    var reportedDelay: String?

    /// Creates a demo that shows a folder, by default the current folder of the program. Throws a sentence if the
    /// folder can't be read.
    init(path: [UInt8]? = nil, standIns: DemoStandIns = DemoStandIns()) throws {
        let root = System.absolutePath(of: path ?? Directory.current())
        name = standIns.folderName.map { Array($0.utf8) } ?? root
        do {
            folders = try FolderTree(root: root)
        } catch {
            throw DemoError(
                "Cannot open “\(String(decoding: root, as: UTF8.self))”: \(error.reason). "
                    + "Choose a folder that you can read.")
        }
        today = standIns.today ?? .today
        self.standIns = standIns
        let variable = "LS_COLORS"
        colors = FileColors(
            standIns.environment.map { $0[variable] } ?? Platform.variable(variable))
        view = CollectionView(snapshot: Snapshot())
        // A new view shows the snapshot without animation. There is no scroll position to keep yet.
        view = CollectionView(snapshot: makeSnapshot())
        view.allowsMultipleSelection = true
    }

    private var place: String {
        let current = folders.current.bytes
        return String(
            decoding: current.isEmpty ? name : name.appending(name: current), as: UTF8.self)
    }

    func title(of item: FolderPath) -> String {
        item == .root ? String(decoding: name.lastName, as: UTF8.self) : item.name
    }

    /// Returns the name to jump to: the path of a folder in the tree, or the name of a file. The parent entry has none.
    private func jumpName(of item: FolderPath) -> String? {
        if item == .above { return nil }
        guard folders.isFolder(item) else { return item.name }
        return item == .root
            ? "\(title(of: item))/" : String(decoding: item.bytes, as: UTF8.self) + "/"
    }

    /// Returns the path as text; `nil` if it is not valid UTF-8, and for the parent entry.
    private func copied(_ item: FolderPath) -> String? {
        item == .above ? nil : String(validating: item.full(in: folders.root), as: UTF8.self)
    }

    static let knobs: [DemoKnob<Self>] = [
        .pinsHeaders(\.layout.pinsHeaders), .leftSideRatio(\.layout.leftSideRatio),
        .splitSpacing(\.layout.splitSpacing),
        .points("leastColumnWidth", \.layout.leastColumnWidth, in: 160...640),
    ]

    static let abilities = DemoAbilities<FilesDemo>(
        naming: DemoNaming(place: { $0.place }, emptySentence: { $0.emptySentence }),
        texts: DemoTexts(
            searched: .text { $0.title(of: $1) }, plain: { $0.plainText(of: $1) },
            name: { $0.jumpName(of: $1) }, copied: { $0.copied($1) }),
        opening: DemoOpening(
            open: { $0.open($1) }, openSeveral: { $0.open($1) }, choice: { $0.choice },
            goToParent: { $0.goToParent() }),
        observing: DemoObserving(
            didMove: { $0.ascent.forget() }, didPlace: { $0.ascent.forget() }),
        waking: DemoWaking(
            advance: { $0.advance(to: $1) }, deadline: { $0.deadline },
            descriptors: { $0.descriptors }, wake: { $0.wake() }),
        preview: { $0.preview() })

    static let entry = DemoEntry(
        name: "files", title: "Files", category: .living,
        summary: "a folder of this machine, kept up to date", code: [], options: [.path],
        argument: DemoArgument(option: .path), abilities: abilities
    ) { try FilesDemo(path: $0.path(.path), standIns: $0.standIns) }
}

extension DemoOption {
    /// The folder to start in.
    static let path = DemoOption("path")
}
