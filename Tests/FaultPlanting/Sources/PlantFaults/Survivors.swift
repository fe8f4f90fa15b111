import Foundation

/// The faults that no test noticed.
struct Survivors {
    let faults: [PlantedFault]
    /// Those with which the tests did not come to an end: that is noticed, too.
    let hung: [PlantedFault]

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
                queue.note(next, Result { try trial.run(next.target, fault: next.number) })
            }
        }
        (faults, hung) = try queue.results()
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
                    print("survived: \(fault.fault.name)  line \(fault.fault.line)")
                case .success(.hung):
                    hung.append(fault)
                    print("never ended: \(fault.fault.name)  line \(fault.fault.line)")
                case .success(.failed): break
                case .failure(let error): failure = error
                }
            }
        }

        /// Throws when a trial could not be run: nothing is known of the rest then.
        func results() throws -> (survived: [PlantedFault], hung: [PlantedFault]) {
            if let failure { throw failure }
            return (survived, hung)
        }
    }
}
