import CollectionLaws
import Testing

/// Checks of all laws for each of Reflow's own bodies.
@Suite struct BuiltInBodyTests {
    @Test("A built-in body keeps all laws", arguments: BuiltInBody.all)
    func keepsLaws(body: BuiltInBody) throws {
        try checkLaws(rounds: 12, of: body.make)
    }
}
