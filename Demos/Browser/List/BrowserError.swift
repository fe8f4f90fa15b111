import Gallery

/// The error for an unknown demo name. The sentence says what to do.
public struct BrowserError: Error, CustomStringConvertible {
    public let name: String
    let suggestions: [String]

    init(unknown name: String, among catalog: DemoCatalog = .all) {
        self.name = name
        suggestions = Suggestions.names(like: name, among: catalog.entries.map(\.name))
    }

    public var description: String {
        let shown = String(name.prefix(40))
        let start = "There is no demo “\(shown)”."
        guard let first = suggestions.first else {
            return "\(start) “reflow list” shows all names."
        }
        let others = suggestions.dropFirst().prefix(2).map { "“\($0)”" }
        let names = (["“\(first)”"] + others).joined(separator: " or ")
        return "\(start) Did you mean \(names)? “reflow list” shows all names."
    }
}
