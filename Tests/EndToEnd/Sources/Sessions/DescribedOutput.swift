/// The escape sequences in a terminal's description (terminfo), to compare with the sequences that a program writes.
///
/// Two sequences are the same if they differ only in numbers. There are two exceptions. The numbers of a mode identify
/// the mode, so they are compared. Styles (`ESC [ … m`) are compared one by one: bold, italic, one of eight colors, or
/// a palette color.
public struct DescribedOutput {
    private let shapes: Set<String>
    /// Whether the program treats the terminal as xterm-like: the terminal reports the mouse and has xterm's alternate
    /// screen.
    public let isXtermLike: Bool
    /// Whether the program uses the mouse: the terminal reports the mouse and has an alternate screen.
    public let hasMouse: Bool

    /// Reads the output of `infocmp`. Returns `nil` if that program or the terminal type does not exist.
    public init?(of type: String, environment: [String: String?] = [:]) throws {
        let session = try Session(
            .path("/usr/bin/env"), ["infocmp", "-1", "-x", type], environment: environment,
            hasTerminal: false)
        guard try session.waitForEnd() == .exited(0) else { return nil }
        let lines = String(decoding: session.output, as: UTF8.self).split(separator: "\n")
        let capabilities = lines.compactMap { line -> (name: Substring, bytes: [UInt8])? in
            let line = line.drop { $0 == "\t" || $0 == " " }
            guard let sign = line.firstIndex(of: "="), line.last == "," else { return nil }
            return (
                line[..<sign], Self.bytes(of: String(line[line.index(after: sign)...].dropLast()))
            )
        }
        let names = Set(capabilities.map(\.name))
        // A program does not write the sequences of keys, queries and answers, nor the older form of colors.
        let unwritten = names.contains("setaf") ? /k.*|u[0-9]|set[fb]/ : /k.*|u[0-9]/
        shapes = Set(
            capabilities.filter { $0.name.wholeMatch(of: unwritten) == nil }
                .flatMap { Self.shapes(in: $0.bytes) })
        hasMouse = names.isSuperset(of: ["kmous", "smcup"])
        isXtermLike =
            names.contains("kmous")
            && capabilities.contains {
                $0.name == "smcup" && Self.shapes(in: $0.bytes).contains("\u{1B}[?1049h")
            }
    }

    /// Returns the sequences in the bytes that the description does not contain, without duplicates, in a printable
    /// form.
    public func undescribed(in bytes: [UInt8]) -> Set<String> {
        Set(
            Self.shapes(in: bytes).filter { !shapes.contains($0) }.map {
                $0.replacing("\u{1B}", with: "ESC ")
            })
    }

    /// Converts a capability's text to bytes. Each number parameter becomes `#`, and all alternatives of a condition
    /// are kept.
    private static func bytes(of text: String) -> [UInt8] {
        let choices = /%[?te;]/
        let codes = /%(p[1-9]|\{[0-9]+\}|'.'|[-+*\/m&|^=<>AO!~il]|[Pg].)|\$<[^>]*>/
        let numbers = /%:?[-+# 0-9.]*[doxXsc]/
        let plain = text.replacing(choices, with: ";").replacing(codes, with: "")
            .replacing(numbers, with: "#")
        var rest = Array(plain.utf8)[...]
        var bytes: [UInt8] = []
        while let first = rest.popFirst() {
            switch first {
            case UInt8(ascii: "\\"):
                if rest.count >= 3, rest.prefix(3).allSatisfy({ (0x30..<0x38).contains($0) }) {
                    bytes.append(rest.prefix(3).reduce(0) { $0 << 3 | ($1 & 7) })
                    rest = rest.dropFirst(3)
                } else if let letter = rest.popFirst() {
                    let known: [Character: UInt8] = [
                        "E": 0x1B, "e": 0x1B, "n": 0x0A, "r": 0x0D, "t": 0x09, "b": 0x08, "s": 0x20,
                    ]
                    bytes.append(known[Character(Unicode.Scalar(letter))] ?? letter)
                }
            case UInt8(ascii: "^"): bytes.append((rest.popFirst() ?? 0) & 0x1F)
            default: bytes.append(first)
            }
        }
        return bytes
    }

    /// Returns the control characters and escape sequences in the bytes.
    private static func shapes(in bytes: [UInt8]) -> Set<String> {
        var shapes: Set<String> = []
        var rest = bytes[...]
        while let first = rest.popFirst() {
            guard first == 0x1B else {
                if first < 0x20, first != 0 { shapes.insert(String(Unicode.Scalar(first))) }
                continue
            }
            shapes.formUnion(takeSequence(&rest).map { "\u{1B}" + $0 })
        }
        return shapes
    }

    private static func takeSequence(_ rest: inout ArraySlice<UInt8>) -> [String] {
        guard let second = rest.popFirst() else { return [""] }
        switch Character(Unicode.Scalar(second)) {
        case "[":
            let parameters = rest.prefix { (0x20..<0x40).contains($0) }
            rest = rest.dropFirst(parameters.count)
            let final = rest.popFirst().map { String(Unicode.Scalar($0)) } ?? ""
            let text = String(decoding: parameters, as: UTF8.self)
            let words = text.split(separator: ";")
            if final == "h" || final == "l" { return ["[" + words.joined(separator: ";") + final] }
            // The characters that are not digits identify the kind of sequence.
            let kind = text.filter { !$0.isNumber && !";:#".contains($0) }
            if final == "m", kind.isEmpty { return looks(words).map { "[" + $0 + final } }
            return ["[" + kind + final]
        case "]", "P":
            let text = rest.prefix { $0 != 0x07 && $0 != 0x1B }
            let isLong = rest.dropFirst(text.count).first == 0x1B
            rest = rest.dropFirst(text.count + (isLong ? 2 : 1))
            return [
                String(Unicode.Scalar(second))
                    + String(decoding: text.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self)
            ]
        case "(", ")", "#", "%":
            return [
                String(Unicode.Scalar(second))
                    + (rest.popFirst().map { String(Unicode.Scalar($0)) } ?? "")
            ]
        default: return [String(Unicode.Scalar(second))]
        }
    }

    /// Returns the styles that the parameters select: `3x` is one of eight colors, `38;5` is a palette color, and
    /// `38;2` and `38:2` are RGB colors.
    private static func looks(_ parameters: [Substring]) -> [String] {
        var rest = parameters[...]
        var looks: [String] = []
        while let first = rest.popFirst() {
            if ["38", "48", "58"].contains(first) {
                let kind = rest.popFirst() ?? ""
                looks.append("\(first);\(kind)")
                rest = rest.dropFirst(kind == "5" ? 1 : 3)
            } else if first.contains(":") {
                looks.append(first.split(separator: ":").prefix(2).joined(separator: ":"))
            } else if first.wholeMatch(of: /(3|4|9|10)[0-7#]/) != nil {
                looks.append(first.dropLast() + "x")
            } else {
                looks.append(String(first))
            }
        }
        return looks.isEmpty ? ["0"] : looks
    }
}
