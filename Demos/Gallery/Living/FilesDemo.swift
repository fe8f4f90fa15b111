import Reflow

/// A real folder: its folders in the left column, its files in the right one, by initial letter.
public struct FilesDemo: Demo {
    /// A letter of one of the columns.
    public struct Group: Hashable, Sendable {
        let isFolders: Bool
        let letter: Character
    }

    public var view: CollectionView<Group, FileName>

    private var path: [UInt8]
    /// The folder this began in, and what it is called on the screen.
    private let start: (path: [UInt8], name: [UInt8])
    private var problems: [FileName: String]
    private var folders: Set<FileName>
    /// The folders that led here, each as it was left.
    private var trail: [Listing] = []

    /// What a folder shows.
    private struct Listing {
        var path: [UInt8]
        var view: CollectionView<Group, FileName>
        var problems: [FileName: String]
        var folders: Set<FileName>
    }

    /// Shows a folder, the current one by default. Throws a `DirectoryError` when it can't be read.
    public init(path: String? = nil, shownAs name: String? = nil) throws {
        let start = path.map { Array($0.utf8) } ?? Directory.current()
        let entries = try Directory.entries(of: start)
        self.path = start
        self.start = (start, name.map { Array($0.utf8) } ?? start)
        (problems, folders) = Self.tables(of: entries)
        view = CollectionView(
            layout: Self.layout(Self.entry.parameters), snapshot: try Self.snapshot(of: entries))
    }

    static func layout(_ parameters: DemoParameters) -> SplitLayout<Group> {
        SplitLayout(defaults: SectionDefaults(pinsHeaders: parameters.pinsHeaders)) { environment in
            environment.isLandscape
                ? .split(leftSideRatio: parameters.leftSideRatio, spacing: 8) : .single
        } side: { group in
            group.isFolders ? .left : .right
        } everySection: { _ in
            SectionLayout.flow(items: .perLine(1, height: 16)).header(height: 16)
        }
    }

    public func layout(_ parameters: DemoParameters) -> any CollectionLayoutConvertible<Group> {
        Self.layout(parameters)
    }

    public func draw(_ element: Element<Group, FileName>, in region: inout Region) {
        guard let name = element.item else {
            region.fill(element.section.isFolders ? .blue : .gray)
            return region.text(" \(element.section.letter)", .bold)
        }
        // Zoomed out, two names may meet in a row: the later one is to be read, not both.
        region.fill(.terminal)
        if let problem = problems[name] {
            region.text("  \(name.text) — \(problem.lowercased())", .dim)
        } else if folders.contains(name) {
            region.text("  \(name.text)/", .bold)
        } else {
            region.text("  \(name.text)")
        }
    }

    public var emptySentence: String { "This folder is empty." }

    public var place: String? {
        String(decoding: start.name + path.dropFirst(start.path.count), as: UTF8.self)
    }

    public static let entry = DemoEntry(
        name: "files", title: "Files", category: .living,
        summary: "a folder of this machine, by initial letter",
        tunables: [.pinning, .leftSideRatio], parameters: DemoParameters()
    ) { try FilesDemo(path: $0.path, shownAs: $0.shownPath) }
}

extension FilesDemo {
    public mutating func open(_ item: FileName) -> Opening {
        guard folders.contains(item) else {
            return .refused("“\(item.text)” is not a folder.")
        }
        let target = path + (path.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]) + item.bytes
        do {
            let entries = try Directory.entries(of: target)
            let snapshot = try Self.snapshot(of: entries)
            trail.append(Listing(path: path, view: view, problems: problems, folders: folders))
            path = target
            (problems, folders) = Self.tables(of: entries)
            view.deselect()
            view.snapshot = snapshot
            view.scroll(to: .start)
            return .opened
        } catch {
            return .refused("\(error)")
        }
    }

    public mutating func goBack() -> Bool {
        guard let last = trail.popLast() else { return false }
        // The view as it was left, in a terminal and under parameters that may have changed since.
        let now = view
        path = last.path
        (problems, folders) = (last.problems, last.folders)
        view = last.view
        view.update {
            $0.layout = now.layout
            $0.environment = now.environment
            $0.offsetQuantum = now.offsetQuantum
            $0.horizontalQuantum = now.horizontalQuantum
        }
        return true
    }

    private static func tables(
        of entries: [DirectoryEntry]
    ) -> ([FileName: String], Set<FileName>) {
        let problems = entries.compactMap { entry in entry.problem.map { (entry.name, $0) } }
        let folders = entries.lazy.filter(\.isFolder).map(\.name)
        return (Dictionary(problems, uniquingKeysWith: { first, _ in first }), Set(folders))
    }

    /// Folders first, each half sorted as people do: by letters whatever their case, then by bytes.
    private static func snapshot(
        of entries: [DirectoryEntry]
    ) throws -> Snapshot<Group, FileName> {
        let keyed = entries.map {
            entry -> (entry: DirectoryEntry, key: String, letter: Character) in
            let key = entry.name.text.lowercased()
            return (entry, key, initial(of: key))
        }
        let sorted = keyed.sorted { left, right in
            if left.entry.isFolder != right.entry.isFolder { return left.entry.isFolder }
            if left.letter != right.letter { return left.letter < right.letter }
            if left.key != right.key { return left.key < right.key }
            return left.entry.name.bytes.lexicographicallyPrecedes(right.entry.name.bytes)
        }
        var sections: [Section<Group, FileName>] = []
        var names: [FileName] = []
        for (place, (entry, _, letter)) in sorted.enumerated() {
            names.append(entry.name)
            let next = place + 1 < sorted.count ? sorted[place + 1] : nil
            guard next?.letter != letter || next?.entry.isFolder != entry.isFolder else { continue }
            sections.append(
                Section(Group(isFolders: entry.isFolder, letter: letter), items: names))
            names = []
        }
        return try Snapshot(sections: sections)
    }

    /// The letter a name is filed under; `#` for what is none, and before all letters.
    private static func initial(of name: String) -> Character {
        guard let first = name.first, first.isLetter else { return "#" }
        return first.uppercased().first ?? first
    }
}
