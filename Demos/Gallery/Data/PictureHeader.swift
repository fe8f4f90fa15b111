/// The format and the size of a picture, from the header of its file: PNG, GIF, JPEG, WebP or BMP.
struct PictureHeader: Hashable, Sendable {
    /// The name of the format.
    let format: String
    /// The size in pixels, without regard to a rotation that JPEG files may request.
    let width, height: Int

    /// Reads the header; `nil` for any other file, and for a header that is cut off or invalid.
    ///
    /// Reads at most a few kilobytes, also of a hostile file. The closure returns a number of bytes from an offset, or
    /// fewer at the end of the file.
    init?(reading bytes: (_ offset: Int, _ count: Int) -> [UInt8]) {
        // The longest header of fixed length is that of WebP with 30 bytes.
        let start = HeaderBytes(bytes(0, 30))
        let found: (format: String, size: (Int, Int)?)? =
            if start.has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: 0) {
                ("PNG", Self.png(start))
            } else if start.has("GIF87a", at: 0) || start.has("GIF89a", at: 0) {
                ("GIF", start.pair(start.little(6, 2), start.little(8, 2)))
            } else if start.has([0xFF, 0xD8, 0xFF], at: 0) {
                ("JPEG", Self.jpeg(reading: bytes))
            } else if start.has("RIFF", at: 0), start.has("WEBP", at: 8) {
                ("WebP", Self.webP(start))
            } else if start.has("BM", at: 0) {
                ("BMP", Self.bmp(start))
            } else {
                nil
            }
        guard let found, let (width, height) = found.size, width > 0, height > 0 else {
            return nil
        }
        (format, self.width, self.height) = (found.format, width, height)
    }

    /// The first chunk must be `IHDR` with its fixed length.
    private static func png(_ header: HeaderBytes) -> (Int, Int)? {
        guard header.big(8, 4) == 13, header.has("IHDR", at: 12) else { return nil }
        // The specification limits both numbers to 31 bits.
        return header.pair(header.big(16, 4), header.big(20, 4), limit: 0x7FFF_FFFF)
    }

    /// The header of 12 bytes has 16-bit numbers. The others have signed numbers; a negative height means that the
    /// first row is at the top.
    private static func bmp(_ header: HeaderBytes) -> (Int, Int)? {
        guard let length = header.little(14, 4), length >= 12 else { return nil }
        if length == 12 { return header.pair(header.little(18, 2), header.little(20, 2)) }
        guard length >= 40, let width = header.little(18, 4), let height = header.little(22, 4)
        else { return nil }
        let signed = Int(Int32(truncatingIfNeeded: height))
        return header.pair(width, abs(signed), limit: 0x7FFF_FFFF)
    }

    /// The first chunk is a lossy picture, a lossless picture, or a header with the size of the canvas.
    private static func webP(_ header: HeaderBytes) -> (Int, Int)? {
        if header.has("VP8 ", at: 12), header.has([0x9D, 0x01, 0x2A], at: 23) {
            // The upper two bits of each number are a scale.
            return header.pair(
                header.little(26, 2).map { $0 & 0x3FFF }, header.little(28, 2).map { $0 & 0x3FFF })
        }
        if header.has("VP8L", at: 12), header.has([0x2F], at: 20), let bits = header.little(21, 4) {
            return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
        }
        guard header.has("VP8X", at: 12) else { return nil }
        return header.pair(
            header.little(24, 3).map { $0 + 1 }, header.little(27, 3).map { $0 + 1 })
    }

    /// The maximum number of segments before the size of a JPEG picture. Usual files have about ten.
    private static let mostSegments = 200

    /// Looks for the start of frame, and skips other segments by their lengths.
    private static func jpeg(reading bytes: (Int, Int) -> [UInt8]) -> (Int, Int)? {
        var offset = 2
        for _ in 0..<mostSegments {
            let segment = HeaderBytes(bytes(offset, 9))
            guard segment.big(0, 1) == 0xFF, let marker = segment.big(1, 1) else { return nil }
            switch marker {
            // Filling bytes may precede a marker.
            case 0xFF: offset += 1
            // The numbers between are tables, and not starts of a frame.
            case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker):
                guard let length = segment.big(2, 2), length >= 8 else { return nil }
                return segment.pair(segment.big(7, 2), segment.big(5, 2))
            // Markers without a length.
            case 0x01, 0xD0...0xD7: offset += 2
            // The picture itself or its end: there is no size before it.
            case 0xD9, 0xDA: return nil
            default:
                guard let length = segment.big(2, 2), length >= 2 else { return nil }
                offset += 2 + length
            }
        }
        return nil
    }
}

/// The first bytes of a file, read with checked offsets.
private struct HeaderBytes {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    private func part(_ offset: Int, _ count: Int) -> ArraySlice<UInt8>? {
        offset + count <= bytes.count ? bytes[offset..<offset + count] : nil
    }

    func has(_ expected: [UInt8], at offset: Int) -> Bool {
        part(offset, expected.count).map { Array($0) == expected } ?? false
    }

    func has(_ text: String, at offset: Int) -> Bool { has(Array(text.utf8), at: offset) }

    /// Returns a number with its highest byte first; `nil` beyond the end.
    func big(_ offset: Int, _ count: Int) -> Int? {
        part(offset, count)?.reduce(0) { $0 << 8 | Int($1) }
    }

    /// Returns a number with its lowest byte first; `nil` beyond the end.
    func little(_ offset: Int, _ count: Int) -> Int? {
        part(offset, count)?.reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    /// Returns a size if both numbers are known and not too large.
    func pair(_ width: Int?, _ height: Int?, limit: Int = .max) -> (Int, Int)? {
        guard let width, let height, width <= limit, height <= limit else { return nil }
        return (width, height)
    }
}
