import ArgumentParser
@preconcurrency import Foundation

@main
struct PlantFaults: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "Tests/faults",
        abstract:
            "Plants faults in a copy of the package, one at a time, and lists the faults that no test detects.",
        discussion: """
            A fault is a changed operator, a moved bound, a removed condition or a deleted statement. The tests of \
            the fault's target must detect it. For CollectionLayouts, CollectionLawsTests count too, and for \
            AnsiTerminals, CursesTerminals and the C targets the BackendTests of the end-to-end package. Tolerances, capacities, caches, \
            preconditions and messages get no faults.

            Tests/FaultPlanting/baseline.txt contains the results of an earlier run. With the same seed, the command \
            fails if the tests detect a smaller share of a target's faults.
            """)

    @Option(help: "The seed of the random choice. The default is the seed of the baseline.")
    var seed: UInt64?
    @Option(help: "The number of faults for each target.")
    var count = 20
    @Option(help: "A target. Repeat the option for several targets. The default is all targets.")
    var target: [String] = []
    @Option(help: "The number of parallel runs.")
    var jobs = ProcessInfo.processInfo.activeProcessorCount
    @Flag(help: "Writes the results to the baseline instead of comparing with it.")
    var record = false
    @Option(help: "The folder of the package.", completion: .directory)
    var root = FileManager.default.currentDirectoryPath

    func validate() throws {
        let unknown = target.filter { name in !Target.all.contains { $0.name == name } }
        guard unknown.isEmpty else {
            throw ValidationError(
                "There is no target \(unknown.joined(separator: ", ")). Use "
                    + Target.all.map(\.name).joined(separator: ", ") + ".")
        }
        guard count > 0, jobs > 0 else {
            throw ValidationError("--count and --jobs must be at least 1.")
        }
    }

    func run() throws {
        setvbuf(stdout, nil, _IOLBF, 0)
        let original = URL(filePath: root)
        var baseline = try Baseline(
            contentsOf: original.appending(path: "Tests/FaultPlanting/baseline.txt"))
        let seed = self.seed ?? baseline.seed ?? 1
        let targets = Target.all.filter { target.isEmpty || target.contains($0.name) }
        print("seed \(seed), \(count) faults for each target")

        let copy = Copy(of: original, at: original.appending(path: ".build-faults/copy"))
        let all = try copy.build(try chosen(in: targets, root: original, seed: seed), of: targets)
        let planted = targets.flatMap { target in
            all.filter { $0.target == target }.prefix(count)
        }
        for target in targets where planted.count(where: { $0.target == target }) < count {
            print("\(target.name) has fewer faults than requested")
        }
        let survivors = try Survivors(of: planted, in: copy.root, jobs: jobs)
        var worse: [String] = []
        for target in targets {
            let number = planted.count { $0.target == target }
            let passed = survivors.faults.count { $0.target == target }
            let hung = survivors.hung.count { $0.target == target }
            let result = Baseline.Entry(seed: seed, planted: number, detected: number - passed)
            let former = baseline[target]
            print(
                "\(target.name): \(result.detected) of \(number) detected, \(result.percent) %;"
                    + " \(hung) of them by tests that did not end;"
                    + " baseline \(former.map { "\($0.percent) %, seed \($0.seed)" } ?? "none")")
            if let former, former.seed == seed, result.percent < former.percent {
                worse.append(target.name)
            }
            baseline[target] = result
        }
        if record { return try baseline.write() }
        guard worse.isEmpty else {
            throw Failure(
                "Fewer faults are detected than in the baseline: \(worse.joined(separator: ", "))")
        }
    }

    /// Chooses a third more faults than requested, because some do not compile.
    private func chosen(in targets: [Target], root: URL, seed: UInt64) throws -> [PlantedFault] {
        try targets.enumerated().flatMap { index, target in
            try Sampling.faults(in: target, root: root, count: count * 4 / 3 + 4, seed: seed)
                .enumerated()
                .map {
                    PlantedFault(
                        number: index * 10_000 + $0.offset, target: target, fault: $0.element)
                }
        }
    }
}
