import Gallery
import Reflow

/// Running a program again with fewer sections.
///
/// A section provider may trap for a section that its app never has, such as `Section(rawValue: 2)!`. So a program that
/// crashes before its first picture is started again with fewer sections, down to one: half of them, but at least eight,
/// and then one less each time.
extension RemoteDemo {
    /// A program whose first picture has not arrived, and the number of sections that it was started with.
    struct Launch {
        let program: ChildProcess
        var sections: Int
    }

    /// Starts the next child with fewer sections, if the last one has crashed. Returns whether a child was started.
    func retriesReplacement(after connection: RemoteConnection) -> Bool {
        guard connection.hasCrashed, let program = nextLaunch() else { return false }
        connection.stop(byForce: true)
        let next = RemoteConnection(ProcessLink(program))
        replacement = Replacement(connection: next)
        next.send(.start(launchOptions), now: now, at: clock())
        return true
    }

    /// Lays out once with the size of a phone, and starts the child again with fewer sections as long as it crashes.
    func retryWhileCrashing() {
        while true {
            place(
                in: LayoutEnvironment(size: Size(width: 375, height: 667)), scale: CellScale(),
                from: nil)
            guard endSentence != nil, connection.hasCrashed, let program = nextLaunch() else {
                runningSections = launch?.sections
                return
            }
            endSentence = nil
            connection = RemoteConnection(ProcessLink(program))
            _ = reply(to: .start(launchOptions))
        }
    }

    /// The options of the next child.
    private var launchOptions: RemoteOptions {
        var options = options
        if let launch { options.sections = launch.sections }
        return options
    }

    /// Reduces the number of sections, and returns the program to start; `nil` if there is only one section.
    private func nextLaunch() -> ChildProcess? {
        guard let former = launch, former.sections > 1, options.itemCounts == nil else {
            return nil
        }
        // A layout that always crashes must not be started a thousand times.
        launch?.sections = former.sections > 8 ? max(8, former.sections / 2) : former.sections - 1
        return former.program
    }

    /// The remark about a layout that runs only with fewer sections; `nil` if it has run at once, or does not run.
    var sectionRemark: String? {
        guard endSentence == nil, let running = runningSections, running < options.sections else {
            return nil
        }
        let count = running == 1 ? "1 section" : "\(running) sections"
        return "The layout crashes with \(options.sections) sections, so it has \(count)."
    }
}
