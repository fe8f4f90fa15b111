import Reflow

extension DemoError {
    /// The error for a file that can't be followed.
    fileprivate static func unfollowed(_ path: [UInt8], _ reason: String) -> DemoError {
        let path = String(decoding: path, as: UTF8.self)
        return DemoError("Cannot follow “\(path)”: \(reason). Name a text file that you can read.")
    }
}

extension FollowedText {
    /// Opens a file by its path. Throws a sentence if the file cannot be followed or read.
    ///
    /// Reads a pipe like standard input. Shells pass the path of a pipe for the output of a command, as in
    /// `<(command)`.
    convenience init(path: [UInt8]) throws(DemoError) {
        // A missing status is no error here, because opening the file then reports the error.
        let kind = try? System.status(of: path).kind
        if kind == .folder { throw .unfollowed(path, "it is a folder") }
        // Rejects a device without opening it, because opening a device may have an effect.
        if kind == .other { throw .unfollowed(path, "it is not a regular file") }
        let file: OpenFile
        do { file = try OpenFile(path) } catch { throw .unfollowed(path, error.reason) }
        let name = String(decoding: path.lastName, as: UTF8.self)
        guard kind == .pipe else {
            self.init(name: name, source: .path(path), text: TextFile(file))
            return
        }
        // Shells name their pipes by a number in a folder `fd`. The number would tell the user nothing.
        let isNumbered = path.parentFolder.lastName == Array("fd".utf8)
        try self.init(name: isNumbered ? "a pipe" : name, stream: file)
    }

    /// Reads standard input, which may be a pipe, another stream or a file.
    ///
    /// Throws a sentence if standard input is a terminal or a folder, or if the temporary file cannot be created.
    convenience init(standardInput descriptor: Int32) throws(DemoError) {
        let input = OpenFile(borrowing: descriptor)
        guard !Platform.isTerminal(descriptor), let kind = input.status?.kind, kind != .folder
        else {
            throw DemoError(
                "There is nothing to follow: name a file (“reflow log FILE”) "
                    + "or pipe something into “reflow log -”.")
        }
        let name = "standard input"
        if kind == .regular {
            self.init(name: name, source: .open, text: TextFile(input))
        } else {
            try self.init(name: name, stream: input)
        }
    }

    /// Creates a text from a stream, whose bytes it saves in a temporary file without a name. Throws a sentence if that
    /// file cannot be created.
    private convenience init(name: String, stream: OpenFile) throws(DemoError) {
        do {
            let spool = try OpenFile(spoolIn: System.temporaryFolder)
            self.init(name: name, source: .stream(stream), text: TextFile(spool))
        } catch {
            throw DemoError(
                "The input from \(name) cannot be saved in a temporary file: \(error.reason). "
                    + "Free some disk space, or set TMPDIR to another folder.")
        }
    }
}
