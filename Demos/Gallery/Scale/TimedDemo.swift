import Reflow

/// A demo of numbered items that can measure its frames.
protocol TimedDemo: Demo where SectionID == Int, ItemID == Int {
    var stopwatch: Stopwatch { get }
}

extension TimedDemo {
    public mutating func place(in environment: LayoutEnvironment, scale: CellScale) {
        stopwatch.timeLayout {
            view.update {
                $0.environment = environment
                $0.offsetQuantum = scale.cell.height
            }
        }
    }

    public mutating func apply(_ parameters: DemoParameters) {
        stopwatch.timeLayout { view.layout = layout(parameters) }
    }

    public func draw(into region: inout Region, scale: CellScale) {
        stopwatch.startReading()
        region.draw(view, scale: scale, buffer: &stopwatch.buffer) {
            stopwatch.endReading()
            draw($0, in: &$1)
        }
        if view.snapshot.numberOfItems == 0 { region.text(emptySentence, [.centered, .dim]) }
    }

    public var numbersItems: Bool { true }

    public var timing: String? { stopwatch.text }

    public func hasShown(_ times: FrameTimes) { stopwatch.finish(times) }
}
