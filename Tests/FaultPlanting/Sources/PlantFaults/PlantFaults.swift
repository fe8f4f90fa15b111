import ArgumentParser
@preconcurrency import Foundation

@main
struct PlantFaults: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "Tests/faults",
        abstract:
            "Plants faults in a copy of the package, one at a time, and says which ones the tests let pass.",
        discussion: """
            A fault is an operator changed, a bound moved, a condition dropped or a statement deleted. A target's \
            own tests have to notice it; for CollectionLayouts the laws of bodies count too, for CursesTerminals \
            and CCurses the tests in a pty. Faults that change nothing anyone could notice are listed with their \
            reasons in Tests/FaultPlanting/equivalent.txt.
            """)

    @Option(help: "What the choice begins with; without it the number of the commit.")
    var seed: UInt64?
    @Option(help: "How many faults a target gets.")
    var count = 60
    @Option(help: "A target; may be given more than once. Without it all are tried.")
    var target: [String] = []
    @Option(help: "How many runs at a time.")
    var jobs = ProcessInfo.processInfo.activeProcessorCount
    @Option(help: "The package.", completion: .directory)
    var root = FileManager.default.currentDirectoryPath

    func validate() throws {
        let unknown = target.filter { name in !Target.all.contains { $0.name == name } }
        guard unknown.isEmpty else {
            throw ValidationError(
                "No target \(unknown.joined(separator: ", ")); there are "
                    + Target.all.map(\.name).joined(separator: ", ") + ".")
        }
        guard count > 0, jobs > 0 else { throw ValidationError("Give numbers above 0.") }
    }

    func run() throws {
        setvbuf(stdout, nil, _IOLBF, 0)
        let original = URL(filePath: root)
        let seed = try self.seed ?? Self.commit(of: original)
        let targets = Target.all.filter { target.isEmpty || target.contains($0.name) }
        let equivalent = try EquivalentFaults(
            contentsOf: original.appending(path: "Tests/FaultPlanting/equivalent.txt"))
        try equivalent.check(against: targets, root: original)
        print("seed \(seed), \(count) faults a target")

        let copy = Copy(of: original, at: original.appending(path: ".build-faults/copy"))
        let all = try copy.build(
            try chosen(in: targets, root: original, seed: seed, without: equivalent),
            of: targets)
        let planted = targets.flatMap { target in
            all.filter { $0.target == target }.prefix(count)
        }
        for target in targets where planted.count(where: { $0.target == target }) < count {
            print("\(target.name) has fewer faults than that")
        }
        let survivors = try Survivors(of: planted, in: copy.root, jobs: jobs)
        for target in targets {
            let mine = planted.filter { $0.target == target }
            let passed = survivors.faults.count { $0.target == target }
            let hung = survivors.hung.count { $0.target == target }
            let share = mine.isEmpty ? 0 : 100 * (mine.count - passed) / mine.count
            print(
                "\(target.name): \(mine.count - passed) of \(mine.count) noticed, \(share) %;"
                    + " \(hung) of them by tests that never ended")
        }
    }

    /// A third more than are asked for, as not all compile.
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

    /// The number that the commit's name begins with.
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
            throw Failure("There is no commit here to take a seed from: give --seed.")
        }
        return number
    }
}
