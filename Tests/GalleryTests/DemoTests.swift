import Reflow
import Testing

@testable import Gallery

/// Properties that all demos share.
@Suite struct DemoTests {
    @Test("A layout keeps no reference to its demo", arguments: Gallery.entries.map(\.name))
    func copies(_ name: String) throws {
        let entry = try #require(Gallery.entry(named: name))
        let demo = try entry.made()
        let part = try #require(demo as? any LayoutKeeping)
        #expect(
            !part.layoutKeepsDemo,
            "The layout's closures may capture only the values that they need.")
    }
}

private protocol LayoutKeeping {
    var layoutKeepsDemo: Bool { get }
}

extension DemoPart: LayoutKeeping {
    private final class Token {}

    /// Whether the layout keeps an object alive after the demo's view has released it.
    fileprivate var layoutKeepsDemo: Bool {
        weak var token: Token?
        do {
            let held = Token()
            token = held
            demo.view.sectionObserver.didScroll = { _, _ in _ = held }
        }
        demo.view.layout = demo.layout
        demo.view.sectionObserver = SectionScrollObserver()
        return token != nil
    }
}
