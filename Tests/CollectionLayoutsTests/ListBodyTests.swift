import CollectionLayouts
import Testing

/// Tests of list sections: the frames of rows, separators and headers in each appearance.
@Suite struct ListBodyTests {
    private func arrange(
        _ configuration: ListConfiguration, measure: Measure? = nil
    )
        -> Arrangement
    {
        var sample = Sample()
        sample.add(3, .list(configuration))
        sample.add(2, .list(configuration))
        return sample.arrange(width: 100, height: 60, measure: measure)
    }

    @Test("A separator is as wide as its insets leave, and is missing without width")
    func insetSeparators() {
        for (leading, trailing, width) in [
            (3.0, 4.0, 33.0), (30, 9.5, 0.5), (30, 10, 0), (30, 30, 0),
        ] {
            var sample = Sample()
            sample.add(
                3,
                SectionLayout(
                    ListBody(
                        rows: .height(5),
                        separator: ListConfiguration.Separator(leading: leading, trailing: trailing)
                    )))
            let arrangement = sample.arrange()
            let found = arrangement.elements(in: viewport(0)).filter { $0.kind == .separator }
            #expect(found.map(\.frame.width) == (width > 0 ? [width, width] : []))
            #expect(found.allSatisfy { $0.frame.x == leading })
        }
    }

