import Reflow
import TerminalPictures

extension Examples {
    static func boxes() -> (svg: String, text: [String]) {
        func pictures(of screens: [Screen]) -> (svg: String, text: [String]) {
            var picture = MovingPicture()
            for screen in screens { picture.add(screen, for: .seconds(1)) }
            return (picture.svg(title: "Boxes"), screens.map { $0.outlinedText() })
        }
        var screen = Screen(size: ScreenSize(columns: 9, rows: 3))
        screen.draw { $0.fill(.teal) }
        return pictures(of: [screen])
    }
}
