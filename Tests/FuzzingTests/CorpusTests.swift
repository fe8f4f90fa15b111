import Foundation
import Testing

/// Replays the stored inputs of the fuzzer: inputs that cover the code, and inputs that once broke a law.
@Suite struct CorpusTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Corpora")

    private static func inputs(of name: String) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(
            at: folder.appending(path: name), includingPropertiesForKeys: nil
        ).sorted { $0.path < $1.path }
    }

    @Test("All stored inputs of a target keep its laws", arguments: FuzzTarget.all.map(\.name))
    func replay(name: String) throws {
        let target = try #require(FuzzTarget.all.first { $0.name == name })
        let inputs = try Self.inputs(of: name)
        #expect(inputs.count >= 10)
        for input in inputs {
            let bytes = try Data(contentsOf: input)
            #expect(throws: Never.self, "\(name)/\(input.lastPathComponent)") {
                try bytes.withUnsafeBytes { try target.check($0) }
            }
        }
    }

    @Test("Each folder of inputs has a target, and no folder is large")
    func folders() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        #expect(Set(names) == Set(FuzzTarget.all.map(\.name)))
        for name in names {
            let sizes = try Self.inputs(of: name).map { try Data(contentsOf: $0).count }
            #expect(sizes.count <= 64 && sizes.reduce(0, +) <= 16_384, "\(name)")
        }
    }

    @Test("An empty input breaks no law", arguments: FuzzTarget.all.map(\.name))
    func nothing(name: String) throws {
        let target = try #require(FuzzTarget.all.first { $0.name == name })
        try target.check(UnsafeRawBufferPointer(start: nil, count: 0))
    }
}
