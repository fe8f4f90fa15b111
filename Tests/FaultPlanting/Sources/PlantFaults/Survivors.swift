import Foundation

/// The faults that no test detected.
struct Survivors {
    let faults: [PlantedFault]
    /// The faults that made the tests hang. They count as detected.
    let hung: [PlantedFault]

    /// Runs the tests with one fault after the other, in `jobs` parallel runs. Throws if the tests fail without a
    /// fault.
    init(of planted: [PlantedFault], in root: URL, jobs: Int) throws {
        var patience: [Target: Int] = [:]
        for target in Set(planted.map(\.target)) {
            let start = Self.processorTime
            let result = try Trial(root: root, patience: 1_800).run(target, fault: nil)
            guard result == .passed else {
                throw Failure("The tests of \(target.name) fail without a fault: \(result)")
            }
            let seconds = Self.processorTime - start
            patience[target] = 30 + 4 * seconds
            print("\(target.name): the tests pass in \(seconds) s of processor time")
        }
        let queue = Queue(planted)
        let bounds = patience
        DispatchQueue.concurrentPerform(iterations: jobs) { _ in
            while let next = queue.next() {
                let trial = Trial(root: root, patience: bounds[next.target] ?? 0)
                queue.note(next, Result { try trial.run(next.target, fault: next.number) })
            }
        }
        (faults, hung) = try queue.results()
    }

    /// The processor time of all finished runs, in seconds.
    private static var processorTime: Int {
        var taken = tms()
        times(&taken)
        return Int(taken.tms_cutime + taken.tms_cstime) / sysconf(Int32(_SC_CLK_TCK))
    }

    /// The faults that wait for a run, and the results. All workers share this queue.
    private final class Queue: @unchecked Sendable {
        private let lock = NSLock()
        private var waiting: ArraySlice<PlantedFault>
        private var survived: [PlantedFault] = []
        private var hung: [PlantedFault] = []
        private var failure: (any Error)?

        init(_ faults: [PlantedFault]) { waiting = faults[...] }

        func next() -> PlantedFault? {
            lock.withLock { failure == nil ? waiting.popFirst() : nil }
        }

        func note(_ fault: PlantedFault, _ result: Result<Trial.Result, any Error>) {
            lock.withLock {
                switch result {
                case .success(.passed):
                    survived.append(fault)
                    print("not detected: \(fault.fault.name)  line \(fault.fault.line)")
                case .success(.hung):
                    hung.append(fault)
                    print("tests did not end: \(fault.fault.name)  line \(fault.fault.line)")
                case .success(.failed): break
                case .failure(let error): failure = error
                }
            }
        }

        /// Returns the undetected faults and those with hanging tests. Throws if a trial could not run, because then
        /// the results are incomplete.
        func results() throws -> (survived: [PlantedFault], hung: [PlantedFault]) {
            if let failure { throw failure }
            return (survived, hung)
        }
    }
}
