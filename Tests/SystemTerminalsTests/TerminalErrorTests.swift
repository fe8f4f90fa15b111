import CTerminals
import Testing

@testable import Terminals

/// The reasons why a terminal cannot be opened.
@Suite struct TerminalErrorTests {
    @Test func everyResultHasItsReason() {
        let reasons: [(rfl_result, TerminalError?)] = [
            (RFL_OPENED, nil), (RFL_ALREADY_OPEN, .alreadyOpen),
            (RFL_INPUT_IS_NO_TERMINAL, .inputIsNoTerminal),
            (RFL_OUTPUT_IS_NO_TERMINAL, .outputIsNoTerminal),
            (RFL_DEVICE_CANNOT_BE_OPENED, .deviceCannotBeOpened("d")),
            (RFL_DEVICE_IS_NO_TERMINAL, .deviceIsNoTerminal("d")), (RFL_TYPE_UNSET, .typeUnset),
            (RFL_TYPE_UNKNOWN, .typeUnknown("t")),
            (RFL_TYPE_MAY_NOT_BE_ANSI, .typeMayNotBeAnsi("t")),
            (RFL_TYPE_CANNOT_MOVE_CURSOR, .typeCannotMoveCursor("t")),
            (RFL_TOO_MANY_OPEN_FILES, .tooManyOpenFiles), (RFL_FAILED, .failed("t")),
        ]
        for (result, reason) in reasons {
            #expect(TerminalError(result, type: "t", device: "d") == reason)
        }
        let sentences = reasons.compactMap { $0.1?.description }
        #expect(Set(sentences).count == 11)
        let starts = [
            "A ", "Standard input", "Standard output", "The ", "The ", "TERM", "The ", "The ",
            "The ",
            "Too many ", "The ",
        ]
        #expect(zip(sentences, starts).allSatisfy { $0.hasPrefix($1) })
    }

    /// An error message quotes at most 200 characters of a device name.
    @Test func aDeviceIsQuotedSafely() {
        for error in [
            TerminalError.deviceCannotBeOpened, TerminalError.deviceIsNoTerminal,
        ] {
            let long = error(String(repeating: "x", count: 999)).description
            #expect(long.contains("“\(String(repeating: "x", count: 200))”"))
        }
    }

    /// An error message quotes at most 40 characters of a terminal type, with `?` for non-printable
    /// characters.
    @Test func aTypeIsQuotedSafely() {
        let type = "\u{1F} ~\u{7F}é\u{1B}[m"
        #expect(TerminalError.failed(type).description.contains("“? ~???[m”"))
        for error in [
            TerminalError.typeUnknown, TerminalError.typeMayNotBeAnsi,
            TerminalError.typeCannotMoveCursor,
            TerminalError.failed,
        ] {
            let long = error(String(repeating: "x", count: 99)).description
            #expect(long.contains("“\(String(repeating: "x", count: 40))”"))
        }
    }

    @Test func everyReasonIsASentenceThatSaysWhatToDo() {
        let errors: [TerminalError] = [
            .alreadyOpen, .inputIsNoTerminal, .outputIsNoTerminal, .typeUnset,
            .deviceCannotBeOpened("/dev/no\u{1B}"), .deviceIsNoTerminal("/tmp"),
            .typeUnknown("x\u{1B}"), .typeMayNotBeAnsi("x\u{1B}"),
            .typeCannotMoveCursor("dumb"), .tooManyOpenFiles, .failed("xterm"),
        ]
        for error in errors {
            #expect(error.description.hasSuffix("."))
            #expect(error.description.contains(": "))
            #expect(error.description.unicodeScalars.allSatisfy { $0.value >= 0x20 })
        }
    }
}
