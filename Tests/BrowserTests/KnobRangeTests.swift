import Reflow
import Testing

@testable import Browser
@testable import Gallery

/// Every knob of every demo, set to values over its range.
@Suite struct KnobRangeTests {
    private static let sizes = [(120, 40), (80, 24), (40, 20), (20, 5)]

    /// The limits, the middle, and the steps beside the initial value.
    private func values(of knob: Knob, around initial: KnobValue) -> [KnobValue] {
        switch knob.form {
        case .number(let range, _, _):
            [
                .number(range.lowerBound), .number(range.upperBound),
                .number((range.lowerBound + range.upperBound) / 2),
                knob.turned(initial, by: 1), knob.turned(initial, by: -1),
            ]
        case .count(let range):
            [.count(range.lowerBound), .count(range.upperBound), knob.turned(initial, by: 1)]
        case .toggle: [knob.turned(initial, by: 1)]
        case .choice(let choices): choices.indices.map { .choice($0) }
        case .text(_, let examples): examples.map { .text($0) }
        }
    }

    @Test(
        "Moving and removed elements can be drawn at any time", arguments: demoNames)
    func moving(_ name: String) throws {
        let tree = try FileTree()
        var options = tree.options
        options.animates = true
        var session = try Session(name, 100, 30, options: options)
        _ = session.screen
        let scene = try #require(session.browser.focusedScene)
        for (index, knob) in scene.entry.knobs.enumerated() {
            let initial = scene.demo.knobStates[index].value
            for value in values(of: knob, around: initial) + [initial] {
                scene.demo.setKnob(index, to: value)
                for _ in 0..<2 {
                    #expect(session.screen.size.columns == 100)
                    session.wait(.milliseconds(40))
                    session.send(.wake)
                }
            }
        }
    }

    @Test(
        "A knob causes no layout problems and no overlaps, and its initial value restores the frames",
        arguments: Gallery.entries.map(\.name))
    func turning(_ name: String) throws {
        let tree = try FileTree()
        var options = tree.options
        if let entry = Gallery.entry(named: name), entry.options.contains(.items) {
            options.values[.items] = .number(1_000)
        }
        for (columns, rows) in Self.sizes {
            let session = try Session(name, columns, rows, options: options)
            let scene = try #require(session.browser.focusedScene)
            let part = try #require(scene.demo as? any LayoutReading)
            let (before, overlaps) = (part.frames, part.overlaps)
            #expect(part.layoutProblems == [], "\(columns)x\(rows)")
            for (index, knob) in scene.entry.knobs.enumerated() {
                let initial = scene.demo.knobStates[index].value
                for value in values(of: knob, around: initial) {
                    scene.demo.setKnob(index, to: value)
                    #expect(scene.demo.knobStates[index].value == value)
                    let setting = "\(columns)x\(rows) \(knob.text(of: value))"
                    #expect(part.layoutProblems == [], "\(setting)")
                    #expect(part.overlaps <= overlaps, "\(setting)")
                    _ = session.screen
                }
                scene.demo.setKnob(index, to: initial)
                #expect(part.frames == before, "\(columns)x\(rows) \(knob.name) set and reset")
            }
        }
    }
}

private protocol LayoutReading: AnyObject {
    var layoutProblems: [String] { get }
    var frames: [Rect] { get }
    var overlaps: Int { get }
}

extension DemoPart: LayoutReading {
    fileprivate var layoutProblems: [String] { demo.view.arrangement.problems.map { "\($0)" } }

    fileprivate var frames: [Rect] { demo.view.visibleElements.map(\.frame) }

    /// The number of pairs of visible items that overlap by more than a hundredth of a point.
    fileprivate var overlaps: Int {
        let items = demo.view.visibleElements.filter { $0.kind == .item && !$0.scrollsSideways }
            .map(\.frame)
        return items.indices.reduce(0) { count, index in
            count
                + items[..<index].count { other in
                    let one = items[index]
                    return min(one.maxX, other.maxX) - max(one.x, other.x) > 0.01
                        && min(one.maxY, other.maxY) - max(one.y, other.y) > 0.01
                }
        }
    }
}
