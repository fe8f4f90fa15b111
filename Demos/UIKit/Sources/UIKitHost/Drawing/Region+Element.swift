import Reflow
import UIKit

extension Region {
    /// Draws an element of a hosted layout.
    mutating func draw(_ element: DrawnElement) {
        switch element {
        case .view(let content): draw(content)
        case .box(let section, let item):
            drawBox(section, item)
        case .name(let name, let isHeader):
            fill(.panel)
            text(" \(name)", isHeader ? .bold : [.centered])
        case .area: fill(.surface)
        case .separator: fill(.panel)
        }
    }

    /// Draws a box with the position of an item. Its border separates it from boxes that touch it.
    private mutating func drawBox(_ section: Int, _ item: Int) {
        let color = Self.boxColors[section % Self.boxColors.count]
        fill(color)
        drawBorder(color.mid)
        let long = "\(section) · \(item)"
        text(long.count + 2 <= columns ? long : "\(item)", [.centered, .bold])
    }

    /// Draws a border if the frame has room for it and for a text.
    private mutating func drawBorder(_ color: Color?) {
        if coveredRows.count > 2, columns > 3 { border(color: color) }
    }

    /// The colours of sections. Neighbouring sections differ.
    private static var boxColors: [Color] {
        [.indigo, .amber, .teal, .violet, .green, .orange, .blue, .pink, .red]
    }

    private mutating func draw(_ content: _ViewContent) {
        let hasText = !content.lines.isEmpty || !content.images.isEmpty
        if let color = content.background.flatMap({ Color($0) }) {
            fill(color)
        } else if hasText {
            fill(.surface)
        }
        if content.borderWidth > 0 { drawBorder(content.border.flatMap { Color($0) }) }
        var lines = content.lines
        if lines.isEmpty, let image = content.images.first {
            lines = [_ViewContent.Line(text: image, alignment: 1)]
        }
        guard !lines.isEmpty else { return }
        let first = max(0, (rows - lines.count) / 2)
        if rows <= 1 || lines.count == 1 {
            draw(lines[0], row: nil)
            return
        }
        for (index, line) in lines.enumerated() where first + index < rows {
            draw(line, row: first + index)
        }
    }

    private mutating func draw(_ line: _ViewContent.Line, row: Int?) {
        var options: TextOptions = line.isBold ? .bold : []
        if line.alignment == 1 { options.insert(.centered) }
        if line.alignment == 2 { options.insert(.trailing) }
        let words = line.alignment == 1 ? line.text : " \(line.text)"
        let color = line.color.flatMap { Color($0) }
        if let row {
            text(words, row: row, column: 0, options, color: color)
        } else {
            text([TextSpan(words, line.isBold ? .bold : [], color: color)], options)
        }
    }
}

extension Color {
    /// Makes the nearest colour; `nil` if the colour is almost transparent.
    init?(_ color: _RGBA) {
        guard color.alpha >= 0.05 else { return nil }
        func byte(_ value: Double) -> UInt8 { UInt8(min(max(value, 0), 1) * 255) }
        self.init(red: byte(color.red), green: byte(color.green), blue: byte(color.blue))
    }
}
