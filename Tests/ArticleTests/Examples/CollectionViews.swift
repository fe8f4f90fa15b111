import Reflow

extension Examples {
    static func scrolled(by layout: FlowLayout<Int>) throws -> [Int] {
        var view = try CollectionView(layout: layout) { Section(0, items: 1...100) }
        view.resize(to: Size(width: 320, height: 480))
        view.select(30)
        view.scroll(toItem: 80, at: .center)
        let seen = view.visibleItems
        return seen
    }
}
