import CollectionLayouts
import CollectionSnapshots
import CollectionViews
import Terminals
import Testing

@testable import CollectionRendering

/// The scroll indicator of a section: a thin line at the section's edge.
@Suite struct IndicatorTests {
    /// A section in a view of 40 × 10 cells that scrolls across the layout's direction.
    private func view(
        _ direction: Axis, items: Int, length: Double, inset: EdgeInsets = .zero,
        scrolling: SidewaysScrolling = SidewaysScrolling(.continuous)
    ) throws -> TestView {
        let size = Size(
            width: direction == .vertical ? length : 40,
            height: direction == .vertical ? 32 : length)
        let layout = CompositionalLayout<Int>(
            configuration: .init(scrollDirection: direction),
            section: .shelf(items: .uniform(size), inset: inset, scrolling: scrolling))
        var view = try TestView(layout: layout) { Section(0, items: 0..<items) }
        view.resize(to: Size(width: 320, height: 160))
        return view
    }

    private func indicator(_ view: TestView) throws -> SectionIndicator? {
        let scroll = try #require(view.arrangement.sidewaysScroll(ofSection: 0))
        return SectionIndicator(scroll, offset: try #require(view.sidewaysOffset(ofSection: 0)))
    }

    /// The thumb's length and position have the same ratio to the track as the visible part has to
    /// the content.
    @Test(arguments: Axis.allCases)
    func theThumbIsToItsTrackAsWhatIsSeenToAll(direction: Axis) throws {
        for (start, end) in [(0.0, 0.0), (24, 0), (16, 40)] {
            let insets = EdgeInsets(top: start, left: start, bottom: end, right: end)
            let scrolling = SidewaysScrolling(.continuous, indicatorInsets: insets)
            var view = try view(direction, items: 20, length: 60, scrolling: scrolling)
            let window = direction == .vertical ? 320.0 : 160
            for offset in [0.0, 1, 100, 555, 1_200 - window] {
                view.scrollSideways(inSection: 0, to: offset)
                let thumb = try #require(try indicator(view)).thumb
                let track = window - start - end
                #expect(abs(thumb.lowerBound - (start + track * offset / 1_200)) < 1e-6)
                #expect(abs(thumb.upperBound - thumb.lowerBound - track * window / 1_200) < 1e-6)
            }
        }
    }

    /// A track of any positive length has a thumb.
    @Test(arguments: Axis.allCases) func thereIsAThumbWhereThereIsATrack(direction: Axis) throws {
        let window = direction == .vertical ? 320.0 : 160
        for track in [-8.0, 0, 0.5, 1, 8] {
            let insets = EdgeInsets(top: window - track, left: window - track)
            let scrolling = SidewaysScrolling(.continuous, indicatorInsets: insets)
            let view = try view(direction, items: 20, length: 60, scrolling: scrolling)
            #expect((try indicator(view) != nil) == (track > 0))
        }
    }

    @Test func aPulledSectionsThumbStaysInItsTrack() throws {
        let scrolling = SidewaysScrolling(.continuous, bounces: true)
        for distance in [-48.0, 48] {
            var view = try view(.vertical, items: 20, length: 60, scrolling: scrolling)
            view.advance(to: .seconds(1))
            if distance > 0 { view.scrollSideways(inSection: 0, to: 9_999) }
            view.dragSideways(inSection: 0, by: distance)
            let offset = try #require(view.sidewaysOffset(ofSection: 0))
            #expect(offset < 0 || offset > 1_200 - 320)
            let thumb = try #require(try indicator(view)).thumb
            #expect(distance < 0 ? thumb.lowerBound == 0 : abs(thumb.upperBound - 320) < 1e-6)
        }
    }

    /// The limits are such that the first and the last item can be in the middle.
    @Test func centredSectionsBeginBeforeTheirContent() throws {
        let scrolling = SidewaysScrolling(.groupPagingCentered)
        var view = try view(.vertical, items: 20, length: 60, scrolling: scrolling)
        let limits = try #require(view.arrangement.sidewaysScroll(ofSection: 0)).limits
        let way = limits.upperBound - limits.lowerBound
        #expect(limits.lowerBound < 0)
        for offset in [limits.lowerBound, 10, limits.upperBound] {
            view.scrollSideways(inSection: 0, to: offset)
            let thumb = try #require(try indicator(view)).thumb
            let length = 320 * 320 / (320 + way)
            #expect(abs(thumb.upperBound - thumb.lowerBound - length) < 1e-6)
            let start = (320 - length) * (offset - limits.lowerBound) / way
            #expect(abs(thumb.lowerBound - start) < 1e-6)
        }
    }

    @Test func withoutAnythingToScrollOrRoomThereIsNone() throws {
        #expect(try indicator(try view(.vertical, items: 2, length: 60)) == nil)
        let hidden = SidewaysScrolling(.continuous, showsIndicator: false)
        #expect(try indicator(try view(.vertical, items: 20, length: 60, scrolling: hidden)) == nil)
        for right in [160.0, 161] {
            let narrow = SidewaysScrolling(
                .continuous, indicatorInsets: EdgeInsets(left: 160, right: right))
            let view = try view(.vertical, items: 20, length: 60, scrolling: narrow)
            #expect(try indicator(view) == nil)
        }
    }

    /// The indicator covers the last row before its inset, or the first row after the section. The
    /// minimum length is one cell.
    @Test func itLiesAlongTheLastEdge() throws {
        let cell = CellScale().cell
        let insets = EdgeInsets(bottom: 5, right: 3)
        let scrolling = SidewaysScrolling(.continuous, indicatorInsets: insets)
        for (direction, items) in [
            (Axis.vertical, 20), (.horizontal, 20), (.vertical, 9_999), (.horizontal, 9_999),
        ] {
            var view = try view(direction, items: items, length: 60, scrolling: scrolling)
            view.scrollSideways(inSection: 0, to: 240)
            let scroll = try #require(view.arrangement.sidewaysScroll(ofSection: 0))
            let indicator = try #require(try indicator(view))
            let over = indicator.frame(in: scroll, cell: cell, isBehind: false)
            let behind = indicator.frame(in: scroll, cell: cell, isBehind: true)
            let length = indicator.thumb.upperBound - indicator.thumb.lowerBound
            let edge = scroll.frame
            if direction == .vertical {
                let (x, width) = (edge.minX + indicator.thumb.lowerBound, max(length, 8))
                #expect(over == Rect(x: x, y: edge.maxY - 5 - 16, width: width, height: 16))
                #expect(behind == Rect(x: x, y: edge.maxY, width: width, height: 16))
            } else {
                let (y, height) = (edge.minY + indicator.thumb.lowerBound, max(length, 16))
                #expect(over == Rect(x: edge.maxX - 3 - 8, y: y, width: 8, height: height))
                #expect(behind == Rect(x: edge.maxX, y: y, width: 8, height: height))
            }
        }
    }

    private func picture(_ view: TestView) -> Screen {
        .drawn(40, 10) { $0.draw(view) { _, region in region.fill(.red) } }
    }

    /// Edges are rounded to cells, so half a cell is enough room.
    @Test(arguments: Axis.allCases)
    func itStandsBehindWhereACellIsFree(direction: Axis) throws {
        let isVertical = direction == .vertical
        let half = isVertical ? 8.0 : 4
        for (room, isFree) in [(0.0, false), (half - 1, false), (half, true), (2 * half, true)] {
            let inset = EdgeInsets(bottom: room, right: room)
            let view = try view(direction, items: 20, length: 60, inset: inset)
            let screen = picture(view)
            #expect(screen.text().contains(isVertical ? "━" : "┃") == isFree, "\(room)")
            guard isFree else { continue }
            let cell = isVertical ? screen[2, 0] : screen[0, 5]
            #expect(cell.glyph.description == (isVertical ? "━" : "┃"))
            #expect(cell.attributes.contains(.dim))
        }
    }

    /// The footer occupies the room after the items.
    @Test(arguments: Axis.allCases)
    func itStandsBeforeTheFooter(direction: Axis) throws {
        let isVertical = direction == .vertical
        for room in [0.0, 16] {
            let size = Size(width: 60, height: isVertical ? 32 : 60)
            let layout = CompositionalLayout<Int>(
                configuration: .init(scrollDirection: direction),
                section: .shelf(
                    items: .uniform(size), inset: EdgeInsets(bottom: room, right: room),
                    scrolling: SidewaysScrolling(.continuous)
                ).footer(height: 32))
            var view = try TestView(layout: layout) { Section(0, items: 0..<20) }
            view.resize(to: Size(width: 320, height: 160))
            let isThere = picture(view).text().contains(isVertical ? "━" : "┃")
            #expect(isThere == (room > 0), "\(room)")
        }
    }

    @Test(arguments: Axis.allCases)
    func withoutRoomItIsSeenWhileTheSectionMoves(direction: Axis) throws {
        let glyph = direction == .vertical ? "▁" : "▕"
        var view = try view(direction, items: 20, length: 60)
        view.advance(to: .seconds(1))
        #expect(!picture(view).text().contains(glyph))
        view.dragSideways(inSection: 0, by: 60)
        let screen = picture(view)
        let (row, column) = direction == .vertical ? (1, 3) : (1, 4)
        #expect(screen[row, column].glyph.description == glyph, "\(screen.text())")
        #expect(!screen[row, column].attributes.contains(.dim))
        while let deadline = view.deadline { view.advance(to: deadline) }
        #expect(!picture(view).text().contains(glyph))
    }
}
