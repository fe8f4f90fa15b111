import Gallery
import Reflow
import UIKit

extension HostedLayout {
    /// Makes the demo that shows the layout. The demo keeps this object alive.
    func makeDemo() -> HostedDemo<Int, Int> {
        var functions = HostedDemoFunctions<Int, Int> { element, region in
            region.draw(self.look(of: element))
        }
        functions.title = { self.title }
        functions.emptySentence = { self.emptySentence }
        functions.willPlace = { view, environment in self.place(&view, in: environment) }
        functions.didPlace = { view in self.placed(&view) }
        functions.didMove = { view in self.readerMoved(&view) }
        functions.open = { view, item in self.open(item, in: &view) }
        functions.advance = { view, _ in
            let isFound = self.findView(for: &view)
            let hasChanged = self.flush(&view) || isFound
            self.shown = view
            return hasChanged
        }
        functions.deadline = { self.pending.isEmpty ? nil : .zero }
        functions.knobs = options.knobs
        functions.knobStates = { self.knobs.states }
        functions.setKnob = { view, index, value in self.setKnob(index, to: value, in: &view) }
        let hosted = HostedDemo(shown, functions, animates: options.animates)
        self.hosted = hosted
        return hosted
    }
}
