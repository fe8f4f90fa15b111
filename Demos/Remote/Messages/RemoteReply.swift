import Gallery
import Reflow

/// The result of a request.
enum RemoteResult {
    /// The demo was made.
    case started([Knob])
    /// The demo could not be made. The text is a sentence.
    case failed(String)
    case done
    case outcome(Outcome)
    case answer(Bool)
    /// The parts whose pictures are in the frame's body.
    case pictures([DrawRequest.Part])
    case code([String]?)
    case report(SearchReport?)
    case page(PlainPage)
    case texts([String])
    case geometry(DemoGeometry)
    case shortage(CellShortage?)
}

extension RemoteResult: WireValue {
    init(from reader: inout ByteReader) throws(FormatError) {
        switch try reader.read(UInt8.self) {
        case 0: self = .started(try reader.read())
        case 1: self = .failed(try reader.read(String.self).printable())
        case 2: self = .done
        case 3: self = .outcome(try reader.read())
        case 4: self = .answer(try reader.read())
        case 5: self = .pictures(try reader.read())
        case 6: self = .code(try reader.read())
        case 7: self = .report(try reader.read())
        case 8: self = .page(try reader.read())
        case 9: self = .texts(try reader.read())
        case 10: self = .geometry(try reader.read())
        case 11: self = .shortage(try reader.read(Bool.self) ? try reader.readCase() : nil)
        default: throw .malformed("reply")
        }
    }

    func write(to writer: inout ByteWriter) {
        switch self {
        case .started(let knobs): writer.write(form: 0, knobs)
        case .failed(let sentence): writer.write(form: 1, sentence)
        case .done: writer.write(form: 2)
        case .outcome(let outcome): writer.write(form: 3, outcome)
        case .answer(let answer): writer.write(form: 4, answer)
        case .pictures(let parts): writer.write(form: 5, parts)
        case .code(let lines): writer.write(form: 6, lines)
        case .report(let report): writer.write(form: 7, report)
        case .page(let page): writer.write(form: 8, page)
        case .texts(let texts): writer.write(form: 9, texts)
        case .geometry(let geometry): writer.write(form: 10, geometry)
        case .shortage(let shortage):
            writer.write(form: 11, shortage != nil)
            if let shortage { writer.writeCase(shortage) }
        }
    }
}

/// A reply with the number of its request.
struct RemoteReply {
    let number: UInt32
    let result: RemoteResult
    /// The state after the request; `nil` if there is no demo.
    let state: RemoteState?
    /// The bytes of the pictures.
    let body: [UInt8]

    var frame: Frame {
        var writer = ByteWriter()
        writer.write(number)
        writer.write(result)
        writer.write(state)
        return Frame(header: writer.bytes, body: body)
    }

    init(number: UInt32, result: RemoteResult, state: RemoteState?, body: [UInt8] = []) {
        (self.number, self.result, self.state, self.body) = (number, result, state, body)
    }

    init(_ frame: Frame) throws(FormatError) {
        var reader = ByteReader(frame.header)
        number = try reader.read()
        result = try reader.read()
        state = try reader.read()
        body = frame.body
        try reader.finish()
    }
}
