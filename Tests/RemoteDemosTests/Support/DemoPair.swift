import Foundation
import Reflow
import Terminals
import Testing

@testable import Gallery
@testable import RemoteDemos

/// The same demo twice: in this process, and behind a server. Each step does the same with both, and compares them.
final class DemoPair {
    let entry: DemoEntry
    private let local: any RunningDemo
    private let remote: RemoteDemo
    private var now = Duration.zero
    private var size = ScreenSize(columns: 60, rows: 20)
    private var features = ScreenFeatures()
    private var theme = Theme.dark
    private var searches: (TextSearch, TextSearch)?
    private var log: [String] = []

    init(_ entry: DemoEntry, _ options: DemoOptions) throws {
        self.entry = entry
        local = try entry.make(options)
        remote = RemoteDemo(
            ThreadLink(
                DemoServer(content: { _ in
                    RemoteContent(
                        try entry.make(options), knobs: entry.knobs)
                })), waits: true, limits: RemoteDemo.Limits(limit: .seconds(60)))
    }

    private func both<Value: Equatable>(
        _ step: String, _ body: (any RunningDemo) -> Value
    ) {
        log.append(step)
        let (mine, theirs) = (body(local), body(remote))
        #expect(mine == theirs, "\(context)")
    }

    private var context: Comment {
        "\(entry.name): \(log.suffix(12).joined(separator: ", "))"
    }

