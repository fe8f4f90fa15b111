import Testing

@testable import Gallery

/// The sizes of pictures from their headers.
@Suite struct PictureHeaderTests {
    struct Sample: Sendable, CustomTestStringConvertible {
        let format: String
        let width, height: Int
        let bytes: [UInt8]
        var testDescription: String { format }
    }

    private static func big(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }

    private static func little(_ number: Int, _ count: Int) -> [UInt8] {
        big(number, count).reversed()
    }

    private static func text(_ text: String) -> [UInt8] { Array(text.utf8) }

    private static func webP(_ chunk: String, _ content: [UInt8]) -> [UInt8] {
        text("RIFF") + little(22, 4) + text("WEBP") + text(chunk) + little(content.count, 4)
            + content
    }

    /// The segments before the frame: a comment with a false marker, and a table.
    private static let jpegStart: [UInt8] =
        [0xFF, 0xD8, 0xFF, 0xFE] + big(6, 2) + [0xFF, 0xC0, 0, 0] + [0xFF, 0xC4] + big(3, 2) + [9]

    static let samples = [
        Sample(
            format: "PNG", width: 640, height: 70_000,
            bytes: [0x89] + text("PNG\r\n\u{1A}\n") + big(13, 4) + text("IHDR") + big(640, 4)
                + big(70_000, 4)),
        Sample(
            format: "GIF", width: 300, height: 2,
            bytes: text("GIF89a") + little(300, 2) + little(2, 2)),
        Sample(
            format: "BMP", width: 33, height: 44,
            bytes: text("BM") + little(0, 12) + little(40, 4) + little(33, 4) + little(-44, 4)),
        Sample(
            format: "BMP", width: 1_000, height: 9,
            bytes: text("BM") + little(0, 12) + little(12, 4) + little(1_000, 2) + little(9, 2)),
        Sample(
            format: "WebP", width: 16_383, height: 5,
            bytes: webP("VP8 ", [0, 0, 0, 0x9D, 1, 0x2A] + little(16_383, 2) + little(0x4005, 2))),
        Sample(
            format: "WebP", width: 400, height: 301,
            bytes: webP("VP8L", [0x2F] + little(399 | 300 << 14, 4))),
        Sample(
            format: "WebP", width: 100_000, height: 7,
            bytes: webP("VP8X", [0, 0, 0, 0] + little(99_999, 3) + little(6, 3))),
        Sample(
            format: "JPEG", width: 4_000, height: 3_000,
            bytes: jpegStart + [0xFF, 0xFF, 0xC2] + big(11, 2) + [8] + big(3_000, 2) + big(4_000, 2)
        ),
    ]

    private func header(_ bytes: [UInt8]) -> PictureHeader? {
        PictureHeader { Array(bytes.dropFirst($0).prefix($1)) }
    }

    @Test("The size is in the header", arguments: samples)
    func sizes(_ sample: Sample) {
        let found = header(sample.bytes + [1, 2, 3])
        #expect(found?.format == sample.format)
        #expect(found?.width == sample.width && found?.height == sample.height)
    }

    @Test("A header that is cut off has no size", arguments: samples)
    func truncated(_ sample: Sample) {
        for count in sample.bytes.indices { #expect(header(Array(sample.bytes[..<count])) == nil) }
    }

    @Test("Changed bytes never give a size below 1, and few bytes are read", arguments: samples)
    func hostile(_ sample: Sample) {
        for place in sample.bytes.indices {
            for value: UInt8 in [0, 1, 0x7F, 0x80, 0xC0, 0xFE, 0xFF] {
                var bytes = sample.bytes
                bytes[place] = value
                var count = 0
                let found = PictureHeader {
                    count += $1
                    return Array(bytes.dropFirst($0).prefix($1))
                }
                #expect(count <= 2_000)
                guard let found else { continue }
                #expect(found.width > 0 && found.height > 0)
            }
        }
    }

    @Test("A picture whose segments never end is read only at its start")
    func endlessSegments() {
        var reads = 0
        let endless = PictureHeader { offset, count in
            reads += 1
            return offset == 0
                ? [0xFF, 0xD8, 0xFF, 0xE0, 0, 2] : [0xFF, 0xE0, 0, 2, 0xFF, 0xE0, 0, 2, 0]
        }
        #expect(endless == nil && reads <= 201)
        for bytes: [UInt8] in [[], [0xFF], [0xFF, 0xD8, 0xFF], [0x42, 0x4D], Array("text".utf8)] {
            #expect(header(bytes) == nil)
        }
    }
}
