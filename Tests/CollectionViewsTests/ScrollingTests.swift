import CollectionLayouts
import CollectionSnapshots
import Testing

@testable import CollectionViews

@Suite struct ScrollingTests {
    private func view(items: Int = 100, height: Double = 160) throws -> TestView {
        var view = try TestView(layout: rows()) { Section(0, items: 0..<items) }
        view.resize(to: Size(width: 80, height: height))
        return view
    }

    @Test func offsetsAreClampedToTheContentWithItsInsets() throws {
        var view = try view()
        view.contentInset = EdgeInsets(top: 10, left: 5, bottom: 30, right: 5)
        view.safeAreaInsets = EdgeInsets(top: 2, bottom: 4)
        #expect(view.contentOffset == Point(x: -5, y: -12))
        view.contentOffset = Point(x: 1e9, y: .infinity)
        #expect(view.contentOffset == Point(x: -5, y: 101 * 16 + 34 - 160))
        view.contentOffset = Point(x: .nan, y: .nan)
        #expect(view.contentOffset == Point(x: -5, y: -12))
    }

    @Test func whatFitsDoesNotScroll() throws {
        var view = try view(items: 9)
        let moved = view.scroll(by: 16)
        #expect(!moved)
        #expect(!view.scrollPosition.canScroll)
        #expect(view.scrollPosition.fraction == 0)
        #expect(view.scrollPosition.isAtStart && view.scrollPosition.isAtEnd)
    }

