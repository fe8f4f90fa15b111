import Foundation

/// What may not be.
extension SoakRun {
    /// Any program may keep more than when it had settled, in bytes, as what was freed is not always given back.
    private static let slack = 20_000_000
    private static let slowest = Duration.seconds(10)

    /// How much more memory of its own it may have at the end than once it had settled.
    private var allowance: Int { Self.slack + subject.allowance }

    /// Once it had settled, and at the end.
    private var ends: (first: Usage, last: Usage)? {
        guard usages.count > 2 else { return nil }
        return (usages[1], usages[usages.count - 1])
    }

    var descriptorFault: String? {
        guard let (first, last) = ends else { return "was not measured twice" }
        guard last.descriptors > first.descriptors else { return nil }
        return "descriptors grew from \(first.descriptors) to \(last.descriptors)"
    }

    var memoryFault: String? {
        guard let (first, last) = ends else { return nil }
        let growth = (last.anonymous - first.anonymous) * 1_024
        guard growth > allowance else { return nil }
        return "its memory grew by \(growth) bytes, and may by \(allowance)"
    }

    var answerFault: String? {
        guard let slowest = answers.map(\.took).max(), slowest > Self.slowest else { return nil }
        return "an answer took \(slowest)"
    }
}

/// What is told.
extension SoakRun {
    /// Some lines of figures: memory and descriptors when open, once settled and at the end, and answers of the first
    /// and the last tenth.
    var report: String {
        let tenth = length / 10
        let early = answers.filter { $0.at < tenth }.map(\.took)
        let late = answers.filter { $0.at > length - tenth }.map(\.took)
        let all = answers.map(\.took)
        return [
            "\(subject.name), \(length.components.seconds) s: \(presses) keys and sizes, "
                + "\(checks) checks of what is shown",
            "its own memory \(text(of: \.anonymous)) MB, at most \(allowance / 1_000_000) MB more; "
                + "RSS \(text(of: \.resident)), PSS \(text(of: \.proportional))",
            "descriptors \(text { "\($0.descriptors)" })",
            "answers: median \(Self.median(early)) → \(Self.median(late)) ms, "
                + "slowest \(Self.slowest(early)) → \(Self.slowest(late)), "
                + "of all \(Self.slowest(all))",
            "\(counted.figures); in the end \(subject.state)",
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
