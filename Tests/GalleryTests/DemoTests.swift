import Reflow
import Testing

@testable import Gallery

/// What all demos have in common.
@Suite struct DemoTests {
    @Test("a layout keeps no copy of its demo", arguments: Gallery.entries.map(\.name))
    func copies(_ name: String) throws {
        let entry = try #require(Gallery.entry(named: name))
        let demo = try entry.made()
        let part = try #require(demo as? any LayoutKeeping)
        #expect(!part.layoutKeepsDemo, "Its closures are to capture what they need alone.")
    }
}

private protocol LayoutKeeping {
    var layoutKeepsDemo: Bool { get }
}

extension DemoPart: LayoutKeeping {
    private final class Token {}

    /// Whether something that only the demo's view has is still there when the view has it no longer.
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
