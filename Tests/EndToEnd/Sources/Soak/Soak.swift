import Foundation
import Sessions

/// Runs a demo for a long time, with random keys and resizes, while its data changes. Prints the measurements at the
/// start and at the end. `Tests/soak` builds and runs this program, as in `Soak log 1800 7`.
@main enum Soak {
    static func main() throws {
        let words = CommandLine.arguments
        guard words.count == 4, let seconds = Double(words[2]), seconds > SoakRun.settling,
            let seed = UInt64(words[3]), let subject = try makeSubject(named: words[1])
        else {
            print("usage: Soak log|files|processes|uikit SECONDS SEED")
            exit(2)
        }
        let changes = Changes(of: subject, seed: seed)
        let changing = Task.detached { await changes.makeForEver() }
        defer { changing.cancel() }
        do {
            var run = try SoakRun(changes, seed: seed)
            do {
                try run.press(for: seconds)
                let faults = try run.end()
                print(run.report)
                for fault in faults { print("\(subject.name): \(fault)") }
                exit(faults.isEmpty ? 0 : 1)
            } catch {
                throw SessionError("after \(run.presses) keys: \(error)")
            }
        } catch {
            print("\(subject.name), seed \(seed), \(error)")
            exit(1)
        }
    }

    private static func makeSubject(named name: String) throws -> (any Subject)? {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "reflow-soak-\(getpid())"
        ).path
        return switch name {
        case "log": try GrowingLog(in: folder)
        case "files": try ChangingFolder(folder)
        case "processes": ChangingProcesses()
        case "uikit": try SavedLayout(in: folder)
        default: nil
        }
    }
}
