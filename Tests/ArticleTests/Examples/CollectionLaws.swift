import CollectionLaws
import Reflow
import Testing

@Suite struct FamilyLawTests {
    @Test("A family of flows keeps all laws")
    func families() throws {
        try checkLaws(rounds: 20) { sample in
            FlowBody(items: .table(sample.sizes), interItemSpacing: sample.length(0...9))
        }
    }
}
