import Reflow

/// Rows from edge to edge: the characters that keys send while Control is held down.
struct SimpleListDemo: Demo {
    var view = CollectionView(items: Self.controls.indices)
    var layout = SimpleListLayout()

    func draw(_ element: Element<Int, Int>, in region: inout Region) {
        guard let item = element.item else { return }
        let control = Self.controls[item]
        let code = item == 32 ? 127 : item
        region.fill(.terminal)
        Self.columns.draw(
            [
                "", TextSpan(control.short, .dim), TextSpan("\(code)", .dim),
                TextSpan("0x" + code.hexText(digits: 2), .dim), TextSpan(control.escape, .bold),
                TextSpan(control.name), TextSpan(control.use, .dim),
            ], into: &region)
        let color = Self.color(of: code)
        region.fill(color, columns: 1..<5, rows: 0..<1)
        region.text(" ^\(Self.key(of: code))", row: 0, column: 1, .bold)
    }

    /// Returns the colour of a control character by its purpose: text, devices, separators, or transmission.
    private static func color(of code: Int) -> Color {
        switch code {
        case 7...13: .green
        case 17...20: .amber
        case 28...31: .violet
        case 27, 127: .red
        default: .blue
        }
    }

    /// Returns the key that sends a control character together with Control. In ASCII, the key is 64 places after the
    /// character. For the last character, 127, the key is `?`.
    private static func key(of code: Int) -> Unicode.Scalar { Unicode.Scalar(UInt8(code) ^ 64) }

    /// The columns: key, short name, decimal and hexadecimal number, form in C, whole name, and effect in most shells.
    /// If there is too little room, the numbers disappear first.
    private static let columns = TextColumns(
        [
            .init("", width: 5), .init("", width: 3), .init("", width: 3, .trailing, rank: 4),
            .init("", width: 4, rank: 5), .init("", width: 2, rank: 3),
            .init("", least: 25, most: 25, rank: 1), .init("", least: 34, most: nil, rank: 2),
        ], gap: 2)

    private struct Control {
        let short, name, use: String
        var escape = ""
    }

    /// The control characters of ASCII: the first 32, and Delete. Unicode has no names for them.
    private static let controls: [Control] = [
        Control(short: "NUL", name: "Null", use: "ends a string in C", escape: "\\0"),
        Control(short: "SOH", name: "Start of heading", use: "moves to the start of the line"),
        Control(short: "STX", name: "Start of text", use: "moves one letter back"),
        Control(short: "ETX", name: "End of text", use: "interrupts the program"),
        Control(short: "EOT", name: "End of transmission", use: "ends the input"),
        Control(short: "ENQ", name: "Enquiry", use: "moves to the end of the line"),
        Control(short: "ACK", name: "Acknowledge", use: "moves one letter forward"),
        Control(
            short: "BEL", name: "Bell", use: "rings the bell", escape: "\\a"),
        Control(short: "BS", name: "Backspace", use: "erases the letter before", escape: "\\b"),
        Control(short: "HT", name: "Horizontal tab", use: "the Tab key: completes", escape: "\\t"),
        Control(short: "LF", name: "Line feed", use: "ends a line of a file", escape: "\\n"),
        Control(
            short: "VT", name: "Vertical tab", use: "cuts the text right of the cursor",
            escape: "\\v"),
        Control(short: "FF", name: "Form feed", use: "clears the screen", escape: "\\f"),
        Control(short: "CR", name: "Carriage return", use: "the Return key", escape: "\\r"),
        Control(short: "SO", name: "Shift out", use: "the next line of the history"),
        Control(short: "SI", name: "Shift in", use: "runs the line, shows the next"),
        Control(short: "DLE", name: "Data link escape", use: "the line before in the history"),
        Control(short: "DC1", name: "Device control 1", use: "resumes the output"),
        Control(short: "DC2", name: "Device control 2", use: "searches the history"),
        Control(short: "DC3", name: "Device control 3", use: "stops the output"),
        Control(short: "DC4", name: "Device control 4", use: "swaps two letters"),
        Control(
            short: "NAK", name: "Negative acknowledge", use: "erases the text before the cursor"),
        Control(short: "SYN", name: "Synchronous idle", use: "inserts the next key literally"),
        Control(short: "ETB", name: "End of transmission block", use: "erases the word before"),
        Control(short: "CAN", name: "Cancel", use: "starts a command of two keys"),
        Control(short: "EM", name: "End of medium", use: "inserts the text that was cut"),
        Control(short: "SUB", name: "Substitute", use: "stops the program until fg"),
        Control(short: "ESC", name: "Escape", use: "starts a command to the terminal"),
        Control(short: "FS", name: "File separator", use: "quits the program and dumps its core"),
        Control(short: "GS", name: "Group separator", use: "jumps to the letter typed next"),
        Control(short: "RS", name: "Record separator", use: "starts a text in a JSON sequence"),
        Control(short: "US", name: "Unit separator", use: "undoes the last change"),
        Control(short: "DEL", name: "Delete", use: "the Backspace key of most terminals"),
    ]

    static let knobs: [DemoKnob<Self>] = [
        .points("rowHeight", \.layout.rowHeight, in: 16...64),
        .points("interGroupSpacing", \.layout.interGroupSpacing),
        .points("sideInset", \.layout.sideInset),
        .items(of: controls.indices),
    ]

    static let entry = DemoEntry(
        name: "simple-list", title: "Simple list", category: .compositional,
        summary: "a list of the control characters",
        abilities: DemoAbilities<SimpleListDemo>(
            numbering: DemoNumbering(item: { $1 == 127 ? 32 : $1 < 32 ? $1 : nil }))
    ) { _ in SimpleListDemo() }
}
