import Foundation

/// Runs tests of the copy with one fault switched on.
struct Trial {
    let root: URL
    /// The seconds of processor time that a run may take; a fault that makes one go on is noticed by that, on a busy
    /// machine too.
    let patience: Int
    /// How many seconds a run may say nothing: it may also wait for ever, for which it takes no processor time.
    private static let longestSilence = 120.0

    enum Result: Equatable {
        case passed, hung
        /// With the last that was said.
        case failed(String)
    }

    /// The tests of a target: its own suites, and those in a pty where only a terminal shows what it does.
    func run(_ target: Target, fault: Int?) throws -> Result {
        let own = try run(
            ".build/debug/ReflowPackageTests.xctest",
            filter: "^(\(target.suites.joined(separator: "|")))\\.", fault: fault)
        guard own == .passed, target.isTestedInTerminal else { return own }
        // Those of the terminal alone take less time, and notice most.
        let first = try runInTerminal("^BackendTests\\.", fault: fault)
        return first == .passed
            ? try runInTerminal("^(Browser|Examples)Tests\\.", fault: fault) : first
    }

    /// Tests in a pty may fail on a busy machine, so only a second failure of a suite counts.
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

    /// The suite whose file a failed run names: `recorded an issue at EndingTests.swift:12:5`.
    private static func suite(in said: String) -> String? {
        said.firstMatch(of: /at ([A-Za-z]+Tests)(?:\+[A-Za-z]+)?\.swift:/).map { String($0.1) }
    }

    /// Starts the tests' own program, which `swift test` would only start after looking for what to build.
    private func run(_ program: String, filter: String, fault: Int?) throws -> Result {
        let command =
            ["/bin/sh", "-c", "ulimit -t \(patience); cd \"$1\"; shift; exec \"$@\"", "sh"]
            + [root.path(), root.appending(path: program).path()]
            + ["--testing-library", "swift-testing", "--filter", filter]
        let environment = ProcessInfo.processInfo.environment.merging(
            [
                "REFLOW_FAULT": fault.map(String.init) ?? "",
                "REFLOW_PROGRAM": root.path() + "/.build/debug/reflow",
                // A trap ends the tests at once instead of explaining itself.
                "SWIFT_BACKTRACE": "enable=no",
            ]) { $1 }
        let process = try TestProcess(command, environment: environment)
        let (result, said) = watch(process)
        let hasPassed = process.end(byForce: result != nil)
        return result ?? (hasPassed ? .passed : .failed(said))
    }

    /// Reads along, so that the first test that fails is enough; no result when the program ended by itself.
    private func watch(_ process: TestProcess) -> (Result?, said: String) {
        let output = process.output
        var tail = ""
        var latest = Date()
        while true {
            let left = Self.longestSilence + latest.timeIntervalSinceNow
            guard left > 0 else { return (.hung, tail) }
            var ready = pollfd(fd: output.fileDescriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&ready, 1, Int32(min(left, 1) * 1000)) > 0 else {
                // What it has started may go on without it, and hold the output open.
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
