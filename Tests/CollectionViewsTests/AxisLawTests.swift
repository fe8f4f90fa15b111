import CollectionLayouts
import CollectionSnapshots
import Testing

@testable import CollectionViews

/// Tests that a horizontal layout looks and behaves like a vertical layout with the two axes swapped, and a layout from
/// right to left like one from left to right with the sides swapped.
@Suite struct AxisLawTests {
    /// Views of the same content that scroll along both axes and run in both directions.
    private struct Twins {
        var views: [TestView]

        /// Calls a closure with each view and its form, and returns the results.
        mutating func act<Answer>(_ run: (inout TestView, ViewForm) -> Answer) -> [Answer] {
            zip(views.indices, ViewForm.all).map { run(&views[$0], $1) }
        }
    }

    private func twins(_ dice: inout Dice) -> Twins {
        let seed = UInt64(dice.roll(0...9_999))
        let snapshot = dice.snapshot()
        var twins = Twins(
            views: ViewForm.all.map {
                TestView(layout: layout($0, seed), snapshot: snapshot)
            })
        let (size, inset, area) = (dice.size(), dice.inset(), dice.inset())
        let (isInset, quantum, isTimed) = (dice.oneIn(3), dice.pick(0.0, 8, 16), !dice.oneIn(5))
        _ = twins.act { view, form in
            view.update {
                $0.environment = LayoutEnvironment(
                    size: size.along(form), contentInset: isInset ? inset.along(form) : .zero,
                    safeAreaInsets: isInset ? area.along(form) : .zero,
                    layoutDirection: form.isMirrored ? .rightToLeft : .leftToRight)
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
    private func layout(_ form: ViewForm, _ seed: UInt64) -> CompositionalLayout<Int> {
        CompositionalLayout<Int>(
            configuration: .init(
                scrollDirection: form.axis, interSectionSpacing: Double(seed % 3) * 4)
        ) { id, _ in
            var dice = Dice(seed: seed &+ UInt64(abs(id) % 8))
            let size = Size(width: Double(dice.roll(20...90)), height: Double(dice.roll(8...60)))
            let inset = dice.inset().along(form.axis)
            let kind = dice.roll(0...3)
            let (estimate, perLine) = (Double(dice.roll(4...60)), dice.roll(1...2))
            var section: SectionLayout =
                switch kind {
                case 0: .flow(items: .measured(perLine: perLine, estimate: estimate), inset: inset)
                case 1:
                    .shelf(
                        items: .uniform(size.along(form)), lines: dice.roll(1...2),
                        interItemSpacing: Double(dice.roll(0...9)), inset: inset,
                        scrolling: SidewaysScrolling(
                            SidewaysScrolling.Behavior.allCases[dice.roll(0...4)],
                            bounces: dice.oneIn(2)))
                default: .flow(items: .uniform(size.along(form)), lineSpacing: 4, inset: inset)
                }
            if dice.oneIn(2) { section = section.header(height: 16, pinned: dice.oneIn(2)) }
            if dice.oneIn(3) { section = section.footer(height: 24, pinned: dice.oneIn(2)) }
            return dice.oneIn(3) ? section.background() : section
        }
    }

    /// Returns a random action of the reader or the program, and its name.
    private func command(
        _ dice: inout Dice, _ view: TestView
    ) -> (name: String, run: (inout TestView, ViewForm) -> String) {
        // Never half-way between two scroll steps, where rounding depends on the direction.
        let point = Point(
            x: Double(dice.roll(-50...900)) + 0.25, y: Double(dice.roll(-50...3_000)) + 0.25)
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
                {
                    "\($0.scroll(to: $1.offset(point.along($1.axis), in: $0), animated: isAnimated))"
                }
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
                { view, form in
                    view.resize(to: size.along(form))
                    return ""
                }
            )
        case 7:
            return (
                "insets",
                { view, form in
                    view.contentInset = inset.along(form)
                    return ""
                }
            )
        case 8:
            return (
                "layout",
                { view, form in
                    let layout = layout(form, seed)
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
    private func look(_ view: TestView, _ form: ViewForm) -> [String] {
        func rounded(_ value: Double) -> Double { (value * 1e4).rounded() / 1e4 + 0 }
        func text(_ rect: Rect) -> String {
            let rect = form.isMirrored ? rect.flipped(in: view.solved.flippedWidth) : rect
            let (origin, size) = (rect.origin.along(form.axis), rect.size.along(form))
            return [origin.x, origin.y, size.width, size.height].map { "\(rounded($0))" }
                .joined(separator: " ")
        }
        var lines = view.visibleElements.map {
            "\($0.kind) \($0.section) \($0.item ?? -1) \(text($0.frame)) \($0.zIndex) "
                + "\(($0.alpha * 1e3).rounded()) \($0.scrollsSideways) \($0.isSelected)"
        }
        let offset = form.offset(view.contentOffset, in: view).along(form.axis)
        lines.append("\(rounded(offset.x)) \(rounded(offset.y)) \(view.contentSize.along(form))")
        let offsets = view.snapshot.sectionIdentifiers.map { view.sidewaysOffset(ofSection: $0) }
        lines.append("\(offsets.map { $0.map(rounded) })")
        lines.append(
            "\(view.selection ?? -1) \(view.isMoving) \(String(describing: view.deadline))")
        lines.append("\(view.prefetchRanges.map { "\($0.section) \($0.items)" })")
        lines.append("\(view.visibleItems) \(rounded(view.pageLength))")
        let position = view.scrollPosition
        lines.append("\(rounded(position.offset)) of \(rounded(position.contentLength))")
        var point = Point(x: view.size.along(form).width / 3, y: view.size.along(form).height / 3)
            .along(form.axis)
        if form.isMirrored { point.x = view.size.width - point.x }
        lines.append("\(view.element(at: point)?.item ?? -1)")
        lines.append("\(view.sidewaysSection(at: point) ?? -1)")
        return lines + ["\(view.firstSidewaysSection ?? -1)"]
    }

    @Test("Views along both axes and in both directions stay alike", arguments: 0..<30)
    func alike(seed: UInt64) {
        var dice = Dice(seed: seed)
        var twins = twins(&dice)
        for step in 0..<25 {
            let command = command(&dice, twins.views[0])
            let answers = twins.act(command.run)
            let looks = twins.act { look($0, $1) }
            for index in ViewForm.all.indices
            where answers[0] != answers[index] || looks[0] != looks[index] {
                let different = zip(looks[0], looks[index]).first { $0 != $1 }
                Issue.record(
                    """
                    seed \(seed) step \(step) \(ViewForm.all[index]): \(command.name) \(answers) \
                    \(String(describing: different))
                    """)
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

    fileprivate func along(_ form: ViewForm) -> Size { along(form.axis) }
}

extension EdgeInsets {
    func along(_ axis: Axis) -> EdgeInsets {
        axis == .vertical ? self : EdgeInsets(top: left, left: top, bottom: right, right: bottom)
    }

    fileprivate func along(_ form: ViewForm) -> EdgeInsets {
        let own = along(form.axis)
        guard form.isMirrored else { return own }
        return EdgeInsets(top: own.top, left: own.right, bottom: own.bottom, right: own.left)
    }
}

extension Direction {
    fileprivate func along(_ form: ViewForm) -> Direction {
        let own: Direction =
            switch self {
            case _ where form.axis == .vertical: self
            case .up: .left
            case .down: .right
            case .left: .up
            case .right: .down
            }
        guard form.isMirrored, own.axis == .horizontal else { return own }
        return own == .left ? .right : .left
    }
}

/// The scroll axis and the direction of a view.
private struct ViewForm {
    let axis: Axis
    let isMirrored: Bool

    static let all = [
        ViewForm(axis: .vertical, isMirrored: false),
        ViewForm(axis: .horizontal, isMirrored: false),
        ViewForm(axis: .vertical, isMirrored: true),
        ViewForm(axis: .horizontal, isMirrored: true),
    ]

    /// Converts an offset of a vertical view to one of this form, or the offset of a view of this form to one that runs
    /// from left to right.
    func offset(_ point: Point, in view: TestView) -> Point {
        guard isMirrored else { return point }
        return Point(x: view.solved.flippedWidth - point.x - view.size.width, y: point.y)
    }
}
