import Gallery

/// Code that nobody has, in a sentence.
struct CodeError: Error, CustomStringConvertible {
    let demo: String
    let target: CodeTarget

    var description: String {
        "There is no code of “\(demo)” for \(target.title)"
            + (target == .uikit ? ": leave out --for uikit to see it for Reflow." : ".")
    }
}
