import CollectionLaws
import Testing

/// Checks of all laws for each of Reflow's own bodies.
@Suite struct BuiltInBodyTests {
    @Test("A built-in body keeps all laws", arguments: BuiltInBody.all)
    func keepsLaws(body: BuiltInBody) throws {
        try checkLaws(rounds: 12, of: body.make)
    }

    /// Edits replace a body by a body of another type, and move sections of different bodies.
    @Test("Sections of different built-in bodies keep the laws of edits", arguments: 0..<8)
    func differentBodies(seed: Int) throws {
        try checkLaws(laws: [.editing, .measuring, .neighbors], rounds: 50, seed: seed) { sample in
            let index = Int.random(in: BuiltInBody.all.indices, using: &sample)
            return BuiltInBody.all[index].make(&sample)
        }
    }

    /// Bodies store thousands of items in blocks, which edits cut and join.
    @Test(
        "A body of thousands of items keeps the laws of edits",
        arguments: BuiltInBody.all.filter { !$0.name.contains("uniform") })
    func longSections(body: BuiltInBody) throws {
        try checkLaws(
            laws: [.editing, .measuring], rounds: 2, seed: 3, items: 0...3_000, of: body.make)
    }
}
