import Reflow
import Testing

/// The size of a cell, on which spacings of the gallery and recorded screens depend.
@Suite struct CellTests {
    @Test("The default cell is 8 × 16 points")
    func size() {
        #expect(
            CellScale().cell == Size(width: 8, height: 16),
            """
            The default cell is 8 × 16 points: headers, insets and spacings of the gallery's layouts are literals for \
            this size. With another size, many tests of the gallery and the browser fail. Change the literals in \
            Demos/Gallery/*/*Layout.swift, then record the screens again.
            """)
    }
}
