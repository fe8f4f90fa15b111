import Foundation

/// The faults that no test noticed.
struct Survivors {
    let faults: [PlantedFault]

    /// Switches on one fault after the other. The tests have to pass without any.
    init(of planted: [PlantedFault], in root: URL, jobs: Int) throws {
        var patience: [Target: Int] = [:]
        for target in Set(planted.map(\.target)) {
            let start = Self.processorTime
            let result = try Trial(root: root, patience: 1_800).run(target, fault: nil)
            guard result == .passed else {
                throw Failure("The tests of \(target.name) fail without any fault: \(result)")
            }
            let seconds = Self.processorTime - start
            patience[target] = 30 + 4 * seconds
            print("\(target.name): tests pass in \(seconds) s of processor time")
        }
        let queue = Queue(planted)
        let bounds = patience
        DispatchQueue.concurrentPerform(iterations: jobs) { _ in
            while let next = queue.next() {
                let trial = Trial(root: root, patience: bounds[next.target] ?? 0)
                let result = try? trial.run(next.target, fault: next.number)
                if result == .passed {
                    queue.keep(next)
                    print("survived: \(next.fault.name)  line \(next.fault.line)")
                }
            }
        }
        faults = queue.kept
    }

    /// What all runs that have ended have taken, in seconds.
    private static var processorTime: Int {
        var taken = tms()
        times(&taken)
        return Int(taken.tms_cutime + taken.tms_cstime) / sysconf(Int32(_SC_CLK_TCK))
    }

    /// What workers take from, and give back to.
    private final class Queue: @unchecked Sendable {
        private let lock = NSLock()
        private var waiting: ArraySlice<PlantedFault>
        private var survived: [PlantedFault] = []

        init(_ faults: [PlantedFault]) { waiting = faults[...] }

        var kept: [PlantedFault] { lock.withLock { survived } }
        func next() -> PlantedFault? { lock.withLock { waiting.popFirst() } }
        func keep(_ fault: PlantedFault) { lock.withLock { survived.append(fault) } }
    }
}
