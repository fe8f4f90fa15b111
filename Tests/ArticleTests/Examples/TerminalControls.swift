import Reflow

extension Examples {
    static func table() -> [Range<Int>?] {
        let table = TextColumns([
            TextColumns.Column("name", least: 10, most: nil),
            TextColumns.Column("size", width: 6, .trailing, rank: 1),
        ])
        let places = table.layout(width: 30)
        return places
    }
}
