/// Why a text can't be followed: a sentence that says what to do.
public struct LogError: Error, CustomStringConvertible {
    public let description: String

    static func file(_ path: String, _ reason: String) -> LogError {
        LogError(
            description: "Cannot follow “\(path)”: \(reason). Name a text file that you can read.")
    }
}

extension FollowedText {
    /// Opens a file by its path. Throws a sentence for what is no file, or may not be read.
    ///
    /// - Parameter reportsChanges: Whether the system tells of all that happens in a folder.
    convenience init(
        path: [UInt8],
        reportsChanges: @escaping ([UInt8]) -> Bool = { System.reportsChanges(in: $0) }
    ) throws(LogError) {
        let shown = String(decoding: path, as: UTF8.self)
        let file: OpenFile
        do {
            let status = try System.status(of: path)
            if status.kind == .folder { throw LogError.file(shown, "it is a folder") }
            if status.kind == .stream { throw LogError.file(shown, "it is no regular file") }
            file = try OpenFile(path)
        } catch let error as LogError {
            throw error
        } catch {
            let reason = (error as? SystemError)?.reason ?? "\(error)"
            throw LogError.file(shown, reason)
        }
        self.init(
            name: String(decoding: path.lastName, as: UTF8.self), source: .path(path),
            text: TextFile(file), reportsChanges: reportsChanges)
    }

    /// Standard input: a pipe, whose text is kept in a file without a name, or a file.
    ///
    /// Throws a sentence when it is a terminal, or there is no room for what comes through it.
    convenience init(standardInput descriptor: Int32) throws(LogError) {
        let input = OpenFile(borrowing: descriptor)
        guard !System.isTerminal(descriptor), let status = input.status, status.kind != .folder
        else { throw .noInput }
        let name = "standard input"
        if status.kind == .regular {
            self.init(name: name, source: .open, text: TextFile(input))
            return
        }
        do {
            let spool = try OpenFile(spoolIn: System.temporaryFolder)
            self.init(name: name, source: .stream(input), text: TextFile(spool))
        } catch {
            throw LogError(
                description: "Standard input cannot be kept in a temporary file: \(error.reason). "
                    + "Make room, or name another folder in TMPDIR.")
        }
    }
}

extension LogError {
    /// Nothing to follow was named.
    static let noInput = LogError(
        description: "There is nothing to follow: name a file, as in “reflow log FILE”, "
            + "or pipe something into “reflow log -”.")
}
