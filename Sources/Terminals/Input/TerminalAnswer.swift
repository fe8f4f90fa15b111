/// An answer of a terminal to the questions that the program sends once, at the start.
enum TerminalAnswer: Hashable {
    /// The terminal supports kitty's keyboard protocol.
    case keyboard
    /// The terminal's attributes. This is the answer to the last question, so no other answers follow.
    case attributes
    /// The terminal's background.
    case background(ScreenBackground)

    /// Makes an answer from the final letter of its sequence, `ESC [ ? … u` or `c`.
    init?(_ final: UInt8) {
        switch final {
        case Byte.of("u"): self = .keyboard
        case Byte.of("c"): self = .attributes
        default: return nil
        }
    }

    /// Makes an answer from the command `ESC ] 11 ; rgb : r / g / b`, in which each component has one to four
    /// hexadecimal digits.
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

/// The answers that a terminal has given so far.
package struct TerminalAnswers: Equatable, Sendable {
    /// The terminal's background, light or dark; nil before the terminal has reported it.
    package private(set) var background: ScreenBackground?
    /// Whether the terminal supports kitty's keyboard protocol.
    package private(set) var hasKeyboardProtocol = false
    /// Whether no more answers will come.
    package private(set) var areComplete = false

    /// The questions to send to a terminal. Every terminal answers the last question.
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
