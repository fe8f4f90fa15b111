import TerminalSupport
import Terminals
import Testing

@testable import TerminalPictures

/// Animated SVG pictures.
@Suite struct MovingPictureTests {
    private func screen(_ text: String, columns: Int = 8) -> Screen {
        Screen.drawn(columns, 2) { $0.text(text) }
    }

    /// The values of each frame's `animate` element: visibilities, and times as fractions of the
    /// duration.
    private func spans(_ picture: MovingPicture) -> [(values: String, times: String)] {
        SvgReader(picture.svg()).elements.filter { $0.name == "animate" }.map {
            ($0.attributes["values"] ?? "", $0.attributes["keyTimes"] ?? "")
        }
    }

    @Test("Exactly one frame is visible at each moment")
    func oneAtATime() {
        for count in 2...9 {
            var picture = MovingPicture()
            for index in 0..<count {
                picture.add(screen("frame \(index)"), for: .milliseconds(100 * (index % 3 + 1)))
            }
            let spans = spans(picture)
            #expect(spans.count == count)
            for moment in stride(from: 0.0005, to: 1, by: 0.013) {
                let visible = spans.filter { span in
                    let times = span.times.split(separator: ";").compactMap { Double($0) }
                    let values = span.values.split(separator: ";")
                    let place = times.lastIndex { $0 <= moment } ?? 0
                    return values[place] == "visible"
                }
                #expect(visible.count == 1, "\(count) frames at \(moment)")
            }
        }
    }

    @Test("Equal consecutive frames are merged into one longer frame")
    func merging() {
        var picture = MovingPicture()
        for text in ["a", "a", "b", "b", "b", "a"] { picture.add(screen(text), for: .seconds(1)) }
        picture.add(screen("a"), for: .seconds(-5))
        #expect(picture.duration == .seconds(6))
        #expect(spans(picture).map(\.times) == ["0;0.3333", "0;0.3333;0.8333", "0;0.8333"])
        #expect(
            spans(picture).map(\.values) == [
                "visible;hidden", "hidden;visible;hidden", "hidden;visible",
            ])
    }

    @Test(
        "Each frame has the text colour of its theme, and a picture without duration has no animation"
    )
    func themes() {
        var picture = MovingPicture()
        var screen = screen("a")
        for theme in [Theme.dark, .light] {
            screen.theme = theme
            picture.add(screen, for: .zero)
        }
        let elements = SvgReader(picture.svg()).elements
        let fills = elements.filter { $0.name == "g" }.compactMap { $0.attributes["fill"] }
        #expect(fills == [Theme.dark, .light].map { SvgColors($0, depth: .trueColor).foreground })
        #expect(spans(picture).isEmpty && Set(fills).count == 2)
    }

    @Test("A viewer without animation shows the first frame, and a single frame has no animation")
    func still() {
        var picture = MovingPicture()
        #expect(picture.svg().hasPrefix("<svg"))
        picture.add(screen("a"), for: .seconds(1))
        #expect(spans(picture).isEmpty)
        picture.add(screen("b", columns: 20), for: .seconds(1))
        let elements = SvgReader(picture.svg()).elements
        #expect(elements.filter { $0.attributes["visibility"] == "hidden" }.count == 1)
        let wide = SvgReader(screen("b", columns: 20).svg()).elements[0]
        #expect(elements[0].attributes["width"] == wide.attributes["width"])
    }
}
