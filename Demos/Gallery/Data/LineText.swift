import Reflow

/// Converts the lines of files to text.
enum LineText {
    /// Returns a line as shown on the screen, without its styles.
    ///
    /// - Invalid UTF-8 becomes U+FFFD, and tabs become spaces.
    /// - A carriage return at the end is removed.
    /// - Escape sequences are removed. Programs use them for colours, links and window titles.
    /// - A character that overstrikes another one replaces it; see `OverstruckLine`.
    /// - An overlong line is cut and ends in `…`. A grapheme cluster is cut after 32 scalars.
    static func shown(_ bytes: ArraySlice<UInt8>) -> String { styled(bytes).text }

    /// Returns a line as shown on the screen, with the styles that its escape sequences and its overstriking set.
    static func styled(_ bytes: ArraySlice<UInt8>) -> StyledLine {
        guard bytes.count < TextFile.longestLine else {
            // Cuts between characters. In UTF-8, each byte of a character after its first byte begins with the bits 10.
            let last = bytes.lastIndex { $0 & 0xC0 != 0x80 } ?? bytes.startIndex
            var line = line(bytes[..<last])
            line.append("…")
            return line
        }
        return line(bytes)
    }

    private static func line(_ bytes: ArraySlice<UInt8>) -> StyledLine {
        var bytes = bytes
        if bytes.last == 0x0D { bytes.removeLast() }
        guard !hasMarkup(bytes) else { return StyledLine(StyledBytes(bytes)) }
        return StyledLine(
            plain: expandingTabs(cuttingClusters(String(decoding: bytes, as: UTF8.self))))
    }

    /// The maximum number of scalars of a grapheme cluster. A cell shows five scalars, but each frame would read all of
    /// them.
    private static let longestCluster = 32

    static func cuttingClusters(_ text: String) -> String {
        func isLong(_ cluster: Character) -> Bool { cluster.unicodeScalars.count > longestCluster }
        guard text.utf8.contains(where: { $0 >= 0x80 }), text.contains(where: isLong) else {
            return text
        }
        return text.reduce(into: "") { $0 += cut($1) }
    }

    private static func cut(_ cluster: Character) -> String {
        guard cluster.utf8.count > longestCluster else { return String(cluster) }
        var scalars = String.UnicodeScalarView()
        scalars += cluster.unicodeScalars.prefix(longestCluster)
        return String(scalars)
    }

    /// Returns a character as shown on the screen: a tab as spaces, and a cluster without its scalars after the 32nd.
    /// Advances the column.
    static func shown(_ character: Character, inColumn column: inout Int) -> String {
        guard character == "\t" else {
            column += 1
            return cut(character)
        }
        let blanks = tabWidth - column % tabWidth
        column += blanks
        return String(repeating: " ", count: blanks)
    }

    /// Returns the bytes that a search reads: those of the shown text, but with tabs and with whole grapheme clusters.
    static func searched(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        hasMarkup(bytes) ? StyledBytes(bytes).bytes[...] : bytes
    }

    /// Returns whether the bytes may contain escape sequences or overstriking. O(bytes).
    static func hasMarkup(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.withUnsafeBytes {
            Platform.firstIndex(of: AnsiSequence.escape, in: $0) != nil
                || Platform.firstIndex(of: OverstruckLine.backspace, in: $0) != nil
        }
    }

    private static let tab: UInt8 = 0x09
    private static let tabWidth = 8

    private static func expandingTabs(_ text: String) -> String {
        guard text.utf8.contains(tab) else { return text }
        var column = 0
        return text.reduce(into: "") { $0 += shown($1, inColumn: &column) }
    }
}
