import Foundation
import Testing

@testable import Gallery
@testable import RemoteDemos

/// Serves every demo of the gallery over pipes, and compares it with the same demo in this process.
@Suite struct RemoteGalleryTests {
    @Test(arguments: Gallery.entries.map(\.name), [false, true])
    func `a served demo equals the demo in this process`(name: String, animates: Bool) throws {
        let entry = try #require(Gallery.entry(named: name))
        let data = try FixedData()
        let pair = try DemoPair(entry, data.options(animates: animates))
        var random = RandomNumbers(
            seed: UInt64(name.utf8.reduce(animates ? 1 : 0) { $0 + Int($1) }))
        pair.place(&random)
        try pair.compare()
        for _ in 0..<(animates ? 2 : 6) {
            pair.step(&random)
            try pair.compare()
        }
    }
}
