import Foundation

/// Runs a target's tests in the copy, with one fault switched on.
struct Trial {
    let root: URL
    /// The longest processor time of a run, in seconds. A fault that makes a run endless exceeds it, even on a busy
    /// machine.
    let patience: Int
    /// The longest time without output, in seconds. It detects a run that waits endlessly, because such a run uses no
    /// processor time.
    private static let longestSilence = 120.0

    enum Result: Equatable {
        case passed, hung
        /// The tests failed; the value is the end of their output.
        case failed(String)
    }

    /// Runs the target's test targets. If these pass and the target is tested in a terminal, runs the end-to-end tests of
    /// the backend too.
    func run(_ target: Target, fault: Int?) throws -> Result {
        let own = try run(
            ".build/debug/ReflowPackageTests.xctest",
            filter: "^(\(target.suites.joined(separator: "|")))\\.", fault: fault)
        guard own == .passed, target.isTestedInTerminal else { return own }
        return try runInTerminal("^BackendTests\\.", fault: fault)
    }

    /// Runs end-to-end tests. These may fail on a busy machine, so a failure counts only if the failing suite fails
    /// again.
    private func runInTerminal(_ filter: String, fault: Int?) throws -> Result {
        let first = try runOnceInTerminal(filter, fault: fault)
        guard case .failed(let said) = first, let suite = Self.suite(in: said) else { return first }
        let again = try runOnceInTerminal("\\.\(suite)/", fault: fault)
        return again == .passed ? try runOnceInTerminal(filter, fault: fault) : again
    }

    private func runOnceInTerminal(_ filter: String, fault: Int?) throws -> Result {
        try run(
            "Tests/EndToEnd/.build/debug/EndToEndPackageTests.xctest", filter: filter, fault: fault)
    }

    /// Returns the suite that failed. Its name comes from the file in the output, as in `recorded an issue at
    /// EndingTests.swift:12:5`.
    private static func suite(in said: String) -> String? {
        said.firstMatch(of: /at ([A-Za-z]+Tests)(?:\+[A-Za-z]+)?\.swift:/).map { String($0.1) }
    }

    /// Runs the tests' executable directly, because `swift test` would first check what to build.
    private func run(_ program: String, filter: String, fault: Int?) throws -> Result {
        let command =
            ["/bin/sh", "-c", "ulimit -t \(patience); cd \"$1\"; shift; exec \"$@\"", "sh"]
            + [root.path(), root.appending(path: program).path()]
            + ["--testing-library", "swift-testing", "--filter", filter]
        let environment = ProcessInfo.processInfo.environment.merging(
            [
                "REFLOW_FAULT": fault.map(String.init) ?? "",
                // Turns off Swift's backtrace, so that a trap ends the tests at once.
                "SWIFT_BACKTRACE": "enable=no",
            ]) { $1 }
        let process = try TestProcess(command, environment: environment)
        let (result, said) = watch(process)
        let hasPassed = process.end(byForce: result != nil)
        return result ?? (hasPassed ? .passed : .failed(said))
    }

    /// Reads the output until a test fails or the time is over. The result is `nil` if the program ends before that.
    private func watch(_ process: TestProcess) -> (Result?, said: String) {
        let output = process.output
        var tail = ""
        var latest = Date()
        while true {
            let left = Self.longestSilence + latest.timeIntervalSinceNow
            guard left > 0 else { return (.hung, tail) }
            var ready = pollfd(fd: output.fileDescriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&ready, 1, Int32(min(left, 1) * 1000)) > 0 else {
                // A child process may keep the output open after the tests have ended.
                if process.hasEnded { return (nil, tail) }
                continue
            }
            let data = output.availableData
            guard !data.isEmpty else { return (nil, tail) }
            latest = Date()
            tail = String(tail.suffix(1_000)) + String(decoding: data, as: UTF8.self)
            if tail.contains("recorded an issue") || tail.contains("Caught error") {
                return (.failed(tail), tail)
            }
        }
    }
}