    @Test("A plain list has rows from edge to edge, separators and pinned headers")
    func plain() {
        let arrangement = arrange(
            ListConfiguration(
                .plain, rows: .height(16), header: .supplementary(height: 16), footerHeight: 8))
        #expect(arrangement.headerFrame(ofSection: 0) == Rect(x: 0, y: 0, width: 100, height: 16))
        let row = arrangement.frame(ofItem: 1, inSection: 0)
        #expect(row == Rect(x: 0, y: 32, width: 100, height: 16))
        #expect(arrangement.footerFrame(ofSection: 0) == Rect(x: 0, y: 64, width: 100, height: 8))
        #expect(arrangement.headerFrame(ofSection: 1)?.y == 72)
        #expect(arrangement.backgroundFrame(ofSection: 0) == nil)
        let seen = viewport(20, width: 100, height: 200)
        let separators = arrangement.elements(in: viewport(0, width: 100, height: 200)).filter {
            $0.kind == .separator
        }
        #expect(separators.map(\.frame.y) == [31, 47, 103])
        #expect(
            arrangement.frame(of: .separator, item: 1, inSection: 0, in: seen)
                == Rect(x: 0, y: 47, width: 100, height: 1))
        #expect(arrangement.frame(of: .separator, item: 2, inSection: 0, in: seen) == nil)
        #expect(arrangement.frame(of: .header, inSection: 0, in: seen)?.y == 20)
    }

    @Test("Grouped lists have a background and a spacing, and their headers scroll away")
    func grouped() {
        let header = ListConfiguration.Header.supplementary(height: 16)
        let grouped = arrange(ListConfiguration(.grouped, rows: .height(16), header: header))
        #expect(
            grouped.backgroundFrame(ofSection: 0) == Rect(x: 0, y: 16, width: 100, height: 48))
        #expect(grouped.headerFrame(ofSection: 1)?.y == 80)
        #expect(
            grouped.frame(of: .header, inSection: 0, in: viewport(20))?.y == 0)
        let inset = arrange(ListConfiguration(.insetGrouped, rows: .height(16), header: header))
        #expect(
            inset.backgroundFrame(ofSection: 0) == Rect(x: 16, y: 16, width: 68, height: 48))
        #expect(
            inset.frame(ofItem: 1, inSection: 0) == Rect(x: 16, y: 32, width: 68, height: 16))
        #expect(inset.headerFrame(ofSection: 0)?.width == 100)
    }

    @Test("The first item as a header has no separator, and separators keep their insets")
    func firstItemAsHeader() {
        let arrangement = arrange(
            ListConfiguration(
                rows: .height(16), header: .firstItemInSection,
                separator: ListConfiguration.Separator(thickness: 2, leading: 8, trailing: 4)))
        let separators = arrangement.elements(in: viewport(0, width: 100, height: 200)).filter {
            $0.kind == .separator
        }
        #expect(separators.map(\.frame) == [Rect(x: 8, y: 30, width: 88, height: 2)])
        #expect(separators.map(\.item) == [1])
    }

    @Test("A separator is at most as high as its row, so both are visible together")
    func thickSeparator() {
        let arrangement = arrange(
            ListConfiguration(
                rows: .height(2), separator: ListConfiguration.Separator(thickness: 5)))
        let row = arrangement.frame(ofItem: 1, inSection: 0)
        let seen = viewport(0, width: 100, height: 60)
        #expect(
            row == arrangement.frame(of: .separator, item: 1, inSection: 0, in: seen))
        let above = arrangement.elements(in: viewport(0, width: 100, height: 2))
        #expect(above.map(\.kind) == [.item, .separator])
    }

    @Test("A list has separators only between its rows")
    func separatorsByIndex() {
        for rows in [ListConfiguration.Rows.height(16), .measured(estimate: 9)] {
            let arrangement = arrange(ListConfiguration(.plain, rows: rows)) { _ in
                Size(width: 0, height: 16)
            }
            for (section, count) in [(0, 3), (1, 2)] {
                let top = arrangement.frame(ofItem: 0, inSection: section)?.y ?? 0
                for item in -2...count + 70 {
                    let frame = arrangement.frame(
                        of: .separator, item: item, inSection: section, in: viewport(0))
                    let isBetween = (0..<count - 1).contains(item)
                    #expect((frame != nil) == isBetween, "\(item) of \(section)")
                    if let frame { #expect(frame.maxY == top + 16 * Double(item + 1)) }
                }
            }
        }
    }

    @Test("Rows are measured with their width, and separators can be turned off")
    func measured() {
        var widths: Set<Double?> = []
        let arrangement = arrange(
            ListConfiguration(
                .insetGrouped, rows: .measured(estimate: 16), showsSeparators: false)
        ) { request in
            widths.insert(request.width)
            return Size(width: 0, height: Double(request.item + 1) * 16)
        }
        #expect(widths == [68])
        #expect(arrangement.frame(ofItem: 2, inSection: 0)?.y == 48)
        #expect(arrangement.frame(ofSection: 1)?.y == 112)
        let kinds = Set(arrangement.elements(in: viewport(0, width: 100, height: 200)).map(\.kind))
        #expect(kinds == [.item, .background])
    }

    /// The picture of each appearance: two sections of two rows, each with a header and a footer, in a width of 80
    /// points.
    static let looks: [(ListConfiguration.Appearance, String)] = [
        (
            .plain,
            """
            ==========
            0000000000
            1111111111
            __________
            ==========
            0000000000
            1111111111
            __________
            """
        ),
        (
            .grouped,
            """
            ==========
            0000000000
            1111111111
                      
            __________
            ==========
            0000000000
            1111111111
                      
            __________
            """
        ),
        (
            .insetGrouped,
            """
            ==========
              000000  
              111111  
                      
            __________
            ==========
              000000  
              111111  
                      
            __________
            """
        ),
        (
            .sidebar,
            """
            ==========
             00000000 
             11111111 
                      
            __________
            ==========
             00000000 
             11111111 
                      
            __________
            """
        ),
        (
            .sidebarPlain,
            """
            ==========
            0000000000
            1111111111
            __________
            ==========
            0000000000
            1111111111
            __________
            """
        ),
    ]

    @Test("Each appearance has its picture", arguments: 0..<5)
    func eachLook(index: Int) {
        let (look, expected) = Self.looks[index]
        var sample = Sample()
        for _ in 0..<2 {
            sample.add(
                2,
                .list(
                    ListConfiguration(
                        look, rows: .height(16), header: .supplementary(height: 16),
                        footerHeight: 16, showsSeparators: false)))
        }
        let arrangement = sample.arrange(width: 80)
        #expect(picture(of: arrangement, scale: Size(width: 8, height: 16)) == expected, "\(look)")
    }

    @Test(
        "Each appearance defines pinned headers, backgrounds and separators",
        arguments: ListConfiguration.Appearance.allCases)
    func looksInDetail(look: ListConfiguration.Appearance) {
        let isPlain = look == .plain || look == .sidebarPlain
        let isSidebar = look == .sidebar || look == .sidebarPlain
        let arrangement = arrange(
            ListConfiguration(look, rows: .height(16), header: .supplementary(height: 16)))
        #expect(
            arrangement.frame(of: .header, inSection: 0, in: viewport(20, width: 100))?.y
                == (isPlain ? 20 : 0))
        let side: Double = look == .insetGrouped ? 16 : look == .sidebar ? 8 : 0
        let rows = Rect(x: side, y: 16, width: 100 - 2 * side, height: 48)
        let hasBackground = look == .grouped || look == .insetGrouped
        #expect(arrangement.backgroundFrame(ofSection: 0) == (hasBackground ? rows : nil))
        #expect(
            arrangement.frame(of: .separator, item: 0, inSection: 0, in: viewport(0))
                == (isSidebar ? nil : Rect(x: side, y: 31, width: rows.width, height: 1)))
        #expect(arrangement.headerFrame(ofSection: 1)?.y == (isPlain ? 64 : 80))
    }

    @Test(
        "Rows begin at the top without a header and with the first item as the header",
        arguments: ListConfiguration.Appearance.allCases)
    func headersOfOtherKinds(look: ListConfiguration.Appearance) {
        for header in [ListConfiguration.Header.none, .firstItemInSection] {
            let arrangement = arrange(
                ListConfiguration(look, rows: .height(16), header: header, headerTopPadding: 4))
            #expect(arrangement.headerFrame(ofSection: 0) == nil)
            #expect(arrangement.frame(ofItem: 0, inSection: 0)?.y == 0)
            #expect(arrangement.frame(ofItem: 2, inSection: 0)?.y == 32)
        }
        let padded = arrange(
            ListConfiguration(
                look, rows: .height(16), header: .supplementary(height: 10), headerTopPadding: 6))
        #expect(padded.headerFrame(ofSection: 0)?.height == 16)
        #expect(padded.frame(ofItem: 0, inSection: 0)?.y == 16)
    }

    @Test("Invalid numbers of a list are reported", arguments: [Double.nan, -1, .infinity])
    func badNumbers(number: Double) {
        let arrangement = arrange(
            ListConfiguration(
                rows: .height(number), header: .supplementary(height: number),
                footerHeight: number, separator: ListConfiguration.Separator(thickness: number)))
        #expect(arrangement.contentSize.height == 0)
        #expect(arrangement.problems.count >= 4)
    }

    @Test("A separator ends at its row, whose width is in whole points")
    func fractionalWidth() {
        let separator = ListConfiguration.Separator(leading: 3.5)
        var sample = Sample()
        sample.add(3, .list(ListConfiguration(.plain, rows: .height(9), separator: separator)))
        let arrangement = sample.arrange(width: 40.75)
        let row = arrangement.frame(ofItem: 1, inSection: 0)
        let line = arrangement.frame(of: .separator, item: 1, inSection: 0, in: viewport(0))
        #expect(line?.minX == 3.5 && line?.maxX == 40 && row?.maxX == 40)
    }
}
