import Reflow

@testable import Gallery
@testable import RemoteDemos
@testable import Terminals

/// Checks the messages between `reflow` and its child for any bytes: messages survive writing and reading, pieces of a
/// stream give the same frames as the whole stream, and the browser survives any reply.
enum MessageFuzz {
    static func check(_ bytes: UnsafeRawBufferPointer) throws {
        var source = ByteSource(bytes)
        switch source.int(0...4) {
        case 0: try checkStream(&source)
        case 1:
            try checkMessage(Frame(header: source.rest())) { frame throws(FormatError) in
                try RequestEnvelope(frame).frame
            }
        case 2:
            let body = source.take(source.int(0...7))
            try checkMessage(Frame(header: source.rest(), body: body)) {
                frame throws(FormatError) in try RemoteReply(frame).frame
            }
        case 3: try checkPicture(&source)
        default: try checkBrowser(&source)
        }
    }

    /// Checks that a stream gives the same frames in any pieces, and that these frames give the same stream.
    private static func checkStream(_ source: inout ByteSource) throws {
        let cuts = source.list(7) { $0.byte() }
        // Random bytes seldom form a frame. So some bytes of the input become the contents of frames.
        var sent: [UInt8] = []
        for _ in 0..<source.int(0...3) {
            let header = source.take(source.int(0...15))
            sent += Frame(header: header, body: source.take(source.int(0...15))).bytes
        }
        sent += source.rest()
        let whole = read([sent[...]])
        let places = [0] + cuts.map { Int($0) * sent.count / 256 }.sorted() + [sent.count]
        let pieces = zip(places, places.dropFirst()).map { sent[$0..<$1] }
        for pieces in [pieces, sent.indices.map { sent[$0...$0] }] {
            let other = read(pieces)
            try require(other == whole, "In pieces: \(other), not \(whole)")
        }
        let written = whole.frames.flatMap(\.bytes)
        try require(sent.starts(with: written), "The frames are not the stream")
        if whole.error == nil {
            try require(
                whole.isInside == (written.count < sent.count), "The rest of the stream is lost")
        }
    }

    private struct Reading: Equatable {
        var frames: [Frame] = []
        var error: FormatError?
        var isInside = false
    }

    private static func read(_ pieces: [ArraySlice<UInt8>]) -> Reading {
        var reader = FrameReader(limits: FrameLimits(header: 1_000, body: 1_000))
        var reading = Reading()
        for piece in pieces {
            reader.append(piece)
            do throws(FormatError) {
                while let frame = try reader.next() { reading.frames.append(frame) }
            } catch {
                reading.error = error
            }
        }
        reading.isInside = reader.isInsideFrame
        return reading
    }

    /// Checks that a message stays the same if it is written and read again. The function reads and writes a message.
    private static func checkMessage(
        _ frame: Frame, _ rewrite: (Frame) throws(FormatError) -> Frame
    ) throws {
        // Limits and replaced characters can change the first bytes, but not those of a message that was read.
        guard let first = try? rewrite(frame) else { return }
        let second: Frame
        do throws(FormatError) {
            second = try rewrite(first)
        } catch {
            throw BrokenLaw(description: "\(error): \(first.header)")
        }
        try require(second == first, "\(second.header) instead of \(first.header)")
    }

    /// Checks that a picture stays the same, and has only whole glyphs.
    private static func checkPicture(_ source: inout ByteSource) throws {
        // A short message could describe a picture of four million cells, which would take too long.
        let size = ScreenSize(columns: source.int(0...20), rows: source.int(0...8))
        let features = ScreenFeatures(
            colors: source.choice(ColorDepth.allCases), isUnicode: !source.flag())
        var writer = ByteWriter()
        writer.write(size)
        writer.append(source.rest())
        guard let picture = try? read(writer.bytes, features) else { return }
        try checkScreen(picture.screen)
        let copy: Picture
        do throws(FormatError) {
            copy = try read(picture.bytes, features)
        } catch {
            throw BrokenLaw(description: "A picture that was read cannot be read again: \(error)")
        }
        try require(
            copy.screen == picture.screen && copy.hidesText == picture.hidesText
                && copy.closesGaps == picture.closesGaps, "The picture changes")
        try require(copy.bytes == picture.bytes, "The bytes of the picture change")
        // The picture is clipped to a smaller screen, and leaves the rest of a larger one.
        for size in [ScreenSize(columns: 7, rows: 3), ScreenSize(columns: 24, rows: 9)] {
            var screen = Screen(size: size, features: features)
            screen.draw { picture.draw(into: &$0) }
            try checkScreen(screen)
        }
    }

