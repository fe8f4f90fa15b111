@testable import LayoutSlicer

/// Checks the slicer for any bytes as a Swift file: it never crashes, gives the same slice for the same text, and the
/// numbers that can change only replace number literals.
enum SlicerFuzz {
    /// The number of layouts of a file to slice. Each slice takes milliseconds.
    private static let mostLayouts = 3

    static func check(_ bytes: [UInt8]) throws(BrokenLaw) {
        try checkRewrite(bytes)
        let file = SourceFile(path: "a.swift", bytes: bytes)
        let slicer = Slicer(file: file)
        let layouts = slicer.layouts
        let second = Slicer(file: SourceFile(path: "a.swift", bytes: bytes))
        try require(second.layouts == layouts, "The same text has other layouts")
        for layout in layouts.prefix(mostLayouts) {
            let plain = slice(slicer, layout, turnsNumbers: false)
            let turned = slice(slicer, layout, turnsNumbers: true)
            switch (plain, turned) {
            case (.success(let plain), .success(let turned)):
                try checkLines(turned, file)
                try checkNumbers(turned, file)
                try checkTexts(plain, turned)
                try checkRepeating(turned, second)
                try checkRepairs(turned, slicer, bytes)
            case (.failure(let one), .failure(let other)):
                try require(one == other, "\(one.sentence) With numbers: \(other.sentence)")
            default:
                throw BrokenLaw(description: "\(layout.name) can be sliced only in one way")
            }
        }
    }

    private static func slice(
        _ slicer: Slicer, _ layout: LayoutListing, turnsNumbers: Bool
    ) -> Result<Slice, SliceError> {
        do throws(SliceError) {
            return .success(try slicer.slice(layout: layout, turnsNumbers: turnsNumbers))
        } catch {
            return .failure(error)
        }
    }

    /// Checks that the rewrite keeps the length, the line ends, and all bytes outside the replaced parts.
    private static func checkRewrite(_ bytes: [UInt8]) throws(BrokenLaw) {
        let result = Rewrite.apply(to: bytes)
        try require(result.bytes.count == bytes.count, "The rewrite changes the length")
        var isReplaced = [Bool](repeating: false, count: bytes.count)
        for range in result.ranges { for index in range { isReplaced[index] = true } }
        for index in bytes.indices where !isReplaced[index] || bytes[index].isLineEnd {
            try require(bytes[index] == result.bytes[index], "Byte \(index) has changed")
        }
    }

    /// Checks that the lines keep their numbers. A member that moves into its class adds lines.
    private static func checkLines(_ slice: Slice, _ file: SourceFile) throws(BrokenLaw) {
        guard slice.selection.movedMembers.isEmpty else { return }
        for sliced in slice.files {
            try require(
                sliced.bytes.count(where: \.isLineEnd) == file.bytes.count(where: \.isLineEnd),
                "The slice has other lines")
        }
    }

    /// Checks that each number is a literal of the file, and that no two overlap.
    private static func checkNumbers(_ slice: Slice, _ file: SourceFile) throws(BrokenLaw) {
        for number in slice.numbers {
            try require(
                file.bytes.indices.contains(number.range.lowerBound)
                    && number.range.upperBound <= file.bytes.count
                    && file.bytes[number.range].elementsEqual(number.text.utf8),
                "“\(number.text)” is not at \(number.offset)")
            // A literal may have wrong digits, such as `0x`; the compiler then reports them.
            let digits = number.text.utf8.drop { $0 == UInt8(ascii: "-") }
            try require(
                digits.first.map { 0x30...0x39 ~= $0 } ?? false
                    && digits.count + 1 >= number.text.utf8.count
                    && digits.allSatisfy { $0.isIdentifierPart || $0 == UInt8(ascii: ".") },
                "“\(number.text)” is not a number literal")
        }
        let ranges = slice.numbers.map(\.range).sorted { $0.lowerBound < $1.lowerBound }
        for (range, next) in zip(ranges, ranges.dropFirst()) {
            try require(range.upperBound <= next.lowerBound, "Two numbers overlap at \(range)")
        }
    }

    /// Checks that the texts with and without changing numbers differ only in these numbers and in constants.
    private static func checkTexts(_ plain: Slice, _ turned: Slice) throws(BrokenLaw) {
        try require(
            plain.files.map(\.path) == turned.files.map(\.path), "The slices have other files")
        try require(plain.entry == turned.entry, "The slices have other entries")
        for (one, other) in zip(plain.files, turned.files) {
            let matcher = NumberMatcher(
                plain: one.bytes, turned: other.bytes, numbers: turned.numbers.map(\.text))
            try require(
                matcher.matches,
                "More than numbers differs: “\(String(decoding: other.bytes, as: UTF8.self))”")
        }
    }

    /// Checks that a slicer of the same text gives the same slice.
    private static func checkRepeating(_ slice: Slice, _ slicer: Slicer) throws(BrokenLaw) {
        guard let again = try? slicer.slice(layout: slice.layout, turnsNumbers: true) else {
            throw BrokenLaw(description: "The same text cannot be sliced again")
        }
        try require(
            again.files.map(\.bytes) == slice.files.map(\.bytes) && again.entry == slice.entry
                && again.remarks == slice.remarks && again.numbers == slice.numbers,
            "The same text gives another slice")
    }

    /// Checks that the slicer survives a message of the compiler at any place. The place depends only on the text.
    private static func checkRepairs(
        _ slice: Slice, _ slicer: Slicer, _ bytes: [UInt8]
    ) throws(BrokenLaw) {
        let texts = [
            "cannot find 'Item' in scope", "unknown attribute 'Sendable'",
            "no such module 'Combine'",
            "type 'Feed' does not conform to protocol 'Picking'",
        ]
        let lines = 1 + (slice.files.first?.bytes.count { $0 == UInt8(ascii: "\n") } ?? 0)
        let place = bytes.reduce(into: 0) { $0 = ($0 &* 31 &+ Int($1)) & 0xFFFF }
        let text = "a.swift:\(place % (lines + 2)):\(place % 83): error: \(texts[place % 4])"
        guard let message = CompilerMessage(text) else { return }
        let messages = [(file: Int?.some(0), message: message)]
        try require(!slice.failureSentence(messages).isEmpty, "A failure without a sentence")
        for adjustments in [
            slice.leavingOut(messages), slice.findingNames(messages),
            slice.keepingLiterals(messages),
        ].compactMap(\.self) {
            try require(adjustments != slice.adjustments, "A repair changes nothing")
            _ = try? slicer.slice(
                layout: slice.layout, adjustments: adjustments, turnsNumbers: true)
        }
    }
}

/// An error that describes how a text breaks a law.
struct BrokenLaw: Error, CustomStringConvertible {
    let description: String
}

/// Throws a sentence if a law is broken.
func require(_ holds: Bool, _ sentence: @autoclosure () -> String) throws(BrokenLaw) {
    guard holds else { throw BrokenLaw(description: sentence()) }
}
