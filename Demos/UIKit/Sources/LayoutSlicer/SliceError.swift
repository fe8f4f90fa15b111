/// A reason why a layout cannot be cut out of its file.
public enum SliceError: Error, Hashable, Sendable {
    /// The file has no layout with the name.
    case unknownLayout(String)
    /// The finder has refused the layout.
    case refused(String)
    /// A parameter of a function has a type without a made-up value.
    case needsData(name: String, type: String, line: Int)
    /// A type has no initializer with made-up values.
    case cannotMake(type: String, line: Int)
    /// No type conforms to a protocol whose extension has the layout.
    case noConformingType(protocolName: String, line: Int)

    /// The reason as a sentence.
    public var sentence: String {
        switch self {
        case .unknownLayout(let name): "No layout has the name \(name)."
        case .refused(let sentence): sentence
        case .needsData(let name, let type, let line):
            "`\(name)` needs a value of `\(type)`, which only the app makes (line \(line))."
        case .cannotMake(let type, let line):
            "`\(type)` has no initializer that made-up values can call (line \(line))."
        case .noConformingType(let name, let line):
            "No type conforms to `\(name)`, whose extension has the layout (line \(line))."
        }
    }
}
