import Gallery
import RemoteDemos

/// A compiled layout of the user, for a command that prints. Its files exist until the last copy is released.
public struct CompiledLayout {
    /// The catalog with only this layout. The demo waits for the answers of its child process.
    public let catalog: DemoCatalog
    /// Sentences about made-up values and estimated sizes.
    public let remarks: [String]
    private let workshop: LayoutWorkshop

    /// Builds the tools if necessary, and compiles the layout. Calls a closure with each line of progress. Throws a
    /// sentence, with the messages of the compiler if there are any.
    public init(_ layout: UserLayout, progress: (String) -> Void) throws {
        let workshop = try LayoutWorkshop(progress: progress)
        let built = try workshop.build(path: layout.path, name: layout.name)
        let program = try workshop.program(running: built, settings: layout.settings)
        let numbers = layout.numbers
        let entry = DemoEntry(
            name: layout.name, title: layout.name, category: .uikit, summary: layout.fileName
        ) { options in
            try RemoteDemo(
                waitingFor: program, options: numbers.options(animates: options.animates))
        }
        catalog = DemoCatalog(entries: [entry])
        remarks = built.remarks
        self.workshop = workshop
    }
}

extension UserLayout {
    /// Returns the layouts of files and folders as text, a line for each. Calls a closure with each line of progress.
    public static func listing(of paths: [String], progress: (String) -> Void) throws -> String {
        let (layouts, problems) = try LayoutWorkshop(progress: progress).layouts(in: paths)
        for problem in problems { progress(problem.printable()) }
        guard !layouts.isEmpty else {
            throw DemoError(
                "There is no layout in \(paths.map { "“\($0)”" }.joined(separator: ", ")): no function, property "
                    + "or controller that makes a collection view's layout.")
        }
        let width = min(60, layouts.map(\.name.count).max() ?? 0)
        let lines = layouts.map { layout in
            let gap = String(repeating: " ", count: max(0, width - layout.name.count) + 2)
            let refusal = layout.refusal.map { "  (\($0))" } ?? ""
            return
                "\(layout.name)\(gap)\(layout.kind.rawValue)  \(layout.path):\(layout.line)\(refusal)"
        }
        return (lines + ["", "“reflow uikit FILE NAME” opens one of them."])
            .map { $0.printable() }.joined(separator: "\n")
    }
}
