import CAllocation
import Reflow

/// Prints the memory of arrangements, as the C library reports it.
func printMemory(where words: [String]) {
    guard words.allSatisfy({ "memory bytes".contains($0) }) else { return }
    print("\n| memory | bytes | an item | a line |")
    print("|---|---|---|---|")
    let ragged = Content.bulkLayout()
    report("10^6 ragged items, sections of 100", ragged, Content.sections(of: 1_000_000))
    report(
        "10^6 ragged items in one section", ragged,
        Content.sections(of: 1_000_000, size: 1_000_000))
    report(
        "10^9 equal items, sections of 1,000", Content.uniformLayout(),
        Content.sections(of: 1_000_000_000, size: 1_000))
    reportObjects()
}

private func allocated() -> Int { Int(allocated_bytes()) }

private func report(
    _ name: String, _ layout: SplitLayout<Int>, _ sections: [SectionContent<Int>]
) {
    let before = allocated()
    let arrangement = layout.arrange(sections, in: Content.environment)
    let bytes = allocated() - before
    let items = sections.reduce(0) { $0 + $1.itemCount }
    // The number of lines is the number of different tops. One section represents all sections.
    let section = sections[0]
    var tops = Set<Double>()
    for item in 0..<min(section.itemCount, 100_000) {
        guard let frame = arrangement.frame(ofItem: item, inSection: 0) else {
            continue
        }
        tops.insert(frame.minY)
    }
    let perLine = Double(min(section.itemCount, 100_000)) / Double(max(tops.count, 1))
    let lines = Double(items) / perLine
    print(
        "| \(name) | \(bytes) | \(digits(Double(bytes) / Double(items))) | \(digits(Double(bytes) / lines)) |"
    )
}

private func reportObjects() {
    let before = allocated()
    let layout = StraightforwardLayout(
        sections: Content.sections(of: 1_000_000).map(\.itemCount), columns: 1, width: 960
    ) { _, item in Content.pattern[item] }
    let bytes = allocated() - before
    print(
        "| 10^6 ragged items, an object each | \(bytes) | \(digits(Double(bytes) / 1e6)) | - |")
    keep(Int(layout.height))
}

private func digits(_ value: Double) -> String {
    value >= 10 ? "\(Int(value.rounded()))" : "\((value * 100).rounded() / 100)"
}
