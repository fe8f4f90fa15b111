import ArgumentParser
import Browser

extension Main.Reflow {
    /// The command that lists the demos: `reflow list`.
    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "list",
            abstract: "Print the names of the demos, by category.")

        func run() throws {
            try StandardOutput.print(Self.text)
        }

        static var text: String {
            let groups = Program.demos
            let width = groups.flatMap(\.demos).map(\.name.count).max() ?? 0
            let blocks = groups.map { group in
                let lines = group.demos.map { demo in
                    let gap = String(repeating: " ", count: width - demo.name.count + 2)
                    return "  " + demo.name + gap + demo.summary
                }
                return ([group.category] + lines).joined(separator: "\n")
            }
            return blocks.joined(separator: "\n\n")
        }
    }
}
