import Reflow

/// Rows from edge to edge: what keys send while Control is held down.
public struct SimpleListDemo: Demo {
    public var view: CollectionView<Int, Int>

    public init() throws {
        view = try CollectionView {
            Section(0, items: 0..<Self.controls.count)
        }
    }

    public func layout(_ knobs: KnobValues) -> any CollectionLayoutConvertible<Int> {
        let item = LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1))
        let group = LayoutGroup.horizontal(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(16)), subitems: [item])
        return CompositionalLayout<Int>(section: .group(group))
    }

    public var keys: [DemoKey<Self>] { [] }

    public func draw(_ element: Element<Int, Int>, in region: inout Region) {
        guard let item = element.item else { return }
        let (short, name) = Self.controls[item]
        region.fill(.terminal)
        region.fill(.blue, columns: 1..<5, rows: 0..<1)
        region.text(" ^\(Self.key(of: item))", row: 0, column: 1, .bold)
        region.text(short, row: 0, column: 7, .dim)
        region.text(name, row: 0, column: 12)
    }

    /// The key that sends a control character while Control is held down: 64 further on in ASCII, and `?` for the
    /// last, which is 127.
    private static func key(of index: Int) -> Unicode.Scalar {
        Unicode.Scalar(UInt8(index == 32 ? 127 : index) ^ 64)
    }

    /// The control characters of ASCII: the first 32, and Delete. Unicode has no names for them.
    private static let controls: [(short: String, name: String)] = [
        ("NUL", "Null"), ("SOH", "Start of heading"), ("STX", "Start of text"),
        ("ETX", "End of text"), ("EOT", "End of transmission"), ("ENQ", "Enquiry"),
        ("ACK", "Acknowledge"), ("BEL", "Bell"), ("BS", "Backspace"),
        ("HT", "Horizontal tab"), ("LF", "Line feed"), ("VT", "Vertical tab"),
        ("FF", "Form feed"), ("CR", "Carriage return"), ("SO", "Shift out"), ("SI", "Shift in"),
        ("DLE", "Data link escape"), ("DC1", "Device control 1: go on sending"),
        ("DC2", "Device control 2"), ("DC3", "Device control 3: stop sending"),
        ("DC4", "Device control 4"), ("NAK", "Negative acknowledge"),
        ("SYN", "Synchronous idle"), ("ETB", "End of transmission block"), ("CAN", "Cancel"),
        ("EM", "End of medium"), ("SUB", "Substitute"), ("ESC", "Escape"),
        ("FS", "File separator"), ("GS", "Group separator"), ("RS", "Record separator"),
        ("US", "Unit separator"), ("DEL", "Delete"),
    ]

    public static let entry = DemoEntry(
        name: "simple-list", title: "Simple list", category: .compositional,
        summary: "rows from edge to edge: control characters"
    ) { _ in try SimpleListDemo() }
}
