import Foundation
import Synchronization
import Testing

/// The conformance files of one kind, from the package or from the folder in the environment variable
/// `REFLOW_CONFORMANCE`.
package struct ConformanceSet: Sendable {
    package let kind: String
    package let files: [ConformanceFile]

    /// Creates the set of all JSON files of a kind. `fixtures` is the bundle of the tests that contain the files.
    package init(kind: String, in fixtures: Bundle) {
        self.kind = kind
        let root =
            ProcessInfo.processInfo.environment["REFLOW_CONFORMANCE"].map {
                URL(fileURLWithPath: $0)
            }
            ?? fixtures.resourceURL?.appendingPathComponent("Fixtures")
        let folder = root?.appendingPathComponent(kind)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder?.path ?? "")) ?? []
        files = names.filter { $0.hasSuffix(".json") }.sorted().compactMap { name in
            folder.map { ConformanceFile(url: $0.appendingPathComponent(name)) }
        }
    }
}

/// One conformance file. The name of a failing test case contains the file's name.
package struct ConformanceFile: Sendable, CustomTestStringConvertible {
    package let url: URL
    package var name: String { url.lastPathComponent }
    package var testDescription: String { name }

    package func decoded<Value: Decodable>(as type: Value.Type) throws -> Value {
        try JSONDecoder().decode(type, from: Data(contentsOf: url))
    }
}

/// A suite trait that prints the number of checked cases when the suite ends, so an empty run is visible.
package struct ConformanceSummary: SuiteTrait, TestScoping {
    package let set: ConformanceSet
    package let tally: ConformanceTally
    package var isRecursive: Bool { false }

    package init(set: ConformanceSet, tally: ConformanceTally) {
        self.set = set
        self.tally = tally
    }

    package func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await function()
        print(tally.line(kind: set.kind, cases: set.files.count))
    }
}

/// The counts of checked and skipped cases of a suite.
package final class ConformanceTally: Sendable {
    private let counts = Mutex((checked: 0, skipped: [String: Int]()))

    package init() {}

    package func checked() { counts.withLock { $0.checked += 1 } }
    package func skipped(_ reason: String) {
        counts.withLock { $0.skipped[reason, default: 0] += 1 }
    }

    package func line(kind: String, cases: Int) -> String {
        counts.withLock { counts in
            let reasons = counts.skipped.sorted { $0.key < $1.key }
            let skipped = reasons.reduce(0) { $0 + $1.value }
            let why = reasons.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
            return
                "conformance \(kind): \(cases) cases, \(counts.checked) checked, \(skipped) skipped"
                + (why.isEmpty ? "" : " (\(why))")
        }
    }
}
