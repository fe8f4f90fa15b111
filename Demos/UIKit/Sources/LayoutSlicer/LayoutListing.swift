/// A layout that was found in a file.
public struct LayoutListing: Hashable, Sendable {
    /// The kinds of declarations that make a layout.
    public enum Kind: String, Hashable, Sendable {
        case function, property, controller, closure
    }

    /// The kinds of values that a declaration gives.
    enum Form: Hashable, Sendable {
        case layout, section, provider, layoutClass, controller, view
    }

    /// The name on the command line, such as `FeedViewController.makeLayout`.
    public let name: String
    public let kind: Kind
    /// The line of the declaration, from 1.
    public let line: Int
    /// The reason why the layout cannot run, as a sentence; `nil` if it can be tried.
    public let refusal: String?
    let form: Form
    /// The name of the declaration, without its types, argument labels and backticks.
    let declaredName: String
    /// The position of the declaration in the file's declarations.
    let index: Int

    /// Returns the layouts that a name on the command line can mean.
    ///
    /// A layout with exactly this name is the only match. Otherwise the name can be a suffix after a period, or the name
    /// without its argument labels.
    public static func matches<Layout>(
        of name: String, in layouts: [Layout], by path: (Layout) -> String
    ) -> [Layout] {
        let exact = layouts.filter { path($0) == name }
        guard exact.isEmpty else { return exact }
        return layouts.filter { path($0).hasSuffix("." + name) || path($0).hasPrefix(name + "(") }
    }
}
