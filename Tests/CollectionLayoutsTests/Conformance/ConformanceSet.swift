import Foundation
import Synchronization
import Testing

/// The conformance files of one kind: the package's own, or those of the folder named by `REFLOW_CONFORMANCE`.
struct ConformanceSet: Sendable {
    let kind: String
    let files: [ConformanceFile]

    init(kind: String) {
        self.kind = kind
        let root =
            ProcessInfo.processInfo.environment["REFLOW_CONFORMANCE"].map {
                URL(fileURLWithPath: $0)
            }
            ?? Bundle.module.resourceURL?.appendingPathComponent("Fixtures")
        let folder = root?.appendingPathComponent(kind)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder?.path ?? "")) ?? []
        files = names.filter { $0.hasSuffix(".json") }.sorted().compactMap { name in
            folder.map { ConformanceFile(url: $0.appendingPathComponent(name)) }
        }
    }
}

/// One file; a failing case names it.
struct ConformanceFile: Sendable, CustomTestStringConvertible {
    let url: URL
    var name: String { url.lastPathComponent }
    var testDescription: String { name }

    func decoded<Value: Decodable>(as type: Value.Type) throws -> Value {
        try JSONDecoder().decode(type, from: Data(contentsOf: url))
    }
}

/// Counts what a suite checked, and prints one line when the suite is done: an empty run cannot look green.
struct ConformanceSummary: SuiteTrait, TestScoping {
    let set: ConformanceSet
    let tally: ConformanceTally
    var isRecursive: Bool { false }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await function()
        print(tally.line(kind: set.kind, cases: set.files.count))
    }
}

/// What the cases of a suite did.
final class ConformanceTally: Sendable {
    private let counts = Mutex((checked: 0, skipped: [String: Int]()))

    func checked() { counts.withLock { $0.checked += 1 } }
    func skipped(_ reason: String) { counts.withLock { $0.skipped[reason, default: 0] += 1 } }

    func line(kind: String, cases: Int) -> String {
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
