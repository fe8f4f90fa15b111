import ArgumentParser
import Browser

extension Main.Reflow {
    /// `reflow list`.
    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Print the names of the demos, by category.")

        func run() {
            let groups = Program.demos
            let width = groups.flatMap(\.demos).map(\.name.count).max() ?? 0
            for (index, group) in groups.enumerated() {
                if index > 0 { print() }
                print(group.category)
                for demo in group.demos {
                    let gap = String(repeating: " ", count: width - demo.name.count + 2)
                    print("  " + demo.name + gap + demo.summary)
                }
            }
        }
    }
}