    /// Compares everything that the browser reads. Throws an error if the child has ended.
    func compare() throws {
        try #require(remote.endSentence == nil, context)
        var facts = local.facts
        // A child must not start programs.
        (facts.choice, facts.question) = (nil, nil)
        try #require(facts == remote.facts, context)
        try #require(local.features.withoutPreview == remote.features, context)
        try #require(local.knobStates == remote.knobStates, context)
        let (mine, theirs) = (local.waits, remote.waits)
        try #require(mine.deadline == theirs.deadline, context)
        try #require(mine.nextFrame == theirs.nextFrame, context)
        try #require(
            local.geometry(of: .visible) == remote.geometry(of: .visible), context)
        let (place, other) = (local.readerPosition, remote.readerPosition)
        try #require(place.item == other.item && place.offset == other.offset, context)
        for drawing in [DemoDrawing.content, .inspectorFacts] {
            let screens = (picture(of: local, drawing), picture(of: remote, drawing))
            try #require(difference(screens.0, screens.1) == nil, context)
        }
    }

    /// Returns the first cell that differs.
    private func difference(_ one: Screen, _ other: Screen) -> String? {
        for row in 0..<one.size.rows {
            for column in 0..<one.size.columns where one[row, column] != other[row, column] {
                return "row \(row), column \(column): \(one[row, column]), \(other[row, column])"
            }
        }
        return one == other ? nil : "cursor"
    }

    private func picture(of demo: any RunningDemo, _ drawing: DemoDrawing = .content) -> Screen {
        let isContent = drawing == .content
        var screen = Screen(
            size: isContent ? size : ScreenSize(columns: 30, rows: 8), features: features)
        screen.theme = theme
        screen.draw { demo.draw(drawing, into: &$0) }
        return screen
    }

    func place(_ random: inout RandomNumbers) {
        size = ScreenSize(
            columns: .random(in: 1...120, using: &random),
            rows: .random(in: 1...50, using: &random))
        features = ScreenFeatures(
            colors: ColorDepth.allCases.randomElement(using: &random)!,
            isUnicode: .random(using: &random))
        theme = [.dark, .light, .terminal, .automatic].randomElement(using: &random)!
        let zooms = [0.25, 0.33, 0.67, 0.9, 1, 1, 1, 1.25, 1.5, 3]
        let scale = CellScale(zoom: zooms.randomElement(using: &random)!)
        let insets = EdgeInsets(top: .random(in: 0...40, using: &random), bottom: 20)
        let environment = LayoutEnvironment(
            size: scale.size(of: size), safeAreaInsets: insets,
            layoutMargins: insets + .symmetric(horizontal: 16),
            layoutDirection: LayoutDirection.allCases.randomElement(using: &random)!)
        let corner = Bool.random(using: &random) ? Point(x: 8, y: 16) : nil
        both("place \(size)") {
            $0.place(in: environment, scale: scale, from: corner)
            return true
        }
        both("shortage") { $0.shortage(in: environment, scale: scale, size: size) }
    }

    /// Runs one random step.
    func step(_ random: inout RandomNumbers) {
        switch Int.random(in: 0..<14, using: &random) {
        case 0: place(&random)
        case 1, 2, 3: press(&random)
        case 4, 5: point(&random)
        case 6:
            now += .milliseconds(.random(in: 0...400, using: &random))
            both("advance \(now)") { $0.advance(to: now) }
        case 7: go(&random)
        case 8: setKnob(&random)
        case 9: find(&random)
        case 10: inspect(&random)
        case 11:
            both("wake") { $0.perform(.wake) }
            both("titles") { $0.texts(of: .sectionTitles(limit: 20)) }
            both("copy") { $0.texts(of: .selection) }
            // The content of the largest demos has too many elements for a test.
            if local.facts.items < 3_000 { both("geometry") { $0.geometry(of: .content) } }
            both("code") { $0.code(for: .reflow)?.lines }
        case 12: filter(&random)
        default: read(&random)
        }
    }

    private func press(_ random: inout RandomNumbers) {
        let keys: [Key] = [
            "j", "k", .down, .up, .left, .right, .tab, .backTab, .pageDown, .pageUp, .home, .end,
            .enter, " ", "d", "{", "}",
        ]
        let own = local.features.keys.flatMap(\.keys)
        let count = Bool.random(using: &random) ? nil : Int.random(in: 0...30, using: &random)
        if !own.isEmpty, Int.random(in: 0..<3, using: &random) == 0 {
            let key = own.randomElement(using: &random)!
            // Keys that show another demo or program have the same outcome, but not the same choice.
            both("own \(key)") { $0.perform(.own(KeyPress(key, count: count))) }
            return
        }
        let key = keys.randomElement(using: &random)!
        guard let action = ViewAction(key) else { return }
        both("key \(key) \(count ?? -1)") {
            $0.perform(.view(action, KeyPress(key, count: count)))
        }
    }

    private func point(_ random: inout RandomNumbers) {
        let actions: [MouseEvent.Action] = [.press, .drag, .release, .wheelUp, .wheelDown]
        let event = MouseEvent(
            actions.randomElement(using: &random)!,
            column: .random(in: 0..<max(1, size.columns), using: &random),
            row: .random(in: 0..<max(1, size.rows), using: &random))
        both("mouse \(event.action) \(event.column) \(event.row)") { $0.perform(.mouse(event)) }
    }

    private func go(_ random: inout RandomNumbers) {
        let targets: [DemoTarget] = [
            .item(.random(in: -1...200, using: &random)),
            .section(.random(in: -1...6, using: &random)),
            .percent(.random(in: 0...100, using: &random)),
            .distance(.random(in: -500...500, using: &random)),
        ]
        let target = targets.randomElement(using: &random)!
        both("go \(target)") { $0.go(to: target) }
        let position = local.readerPosition.withoutIdentifier
        both("position") {
            $0.readerPosition = position
            return true
        }
    }

    private func setKnob(_ random: inout RandomNumbers) {
        guard let index = entry.knobs.indices.randomElement(using: &random) else { return }
        let value = entry.knobs[index].turned(
            local.knobStates[index].value, by: .random(in: -3...3, using: &random))
        both("knob \(entry.knobs[index].name) \(value)") {
            $0.setKnob(index, to: value)
            return true
        }
    }

    private func find(_ random: inout RandomNumbers) {
        let texts = ["a", "e", "1", "12", "no such text", "日", "Section"]
        let pattern = TextPattern(texts.randomElement(using: &random)!)!
        let isForward = Bool.random(using: &random)
        let work = [0, 500, TextSearch.stepLength].randomElement(using: &random)!
        var (mine, theirs) =
            Bool.random(using: &random)
            ? searches ?? new(pattern, isForward) : new(pattern, isForward)
        if let narrowed = mine.narrowed(to: TextPattern(mine.pattern.text + "1")!),
            let other = theirs.narrowed(to: TextPattern(mine.pattern.text + "1")!),
            Int.random(in: 0..<4, using: &random) == 0
        {
            (mine, theirs) = (narrowed, other)
        }
        log.append("find \(mine.pattern.text) \(isForward) \(work)")
        let steps = (local.proceed(&mine, upTo: work), remote.proceed(&theirs, upTo: work))
        #expect(steps.0 == steps.1, context)
        #expect(mine.match == theirs.match, context)
        #expect(mine.hasWrapped == theirs.hasWrapped && mine.progress == theirs.progress, context)
        #expect(local.itemNumber(of: mine) == remote.itemNumber(of: theirs), context)
        searches = (mine, theirs)
    }

    private func new(_ pattern: TextPattern, _ isForward: Bool) -> (TextSearch, TextSearch) {
        let search = TextSearch(pattern, isForward: isForward, includingStart: true)
        return (search, search)
    }

    private func filter(_ random: inout RandomNumbers) {
        guard local.features.filters else { return }
        let pattern = Bool.random(using: &random) ? TextPattern("1") : nil
        log.append("filter \(pattern?.text ?? "")")
        var (mine, theirs) = (searches?.0, searches?.1)
        local.filter(by: pattern, renewing: &mine)
        remote.filter(by: pattern, renewing: &theirs)
        #expect(mine?.match == theirs?.match, context)
        if let mine, let theirs { searches = (mine, theirs) }
    }

    private func inspect(_ random: inout RandomNumbers) {
        let isOpen = Bool.random(using: &random)
        both("inspector \(isOpen)") { $0.perform(.setInspected(isOpen)) }
        both("inspect") { $0.perform(.inspect(.key(.tab))) }
        let event = MouseEvent(.press, column: size.columns / 2, row: size.rows / 2)
        both("inspect") { $0.perform(.inspect(.mouse(event))) }
    }

    private func read(_ random: inout RandomNumbers) {
        let start = PlainStart.allCases.randomElement(using: &random)!
        log.append("read \(start)")
        let states = (local.plainState, remote.plainState)
        let (mine, theirs) = (local.read(start, upTo: 12), remote.read(start, upTo: 12))
        #expect(mine.elements.map(PlainText.init) == theirs.elements.map(PlainText.init), context)
        #expect(
            mine.headings.mapValues(PlainText.init) == theirs.headings.mapValues(PlainText.init),
            context)
        #expect(mine.readCount == theirs.readCount && mine.itemCount == theirs.itemCount, context)
        #expect(mine.isAtEnd == theirs.isAtEnd && mine.isSelection == theirs.isSelection, context)
        #expect(
            (states.0 == local.plainState) == (states.1 == remote.plainState), context)
    }
}

/// The parts of a plain element that both processes have.
private struct PlainText: Hashable {
    let kind: ElementKind
    let section, item: Int
    let isOnItem, isSelected: Bool
    let text: String

    init(_ element: PlainElement) {
        (kind, section, item) = (element.id.kind, element.section, element.item)
        (isOnItem, isSelected) = (element.id.isOnItem, element.isSelected)
        text = element.text.printable()
    }
}

extension DemoFeatures {
    /// The features without the preview, which no demo in another process has.
    fileprivate var withoutPreview: DemoFeatures {
        DemoFeatures(
            itemName: itemName, opens: opens, copies: copies, selectsSeveral: selectsSeveral,
            reorders: reorders, filters: filters, hasParent: hasParent, hasNames: hasNames,
            keys: keys)
    }
}
