/// What terminals answer to the questions that are asked once, at the start.
enum TerminalAnswer: Hashable {
    /// It knows kitty's keyboard protocol.
    case keyboard
    /// What it is. Every terminal answers that, so what it has not answered before it never will.
    case attributes
    /// The colour behind everything.
    case background(ScreenBackground)

    /// An answer by the final letter of its sequence, `ESC [ ? … u` or `c`.
    init?(_ final: UInt8) {
        switch final {
        case Byte.of("u"): self = .keyboard
        case Byte.of("c"): self = .attributes
        default: return nil
        }
    }

    /// An answer that is a command (`ESC ] 11 ; rgb : r / g / b`, one to four hexadecimal digits each).
    init?(command: [UInt8]) {
        let parts = String(decoding: command, as: UTF8.self).split(separator: ":")
        guard parts.count == 2, parts[0] == "11;rgb" || parts[0] == "11;rgba" else { return nil }
        let levels = parts[1].split(separator: "/").prefix(3).compactMap { digits -> UInt8? in
            guard digits.count <= 4, digits.allSatisfy(\.isHexDigit),
                let value = Int(digits, radix: 16)
            else { return nil }
            return UInt8(value * 255 / (1 << (4 * digits.count) - 1))
        }
        guard levels.count == 3 else { return nil }
        let color = Color(red: levels[0], green: levels[1], blue: levels[2])
        guard let background = ScreenBackground(color) else { return nil }
        self = .background(background)
    }
}

/// What a terminal has reported about itself so far.
package struct TerminalAnswers: Equatable, Sendable {
    /// Whether its background is light or dark; nil before it was reported.
    package private(set) var background: ScreenBackground?
    /// Whether it supports kitty's keyboard protocol.
    package private(set) var hasKeyboardProtocol = false
    /// Whether no more answers will come.
    package private(set) var areComplete = false

    /// The questions. The last one is answered by every terminal.
    package static let questions = "\u{1B}[?u\u{1B}]11;?\u{1B}\\\u{1B}[c"

    /// Makes empty answers.
    package init() {}

    mutating func add(_ answer: TerminalAnswer) {
        switch answer {
        case .keyboard: hasKeyboardProtocol = true
        case .attributes: areComplete = true
        case .background(let background): self.background = background
        }
    }
}
