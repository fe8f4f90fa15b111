import Benchmark

/// Checks each row, measures all rows in rounds, and prints the table.
@main
enum Main {
    /// The number of rounds. All rows take turns in each round, so that other load affects them
    /// equally.
    private static let rounds = 5

    static func main() throws {
        let words = CommandLine.arguments.dropFirst().map { $0.lowercased() }
        let rows = allRows.filter { row in
            words.allSatisfy { row.name.lowercased().contains($0) }
        }
        var table = Table(rows: rows)
        for row in rows {
            do { try row.check() } catch { table.mistakes[row.name] = "\(error)" }
        }
        for _ in 0..<rounds { try table.add(measure(rows)) }
        table.print()
        printMemory(where: words)
    }

    private static var allRows: [Row] {
        arrangeRows + readRows + changeRows + differenceRows + drawRows
    }

    /// The median time of each measurement in nanoseconds, by its name.
    private static func measure(_ rows: [Row]) throws -> [String: Double] {
        let suite = BenchmarkSuite(name: "Reflow") { suite in
            for row in rows {
                suite.benchmark(Part.work.name(of: row)) { keep(row.work()) }
                if let other = row.straightforward {
                    suite.benchmark(Part.straightforward.name(of: row)) { keep(other()) }
                }
                if let bound = row.bound {
                    suite.benchmark(Part.bound.name(of: row)) { keep(bound()) }
                }
            }
        }
        var runner = BenchmarkRunner(
            suites: [suite],
            settings: [
                Format(.none), Quiet(true), MinTime(seconds: 0.02), MaxIterations(10_000),
                WarmupIterations(1),
            ])
        try runner.run()
        return Dictionary(
            uniqueKeysWithValues: runner.results.map {
                ($0.benchmarkName, $0.measurements.sorted()[$0.measurements.count / 2])
            })
    }
}

/// The three measurements of a row.
enum Part: String {
    case work, straightforward, bound

    func name(of row: Row) -> String { "\(row.name) · \(rawValue)" }
}
