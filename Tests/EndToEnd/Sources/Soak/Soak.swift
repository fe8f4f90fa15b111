import Foundation
import Sessions

/// Runs one program for a long time while what it shows changes, with random keys and resizes, and prints what it took
/// at the start and at the end: `Soak log 1800 7`. `Tests/soak` builds and runs it.
@main enum Soak {
    static func main() throws {
        let words = CommandLine.arguments
        guard words.count == 4, let seconds = Double(words[2]), let seed = UInt64(words[3]),
            let subject = try Subject.named(words[1])
        else {
            print("usage: Soak log|files|processes SECONDS SEED")
            exit(2)
        }
        let change = Task.detached { await subject.changeForEver() }
        defer { change.cancel() }
        var run = try SoakRun(subject, seed: seed)
        do {
            try run.press(for: seconds)
            let faults = try run.end()
            print(run.report)
            for fault in faults { print("\(subject.name): \(fault)") }
            exit(faults.isEmpty ? 0 : 1)
        } catch {
            print("\(subject.name), seed \(seed), after \(run.presses) keys: \(error)")
            exit(1)
        }
    }
}
