import CollectionLayouts
import Testing

@Suite struct SupplementarySizeTests {
    @Test("A header or footer with no height or a given width of zero takes no room")
    func withoutExtent() {
        for (width, height) in [(0.0, 3.0), (0, 0), (-1, 3), (4, 0), (nil, 0), (nil, 3), (4, 3)] {
            var sample = Sample()
            sample.add(
                2,
                .boxes(5, 5).header(height: height, width: width, pinned: true)
                    .footer(height: height, width: width))
            let arrangement = sample.arrange(width: 40)
            let isShown = height > 0 && width.map { $0 > 0 } ?? true
            let expected = isShown ? width ?? 40 : nil
            #expect(arrangement.headerFrame(ofSection: 0)?.width == expected)
            #expect(arrangement.footerFrame(ofSection: 0)?.width == expected)
            #expect(arrangement.contentSize.height == (isShown ? 5 + 2 * height : 5))
        }
    }
}
