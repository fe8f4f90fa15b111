import Reflow

extension Examples {
    static func drawn(_ view: CollectionView<Int, Int>) -> Screen {
        var screen = Screen(size: ScreenSize(columns: 40, rows: 12))
        screen.draw { region in
            region.draw(view) { element, region in
                region.fill(.teal)
                region.text("\(element.itemIndex)", .centered)
            }
        }
        return screen
    }
}
