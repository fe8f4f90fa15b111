import Testing

@testable import CollectionLayouts

/// Tests of bodies that return all frames at once, and of bodies as programs write them.
@Suite struct FramesBodyTests {
    private struct Fixed: FramesBody, Equatable {
        var frames: [Rect]
        func frames(_ items: BodyItems, in room: BodyRoom, _ problems: inout ProblemLog) -> [Rect] {
            frames
        }
    }

    @Test("An item above its section is visible there and takes no room")
    func overhang() throws {
        let body = Fixed(frames: [
            Rect(x: -5, y: -12, width: 10, height: 10), Rect(x: 3, y: 4, width: 10, height: 6),
        ])
        var sample = Sample()
        sample.add(1, .boxes(40, 100))
        sample.add(2, SectionLayout(body))
        sample.add(1, .boxes(40, 100))
        let arrangement = sample.arrange()
        #expect(arrangement.frame(ofSection: 1) == Rect(x: 0, y: 100, width: 40, height: 10))
        #expect(
            arrangement.elements(in: viewport(85, height: 10)).map(\.frame) == [
                Rect(x: 0, y: 0, width: 40, height: 100),
                Rect(x: -5, y: 88, width: 10, height: 10),
            ])
    }

    @Test(
        "Items above their section are visible with insets of any sign",
        arguments: [-30.0, -7, 0, 7])
    func overhangBesideInsets(inset: Double) throws {
        let body = Fixed(frames: [
            Rect(x: 0, y: -12, width: 10, height: 10), Rect(x: 3, y: 0, width: 10, height: 6),
        ])
        var section = SectionLayout(body)
        section.inset = EdgeInsets(top: inset, bottom: inset)
        var sample = Sample()
        sample.add(1, .boxes(40, 100))
        sample.add(2, section)
        sample.add(1, .boxes(40, 100))
        let arrangement = sample.arrange()
        for item in 0..<2 {
            let frame = try #require(arrangement.frame(ofItem: item, inSection: 1))
            #expect(frame.y == 100 + inset + [-12, 0][item])
            for y in Int(frame.minY)..<Int(frame.maxY) {
                let seen = arrangement.elements(in: viewport(Double(y), height: 1))
                #expect(seen.contains { $0.section == 1 && $0.item == item }, "\(item) at \(y)")
            }
        }
    }

    @Test("Badges below the last group are visible there with a bottom inset of any sign")
    func overhangBelow() throws {
        let badge = SupplementaryItem(
            kind: .supplementary(1), size: LayoutSize(width: .absolute(4), height: .absolute(6)),
            containerAnchor: LayoutAnchor([.bottom], absoluteOffset: Point(x: 0, y: 25)))
        let group = LayoutGroup.horizontal(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(30)),
            subitems: [
                LayoutItem(
                    width: .absolute(10), height: .absolute(30), supplementaryItems: [badge])
            ])
        for bottom in [-20.0, 0, 20] {
            var section = SectionLayout.group(group)
            section.inset = EdgeInsets(bottom: bottom)
            var sample = Sample()
            sample.add(1, section)
            sample.add(1, .boxes(40, 100))
            let arrangement = sample.arrange()
            let frame = try #require(
                arrangement.frame(of: .supplementary(1), item: 0, inSection: 0, in: viewport(0)))
            #expect(frame.maxY == 55)
            for y in 0..<80 {
                let isSeen = arrangement.elements(in: viewport(Double(y), height: 1)).contains {
                    $0.kind == .supplementary(1)
                }
                #expect(isSeen == (frame.minY < Double(y + 1) && frame.maxY > Double(y)), "\(y)")
            }
        }
    }

    @Test("Invalid and missing frames take no room and are reported")
    func problems() {
        let body = Fixed(frames: [
            Rect(x: 0, y: 0, width: 5, height: 5), Rect(x: .nan, y: 3, width: 5, height: 5),
            Rect(x: 0, y: 0, width: -1, height: 5), Rect(x: 0, y: 0, width: 5, height: 1e13),
        ])
        var sample = Sample()
        sample.add(6, SectionLayout(body))
        // A body may return more frames than items.
        sample.add(1, SectionLayout(body))
        let arrangement = sample.arrange()
        #expect(
            arrangement.problems.map(\.description) == [
                "Section 0, item 4: the body returned frames for 4 of 6 items; the others take no room.",
                "Section 0, item 1: an offset of nan points cannot be laid out; 0 is used.",
                "Section 0, item 2: a width of -1.0 points cannot be laid out; 0 is used.",
                "Section 0, item 3: a height of 10000000000000.0 points cannot be laid out; 0 is used.",
            ])
        #expect(arrangement.itemFrames.map(\.index.item) == [0, 1, 0])
        #expect(arrangement.frame(ofItem: 1, inSection: 0)?.origin == Point(x: 0, y: 3))
    }

    /// Rows with measured heights.
    private struct Measured: FramesBody {
        var isMeasured: Bool { true }
        func frames(_ items: BodyItems, in room: BodyRoom, _ problems: inout ProblemLog) -> [Rect] {
            var top = 0.0
            return (0..<items.count).map { item in
                let answer = items.measuredSize(of: item, width: room.size.width, height: nil)
                let height = answer?.height ?? 10
                defer { top += height }
                return Rect(x: 0, y: top, width: room.size.width, height: height)
            }
        }
    }

    @Test("Frames that depend on measured sizes are estimates until a measurement is requested")
    func measured() {
        let layout = FlowLayout<Int> { _, _ in SectionLayout(Measured()) }
        var contents = [SectionContent(id: 0, itemCount: 5)]
        let environment = LayoutEnvironment(size: Size(width: 50, height: 60))
        let measure: Measure = { Size(width: $0.width ?? 0, height: 20) }
        var arrangement = layout.arrange(
            contents, in: environment, measure: measure, lazily: true)
        #expect(arrangement.contentSize.height == 50 && arrangement.hasMeasuredElements)
        var changes = ArrangementChanges()
        changes.measuresEstimates = true
        changes.changedSections = [.init(section: 0, items: [.init(old: 1..<2, new: 1..<2)])]
        #expect(layout.rearrange(&arrangement, for: contents, changes: changes, measure: measure))
        #expect(arrangement.contentSize.height == 100)
        contents[0].itemCount = 7
        changes.changedSections = [.init(section: 0, items: [.init(old: 5..<5, new: 5..<7)])]
        #expect(layout.rearrange(&arrangement, for: contents, changes: changes, measure: measure))
        #expect(arrangement.frame(ofItem: 6, inSection: 0)?.y == 120)
    }

    /// Rows of one height, moved by an offset. With `isMeasured`, the rows have measured heights instead.
    private struct Stack: FramesBody, Equatable {
        var height = 10.0
        var offset = 0.0
        var isMeasured = false

        func frames(_ items: BodyItems, in room: BodyRoom, _ problems: inout ProblemLog) -> [Rect] {
            let row = problems.size(Size(width: room.size.width, height: height))
            let left = problems.coordinate(offset, item: items.count - 1)
            if row.height > 100 { problems.report(.body("a row is very high."), item: 1) }
            var top = 0.0
            return (0..<items.count).map { item in
                let measured =
                    isMeasured
                    ? items.measuredSize(of: item, width: row.width, height: nil)?.height : nil
                let size = Size(width: row.width, height: measured ?? row.height)
                defer { top += size.height }
                return Rect(origin: Point(x: left, y: top), size: size)
            }
        }
    }

    @Test(
        "A body reports a bad number of its description once, with its section, and uses zero",
        arguments: [
            (.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf"), (-1, "-1.0"),
            (1e13, "10000000000000.0"),
        ] as [(Double, String)])
    func badDescriptions(number: Double, text: String) {
        var sample = Sample()
        sample.add(3, SectionLayout(Stack()))
        sample.add(3, SectionLayout(Stack(height: number)))
        sample.add(3, SectionLayout(Stack(height: 120, offset: number)))
        let arrangement = sample.arrange()
        let problems =
            [
                LayoutProblem(section: 1, item: nil, reason: .length(.height, text)),
                // A coordinate may be negative.
                number == -1
                    ? nil : LayoutProblem(section: 2, item: 2, reason: .length(.offset, text)),
                LayoutProblem(section: 2, item: 1, reason: .body("a row is very high.")),
            ] as [LayoutProblem?]
        #expect(arrangement.problems == problems.compactMap(\.self))
        #expect(
            arrangement.problems[0].description
                == "Section 1: a height of \(text) points cannot be laid out; 0 is used.")
        #expect(arrangement.frame(ofItem: 0, inSection: 1) == nil)
        #expect(
            arrangement.frame(ofItem: 2, inSection: 2)
                == Rect(x: number == -1 ? -1 : 0, y: 30 + 240, width: 40, height: 120))
    }

    @Test("After a measurement, the problems of a body are those of a fresh layout")
    func problemsAfterMeasuring() {
        let layout = FlowLayout<Int> { id, _ in
            SectionLayout(Stack(height: id == 1 ? .nan : 120, offset: .nan, isMeasured: true))
        }
        var contents = [SectionContent(id: 0, itemCount: 5), SectionContent(id: 1, itemCount: 4)]
        let environment = LayoutEnvironment(size: Size(width: 50, height: 60))
        let measure: Measure = { Size(width: $0.width ?? 0, height: 20) }
        var arrangement = layout.arrange(contents, in: environment, measure: measure, lazily: true)
        func expectFresh() {
            let fresh = layout.arrange(contents, in: environment, measure: measure)
            #expect(Set(arrangement.problems) == Set(fresh.problems))
            #expect(arrangement.problems.count == 4 && fresh.problems.count == 4)
        }
        expectFresh()
        var changes = ArrangementChanges()
        changes.measuresEstimates = true
        changes.changedSections = [.init(section: 0, items: [.init(old: 1..<2, new: 1..<2)])]
        #expect(layout.rearrange(&arrangement, for: contents, changes: changes, measure: measure))
        expectFresh()
        // After an edit, a layout with problems is solved again as a whole.
        contents[0].itemCount = 7
        changes = ArrangementChanges()
        changes.changedSections = [.init(section: 0, items: [.init(old: 5..<5, new: 5..<7)])]
        #expect(!layout.rearrange(&arrangement, for: contents, changes: changes, measure: measure))
    }

    @Test(
        "A frame index finds exactly the frames that overlap a range along its axis",
        arguments: 0..<40)
    func meeting(seed: Int) {
        var random = SeededGenerator(seed: seed)
        // Whole numbers make many edges coincide.
        let frames = (0..<Int.random(in: 0...50, using: &random)).map { _ in
            func number(_ range: ClosedRange<Int>) -> Double {
                Double(Int.random(in: range, using: &random))
            }
            return Rect(
                x: number(-9...20), y: number(-9...20), width: number(0...8),
                height: random.chance(0.1) ? 60 : number(0...8))
        }
        for axis in [Axis.horizontal, .vertical] {
            let index = FrameIndex(frames, along: axis)
            for start in -12...30 {
                for length in 1...4 {
                    let range = (Double(start), Double(start + length))
                    let rect =
                        axis == .horizontal
                        ? Rect(x: range.0, y: 0, width: range.1 - range.0, height: 1)
                        : Rect(x: 0, y: range.0, width: 1, height: range.1 - range.0)
                    var found: [Int] = []
                    index.forEach(meeting: rect, of: frames) { found.append($0) }
                    let expected = frames.indices.filter {
                        let frame = frames[$0]
                        return !frame.size.isEmpty && frame.origin[axis] < range.1
                            && frame.origin[axis] + frame.size[axis] > range.0
                    }
                    #expect(found.sorted() == expected, "seed \(seed) \(axis) in \(range)")
                }
            }
        }
    }

    @Test("A query of a hundred thousand frames reads few, even if some are very tall")
    func cost() {
        let count = 100_000
        var frames = (0..<count).map {
            Rect(x: Double($0 % 10) * 8, y: Double($0 / 10) * 16, width: 8, height: 16)
        }
        frames[17] = Rect(x: 90, y: -50, width: 4, height: 1e6)
        var random = SeededGenerator(seed: 1)
        frames.shuffle(using: &random)
        let placed = PlacedFrames(frames, along: .vertical)
        for y in stride(from: 0.0, to: 160_000, by: 9_999.5) {
            var looks = 0
            let rect = Rect(x: 0, y: y, width: 100, height: 64)
            placed.index.forEach(meeting: rect, of: frames) { _ in looks += 1 }
            let seen = frames.count { $0.maxY > y && $0.minY < y + 64 }
            #expect(looks >= seen && looks < seen + 40)
        }
    }

    @Test("The hours of a clock lie on a circle, and an arrow key goes to the next hour")
    func clock() throws {
        var sample = Sample()
        sample.add(12, SectionLayout(ClockFace(side: 4), inset: .all(1)).header(height: 3))
        let arrangement = sample.arrange(width: 42)
        func hour(_ hour: Int) throws -> Rect {
            try #require(arrangement.frame(ofItem: hour % 12, inSection: 0))
        }
        #expect(try hour(12) == Rect(x: 19, y: 4, width: 4, height: 4))
        #expect(try hour(3) == Rect(x: 37, y: 22, width: 4, height: 4))
        #expect(try hour(6) == Rect(x: 19, y: 40, width: 4, height: 4))
        #expect(arrangement.contentSize == Size(width: 42, height: 45))
        for item in 0..<12 {
            let frame = try hour(item)
            let (x, y) = (frame.midX - 21, frame.midY - 24)
            #expect(abs((x * x + y * y).squareRoot() - 18) < 1e-9)
        }
        let right = arrangement.item(nearestTo: ItemIndex(section: 0, item: 0), .right)
        #expect(right?.item == 1)
        let down = arrangement.item(nearestTo: ItemIndex(section: 0, item: 0), .down)
        #expect(down?.item == 6)
    }

    @Test("A billion steps use a closed form, and a body reports problems in its own words")
    func stairs() {
        var sample = Sample()
        sample.add(1_000_000_000, SectionLayout(Stairs(step: Size(width: 7, height: 2))))
        sample.add(3, SectionLayout(Stairs(step: Size(width: 70, height: 2))))
        let arrangement = sample.arrange()
        #expect(arrangement.tables.count == 0)
        #expect(arrangement.contentSize.height == 2_000_000_006)
        #expect(arrangement.elements(in: viewport(1e9 + 1, height: 4)).count == 3)
        #expect(
            arrangement.problems.map(\.description) == [
                "Section 1: a step is wider than its room."
            ])
    }
}
