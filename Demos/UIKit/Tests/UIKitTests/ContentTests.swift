import Testing
import UIKit

/// The texts and colours that a host draws.
@MainActor struct ContentTests {
    private let red = _RGBA(red: 1, green: 0, blue: 0)

    private func texts(_ view: UIView) -> [String] { view._content().lines.map(\.text) }

    @Test func labelsAreReadFromTopToBottom() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        for (text, x, y) in [("right", 50.0, 0.0), ("below", 0, 50), ("left", 0, 0)] {
            let label = UILabel(frame: CGRect(x: x, y: y, width: 40, height: 20))
            label.text = text
            view.addSubview(label)
        }
        #expect(texts(view) == ["left", "right", "below"])
    }

    @Test func hiddenViewsHaveNoText() {
        let view = UIView()
        let label = UILabel()
        label.text = "one\ntwo"
        view.addSubview(label)
        #expect(texts(view) == ["one", "two"])
        label.alpha = 0
        #expect(texts(view).isEmpty)
    }

    @Test func controlsShowTheirTitles() {
        let button = UIButton(type: .system)
        button.setTitle("Buy", for: .normal)
        #expect(texts(button) == ["Buy"])
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Sell"
        configuration.image = UIImage(systemName: "cart")
        button.configuration = configuration
        #expect(texts(button) == ["Sell"])
        #expect(button._content().images == ["cart"])
        let field = UITextField()
        field.placeholder = "Name"
        #expect(texts(field) == ["Name"])
        field.text = "Ada"
        #expect(texts(field) == ["Ada"])
    }

    @Test func listCellShowsItsConfiguration() {
        let cell = UICollectionViewListCell()
        var content = cell.defaultContentConfiguration()
        content.text = "Title"
        content.secondaryText = "More"
        content.image = UIImage(systemName: "star")
        cell.contentConfiguration = content
        cell.accessories = [.disclosureIndicator(), .label(text: "9")]
        #expect(texts(cell) == ["Title", "More", "9"])
        #expect(cell._content().images == ["star", "chevron.right"])
        content.text = "Other"
        cell.contentConfiguration = content
        #expect(texts(cell) == ["Other", "More", "9"])
        #expect(cell.subviews.count == 1)
    }

    @Test func backgroundComesFromTheConfigurationFirst() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        cell.contentView.backgroundColor = .red
        cell.contentView.layer.cornerRadius = 6
        #expect(cell._content().background == red)
        #expect(cell._content().cornerRadius == 6)
        cell.contentView.backgroundColor = nil
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = .blue
        background.cornerRadius = 4
        background.strokeColor = .red
        background.strokeWidth = 1
        cell.backgroundConfiguration = background
        #expect(cell._content().background == _RGBA(red: 0, green: 0, blue: 1))
        #expect(cell._content().border == red)
    }

    @Test func selectionChangesTheCell() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        cell.selectedBackgroundView = UIView()
        cell.selectedBackgroundView?.backgroundColor = .red
        var states: [Bool] = []
        cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
        #expect(cell._content().background == nil)
        cell.isSelected = true
        #expect(cell._content().background == red)
        #expect(states == [false, true])
    }

    @Test func transparentColoursAreMixed() throws {
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            let label = UILabel()
            label.text = "half"
            label.textColor = UIColor(white: 1, alpha: 0.5)
            label.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
            let content = label._content()
            #expect(content.background == _RGBA(red: 0.5, green: 0, blue: 0))
            #expect(content.lines.first?.color == _RGBA(red: 0.75, green: 0.5, blue: 0.5))
        }
    }

    @Test func dynamicColoursFollowTheStyle() {
        let light = UITraitCollection(userInterfaceStyle: .light)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(UIColor.label.resolvedColor(with: light) == .black)
        #expect(UIColor.label.resolvedColor(with: dark) == .white)
        let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
        #expect(color.withAlphaComponent(0.5).resolvedColor(with: dark)._rgba.alpha == 0.5)
        #expect(UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1) == .green)
    }
}
