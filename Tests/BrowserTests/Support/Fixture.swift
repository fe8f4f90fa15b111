import Foundation
import Testing

/// A recorded replay: a text file of pictures, stored with the tests.
///
/// The environment variable `REFLOW_RECORD=1` records it again. Review the difference before you
/// commit it.
struct Fixture {
    let name: String

    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Fixtures")

    static var isRecording: Bool {
        ProcessInfo.processInfo.environment["REFLOW_RECORD"] == "1"
    }

    /// The names of all recordings.
    static func kept() throws -> Set<String> {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return Set(names.filter { !$0.hasPrefix(".") })
    }

    private var url: URL { Self.folder.appendingPathComponent(name) }

    /// Compares the pictures with the recording and reports the first difference, or records them.
    func check(_ pictures: [(title: String, text: String)]) throws {
        let text = pictures.map { "── \($0.title)\n\($0.text)\n" }.joined()
        if Self.isRecording { return try text.write(to: url, atomically: true, encoding: .utf8) }
        guard let kept = try? String(contentsOf: url, encoding: .utf8) else {
            Issue.record("\(name) is missing. Run the tests with REFLOW_RECORD=1 to record it.")
            return
        }
        guard kept != text else { return }
        let wanted = kept.components(separatedBy: "── ").dropFirst()
        let found = text.components(separatedBy: "── ").dropFirst()
        let index = zip(wanted, found).enumerated().first { $1.0 != $1.1 }?.offset
        let (before, after) =
            index.map {
                (wanted.dropFirst($0).first ?? "", found.dropFirst($0).first ?? "")
            } ?? ("\(wanted.count) pictures", "\(found.count) pictures")
        Issue.record("\(name) has changed. Kept:\n\(before)\nDrawn:\n\(after)")
    }

    static func remove(_ name: String) throws {
        try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
}
