/// A demo as the list of demos knows it, before it is made.
public struct DemoEntry: Sendable {
    /// What it is called on the command line.
    public let name: String
    /// What it is called on the screen.
    public let title: String
    /// What it is about.
    public let category: DemoCategory
    /// One line on what there is to see.
    public let summary: String
    /// What can be changed about it.
    public let tunables: DemoTunables
    /// What holds until something is changed.
    public let parameters: DemoParameters
    /// Makes the demo; throws a sentence when it can't.
    public let make: @Sendable (DemoOptions) throws -> any RunningDemo

    public init(
        name: String, title: String, category: DemoCategory, summary: String,
        tunables: DemoTunables = [], parameters: DemoParameters = DemoParameters(),
        make: @escaping @Sendable (DemoOptions) throws -> any RunningDemo
    ) {
        self.name = name
        self.title = title
        self.category = category
        self.summary = summary
        self.tunables = tunables
        self.parameters = parameters
        self.make = make
    }
}

/// What the command line says about a demo.
public struct DemoOptions: Hashable, Sendable {
    /// The folder that Files begins in.
    public var path: String?
    /// What that folder is called on the screen; its path unless given.
    ///
    /// Pictures for a README or a test are not to tell where they were made.
    public var shownPath: String?
    /// The file that Log follows, `-` for standard input; a log of this machine unless given.
    public var file: String?
    /// A folder in the form of Linux' `/proc` whose processes are shown instead of this machine's.
    public var processRoot: String?
    /// What random changes depend on; nobody can foresee them unless it is given.
    public var seed: UInt64?
    /// Whether changes take a while where they can.
    public var animates: Bool
    /// How many items Million and Billion have; their usual number unless given.
    public var items: Int?
    /// Whether the items of Billion are of many sizes.
    public var isRagged = false
    /// Whether the stages of each frame are measured and said, where a demo does that.
    public var isTimed = false

    /// The folder of the machine's time zones; that of the system unless given.
    public var zones: String?
    /// The day that calendars take for today; today unless given.
    public var today: CalendarDay?
    /// The variables of the program's environment; what they are unless given.
    public var environment: [String: String]?

    public init(
        path: String? = nil, shownPath: String? = nil, animates: Bool = true, zones: String? = nil,
        today: CalendarDay? = nil, environment: [String: String]? = nil, file: String? = nil,
        processRoot: String? = nil, seed: UInt64? = nil
    ) {
        self.path = path
        self.shownPath = shownPath
        self.file = file
        self.processRoot = processRoot
        self.seed = seed
        self.animates = animates
        self.zones = zones
        self.today = today
        self.environment = environment
    }
}
