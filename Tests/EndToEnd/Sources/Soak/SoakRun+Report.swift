import Foundation

/// The faults that fail a run.
extension SoakRun {
    /// The bytes by which the memory of any program may grow, because the allocator does not return all freed memory.
    private static let slack = 20_000_000
    private static let slowest = Duration.seconds(10)

    /// The bytes by which the program's private memory may grow after the start phase.
    private var allowance: Int { Self.slack + subject.allowance }

    /// The measurements after the start phase and at the end.
    private var ends: (first: Usage, last: Usage)? {
        guard usages.count > 2 else { return nil }
        return (usages[1], usages[usages.count - 1])
    }

    var descriptorFault: String? {
        guard let (first, last) = ends else { return "the run was too short for two measurements" }
        guard last.descriptors > first.descriptors else { return nil }
        return "the number of descriptors grew from \(first.descriptors) to \(last.descriptors)"
    }

    var memoryFault: String? {
        guard let (first, last) = ends else { return nil }
        let growth = (last.anonymous - first.anonymous) * 1_024
        guard growth > allowance else { return nil }
        return "the private memory grew by \(growth) bytes; the limit is \(allowance)"
    }

    var answerFault: String? {
        guard let slowest = answers.map(\.took).max(), slowest > Self.slowest else { return nil }
        return "the longest response took \(slowest)"
    }
}

/// The report of a run.
extension SoakRun {
    /// The measurements in a few lines: the memory and descriptors at the start, after the start phase and at the end,
    /// and the response times. It compares the response times of the first and the last tenth of the run.
    var report: String {
        let tenth = length / 10
        let early = answers.filter { $0.at < tenth }.map(\.took)
        let late = answers.filter { $0.at > length - tenth }.map(\.took)
        let all = answers.map(\.took)
        return [
            "\(subject.name), \(length.components.seconds) s: \(presses) keys and sizes, "
                + "\(checks) checks of the screen",
            "private memory \(text(of: \.anonymous)) MB, growth limit \(allowance / 1_000_000) MB; "
                + "RSS \(text(of: \.resident)), PSS \(text(of: \.proportional))",
            "descriptors \(text { "\($0.descriptors)" })",
            "responses: median \(Self.median(early)) → \(Self.median(late)) ms, "
                + "slowest \(Self.slowest(early)) → \(Self.slowest(late)), "
                + "slowest of all \(Self.slowest(all))",
            "\(counted.figures); at the end \(subject.state)",
        ].joined(separator: "\n    ")
    }

    private func text(of kilobytes: (Usage) -> Int) -> String {
        text { String(format: "%.1f", Double(kilobytes($0)) * 1_024 / 1_000_000) }
    }

    private func text(of text: (Usage) -> String) -> String {
        (usages.prefix(2) + usages.dropFirst(2).suffix(1)).map(text).joined(separator: " → ")
    }

    private static func median(_ durations: [Duration]) -> String {
        milliseconds(durations.sorted().dropFirst(durations.count / 2).first)
    }

    private static func slowest(_ durations: [Duration]) -> String {
        milliseconds(durations.max())
    }

    private static func milliseconds(_ duration: Duration?) -> String {
        duration.map { String(format: "%.1f", $0 / .milliseconds(1)) } ?? "?"
    }
}
