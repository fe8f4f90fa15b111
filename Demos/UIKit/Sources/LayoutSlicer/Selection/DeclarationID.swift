/// A declaration of one of several files.
struct DeclarationID: Hashable {
    /// The position of the file in the slice's files.
    let file: Int
    /// The position of the declaration in the file.
    let index: Int
}

/// Changes of a selection that the compiler's messages call for.
public struct Adjustments: Hashable, Sendable {
    /// Declarations that are left out, by key.
    public internal(set) var dropped: Set<String> = []
    /// Names that are looked up in all files.
    public internal(set) var names: Set<String> = []
    /// Statements that are left out, by path, declaration and text.
    public internal(set) var statements: Set<String> = []
    /// Inherited types that are left out or replaced, by the key of the type and the name.
    public internal(set) var inherited: [String: String] = [:]
    /// Attributes that are left out, by name.
    public internal(set) var attributes: Set<String> = []
    /// Numbers that stay as they are, because the compiler needs a literal there, by key.
    public var keptLiterals: Set<String> = []
    /// Sentences about the parts of the user's code that are left out.
    public internal(set) var remarks: [String] = []

    public init() {}

    /// The adjustments that stay right when the code changes: the names to look up, and the numbers that stay as they
    /// are.
    public var lookups: Adjustments {
        var result = Adjustments()
        result.names = names
        result.keptLiterals = keptLiterals
        return result
    }
}
