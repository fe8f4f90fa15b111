/// An error whose description is a sentence for the user: what is wrong, and what to do.
public struct DemoError: Error, Hashable, CustomStringConvertible {
    public let description: String

    public init(_ description: String) { self.description = description }
}
