import CollectionLayouts
import CollectionSnapshots
import Testing

@testable import CollectionViews

/// Tests that a horizontal layout looks and behaves like a vertical layout with the two axes swapped.
@Suite struct AxisLawTests {
    /// A vertical view and a horizontal view of the same content, with swapped axes.
    private struct Twins {
        var views: [TestView]
        let axes: [Axis] = [.vertical, .horizontal]

        /// Calls a closure with each view and its scroll axis, and returns the results.
        mutating func act<Answer>(_ run: (inout TestView, Axis) -> Answer) -> [Answer] {
            zip(views.indices, axes).map { run(&views[$0], $1) }
        }
    }

    private func twins(_ dice: inout Dice) -> Twins {
        let seed = UInt64(dice.roll(0...9_999))
        let snapshot = dice.snapshot()
        var twins = Twins(
            views: [Axis.vertical, .horizontal].map {
                TestView(layout: layout($0, seed), snapshot: snapshot)
            })
        let (size, inset, area) = (dice.size(), dice.inset(), dice.inset())
        let (isInset, quantum, isTimed) = (dice.oneIn(3), dice.pick(0.0, 8, 16), !dice.oneIn(5))
        _ = twins.act { view, axis in
            view.update {
                $0.environment = LayoutEnvironment(
                    size: size.along(axis), contentInset: isInset ? inset.along(axis) : .zero,
                    safeAreaInsets: isInset ? area.along(axis) : .zero)
                $0.offsetQuantum = quantum
                $0.horizontalQuantum = quantum
                $0.measurement = {
                    let length = Double(abs(($0.item ?? $0.section) &* 7919) % 90)
                    return Size(width: $0.width ?? length, height: $0.height ?? length)
                }
            }
            if isTimed { view.advance(to: .seconds(1)) }
        }
        return twins
    }

    /// Returns a layout of plain sections, measured sections and sections that scroll sideways.
    private func layout(_ axis: Axis, _ seed: UInt64) -> CompositionalLayout<Int> {
        CompositionalLayout<Int>(
            configuration: .init(
                scrollDirection: axis, interSectionSpacing: Double(seed % 3) * 4)
        ) { id, _ in
            var dice = Dice(seed: seed &+ UInt64(abs(id) % 8))
            let size = Size(width: Double(dice.roll(20...90)), height: Double(dice.roll(8...60)))
            let inset = dice.inset().along(axis)
            let kind = dice.roll(0...3)
            let (estimate, perLine) = (Double(dice.roll(4...60)), dice.roll(1...2))
            var section: SectionLayout =
                switch kind {
                case 0: .flow(items: .measured(perLine: perLine, estimate: estimate), inset: inset)
                case 1:
                    .shelf(
                        items: .uniform(size.along(axis)), lines: dice.roll(1...2),
                        interItemSpacing: Double(dice.roll(0...9)), inset: inset,
                        scrolling: SidewaysScrolling(
                            SidewaysScrolling.Behavior.allCases[dice.roll(0...4)],
                            bounces: dice.oneIn(2)))
                default: .flow(items: .uniform(size.along(axis)), lineSpacing: 4, inset: inset)
                }
            if dice.oneIn(2) { section = section.header(height: 16, pinned: dice.oneIn(2)) }
            if dice.oneIn(3) { section = section.footer(height: 24, pinned: dice.oneIn(2)) }
            return dice.oneIn(3) ? section.background() : section
        }
    }

