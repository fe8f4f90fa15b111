/// The parts of a text, its source and its events.
extension FollowedText {
    /// The lines of one file among the lines of the whole text.
    struct Part {
        let id: Int
        /// The number of the first line in the whole text.
        let firstLine: Int
        let text: TextFile
        /// Whether another file has replaced this one under its name.
        var isReplaced = false

        var lines: Range<Int> { firstLine..<firstLine + text.lineCount }
    }

    /// A change of the text.
    enum Event: Hashable {
        /// There are new lines, or the last line is longer.
        case grown
        /// The file was truncated.
        case cut
        /// Another file has the name now.
        case replaced
        /// No file has the name any more.
        case gone
        /// The file is back.
        case returned
        /// The stream has come to its end.
        case ended
        /// Reading failed. The sentence is the reason.
        case failed(String)
    }

    enum Source {
        /// A file that is opened again by its path when another file gets the name.
        case path([UInt8])
        /// An open file without a known name: standard input from a file.
        case open
        /// A stream from a pipe. Its bytes are kept in a temporary file.
        case stream(OpenFile)
    }
}
