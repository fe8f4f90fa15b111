import Reflow

/// Why a text can't be followed: a sentence that says what to do.
public struct LogError: Error, CustomStringConvertible {
    public let description: String

    static func file(_ path: String, _ reason: String) -> LogError {
        LogError(
            description: "Cannot follow “\(path)”: \(reason). Name a text file that you can read.")
    }

    /// Makes a sentence of what the system says against a file.
    fileprivate static func unlessRefused<Result>(
        _ path: String, _ body: () throws(SystemError) -> Result
    ) throws(LogError) -> Result {
        do { return try body() } catch { throw .file(path, error.reason) }
    }
}

extension FollowedText {
    /// Opens a file by its path; a pipe, as shells name one for the output of a command, is read as standard input is,
    /// and so is what the system makes up.
    /// Throws a sentence for what is neither, or may not be read.
    ///
    /// - Parameter reportsChanges: Whether the system tells of all that happens in a folder.
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
        // A device may do something when it is opened.
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

    /// What comes through a pipe is kept in a file without a name. Throws a sentence when there is no room for that.
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

    /// Standard input: a pipe or the like, or a file.
    ///
    /// Throws a sentence when it is a terminal, or there is no room for what comes through it.
    convenience init(standardInput descriptor: Int32) throws(LogError) {
        let input = OpenFile(borrowing: descriptor)
        guard !System.isTerminal(descriptor), let status = input.status, status.kind != .folder
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
    /// Nothing to follow was named.
    static let noInput = LogError(
        description: "There is nothing to follow: name a file (“reflow log FILE”) "
            + "or pipe something into “reflow log -”.")
}
