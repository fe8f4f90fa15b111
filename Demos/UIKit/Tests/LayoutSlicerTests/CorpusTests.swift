import Foundation
import Testing

/// Replays the stored texts of the fuzzer: texts that cover the code, and texts that once broke a law.
struct CorpusTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Corpus")

    private static func texts() throws -> [(name: String, bytes: [UInt8])] {
        try FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil
        ).sorted { $0.path < $1.path }.map {
            ($0.lastPathComponent, Array(try Data(contentsOf: $0)))
        }
    }

    @Test func storedTextsKeepTheLaws() throws {
        let texts = try Self.texts()
        #expect(texts.count >= 10)
        for (name, bytes) in texts {
            #expect(throws: Never.self, "\(name)") { try SlicerFuzz.check(bytes) }
        }
    }

    @Test func theFolderIsSmall() throws {
        let sizes = try Self.texts().map(\.bytes.count)
        #expect(sizes.count <= 64 && sizes.reduce(0, +) <= 32_768)
    }

    @Test func anEmptyTextKeepsTheLaws() {
        #expect(throws: Never.self) { try SlicerFuzz.check([]) }
    }
}
