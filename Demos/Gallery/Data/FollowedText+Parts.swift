/// What a text consists of, where it comes from, and what happens to it.
extension FollowedText {
    /// The lines of one file, among all.
    struct Part {
        let id: Int
        /// The number of its first line.
        let firstLine: Int
        let text: TextFile
        /// Whether another file has its name now.
        var isReplaced = false

        var lines: Range<Int> { firstLine..<firstLine + text.lineCount }
    }

    /// What has happened to the text.
    enum Event: Hashable {
        /// There are more lines, or the last is longer.
        case grown
        /// The file has lost what was in it.
        case cut
        /// Another file has the name now.
        case replaced
        /// No file has the name.
        case gone
        /// The file is there again.
        case returned
        /// The stream has said all it had.
        case ended
        /// It can't be read on, and why: a sentence.
        case failed(String)
    }

    enum Source {
        /// A file that is looked up again by its path.
        case path([UInt8])
        /// An open file without a name: standard input from a file.
        case open
        /// What comes through a pipe, kept in a file of its own.
        case stream(OpenFile)
    }
}
