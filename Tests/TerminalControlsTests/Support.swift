import Terminals

extension Screen {
    /// The rows without their trailing blanks.
    var lines: [String] {
        text().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