    /// Returns a random action of the reader or the program, and its name.
    private func command(
        _ dice: inout Dice, _ view: TestView
    ) -> (name: String, run: (inout TestView, Axis) -> String) {
        let point = Point(x: Double(dice.roll(-50...900)), y: Double(dice.roll(-50...3_000)))
        let distance = Double(dice.roll(-300...300))
        let item = dice.item(of: view) ?? 0
        let id = view.snapshot.sectionIdentifiers.randomElement(using: &dice) ?? 0
        let (isAnimated, alignment) = (dice.oneIn(2), ScrollAlignment.allCases[dice.roll(0...3)])
        let direction = Direction.allCases[dice.roll(0...3)]
        let (size, seed, inset) = (dice.size(), UInt64(dice.roll(0...9_999)), dice.inset())
        let next = dice.jumbled(view.snapshot)
        let time = Duration.milliseconds(dice.roll(1...90))
        switch dice.roll(0...11) {
        case 0: return ("by \(distance)", { view, _ in "\(view.scroll(by: distance))" })
        case 1:
            return (
                "to \(point)",
                { "\($0.scroll(to: point.along($1), animated: isAnimated))" }
            )
        case 2:
            return (
                "to \(item) \(alignment)",
                { view, _ in
                    "\(view.scroll(toItem: item, at: alignment, sideways: alignment, animated: isAnimated))"
                }
            )
        case 3: return ("select \(item)", { view, _ in "\(view.select(item))" })
        case 4, 5: return ("\(direction)", { "\($0.moveSelection(direction.along($1)))" })
        case 6:
            return (
                "resize",
                { view, axis in
                    view.resize(to: size.along(axis))
                    return ""
                }
            )
        case 7:
            return (
                "insets",
                { view, axis in
                    view.contentInset = inset.along(axis)
                    return ""
                }
            )
        case 8:
            return (
                "layout",
                { view, axis in
                    let layout = layout(axis, seed)
                    view.update(animated: isAnimated) { $0.layout = layout }
                    return ""
                }
            )
        case 9: return ("data", { view, _ in "\(view.apply(next, animated: isAnimated))" })
        case 10:
            return (
                "drag \(id)", { view, _ in "\(view.dragSideways(inSection: id, by: distance))" }
            )
        default: return ("time", { view, _ in "\(view.advance(to: view.now + time))" })
        }
    }

    /// Describes the whole visible state of a view, converted to a vertical view.
    private func look(_ view: TestView, _ axis: Axis) -> [String] {
        func rounded(_ value: Double) -> Double { (value * 1e4).rounded() / 1e4 + 0 }
        func text(_ rect: Rect) -> String {
            let (origin, size) = (rect.origin.along(axis), rect.size.along(axis))
            return [origin.x, origin.y, size.width, size.height].map { "\(rounded($0))" }
                .joined(separator: " ")
        }
        var lines = view.visibleElements.map {
            "\($0.kind) \($0.section) \($0.item ?? -1) \(text($0.frame)) \($0.zIndex) "
                + "\(($0.alpha * 1e3).rounded()) \($0.scrollsSideways) \($0.isSelected)"
        }
        lines.append("\(text(Rect(origin: view.contentOffset, size: view.contentSize)))")
        let offsets = view.snapshot.sectionIdentifiers.map { view.sidewaysOffset(ofSection: $0) }
        lines.append("\(offsets.map { $0.map(rounded) })")
        lines.append(
            "\(view.selection ?? -1) \(view.isMoving) \(String(describing: view.deadline))")
        lines.append("\(view.prefetchRanges.map { "\($0.section) \($0.items)" })")
        lines.append("\(view.visibleItems) \(rounded(view.pageLength))")
        let position = view.scrollPosition
        lines.append("\(rounded(position.offset)) of \(rounded(position.contentLength))")
        let point = Point(x: view.size.along(axis).width / 3, y: view.size.along(axis).height / 3)
        lines.append("\(view.element(at: point.along(axis))?.item ?? -1)")
        lines.append("\(view.sidewaysSection(at: point.along(axis)) ?? -1)")
        return lines + ["\(view.firstSidewaysSection ?? -1)"]
    }

    @Test("A vertical view and a horizontal view with swapped axes stay alike", arguments: 0..<60)
    func mirrored(seed: UInt64) {
        var dice = Dice(seed: seed)
        var twins = twins(&dice)
        for step in 0..<25 {
            let command = command(&dice, twins.views[0])
            let answers = twins.act(command.run)
            let looks = twins.act { look($0, $1) }
            guard answers[0] == answers[1], looks[0] == looks[1] else {
                let different = zip(looks[0], looks[1]).first { $0 != $1 }
                Issue.record(
                    "seed \(seed) step \(step): \(command.name) \(answers) \(String(describing: different))"
                )
                return
            }
        }
    }
}

/// Conversions between a vertical layout and a layout along an axis. Converting twice gives the original value.
extension Point {
    func along(_ axis: Axis) -> Point { axis == .vertical ? self : Point(x: y, y: x) }
}

extension Size {
    func along(_ axis: Axis) -> Size {
        axis == .vertical ? self : Size(width: height, height: width)
    }
}

extension EdgeInsets {
    func along(_ axis: Axis) -> EdgeInsets {
        axis == .vertical ? self : EdgeInsets(top: left, left: top, bottom: right, right: bottom)
    }
}

extension Direction {
    fileprivate func along(_ axis: Axis) -> Direction {
        guard axis == .horizontal else { return self }
        switch self {
        case .up: return .left
        case .down: return .right
        case .left: return .up
        case .right: return .down
        }
    }
}
