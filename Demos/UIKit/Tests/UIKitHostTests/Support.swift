import Gallery
import Reflow
import Testing
import UIKit

@testable import UIKitHost

/// A hosted layout that a test places and reads.
@MainActor struct Shown {
    let content: HostedContent

    init(_ content: HostedContent) { self.content = content }

    init(_ layout: UICollectionViewLayout, items: [Int]? = nil, _ size: Size = .phone) throws {
        try self.init(.layout { layout }, items: items, size)
    }

    init(_ kind: _HostedContent.Kind, items: [Int]? = nil, _ size: Size = .phone) throws {
        content = try HostedContent(
            _HostedContent(kind), HostOptions(itemCounts: items, animates: false))
        place(size)
    }

    var layout: HostedLayout { content.layout }
    var demo: any RunningDemo { content.hosted.demo }

    func place(_ size: Size) {
        demo.place(in: LayoutEnvironment(size: size), scale: CellScale(), from: nil)
    }

    /// Performs the changes that code of the user has requested.
    func advance() { _ = demo.advance(to: .zero) }

    func frame(_ item: Int, section: Int = 0) -> Rect? {
        content.hosted.withView { $0.arrangement.frame(ofItem: item, inSection: section) }
    }

    var contentSize: Size { content.hosted.withView { $0.contentSize } }
    var offset: Point { content.hosted.withView { $0.contentOffset } }

    var itemCounts: [Int] {
        content.hosted.withView { view in
            (0..<view.snapshot.numberOfSections).map {
                view.snapshot.numberOfItems(inSectionAt: $0)
            }
        }
    }

    func scroll(to y: Double) {
        content.hosted.withView { _ = $0.scroll(to: Point(x: 0, y: y)) }
        _ = demo.perform(.deselect)
    }

    /// The elements of the whole content.
    var elements: [LayoutAttributes] {
        content.hosted.withView {
            $0.arrangement.elements(
                in: Viewport(bounds: Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)))
        }
    }

    func frames(_ kind: ElementKind) -> [Rect] {
        elements.filter { $0.kind == kind }.map(\.frame)
    }

    /// The texts on a screen of the view's size.
    func text(columns: Int, rows: Int) -> String {
        var screen = Screen(size: ScreenSize(columns: columns, rows: rows))
        screen.draw { demo.draw(.content, into: &$0) }
        return screen.text()
    }
}

extension Size {
    static var phone: Size { Size(width: 375, height: 667) }
    static var small: Size { Size(width: 320, height: 568) }
}

extension NSCollectionLayoutSize {
    convenience init(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) {
        self.init(widthDimension: width, heightDimension: height)
    }
}

/// The elements of a layout of Reflow for sections with these numbers of items.
func elements(
    of layout: some CollectionLayoutConvertible<Int>, _ items: [Int], _ size: Size = .phone
) -> [LayoutAttributes] {
    let sections = items.enumerated().map { SectionContent(id: $0, itemCount: $1) }
    return layout.arrange(sections, in: LayoutEnvironment(size: size)).elements(
        in: Viewport(bounds: Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)))
}
