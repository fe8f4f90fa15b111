/// A demo as the list of demos knows it, before it is made.
public struct DemoEntry: Sendable {
    /// What it is called on the command line.
    public let name: String
    /// What it is called on the screen.
    public let title: String
    /// One line on what there is to see.
    public let summary: String
    /// What can be changed about it.
    public let tunables: DemoTunables
    /// What holds until something is changed.
    public let parameters: DemoParameters
    /// Makes the demo; throws a sentence when it can't.
    public let make: @Sendable (DemoOptions) throws -> any RunningDemo
}

/// What the command line says about a demo.
public struct DemoOptions: Hashable, Sendable {
    /// The folder that Files begins in.
    public var path: String?
    /// What that folder is called on the screen; its path unless given.
    ///
    /// Pictures for a README or a test are not to tell where they were made.
    public var shownPath: String?
    /// Whether changes take a while where they can.
    public var animates: Bool

    public init(path: String? = nil, shownPath: String? = nil, animates: Bool = true) {
        self.path = path
        self.shownPath = shownPath
        self.animates = animates
    }
}

/// The demos, in the order of the list.
public enum Gallery {
    public static let entries: [DemoEntry] = [
        BasicDemo.entry, EmojiDemo.entry, SectionsDemo.entry, FilesDemo.entry,
    ]

    /// The entry of a name, whatever its case.
    public static func entry(named name: String) -> DemoEntry? {
        let name = name.lowercased()
        return entries.first { $0.name == name }
    }
}
