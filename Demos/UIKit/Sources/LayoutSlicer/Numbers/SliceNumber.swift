/// A number literal of the user's code that can change while the layout runs.
public struct SliceNumber: Hashable, Sendable {
    /// The path of the file.
    public let path: String
    /// The position of the literal's first byte in the file. A minus sign belongs to the literal.
    public let offset: Int
    /// The line and the column, from 1.
    public let line, column: Int
    /// The literal as it is written, such as `-1_000` or `0.40`.
    public let text: String
    /// The name of the argument, variable or function that the number belongs to.
    public let title: String
    /// The name of the declaration with the literal.
    public let declaration: String
    /// Whether a negative number needs parentheses, because the literal is a part of a larger expression.
    public let needsParentheses: Bool
    /// The key of the literal, which stays the same while other parts of its file change.
    let key: String

    /// The bytes of the literal in its file.
    var range: Range<Int> { offset..<offset + text.utf8.count }
}
