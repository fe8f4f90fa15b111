import Reflow

extension Examples {
    static func difference() throws -> Difference<String, String> {
        let old = try Snapshot { Section("letters", items: ["a", "b", "c"]) }
        var new = old
        try new.moveItem("c", beforeItem: "a")
        let difference = new.difference(from: old)
        return difference
    }
}
