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
            CursesTerminals and CCurses the end-to-end tests. Tests/FaultPlanting/equivalent.txt lists the faults \
            that have no noticeable effect, with the reasons.
            """)

    @Option(help: "The seed of the random choice. The default is the hash of the commit.")
    var seed: UInt64?
    @Option(help: "The number of faults for each target.")
    var count = 60
    @Option(help: "A target. Repeat the option for several targets. The default is all targets.")
    var target: [String] = []
    @Option(help: "The number of parallel runs.")
    var jobs = ProcessInfo.processInfo.activeProcessorCount
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
        let seed = try self.seed ?? Self.commit(of: original)
        let targets = Target.all.filter { target.isEmpty || target.contains($0.name) }
        let equivalent = try EquivalentFaults(
            contentsOf: original.appending(path: "Tests/FaultPlanting/equivalent.txt"))
        try equivalent.check(against: targets, root: original)
        print("seed \(seed), \(count) faults for each target")

        let copy = Copy(of: original, at: original.appending(path: ".build-faults/copy"))
        let all = try copy.build(
            try chosen(in: targets, root: original, seed: seed, without: equivalent),
            of: targets)
        let planted = targets.flatMap { target in
            all.filter { $0.target == target }.prefix(count)
        }
        for target in targets where planted.count(where: { $0.target == target }) < count {
            print("\(target.name) has fewer faults than requested")
        }
        let survivors = try Survivors(of: planted, in: copy.root, jobs: jobs)
        for target in targets {
            let mine = planted.filter { $0.target == target }
            let passed = survivors.faults.count { $0.target == target }
            let hung = survivors.hung.count { $0.target == target }
            let share = mine.isEmpty ? 0 : 100 * (mine.count - passed) / mine.count
            print(
                "\(target.name): \(mine.count - passed) of \(mine.count) detected, \(share) %;"
                    + " \(hung) of them by tests that did not end")
        }
    }

    /// Chooses a third more faults than requested, because some do not compile.
    private func chosen(
        in targets: [Target], root: URL, seed: UInt64, without equivalent: EquivalentFaults
    ) throws -> [PlantedFault] {
        try targets.enumerated().flatMap { index, target in
            try Sampling.faults(
                in: target, root: root, count: count * 4 / 3 + 4, seed: seed, without: equivalent
            )
            .enumerated()
            .map {
                PlantedFault(number: index * 10_000 + $0.offset, target: target, fault: $0.element)
            }
        }
    }

    /// Returns the first 8 hexadecimal digits of the commit's hash, as a number.
    private static func commit(of root: URL) throws -> UInt64 {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["git", "rev-parse", "--short=8", "HEAD"]
        process.currentDirectoryURL = root
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard let number = UInt64(String(decoding: output, as: UTF8.self).prefix(8), radix: 16)
        else {
            throw Failure("There is no commit for the seed here. Use --seed.")
        }
        return number
    }
}
