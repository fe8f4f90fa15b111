import CollectionLaws
import Testing

/// The laws, for each of Reflow's own bodies.
@Suite struct BuiltInBodyTests {
    @Test("keeps all laws", arguments: BuiltInBody.all)
    func keepsLaws(body: BuiltInBody) throws {
        try checkLaws(rounds: 12, of: body.make)
    }
}
