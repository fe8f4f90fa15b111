import Testing

@testable import RemoteDemos

@Suite struct FrameTests {
    private let frames = [
        Frame(header: [1, 2, 3], body: [4, 5]), Frame(header: []), Frame(header: [9], body: []),
        Frame(header: Array(repeating: 7, count: 300), body: Array(repeating: 8, count: 70_000)),
    ]

    @Test func `frames survive any division into pieces`() throws {
        let bytes = frames.flatMap(\.bytes)
        var random = RandomNumbers(seed: 1)
        for _ in 0..<50 {
            var (reader, read, rest) = (FrameReader(), [Frame](), bytes[...])
            while !rest.isEmpty {
                let most = [1, 2, 13, 5_000, 100_000].randomElement(using: &random)!
                let piece = rest.prefix(.random(in: 1...most, using: &random))
                rest = rest.dropFirst(piece.count)
                reader.append(piece)
                while let frame = try reader.next() { read.append(frame) }
            }
            #expect(read == frames)
            #expect(!reader.isInsideFrame)
        }
    }

    @Test func `the end of a frame is awaited`() throws {
        for frame in frames.prefix(3) {
            for count in 0..<frame.bytes.count {
                var reader = FrameReader()
                reader.append(frame.bytes.prefix(count))
                #expect(try reader.next() == nil)
                #expect(reader.isInsideFrame == (count > 0))
            }
        }
    }

    @Test func `another version is one sentence`() throws {
        var bytes = frames[0].bytes
        bytes[3] = 77
        var reader = FrameReader()
        reader.append(bytes)
        #expect(throws: FormatError.version(77)) { try reader.next() }
        #expect(
            "\(FormatError.version(77))"
                == "the other program uses version 77 of the messages, and this program uses version \(Frame.version)"
        )
        // The error stays, because the next frame cannot be found.
        reader.append(frames[0].bytes)
        #expect(throws: FormatError.version(77)) { try reader.next() }
    }

    @Test func `printed text is not a frame`() {
        for text in ["h", "hello\n", "rf", "rfx", "r\n"] {
            var reader = FrameReader()
            reader.append(text.utf8)
            if text == "rf" {
                #expect(throws: Never.self) { try reader.next() }
            } else {
                #expect(throws: FormatError.noFrame) { try reader.next() }
            }
        }
    }

    @Test func `lengths are checked before the bytes arrive`() {
        let limits = FrameLimits(header: 100, body: 1_000)
        for (header, body, isAccepted) in [
            (100, 1_000, true), (101, 0, false), (0, 1_001, false), (Int(UInt32.max), 0, false),
            (0, Int(UInt32.max), false),
        ] {
            var bytes = Frame.magic + [Frame.version]
            for length in [header, body] {
                for shift in [0, 8, 16, 24] { bytes.append(UInt8(length >> shift & 0xFF)) }
            }
            var reader = FrameReader(limits: limits)
            reader.append(bytes)
            if isAccepted {
                #expect(throws: Never.self) { try reader.next() }
            } else {
                #expect(throws: FormatError.tooLong) { try reader.next() }
            }
        }
    }

    @Test func `random and damaged bytes never stop the program`() {
        var random = RandomNumbers(seed: 2)
        for round in 0..<3_000 {
            var bytes = frames.prefix(3).flatMap(\.bytes)
            if round.isMultiple(of: 3) {
                bytes = (0..<40).map { _ in .random(in: 0...255, using: &random) }
                if Bool.random(using: &random) {
                    bytes.replaceSubrange(0..<4, with: Frame(header: []).bytes.prefix(4))
                }
            } else {
                for _ in 0..<Int.random(in: 1...3, using: &random) {
                    let index = bytes.indices.randomElement(using: &random)!
                    bytes[index] = .random(in: 0...255, using: &random)
                }
                bytes = Array(bytes.prefix(.random(in: 0...bytes.count, using: &random)))
            }
            var reader = FrameReader(limits: FrameLimits(header: 1_000, body: 1_000))
            for piece in [bytes.prefix(7), bytes.dropFirst(7)] {
                reader.append(piece)
                while let frame = try? reader.next() {
                    _ = try? RequestEnvelope(frame)
                    _ = try? RemoteReply(frame)
                }
            }
        }
    }
}
