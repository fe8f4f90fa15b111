import Reflow

/// Converts the lines of files to text.
enum LineText {
    /// Returns a line as shown on the screen.
    ///
    /// - Invalid UTF-8 becomes U+FFFD, and tabs become spaces.
    /// - A carriage return at the end is removed.
    /// - Escape sequences are removed. Programs use them for colours, links and window titles.
    /// - An overlong line is cut and ends in `…`. A grapheme cluster is cut after 32 scalars.
    static func shown(_ bytes: ArraySlice<UInt8>) -> String {
        guard bytes.count < TextFile.longestLine else {
            // Cut between characters. The bytes of a character after the first begin with the bits 10.
            let last = bytes.lastIndex { $0 & 0xC0 != 0x80 } ?? bytes.startIndex
            return text(bytes[..<last]) + "…"
        }
        return text(bytes)
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        var bytes = bytes
        if bytes.last == 0x0D { bytes.removeLast() }
        guard bytes.contains(where: { $0 == tab || $0 == escape }) else {
            return cuttingClusters(String(decoding: bytes, as: UTF8.self))
        }
        return expandingTabs(
            cuttingClusters(String(decoding: withoutSequences(bytes), as: UTF8.self)))
    }

    /// The maximum number of scalars of a grapheme cluster. A cell shows five, and each frame would read all of them.
    private static let longestCluster = 32

    static func cuttingClusters(_ text: String) -> String {
        func isLong(_ cluster: Character) -> Bool { cluster.unicodeScalars.count > longestCluster }
        guard text.utf8.contains(where: { $0 >= 0x80 }), text.contains(where: isLong) else {
            return text
        }
        return text.reduce(into: "") {
            $0.unicodeScalars += $1.unicodeScalars.prefix(longestCluster)
        }
    }

    /// Returns the bytes to search: the shown text, but with tabs and with whole grapheme clusters.
    static func searched(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        hasSequences(bytes) ? withoutSequences(bytes)[...] : bytes
    }

    /// Returns whether the bytes may contain escape sequences. O(bytes).
    static func hasSequences(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.withUnsafeBytes { Platform.firstIndex(of: escape, in: $0) != nil }
    }

    private static let tab: UInt8 = 0x09
    private static let escape: UInt8 = 0x1B
    private static let tabWidth = 8

    /// Removes escape sequences. Other control characters stay; the drawing code makes them harmless.
    private static func withoutSequences(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var kept: [UInt8] = []
        kept.reserveCapacity(bytes.count)
        var rest = bytes
        while let byte = rest.first {
            let length = byte == escape ? EscapeSequence.length(in: rest) : 0
            if length == 0 { kept.append(byte) }
            rest = rest.dropFirst(max(1, length))
        }
        return kept
    }

    private static func expandingTabs(_ text: String) -> String {
        guard text.utf8.contains(tab) else { return text }
        var expanded = ""
        var column = 0
        for character in text {
            if character == "\t" {
                let blanks = tabWidth - column % tabWidth
                expanded += String(repeating: " ", count: blanks)
                column += blanks
            } else {
                expanded.append(character)
                column += 1
            }
        }
        return expanded
    }
}

/// Escape sequences in the format of ECMA-48.
private enum EscapeSequence {
    /// Returns the length in bytes of the sequence at the start; zero if there is none.
    ///
    /// A control sequence ends where it is cut off, or before a byte that is not allowed there. A string without its
    /// end is not a sequence. This rule hides no text that is meant to be read.
    static func length(in bytes: ArraySlice<UInt8>) -> Int {
        let start = bytes.startIndex
        guard bytes.count > 1 else { return 0 }
        switch bytes[start + 1] {
        case UInt8(ascii: "["): return controlLength(in: bytes)
        // Strings: DCS, SOS, OSC, PM and APC.
        case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "]"), UInt8(ascii: "^"),
            UInt8(ascii: "_"):
            return stringLength(in: bytes)
        // Selection of a character set and similar functions: intermediate bytes and a final byte.
        case 0x20...0x2F:
            let end = bytes[(start + 1)...].firstIndex { !(0x20...0x2F).contains($0) }
            guard let end, (0x30...0x7E).contains(bytes[end]) else { return 0 }
            return end + 1 - start
        case 0x30...0x7E: return 2
        default: return 0
        }
    }

    /// Returns the length of `ESC [`, parameters, intermediate bytes and a final byte.
    private static func controlLength(in bytes: ArraySlice<UInt8>) -> Int {
        let start = bytes.startIndex
        let end = bytes[(start + 2)...].firstIndex { !(0x20...0x3F).contains($0) }
        guard let end else { return bytes.count }
        return end - start + ((0x40...0x7E).contains(bytes[end]) ? 1 : 0)
    }

    /// Returns the length up to and including the end `ESC \`, or BEL, as in xterm.
    private static func stringLength(in bytes: ArraySlice<UInt8>) -> Int {
        var position = bytes.startIndex + 2
        while position < bytes.endIndex {
            switch bytes[position] {
            case 0x07: return position + 1 - bytes.startIndex
            case 0x1B:
                let isEnd =
                    position + 1 < bytes.endIndex && bytes[position + 1] == UInt8(ascii: "\\")
                return isEnd ? position + 2 - bytes.startIndex : 0
            default: position += 1
            }
        }
        return 0
    }
}
