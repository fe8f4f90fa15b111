import Reflow

// This file is also compiled with the code that the demos show, so that both reports have the same
// format.

/// The sizes of the reported views in points: a narrow one and a wide one.
let reportedSizes = [Size(width: 320, height: 640), Size(width: 960, height: 512)]

/// All frames of an arrangement, one per line.
func frameReport(of arrangement: Arrangement) -> [String] {
    let content = Rect(origin: .zero, size: arrangement.contentSize)
    let around = arrangement.elements(in: Viewport(bounds: content))
        .filter { $0.kind != .item }
        .map { "\($0.kind) \($0.section).\($0.item) \($0.frame.text) \($0.zIndex)" }
    let items = (0..<arrangement.sectionCount).flatMap { section in
        (0..<arrangement.itemCount(inSection: section)).map { item in
            let frame = arrangement.frame(ofItem: item, inSection: section)
            return "item \(section).\(item) \(frame?.text ?? "nowhere")"
        }
    }
    return ["content \(content.text)"] + around + items
}

extension Rect {
    fileprivate var text: String { "\(x) \(y) \(width) \(height)" }
}

/// Prints the frames of a layout at all sizes, under a name.
func printReport<Layout: CollectionLayoutConvertible>(
    _ name: String, of layout: Layout, _ sections: [(Layout.SectionID, Int)]
) {
    let contents = sections.map { SectionContent(id: $0.0, itemCount: $0.1) }
    for size in reportedSizes {
        print("==\(name) \(Int(size.width))")
        let arrangement = layout.collectionLayout.arrange(
            contents, in: LayoutEnvironment(size: size))
        for line in frameReport(of: arrangement) { print(line) }
    }
}
