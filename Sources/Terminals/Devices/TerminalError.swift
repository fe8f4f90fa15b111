import CTerminals

/// The reason why a terminal could not be opened; the description is a sentence that says what to do.
public enum TerminalError: Error, Hashable, Sendable {
    /// Another terminal is open in this process.
    case alreadyOpen
    /// Standard input is not a terminal but a file or a pipe.
    case inputIsNoTerminal
    /// Standard output is not a terminal but a file or a pipe.
    case outputIsNoTerminal
    /// The device does not exist, or the user may not use it.
    case deviceCannotBeOpened(String)
    /// The device is not a terminal but a file, a pipe or the like.
    case deviceIsNoTerminal(String)
    /// The environment variable TERM is not set.
    case typeUnset
    /// The system has no description for the terminal named by TERM. Only ncurses needs a description.
    case typeUnknown(String)
    /// The terminal named by TERM may not understand ANSI sequences. Only a terminal without ncurses reports this.
    case typeMayNotBeAnsi(String)
    /// The terminal named by TERM cannot move the cursor.
    case typeCannotMoveCursor(String)
    /// The process has too many files open: a terminal needs up to five more.
    case tooManyOpenFiles
    /// The terminal could not be set up, for another reason.
    case failed(String)

    /// Makes the error for a result of opening; nil for success.
    package init?(_ result: rfl_result, type: String, device: String? = nil) {
        switch result {
        case RFL_OPENED: return nil
        case RFL_ALREADY_OPEN: self = .alreadyOpen
        case RFL_INPUT_IS_NO_TERMINAL: self = .inputIsNoTerminal
        case RFL_OUTPUT_IS_NO_TERMINAL: self = .outputIsNoTerminal
        case RFL_DEVICE_CANNOT_BE_OPENED: self = .deviceCannotBeOpened(device ?? "")
        case RFL_DEVICE_IS_NO_TERMINAL: self = .deviceIsNoTerminal(device ?? "")
        case RFL_TYPE_UNSET: self = .typeUnset
        case RFL_TYPE_UNKNOWN: self = .typeUnknown(type)
        case RFL_TYPE_MAY_NOT_BE_ANSI: self = .typeMayNotBeAnsi(type)
        case RFL_TYPE_CANNOT_MOVE_CURSOR: self = .typeCannotMoveCursor(type)
        case RFL_TOO_MANY_OPEN_FILES: self = .tooManyOpenFiles
        default: self = .failed(type)
        }
    }
}

extension TerminalError: CustomStringConvertible {
    /// One sentence about the problem. Text from TERM is sanitised.
    public var description: String {
        switch self {
        case .alreadyOpen:
            "A terminal is already open: close it before you open another terminal."
        case .inputIsNoTerminal:
            "Standard input is not a terminal: run this in a terminal, without a pipe or < before it."
        case .outputIsNoTerminal:
            "Standard output is not a terminal: run this in a terminal, without a pipe or > after it."
        case .deviceCannotBeOpened(let path):
            "The device \(quoted(path, 200)) cannot be opened: run this in a terminal, or use the "
                + "device of a terminal."
        case .deviceIsNoTerminal(let path):
            "The device \(quoted(path, 200)) is not a terminal: use a terminal device, for example "
                + "/dev/tty."
        case .typeUnset:
            "TERM is not set: set it to the type of your terminal, for example TERM=xterm-256color."
        case .typeUnknown(let type):
            "The terminal type \(quoted(type)) is unknown on this system: install its terminfo entry "
                + "(many are in the package ncurses-term), or try TERM=xterm-256color."
        case .typeMayNotBeAnsi(let type):
            "The terminal type \(quoted(type)) may not understand ANSI sequences: if it does, set TERM "
                + "to a similar type, for example TERM=xterm-256color or TERM=vt100."
        case .typeCannotMoveCursor(let type):
            "The terminal type \(quoted(type)) cannot move the cursor: use another terminal, or set "
                + "TERM to the type of your terminal, for example TERM=xterm-256color."
        case .tooManyOpenFiles:
            "Too many files are open for a terminal: close some files, or raise the limit with ulimit -n."
        case .failed(let type):
            "The terminal (type \(quoted(type))) could not be set up: try another terminal, "
                + "or TERM=xterm-256color."
        }
    }

    /// Returns a text from outside, such as an environment variable or a path, in quotation marks. Removes control
    /// characters, and cuts the text to a number of scalars.
    private func quoted(_ text: String, _ limit: Int = 40) -> String {
        let scalars = text.unicodeScalars.prefix(limit).map {
            (0x20..<0x7F).contains($0.value) ? $0 : "?"
        }
        return "“" + String(String.UnicodeScalarView(scalars)) + "”"
    }
}
