import Gallery
import Reflow

/// A request for pictures in one look.
struct DrawRequest: Hashable {
    /// A part of the screen, and its size in cells.
    struct Part: Hashable {
        var drawing: DemoDrawing
        var size: ScreenSize
    }

    var parts: [Part]
    var features: ScreenFeatures
    var theme: Theme
    /// Whether the child leaves out the pictures if nothing has changed since the last ones.
    var onlyIfChanged = false
}

extension DrawRequest.Part: WireValue {
    init(from reader: inout ByteReader) throws(FormatError) {
        drawing = try reader.read(Bool.self) ? .inspectorFacts : .content
        size = try reader.read()
    }

    func write(to writer: inout ByteWriter) {
        writer.write(drawing == .inspectorFacts)
        writer.write(size)
    }
}

extension DrawRequest: WireValue {
    /// The themes that a program can choose. Their order is a part of the format.
    private static let themes: [Theme] = [
        .automatic, .automatic.suiting(.light), .dark, .light, .highContrast, .terminal,
        Theme(suiting: .dark), Theme(suiting: .light),
    ]

    init(from reader: inout ByteReader) throws(FormatError) {
        parts = try reader.read()
        features = ScreenFeatures(colors: try reader.readCase(), isUnicode: try reader.read())
        let theme = Int(try reader.read(UInt8.self))
        guard theme < Self.themes.count else { throw .malformed("theme") }
        self.theme = Self.themes[theme]
        onlyIfChanged = try reader.read()
    }

    func write(to writer: inout ByteWriter) {
        writer.write(parts)
        writer.writeCase(features.colors)
        writer.write(features.isUnicode)
        writer.write(UInt8(Self.themes.firstIndex(of: theme) ?? 0))
        writer.write(onlyIfChanged)
    }
}
