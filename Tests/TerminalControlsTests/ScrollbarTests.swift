import TerminalControls
import Testing

/// The thumb, for all tracks and places.
@Suite struct ScrollbarTests {
    @Test(arguments: 0...60) func theThumbIsWithinItsTrack(track: Int) {
        for content in [10.0, 11, 50, 1e9] {
            for step in 0...20 {
                let fraction = Double(step) / 20
                let bar = Scrollbar(content: content, visible: 10, fraction: fraction)
                guard let thumb = bar.thumb(track: track) else {
                    #expect(track < 2 || content <= 10)
                    continue
                }
                #expect(!thumb.isEmpty && thumb.lowerBound >= 0 && thumb.upperBound <= track)
                if step == 0 { #expect(thumb.lowerBound == 0) }
                if step == 20 { #expect(thumb.upperBound == track) }
                if (1..<20).contains(step), track - thumb.count > 1 {
                    #expect(thumb.lowerBound > 0 && thumb.upperBound < track)
                }
            }
        }
    }

    /// What is clicked is what the thumb then stands on; the ends are the ends.
    @Test(arguments: 2...60) func theThumbGoesWhereItIsPut(track: Int) {
        for content in [11.0, 20, 50, 1e6] {
            var bar = Scrollbar(content: content, visible: 10, fraction: 0.5)
            #expect(bar.fraction(at: -5, track: track) == 0)
            #expect(bar.fraction(at: track + 5, track: track) == 1)
            for cell in 0..<track {
                guard let fraction = bar.fraction(at: cell, track: track) else { continue }
                bar.fraction = fraction
                let thumb = bar.thumb(track: track)!
                #expect(
                    (thumb.lowerBound - 1...thumb.upperBound).contains(cell), "\(cell) \(thumb)")
            }
        }
        #expect(
            Scrollbar(content: 5, visible: 10, fraction: 0).fraction(at: 1, track: track) == nil)
    }
}
