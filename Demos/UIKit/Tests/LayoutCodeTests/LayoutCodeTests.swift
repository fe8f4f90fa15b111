import Reflow
import RemoteDemos
import Testing

@testable import Gallery

/// Tests of the UIKit code that the demos show. The code runs in another process.
@Suite struct LayoutCodeTests {
    private static let sizes = [
        Size(width: 375, height: 667), Size(width: 667, height: 375),
        Size(width: 820, height: 1180),
    ]

    @Test("The code for UIKit gives the same frames as the demo, with default and changed knobs")
    func frames() throws {
        let folder = try TemporaryFolder()
        let variants = try CodeVariant.all(in: folder)
        try #require(variants.count == 3 * 27)
        let library = try CodeLibrary(of: variants, in: folder)
        for variant in variants {
            let remote = try library.run(variant)
            for size in Self.sizes {
                let environment = LayoutEnvironment(size: size)
                remote.place(in: environment, scale: CellScale(), from: nil)
                variant.demo.place(in: environment, scale: CellScale(), from: nil)
                let difference = variant.comparison.difference(
                    from: variant.demo.geometry(of: .content), to: remote.geometry(of: .content))
                #expect(
                    difference == nil, "\(variant.name) \(Int(size.width)): \(difference ?? "")")
            }
            #expect(remote.endSentence == nil, "\(variant.name)")
        }
    }
}