    private static func read(
        _ bytes: [UInt8], _ features: ScreenFeatures
    ) throws(FormatError) -> Picture {
        var reader = ByteReader(bytes)
        let picture = try Picture(from: &reader, features: features)
        try reader.finish()
        return picture
    }

    /// Checks that each wide glyph has its second cell, and that no cell has a control character.
    private static func checkScreen(_ screen: Screen) throws {
        for row in 0..<screen.size.rows {
            for column in 0..<screen.size.columns {
                let cell = screen[row, column]
                let next = column + 1 < screen.size.columns ? screen[row, column + 1] : nil
                try require(
                    (cell.width == 2) == (next?.width == 0) && cell.width <= 2,
                    "Half a glyph at \(row), \(column)")
                for scalar in cell.glyph.scalars {
                    let isControl = scalar.value < 0x20 || 0x7F..<0xA0 ~= scalar.value
                    try require(!isControl, "U+\(String(scalar.value, radix: 16)) in a cell")
                }
            }
        }
        try require(
            screen.size.columns == 0
                || (0..<screen.size.rows).allSatisfy { screen[$0, 0].width > 0 },
            "A row begins with half a glyph")
        _ = screen.ansi()
    }

    /// Checks that the browser survives the replies of a damaged child.
    private static func checkBrowser(_ source: inout ByteSource) throws {
        let waits = source.flag()
        let link = DamagedLink(source)
        let demo = RemoteDemo(link, title: "Damaged", waits: waits, clock: { link.time })
        let size = ScreenSize(columns: 30, rows: 8)
        for step in 1...4 where link.end == nil {
            demo.place(
                in: LayoutEnvironment(size: CellScale().size(of: size)), scale: CellScale(),
                from: nil)
            var screen = Screen(size: size)
            screen.draw { demo.draw(step == 3 ? .inspectorFacts : .content, into: &$0) }
            try checkScreen(screen)
            _ = demo.perform(.wake)
            try checkFacts(demo)
            _ = demo.texts(of: .sectionTitles(limit: 3))
            _ = demo.geometry(of: .visible)
            _ = demo.code(for: .reflow)
            _ = demo.advance(to: .seconds(step))
            _ = demo.perform(.view(.scrollRows(1), KeyPress("j")))
            if let pattern = TextPattern("a") {
                var search = TextSearch(pattern, isForward: true, includingStart: true)
                _ = demo.proceed(&search, upTo: 100)
                _ = (search.progress, demo.itemNumber(of: search))
            }
            _ = demo.read(.here, upTo: 5)
        }
    }

    /// Checks that texts have no control characters, and that the browser can calculate with the numbers.
    private static func checkFacts(_ demo: RemoteDemo) throws {
        let (facts, features) = (demo.facts, demo.features)
        let texts =
            [facts.title, facts.place, facts.timing, facts.percentText, facts.sectionText]
            .compactMap(\.self) + [facts.form, features.itemName]
            + features.keys.flatMap { [$0.word, $0.help] } + demo.texts(of: .selection)
            + demo.knobs.flatMap { [$0.name, $0.title] }
            + zip(demo.knobs, demo.knobStates).map { $0.text(of: $1.value) }
        for text in texts {
            let isSafe = text.unicodeScalars.allSatisfy {
                $0.properties.generalCategory != .control
            }
            try require(isSafe, "A control character in “\(text)”")
        }
        for (index, knob) in demo.knobs.enumerated().prefix(4) {
            for steps in [-1, 1, 1_000_000] {
                demo.setKnob(index, to: knob.turned(demo.knobStates[index].value, by: steps))
            }
        }
        demo.readerPosition = demo.readerPosition
    }
}

/// A link to a child whose replies consist of given bytes. Only their numbers are right.
private final class DamagedLink: DemoLink {
    private(set) var end: LinkEnd?
    let failureLine: String? = nil
    var descriptors: [Int32] { [] }
    let hasQueue = false
    /// The time on the clock of the limits. Each wait takes a second.
    private(set) var time = Duration.zero
    private var source: ByteSource
    private var replies: [Frame] = []

    init(_ source: ByteSource) { self.source = source }

    func send(_ frame: Frame) {
        guard end == nil, !source.isEmpty else { return }
        let count = source.int(0...3) << 8 | source.int(0...255)
        let body = source.take(source.int(0...63))
        replies.append(Frame(header: frame.header.prefix(4) + source.take(count), body: body))
    }

    func receive() -> [Frame] {
        defer { replies = [] }
        return replies
    }

    func receive(within limit: Duration) -> [Frame] {
        time += .seconds(1)
        return receive()
    }

    func stop(byForce: Bool) { if end == nil { end = .stopped } }
}
