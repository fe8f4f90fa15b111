/// A solver of consecutive sections with the same description. It looks up the shared data of these sections once.
///
/// This type is a class, so that a builder keeps an instance per column without copies.
final class SectionRun {
    /// The index of the description in the arrangement's `metrics`.
    let index: UInt32
    let metrics: SectionMetrics
    /// The closed form of the sections; nil if each section must be solved.
    private let form: (any ClosedForm)?
    private let plan: any BodyPlan
    private let scratch: LayoutScratch?
    private let measure: Measure?
    private let canBeMeasured: Bool
    private let hasProblem: Bool

    /// - Parameters:
    ///   - measure: The closure that measures elements; nil to use estimates.
    ///   - scratch: The closure that returns memory for solving. It is called only if each section must be solved.
    init(
        _ index: UInt32, in arrangement: Arrangement, measure: Measure?,
        scratch: () -> LayoutScratch
    ) {
        let metrics = arrangement.metrics[Int(index)]
        let measure = metrics.asksAtOnce ? measure ?? arrangement.measure : measure
        (self.index, self.metrics) = (index, metrics)
        form = measure == nil || !metrics.isMeasured ? metrics.closedForm : nil
        self.scratch = form == nil ? scratch() : nil
        (plan, self.measure) = (metrics.body, measure)
        canBeMeasured = measure != nil && metrics.canBeMeasured
        hasProblem = arrangement.sharedProblems[index] != nil
    }

    /// The closed form for sections without measured elements and without a problem to report; otherwise nil.
    var plainForm: (any ClosedForm)? { canBeMeasured || hasProblem ? nil : form }

    /// Solves a section and appends it at the bottom of its column.
    func place(
        _ section: Int, keeping lanes: KeptLanes?, in arrangement: inout Arrangement,
        _ log: inout ProblemLog
    ) {
        let itemCount = arrangement.entries[section].itemCount
        let (entry, height) = solve(
            section, itemCount: itemCount, keeping: lanes, in: &arrangement, &log)
        arrangement.entries[section] = entry
        arrangement.stacks[metrics.column].append(
            section, height: height, spacing: arrangement.sectionSpacing, metrics,
            isEmpty: itemCount == 0, isTroubled: hasProblem || form == nil && log.hasProblem)
    }

    /// Solves a section that has `itemCount` items. Returns its entry and its height.
    ///
    /// - Parameter lanes: The lanes that the first items keep; nil if the body chooses all lanes.
    func solve(
        _ section: Int, itemCount: Int, keeping lanes: KeptLanes?,
        in arrangement: inout Arrangement, _ log: inout ProblemLog
    ) -> (entry: SectionEntry, height: Double) {
        arrangement.metrics.retain(index)
        var entry = SectionEntry(itemCount: itemCount)
        entry.metrics = index
        if canBeMeasured { entry.table = SectionEntry.measured }
        if let form {
            // A closed form cannot keep lanes, so its items become a value that can.
            if let lanes, itemCount <= Int(UInt32.max) {
                let items = BodyItems(
                    count: itemCount, section: section, measure: nil, keptLanes: lanes)
                if let body = form.opened(items) {
                    let height = body.size(of: items).height
                    entry.keep(arrangement.tables.add(body), isEstimated: false)
                    return (entry, metrics.height(body: height, isEmpty: itemCount == 0))
                }
            }
            let height = form.height(of: itemCount)
            return (entry, metrics.height(body: height, isEmpty: itemCount == 0))
        }
        let most = Int(UInt32.max)
        log.begin(section)
        if itemCount > most { log.report(.tooManyItems(itemCount)) }
        // Bodies may use 32-bit numbers of items. In a section with more items, no item takes room.
        let items = BodyItems(
            count: itemCount > most ? 0 : itemCount, section: section, measure: measure,
            scratch: scratch, keptLanes: lanes)
        let body = plan.solve(items, &log)
        // Access the dictionary only if there can be a problem. For a million sections, each access costs time.
        if log.hasProblem || !arrangement.ownProblems.isEmpty {
            arrangement.ownProblems[UInt32(section)] = log.first
        }
        arrangement.stacks[metrics.column].overhang.widen(body.overhang, inside: metrics.inset)
        let height = body.size(of: items).height
        let isEstimated = measure == nil && metrics.isMeasured
        entry.keep(arrangement.tables.add(body), isEstimated: isEstimated)
        return (entry, metrics.height(body: height, isEmpty: itemCount == 0))
    }
}
