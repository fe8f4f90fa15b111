import Gallery
import Reflow

/// The state of a demo after a request. Every reply contains it, so that the browser need not ask for facts.
struct RemoteState {
    var facts: DemoFacts
    var features: DemoFeatures
    var waits: DemoWaits
    var knobs: [KnobState]
    var position: ReaderPosition
    /// Sentences for the status line about the present layout.
    var remarks: [String]
    /// A number that changes whenever reading from the scroll position would give another text.
    var plainVersion: Int
    /// Whether the next picture may differ from the last one.
    var isChanged: Bool
}

extension RemoteState: WireValue {
    init(from reader: inout ByteReader) throws(FormatError) {
        facts = try reader.read()
        features = try reader.read()
        waits = try reader.read()
        knobs = try reader.read()
        position = try reader.read()
        remarks = try reader.read([String].self).map { $0.printable() }
        plainVersion = try reader.read()
        isChanged = try reader.read()
    }

    func write(to writer: inout ByteWriter) {
        writer.write(facts)
        writer.write(features)
        writer.write(waits)
        writer.write(knobs)
        writer.write(position)
        writer.write(remarks)
        writer.write(plainVersion)
        writer.write(isChanged)
    }
}
