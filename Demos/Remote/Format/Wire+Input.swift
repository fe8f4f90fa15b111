import Gallery
import Reflow

// Keys, mouse events and actions in messages.

extension Key: WireValue {
    /// The keys without a character or a number.
    private static let named: [Code] = [
        .enter, .escape, .backspace, .delete, .tab, .up, .down, .left, .right, .home, .end,
        .pageUp, .pageDown,
    ]

    init(from reader: inout ByteReader) throws(FormatError) {
        let form = Int(try reader.read(UInt8.self))
        let modifiers = Modifiers(rawValue: try reader.read(UInt8.self) & 7)
        switch form {
        case 0:
            self.init(.character(try reader.readCharacter()), modifiers)
        case 1: self.init(.function(try reader.read(Int.self).bounded), modifiers)
        case 2..<2 + Self.named.count: self.init(Self.named[form - 2], modifiers)
        default: throw .malformed("key")
        }
    }

    func write(to writer: inout ByteWriter) {
        let form =
            switch code {
            case .character: 0
            case .function: 1
            // `named` contains all other codes.
            default: 2 + (Self.named.firstIndex(of: code) ?? 0)
            }
        writer.write(UInt8(form))
        writer.write(modifiers.rawValue)
        switch code {
        case .character(let character): writer.write(String(character))
        case .function(let number): writer.write(number)
        default: break
        }
    }
}

extension ByteReader {
    /// Reads a text of one character.
    fileprivate mutating func readCharacter() throws(FormatError) -> Character {
        let text = try read(String.self)
        guard text.count == 1, let character = text.first else { throw .malformed("character") }
        return character
    }
}

extension KeyPress: WireValue {
    init(from reader: inout ByteReader) throws(FormatError) {
        self.init(try reader.read(), count: try reader.read())
    }

    func write(to writer: inout ByteWriter) {
        writer.write(key)
        writer.write(count)
    }
}

extension MouseEvent: WireValue {
    private static let actions: [Action] = [
        .press, .drag, .release, .wheelUp, .wheelDown, .wheelLeft, .wheelRight,
    ]

    init(from reader: inout ByteReader) throws(FormatError) {
        let action = Int(try reader.read(UInt8.self))
        guard action < Self.actions.count else { throw .malformed("mouse event") }
        self.init(
            Self.actions[action], column: try reader.read(Int.self).bounded,
            row: try reader.read(Int.self).bounded,
            modifiers: Key.Modifiers(rawValue: try reader.read(UInt8.self) & 7))
    }

    func write(to writer: inout ByteWriter) {
        // `actions` contains every case.
        writer.write(UInt8(Self.actions.firstIndex(of: action) ?? 0))
        writer.write(column)
        writer.write(row)
        writer.write(modifiers.rawValue)
    }
}

extension Input: WireValue {
    init(from reader: inout ByteReader) throws(FormatError) {
        switch try reader.read(UInt8.self) {
        case 0: self = .key(try reader.read())
        case 1: self = .mouse(try reader.read())
        case 2: self = .paste(try reader.read())
        case 3: self = .resize(try reader.read())
        case 4: self = .wake
        case 5: self = .end(.terminate)
        default: throw .malformed("input")
        }
    }

    func write(to writer: inout ByteWriter) {
        switch self {
        case .key(let key): writer.write(form: 0, key)
        case .mouse(let event): writer.write(form: 1, event)
        case .paste(let text): writer.write(form: 2, text)
        case .resize(let size): writer.write(form: 3, size)
        case .wake: writer.write(form: 4)
        case .end: writer.write(form: 5)
        }
    }
}

extension ByteWriter {
    /// Writes the number of a case.
    mutating func write(form: UInt8) { append(form) }

    /// Writes the number of a case, and its value.
    mutating func write(form: UInt8, _ value: some WireValue) {
        append(form)
        write(value)
    }
}

