import Gallery
import Reflow

/// A request of the browser to a child. The child answers requests in their order.
enum RemoteRequest: Hashable {
    case start(RemoteOptions)
    case place(LayoutEnvironment, CellScale, from: Point?)
    case draw(DrawRequest)
    case perform(DemoAction)
    case go(DemoTarget)
    case advance
    case setKnob(Int, KnobValue)
    case code(CodeTarget)
    case filter(TextPattern?, SearchQuery?)
    case proceed(SearchQuery, work: Int)
    case read(PlainStart, most: Int)
    case texts(DemoTextSource)
    case geometry(GeometryExtent)
    case setPosition(item: ItemPosition?, offset: Point)
    case shortage(LayoutEnvironment, CellScale, ScreenSize)
}

extension RemoteRequest: WireValue {
    init(from reader: inout ByteReader) throws(FormatError) {
        switch try reader.read(UInt8.self) {
        case 0: self = .start(try reader.read())
        case 1: self = .place(try reader.read(), try reader.read(), from: try reader.read())
        case 2: self = .draw(try reader.read())
        case 3: self = .perform(try reader.read())
        case 4: self = .go(try reader.read())
        case 5: self = .advance
        case 6: self = .setKnob(try reader.read(), try reader.read())
        case 7: self = .code(try reader.readCase())
        case 8: self = .filter(try reader.read(), try reader.read())
        case 9: self = .proceed(try reader.read(), work: try reader.read())
        case 10: self = .read(try reader.readCase(), most: try reader.read())
        case 11: self = .texts(try reader.read())
        case 12: self = .geometry(try reader.readCase())
        case 13: self = .setPosition(item: try reader.read(), offset: try reader.read())
        case 14: self = .shortage(try reader.read(), try reader.read(), try reader.read())
        default: throw .malformed("request")
        }
    }

    func write(to writer: inout ByteWriter) {
        switch self {
        case .start(let options): writer.write(form: 0, options)
        case .place(let environment, let scale, let corner):
            writer.write(form: 1, environment)
            writer.write(scale)
            writer.write(corner)
        case .draw(let request): writer.write(form: 2, request)
        case .perform(let action): writer.write(form: 3, action)
        case .go(let target): writer.write(form: 4, target)
        case .advance: writer.write(form: 5)
        case .setKnob(let index, let value):
            writer.write(form: 6, index)
            writer.write(value)
        case .code(let target):
            writer.write(form: 7)
            writer.writeCase(target)
        case .filter(let pattern, let query):
            writer.write(form: 8, pattern)
            writer.write(query)
        case .proceed(let query, let work):
            writer.write(form: 9, query)
            writer.write(work)
        case .read(let start, let most):
            writer.write(form: 10)
            writer.writeCase(start)
            writer.write(most)
        case .texts(let source): writer.write(form: 11, source)
        case .geometry(let extent):
            writer.write(form: 12)
            writer.writeCase(extent)
        case .setPosition(let item, let offset):
            writer.write(form: 13, item)
            writer.write(offset)
        case .shortage(let environment, let scale, let size):
            writer.write(form: 14, environment)
            writer.write(scale)
            writer.write(size)
        }
    }
}

/// A request with its number and the time of the browser.
struct RequestEnvelope: Hashable {
    /// The number of the request, counted from 0.
    let number: UInt32
    /// The time since the terminal was opened.
    let now: Duration
    let request: RemoteRequest

    var frame: Frame {
        var writer = ByteWriter()
        writer.write(number)
        writer.write(now)
        writer.write(request)
        return Frame(header: writer.bytes)
    }

    init(number: UInt32, now: Duration, request: RemoteRequest) {
        (self.number, self.now, self.request) = (number, now, request)
    }

    init(_ frame: Frame) throws(FormatError) {
        var reader = ByteReader(frame.header)
        number = try reader.read()
        now = try reader.read()
        request = try reader.read()
        try reader.finish()
    }
}