    @Test func thePositionSaysWhereTheViewIs() throws {
        var view = try view()
        view.contentInset = EdgeInsets(top: 16)
        view.scroll(to: .end)
        let length = Double(102 * 16)
        #expect(
            view.scrollPosition
                == ScrollPosition(
                    offset: length - 160, contentLength: length, viewportLength: 160))
        #expect(view.scrollPosition.fraction == 1 && view.scrollPosition.isAtEnd)
        view.scroll(to: .start)
        #expect(view.scrollPosition.fraction == 0 && view.scrollPosition.isAtStart)
        let least = ScrollPosition(offset: 0.25, contentLength: 10.5, viewportLength: 10)
        #expect(least.canScroll && least.fraction == 0.5 && !least.isAtStart && !least.isAtEnd)
    }

    @Test(
        "Scrolling to a header or footer uses its unpinned position",
        arguments: [true, false])
    func partsAreScrolledTo(isPinned: Bool) throws {
        let layout = FlowLayout<Int> { section, _ in
            let rows = SectionLayout.flow(items: .perLine(1, height: 16))
                .header(height: 32, pinned: isPinned)
            return section == 2 ? rows : rows.footer(height: 48, pinned: isPinned)
        }
        var view = try TestView(layout: layout) {
            for section in 0..<5 { Section(section, items: section * 40..<section * 40 + 40) }
        }
        view.resize(to: Size(width: 80, height: 160))
        for section in [3, 1, 4, 0, 2] {
            let places: [(ElementKind, Rect?)] = [
                (.header, view.arrangement.headerFrame(ofSection: section)),
                (.footer, view.arrangement.footerFrame(ofSection: section)),
            ]
            for (kind, frame) in places {
                let before = view.contentOffset
                let isThere = view.scroll(to: kind, ofSection: section, at: .top)
                #expect(isThere == (frame != nil))
                let end = view.contentSize.height - 160
                #expect(view.contentOffset.y == frame.map { min($0.minY, end) } ?? before.y)
            }
        }
        let (before, isThere) = (view.contentOffset, view.scroll(to: .header, ofSection: 9))
        #expect(!isThere && view.contentOffset == before)
    }

    @Test func itemsAreScrolledBelowWhatIsPinnedAroundAllSections() throws {
        var layout = FlowLayout<Int> { _, _ in
            SectionLayout.flow(items: .perLine(1, height: 16)).header(height: 16, pinned: true)
        }
        layout.boundarySupplementaryItems = [
            BoundaryItem(
                kind: .supplementary(1),
                size: LayoutSize(width: .fractionalWidth(1), height: .absolute(32)),
                alignment: .top, pinToVisibleBounds: true)
        ]
        var view = try CollectionView(layout: layout) { Section(0, items: 0..<100) }
        view.resize(to: Size(width: 80, height: 160))
        view.scroll(toItem: 50, at: .top)
        // The item is below the bar of 32 points and the header of 16 points, at 48 + 50 * 16.
        #expect(view.contentOffset.y == 50 * 16)
    }

    @Test("The layout's own header and footer are scrolled to under the first and the last section")
    func boundaryItemsOfTheLayout() throws {
        for isPinned in [true, false] {
            var layout = FlowLayout<Int> { section, _ in
                let rows = SectionLayout.flow(items: .perLine(1, height: 16))
                return section == 0 ? rows : rows.footer(height: 16)
            }
            layout.boundarySupplementaryItems = [
                (ElementKind.header, BoundaryItem.Alignment.top), (.supplementary(1), .bottom),
            ].map {
                BoundaryItem(
                    kind: $0.0, size: LayoutSize(width: .absolute(80), height: .absolute(32)),
                    alignment: $0.1, pinToVisibleBounds: isPinned)
            }
            var view = try CollectionView(layout: layout) {
                for section in 0..<3 { Section(section, items: section * 40..<section * 40 + 40) }
            }
            view.resize(to: Size(width: 80, height: 160))
            let end = view.contentSize.height - 160
            for alignment in ScrollAlignment.allCases {
                let footer = view.scroll(to: .supplementary(1), ofSection: 2, at: alignment)
                #expect(footer && view.contentOffset.y == end, "\(alignment)")
                let header = view.scroll(to: .header, ofSection: 0, at: alignment)
                #expect(header && view.contentOffset.y == 0, "\(alignment)")
            }
            let others = [
                view.scroll(to: .header, ofSection: 1), view.scroll(to: .header, ofSection: 2),
                view.scroll(to: .supplementary(1), ofSection: 0),
            ]
            #expect(others == [false, false, false])
        }
    }

    @Test func itemsAreScrolledBelowThePinnedHeader() throws {
        var view = try view()
        view.scroll(toItem: 50, at: .top)
        #expect(view.contentOffset.y == 50 * 16)
        view.scroll(toItem: 50, at: .bottom)
        #expect(view.contentOffset.y == 52 * 16 - 160)
        view.scroll(toItem: 50, at: .center)
        #expect(view.contentOffset.y == 736)
        let offset = view.contentOffset
        view.scroll(toItem: 51)
        #expect(view.contentOffset == offset)
        view.scroll(toItem: 40)
        #expect(view.contentOffset.y == 40 * 16)
        view.scroll(toItem: 60)
        #expect(view.contentOffset.y == 62 * 16 - 160)
        let found = view.scroll(toItem: 100)
        #expect(!found)
    }

    /// If headers and footers fill the view, items are shown at the view's edges.
    @Test func whatIsAlwaysCoveredIsShownAtTheEdge() throws {
        let layout = FlowLayout<Int> { _ in
            .flow(items: .perLine(1, height: 16)).header(height: 48, pinned: true)
                .footer(height: 48, pinned: true)
        }
        var view = try TestView(layout: layout) { Section(0, items: 0..<100) }
        view.contentInset = EdgeInsets(top: 8, bottom: 16)
        view.resize(to: Size(width: 80, height: 96 + 24))
        view.scroll(toItem: 50, at: .top)
        #expect(view.contentOffset.y == 48 + 50 * 16 - 8)
        view.scroll(toItem: 50, at: .bottom)
        #expect(view.contentOffset.y == 48 + 51 * 16 - 120 + 16)
        view.resize(to: Size(width: 80, height: 96 + 24 + 1))
        view.scroll(toItem: 50, at: .top)
        #expect(view.contentOffset.y == 50 * 16 - 8)
    }

    @Test func footersKeepItemsAboveThem() throws {
        let layout = FlowLayout<Int> { _ in
            .flow(items: .perLine(1, height: 16)).footer(height: 16, pinned: true)
        }
        var view = try TestView(layout: layout) { Section(0, items: 0..<100) }
        view.resize(to: Size(width: 80, height: 160))
        view.scroll(toItem: 50, at: .bottom)
        #expect(view.contentOffset.y == 51 * 16 + 16 - 160)
        #expect(view.element(at: Point(x: 1, y: 136))?.item == 50)
        #expect(view.element(at: Point(x: 1, y: 152))?.kind == .footer)
    }

    /// A negative inset places the footer over the end of the last item, which still counts as visible.
    @Test func aFooterAtItsOwnPlaceCoversNothing() throws {
        let layout = FlowLayout<Int> { _ in
            .flow(items: .perLine(1, height: 16), inset: EdgeInsets(bottom: -8))
                .footer(height: 16, pinned: true)
        }
        var view = try TestView(layout: layout) {
            Section(0, items: 0..<4)
            Section(1, items: 4..<100)
        }
        view.resize(to: Size(width: 80, height: 160))
        view.select(3)
        #expect(view.contentOffset.y == 0)
    }

    @Test func aQuantumWidensTheLimits() {
        let environment = LayoutEnvironment(
            size: Size(width: 80, height: 100), contentInset: EdgeInsets(top: 8))
        let limits = ScrollLimits(
            content: Size(width: 80, height: 300), environment: environment,
            quantum: Size(width: 0, height: 16))
        #expect(limits.y == -16...208)
        #expect(limits.clamped(23, .vertical) == 16)
        #expect(limits.clamped(24, .vertical) == 32)
        #expect(limits.clamped(1_000, .vertical) == 208)
        #expect(limits.ceil(-3, .vertical).sign == .plus, "A zero has no minus sign.")
    }

    @Test func aPageIsWholeRows() throws {
        var view = try view(height: 170)
        #expect(view.pageLength == 170)
        view.offsetQuantum = 16
        #expect(view.pageLength == 160)
        view.resize(to: Size(width: 80, height: 3))
        #expect(view.pageLength == 16)
    }

    @Test func elementsAreFoundWhereTheyAreSeen() throws {
        var view = try view()
        view.scroll(by: 160)
        #expect(view.element(at: Point(x: 1, y: 1))?.kind == .header)
        #expect(view.element(at: Point(x: 1, y: 17))?.item == 10)
        #expect(view.element(at: Point(x: 100, y: 17)) == nil)
    }
}
