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
            // Cuts between characters. In UTF-8, each byte of a character after its first byte begins with the bits 10.
            let last = bytes.lastIndex { $0 & 0xC0 != 0x80 } ?? bytes.startIndex
            return text(bytes[..<last]) + "…"
        }
        return text(bytes)
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        var bytes = bytes
        if bytes.last == 0x0D { bytes.removeLast() }
        guard bytes.contains(where: { $0 == tab || $0 == AnsiSequence.escape }) else {
            return cuttingClusters(String(decoding: bytes, as: UTF8.self))
        }
        return expandingTabs(
            cuttingClusters(String(decoding: withoutSequences(bytes), as: UTF8.self)))
    }

    /// The maximum number of scalars of a grapheme cluster. A cell shows five scalars, but each frame would read all of
    /// them.
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

    /// Returns the bytes that a search reads: those of the shown text, but with tabs and with whole grapheme clusters.
    static func searched(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        hasSequences(bytes) ? withoutSequences(bytes)[...] : bytes
    }

    /// Returns whether the bytes may contain escape sequences. O(bytes).
    static func hasSequences(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.withUnsafeBytes { Platform.firstIndex(of: AnsiSequence.escape, in: $0) != nil }
    }

    private static let tab: UInt8 = 0x09
    private static let tabWidth = 8

    /// Removes escape sequences. Other control characters stay; the drawing code makes them harmless.
    private static func withoutSequences(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var kept: [UInt8] = []
        kept.reserveCapacity(bytes.count)
        var rest = bytes
        while let byte = rest.first {
            let length = byte == AnsiSequence.escape ? AnsiSequence.length(in: rest) : 0
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
