import Reflow

/// A text file that grows, line by line, each as high as it is when wrapped.
///
/// It begins at the end and stays there while more comes; a reader who has scrolled up keeps their place.
public struct LogDemo: Demo {
    /// Sections are the files that had the name, items are lines by their numbers.
    public var view: CollectionView<Int, Int>

    let text: FollowedText
    /// Whether the end is to be seen when more comes.
    private(set) var isFollowing = true
    /// The time it was told last.
    private var now = Duration.zero
    /// When to look at the file again where nobody reports changes.
    private var nextLook: Duration?
    /// What came of a look that nobody asked for.
    private var unsaid: Outcome?
    /// The number of lines that is shown.
    private var shown = 0..<0
    /// Whether the last of them had no end yet.
    private var wasInLine = false

    /// How many bytes are looked at before the next frame: a few milliseconds' worth.
    static let portion = 1 << 23

    init(_ text: FollowedText) {
        self.text = text
        view = CollectionView(snapshot: Snapshot<Int, Int>())
        _ = text.read(atMost: Self.portion)
        show()
    }

    public func layout(_ knobs: KnobValues) -> any CollectionLayoutConvertible<Int> {
        FlowLayout<Int>(defaults: SectionDefaults(pinsHeaders: knobs[.pinsHeaders])) { _ in
            // A column is left to the scrollbar.
            SectionLayout.flow(
                items: .measured(perLine: 1, estimate: 16), inset: EdgeInsets(right: 8)
            )
            .header(height: 16)
        }
    }

    static let abilities = DemoAbilities<LogDemo>(
        place: { $0.text.name }, emptySentence: { _ in "Nothing has been written yet." },
        copied: { $0.text.text(ofLine: $1) },
        didMove: { $0.followIfAtEnd() }, didPlace: { $0.keepFollowing() },
        item: { $0.line($1) }, itemName: "line",
        searchText: { $0.text.text(ofLine: $1) },
        searchedBytes: { LineText.searched($0.text.bytes(ofLine: $1)) },
        measurement: { $0.measurement(at: $1) },
        advance: { demo, now, _ in demo.advance(to: now) }, deadline: { $0.deadline },
        descriptors: { $0.descriptors }, wake: { $0.wake() })

    public static let entry = DemoEntry(
        name: "log", title: "Log", category: .living,
        summary: "a file that is followed as it grows", knobs: [.pinsHeaders],
        options: [.file], argument: DemoArgument(option: .file, otherwise: "-"),
        abilities: abilities
    ) { options in
        let file = options.text(.file)
        if file == "-" { return LogDemo(try FollowedText(standardInput: 0)) }
        guard let file else { return LogDemo(try .ofThisMachine()) }
        return LogDemo(try FollowedText(path: Array(file.utf8)))
    }
}

extension LogDemo {
    var descriptors: [Int32] { text.descriptors }

    var deadline: Duration? {
        // At once, as the loop sees it: after this frame.
        let next = text.unreadBytes > 0 ? now + .milliseconds(1) : nil
        return [next, nextLook].compactMap { $0 }.min()
    }

    mutating func advance(to now: Duration) -> Bool {
        self.now = now
        var hasChanged = false
        if let due = nextLook, due <= now {
            nextLook = nil
            let response = look()
            if case .message = response { unsaid = response }
            hasChanged = response != .ignored || hasChanged
        } else if text.unreadBytes > 0 {
            hasChanged = read() || hasChanged
        }
        // What is told in between does not put the look off.
        nextLook = text.interval.map { nextLook ?? now + $0 }
        return hasChanged
    }

    mutating func wake() -> Outcome {
        defer { unsaid = nil }
        let response = look()
        return response == .ignored ? unsaid ?? .ignored : response
    }

    /// Looks at what has become of the file, and reads what is new.
    private mutating func look() -> Outcome {
        let events = text.check()
        let hadEnded = text.hasEnded
        let hasGrown = read()
        if let failure = text.takeFailure() { return .message(failure) }
        if text.hasEnded, !hadEnded { return .message("the end of \(text.name)") }
        guard let event = events.last else { return hasGrown ? .redraw : .ignored }
        if !hasGrown { show() }
        return event.sentence(name: text.name).map { .message($0) } ?? .redraw
    }

    /// Reads a portion; false when there was nothing.
    private mutating func read() -> Bool {
        guard text.read(atMost: Self.portion) else { return false }
        show()
        return true
    }

    /// Shows the lines there are now. O(files).
    private mutating func show() {
        let sections = text.parts.map { Section($0.id, items: $0.lines) }
        // Lines are numbered through.
        guard var snapshot = try? Snapshot(sections: sections) else { return }
        // What the reader saw of a line without an end may be more now.
        if wasInLine, let last = shown.last, text.lines.contains(last) {
            try? snapshot.reloadItems([last])
        }
        view.snapshot = snapshot
        shown = text.lines
        wasInLine = text.current.text.endsInLine
        if isFollowing { view.scroll(to: .end) }
    }

    /// Whoever is at the end stays there while more comes.
    mutating func followIfAtEnd() { isFollowing = view.scrollPosition.isAtEnd }

    mutating func keepFollowing() {
        if isFollowing { view.scroll(to: .end) }
    }

    /// A line of the file as it is now, by its number, from 1.
    func line(_ number: Int) -> Int? {
        guard let part = text.parts.last, (1...max(1, part.lines.count)).contains(number) else {
            return nil
        }
        return part.firstLine + number - 1
    }

    public var keys: [DemoKey<Self>] {
        [
            DemoKey("f", word: "follow", help: "to the end, and stay there") { demo, _ in
                demo.isFollowing = true
                demo.view.scroll(to: .end)
                return .message("following \(demo.text.name)")
            }
        ]
    }
}

extension DemoOptions {
    /// Whether standard input is shown, so that keys have to come from elsewhere.
    public var readsStandardInput: Bool { text(.file) == "-" }
}

extension DemoOption {
    /// The file that is followed, `-` for standard input.
    static let file = DemoOption("file")
}

extension FollowedText.Event {
    /// What is said of it; nil for what is seen.
    fileprivate func sentence(name: String) -> String? {
        switch self {
        case .grown, .ended: nil
        case .cut: "\(name) was cut, and begins anew"
        case .replaced: "another file is \(name) now"
        case .gone: "\(name) is gone; it is waited for"
        case .returned: "\(name) is there again"
        case .failed(let sentence): sentence
        }
    }
}

extension FollowedText {
    /// Where systems keep the log that most is written to.
    private static let usual = [
        "/var/log/syslog", "/var/log/messages", "/var/log/system.log", "/var/log/dpkg.log",
        "/var/log/install.log",
    ]

    /// A log of this machine. Throws a sentence when none of the usual ones can be read.
    static func ofThisMachine() throws(LogError) -> FollowedText {
        for path in usual {
            if let text = try? FollowedText(path: Array(path.utf8)) { return text }
        }
        throw LogError(
            description: "No log of this machine can be read: “reflow log FILE” follows any file.")
    }
}
