import CollectionLayouts
import Testing

/// The effects of the properties of a description: each changed property must change the look of a layout, its problems
/// or its notes.
struct Effects<Value> {
    private let base: Value
    private let look: (Value) -> [String]
    private var checked: Set<String> = []

    /// - Parameter makes: A closure that returns a layout with the description in it.
    init(of base: Value, makes layout: @escaping (Value) -> some CollectionLayoutConvertible<Int>) {
        self.base = base
        look = { layout($0).look }
    }

    /// - Parameter makes: A closure that returns a section with the description in it.
    init(of base: Value, makes section: @escaping (Value) -> SectionLayout) {
        self.init(of: base) { value in FlowLayout<Int> { _ in section(value) } }
    }

    /// Checks that a change of a property has an effect.
    @discardableResult
    func expect(_ property: String, _ change: (inout Value) -> Void) -> Effects {
        expectOther(change, "\(Value.self).\(property)")
        var copy = self
        copy.checked.insert(property)
        return copy
    }

    /// Checks that a change has an effect.
    @discardableResult
    func expectOther(_ change: (inout Value) -> Void, _ name: String = "\(Value.self)") -> Effects {
        var changed = base
        change(&changed)
        #expect(look(changed) != look(base), "\(name) has no effect")
        return self
    }

    /// Checks that all properties of the description were checked, apart from those in `left`.
    func finish(but left: Set<String> = []) {
        let properties = Set(Mirror(reflecting: base).children.compactMap(\.label))
        #expect(properties.subtracting(left) == checked, "\(Value.self)")
    }
}

extension CollectionLayoutConvertible<Int> {
    /// All that is visible of three sections, one of them empty, at several offsets, with problems and notes.
    fileprivate var look: [String] {
        let arrangement = arrange(
            [9, 4, 0].enumerated().map { SectionContent(id: $0, itemCount: $1) },
            in: LayoutEnvironment(
                size: Size(width: 100, height: 60),
                contentInset: EdgeInsets(top: 2, left: 3, bottom: 1, right: 4),
                safeAreaInsets: EdgeInsets(top: 5, left: 6, bottom: 7, right: 8),
                layoutDirection: .rightToLeft))
        var lines = ["\(arrangement.contentSize)"]
        for offset in [0.0, 27, 95] {
            for sideways in [[:], [0: 15.0, 1: -9]] {
                let viewport = Viewport(
                    bounds: Rect(x: offset / 8, y: offset, width: 100, height: 60),
                    insets: EdgeInsets(top: 4, bottom: 3), sidewaysOffsets: sideways)
                lines += arrangement.elements(in: viewport).map { "\($0)" }
            }
        }
        for section in 0..<arrangement.sectionCount {
            lines.append("\(String(describing: arrangement.frame(ofSection: section)))")
            guard let scroll = arrangement.sidewaysScroll(ofSection: section) else { continue }
            lines.append("\(scroll.limits) \(scroll.scrolling)")
        }
        return lines + arrangement.problems.map(\.description)
            + arrangement.notes.map(\.description)
    }
}