extension ViewAction: WireValue {
    init(from reader: inout ByteReader) throws(FormatError) {
        switch try reader.read(UInt8.self) {
        case 0: self = .scrollRows(try reader.read(Int.self).bounded)
        case 1: self = .scrollPages(try reader.read(Double.self).bounded)
        case 2: self = .jump(try reader.readCase())
        case 3: self = .move(try reader.readCase())
        case 4: self = .selectNext
        case 5: self = .selectPrevious
        case 6: self = .open
        case 7: self = .extend(try reader.readCase())
        case 8: self = .toggle
        case 9: self = .selectAll
        case 10: self = .moveItems(try reader.readCase())
        case 11: self = .scrollSections(try reader.read(Int.self).bounded)
        default: throw .malformed("action")
        }
    }

    func write(to writer: inout ByteWriter) {
        switch self {
        case .scrollRows(let rows): writer.write(form: 0, rows)
        case .scrollPages(let pages): writer.write(form: 1, pages)
        case .jump(let edge):
            writer.write(form: 2)
            writer.writeCase(edge)
        case .move(let direction):
            writer.write(form: 3)
            writer.writeCase(direction)
        case .selectNext: writer.write(form: 4)
        case .selectPrevious: writer.write(form: 5)
        case .open: writer.write(form: 6)
        case .extend(let direction):
            writer.write(form: 7)
            writer.writeCase(direction)
        case .toggle: writer.write(form: 8)
        case .selectAll: writer.write(form: 9)
        case .moveItems(let direction):
            writer.write(form: 10)
            writer.writeCase(direction)
        case .scrollSections(let sections): writer.write(form: 11, sections)
        }
    }
}

extension DemoAction: WireValue {
    init(from reader: inout ByteReader) throws(FormatError) {
        switch try reader.read(UInt8.self) {
        case 0: self = .view(try reader.read(), try reader.read())
        case 1: self = .own(try reader.read())
        case 2: self = .mouse(try reader.read())
        case 3: self = .wake
        case 4: self = .goToParent
        case 5: self = .deselect
        case 6: self = .setInspected(try reader.read())
        case 7: self = .inspect(try reader.read())
        case 8: self = .shown(FrameTimes())
        case 9: self = .answer(try reader.read())
        case 10: self = .setMark(try reader.readCharacter())
        case 11: self = .goToMark(try reader.readCharacter())
        default: throw .malformed("action")
        }
    }

    func write(to writer: inout ByteWriter) {
        switch self {
        case .view(let action, let press):
            writer.write(form: 0, action)
            writer.write(press)
        case .own(let press): writer.write(form: 1, press)
        case .mouse(let event): writer.write(form: 2, event)
        case .wake: writer.write(form: 3)
        case .goToParent: writer.write(form: 4)
        case .deselect: writer.write(form: 5)
        case .setInspected(let isInspected): writer.write(form: 6, isInspected)
        case .inspect(let input): writer.write(form: 7, input)
        // The times of the browser's frames mean nothing in another process.
        case .shown: writer.write(form: 8)
        case .answer(let index): writer.write(form: 9, index)
        case .setMark(let name): writer.write(form: 10, String(name))
        case .goToMark(let name): writer.write(form: 11, String(name))
        }
    }
}

extension Outcome: WireValue {
    init(from reader: inout ByteReader) throws(FormatError) {
        switch try reader.read(UInt8.self) {
        case 0: self = .ignored
        case 1: self = .handled
        case 2: self = .redraw
        case 3: self = .message(try reader.read(String.self))
        case 4: self = .opened
        // A child cannot end the browser or repaint the terminal.
        default: self = .redraw
        }
    }

    func write(to writer: inout ByteWriter) {
        switch self {
        case .ignored: writer.write(form: 0)
        case .handled: writer.write(form: 1)
        case .redraw: writer.write(form: 2)
        case .message(let text): writer.write(form: 3, text)
        case .opened: writer.write(form: 4)
        case .repaint, .leave, .quit: writer.write(form: 5)
        }
    }
}
