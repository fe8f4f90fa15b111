import Reflow

/// The error for a text that can't be followed. The sentence says what to do.
struct LogError: Error, CustomStringConvertible {
    let description: String

    static func file(_ path: [UInt8], _ reason: String) -> LogError {
        let path = String(decoding: path, as: UTF8.self)
        return LogError(
            description: "Cannot follow “\(path)”: \(reason). Name a text file that you can read.")
    }

    /// The error for a call that names nothing to follow.
    static let noInput = LogError(
        description: "There is nothing to follow: name a file (“reflow log FILE”) "
            + "or pipe something into “reflow log -”.")
}

extension FollowedText {
    /// Opens a file by its path. Throws a sentence if the file cannot be followed or read.
    ///
    /// A pipe is read like standard input. Shells name a pipe for the output of a command.
    convenience init(path: [UInt8]) throws(LogError) {
        // A path without a status gives an error when it is opened.
        let kind = try? System.status(of: path).kind
        if kind == .folder { throw .file(path, "it is a folder") }
        // Opening a device may have an effect.
        if kind == .other { throw .file(path, "it is not a regular file") }
        let file: OpenFile
        do { file = try OpenFile(path) } catch { throw .file(path, error.reason) }
        let name = String(decoding: path.lastName, as: UTF8.self)
        guard kind == .pipe else {
            self.init(name: name, source: .path(path), text: TextFile(file))
            return
        }
        // Shells name their pipes by a number.
        let isNumbered = path.parentFolder.lastName == Array("fd".utf8)
        try self.init(name: isNumbered ? "a pipe" : name, stream: file)
    }

    /// Reads standard input, which may be a pipe, another stream or a file.
    ///
    /// Throws a sentence if standard input is a terminal or a folder, or if the temporary file cannot be created.
    convenience init(standardInput descriptor: Int32) throws(LogError) {
        let input = OpenFile(borrowing: descriptor)
        guard !System.isTerminal(descriptor), let kind = input.status?.kind, kind != .folder
        else { throw .noInput }
        let name = "standard input"
        if kind == .regular {
            self.init(name: name, source: .open, text: TextFile(input))
        } else {
            try self.init(name: name, stream: input)
        }
    }

    /// Keeps the bytes of a stream in a temporary file without a name. Throws a sentence if the disk is full.
    private convenience init(name: String, stream: OpenFile) throws(LogError) {
        do {
            let spool = try OpenFile(spoolIn: System.temporaryFolder)
            self.init(name: name, source: .stream(stream), text: TextFile(spool))
        } catch {
            throw LogError(
                description:
                    "The input from \(name) cannot be saved in a temporary file: \(error.reason). "
                    + "Free some disk space, or set TMPDIR to another folder.")
        }
    }
}
