import Reflow

/// The error for a text that can't be followed. The sentence says what to do.
public struct LogError: Error, CustomStringConvertible {
    public let description: String

    static func file(_ path: String, _ reason: String) -> LogError {
        LogError(
            description: "Cannot follow “\(path)”: \(reason). Name a text file that you can read.")
    }

    /// Converts an error of the system into a sentence about the file.
    fileprivate static func unlessRefused<Result>(
        _ path: String, _ body: () throws(SystemError) -> Result
    ) throws(LogError) -> Result {
        do { return try body() } catch { throw .file(path, error.reason) }
    }
}

extension FollowedText {
    /// Opens a file by its path. Throws a sentence if the file cannot be followed or read.
    ///
    /// A pipe is read like standard input. Shells name a pipe for the output of a command. A file whose contents the
    /// system generates is also read like standard input.
    ///
    /// - Parameter reportsChanges: Whether the system reports all changes in a folder.
    convenience init(
        path: [UInt8],
        reportsChanges: @escaping ([UInt8]) -> Bool = { System.reportsChanges(in: $0) }
    ) throws(LogError) {
        let shown = String(decoding: path, as: UTF8.self)
        let name = String(decoding: path.lastName, as: UTF8.self)
        let kind = try LogError.unlessRefused(shown) { () throws(SystemError) in
            try System.status(of: path).kind
        }
        if kind == .folder { throw LogError.file(shown, "it is a folder") }
        // Opening a device may have an effect.
        if kind == .other { throw LogError.file(shown, "it is not a regular file") }
        let file = try LogError.unlessRefused(shown) { () throws(SystemError) in
            try OpenFile(path)
        }
        if kind == .pipe || file.isMadeUp {
            // Shells name their pipes by a number.
            let isNumbered = kind == .pipe && path.parentFolder.lastName == Array("fd".utf8)
            try self.init(name: isNumbered ? "a pipe" : name, stream: file)
        } else {
            self.init(
                name: name, source: .path(path), text: TextFile(file),
                reportsChanges: reportsChanges)
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

    /// Reads standard input, which may be a pipe, another stream or a file.
    ///
    /// Throws a sentence if standard input is a terminal or a folder, or if the temporary file cannot be created.
    convenience init(standardInput descriptor: Int32) throws(LogError) {
        let input = OpenFile(borrowing: descriptor)
        guard !Platform.isTerminal(descriptor), let status = input.status, status.kind != .folder
        else { throw .noInput }
        let name = "standard input"
        if status.kind == .regular, !input.isMadeUp {
            self.init(name: name, source: .open, text: TextFile(input))
        } else {
            try self.init(name: name, stream: input)
        }
    }
}

extension LogError {
    /// The error for a call that names nothing to follow.
    static let noInput = LogError(
        description: "There is nothing to follow: name a file (“reflow log FILE”) "
            + "or pipe something into “reflow log -”.")
}
