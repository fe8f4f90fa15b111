import ArgumentParser
import Browser

extension Main.Reflow {
    /// `reflow list`.
    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Print the names of the demos.")

        func run() {
            let width = Program.demos.map(\.name.count).max() ?? 0
            for entry in Program.demos {
                let gap = String(repeating: " ", count: width - entry.name.count + 2)
                print(entry.name + gap + entry.summary)
            }
        }
    }
}
