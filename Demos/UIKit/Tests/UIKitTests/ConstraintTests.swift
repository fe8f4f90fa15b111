import Testing
import UIKit

/// Frames from constraints, autoresizing masks and stacks.
@MainActor struct ConstraintTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let child = UIView()

    private func add(_ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
    }

    @Test func pinnedEdgesGiveTheFrame() {
        add(child)
        NSLayoutConstraint.activate([
            child.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            root.trailingAnchor.constraint(equalTo: child.trailingAnchor, constant: 30),
            child.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
        ])
        root._layoutTree()
        #expect(child.frame == CGRect(x: 20, y: 10, width: 250, height: 190))
    }

    @Test func sizesAndCentresGiveTheFrame() {
        add(child)
        NSLayoutConstraint.activate([
            child.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
            child.heightAnchor.constraint(
                equalTo: child.widthAnchor, multiplier: 0.2, constant: 10),
            child.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            child.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: 5),
        ])
        root._layoutTree()
        #expect(child.frame == CGRect(x: 75, y: 85, width: 150, height: 40))
    }

    @Test func viewsBelowEachOtherFollowTheFirstOne() {
        let label = UILabel()
        label.text = "Title"
        add(label)
        add(child)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: root.topAnchor),
            label.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            child.topAnchor.constraint(
                equalToSystemSpacingBelow: label.bottomAnchor, multiplier: 1),
            child.leftAnchor.constraint(equalTo: label.leftAnchor),
            child.rightAnchor.constraint(equalTo: root.rightAnchor),
            child.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        root._layoutTree()
        let height = label.font.lineHeight
        #expect(label.frame.origin == CGPoint(x: 8, y: 0))
        #expect(label.frame.height == height)
        #expect(child.frame == CGRect(x: 8, y: height + 8, width: 292, height: 192 - height))
    }

    @Test func viewWithoutConstraintsFillsItsParent() {
        add(child)
        root._layoutTree()
        #expect(child.frame == root.bounds)
    }

    @Test func inactiveConstraintsDoNotCount() {
        add(child)
        let width = child.widthAnchor.constraint(equalToConstant: 50)
        width.isActive = true
        root._layoutTree()
        #expect(child.frame.width == 50)
        width.isActive = false
        root._layoutTree()
        #expect(child.frame.width == 300)
    }

    @Test func contradictionsEnd() {
        add(child)
        NSLayoutConstraint.activate([
            child.widthAnchor.constraint(equalToConstant: 50),
            child.widthAnchor.constraint(equalToConstant: 80),
            child.leftAnchor.constraint(equalTo: child.rightAnchor, constant: 10),
        ])
        root._layoutTree()
        #expect(child.frame.width == 50)
    }

    @Test func safeAreaMovesTheGuide() {
        let controller = UIViewController()
        controller.view.addSubview(child)
        child.translatesAutoresizingMaskIntoConstraints = false
        child.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor)
            .isActive = true
        controller.view._setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        controller._show(in: CGSize(width: 390, height: 844), traits: nil)
        #expect(child.frame == CGRect(x: 0, y: 47, width: 390, height: 797))
    }

    @Test func flexibleViewsFollowTheirParent() {
        child.frame = root.bounds
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.addSubview(child)
        root.frame.size = CGSize(width: 500, height: 100)
        #expect(child.frame == CGRect(x: 0, y: 0, width: 500, height: 100))
        child.frame = CGRect(x: 450, y: 0, width: 50, height: 100)
        child.autoresizingMask = .flexibleLeftMargin
        root.frame.size.width = 300
        #expect(child.frame.minX == 250)
    }

    @Test func stackDividesItsLength() {
        let stack = UIStackView(arrangedSubviews: [UIView(), UIView(), UIView()])
        stack.frame = root.bounds
        stack.distribution = .fillEqually
        stack.spacing = 15
        root.addSubview(stack)
        root._layoutTree()
        #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 105, 210])
        stack.arrangedSubviews[1].isHidden = true
        stack.axis = .vertical
        root._layoutTree()
        #expect(stack.arrangedSubviews[2].frame == CGRect(x: 0, y: 107.5, width: 300, height: 92.5))
    }
}
