import Foundation
import RandomFrames
import Sessions
import Synchronization

/// A file that grows by 5,000 lines a second.
final class GrowingLog: Subject {
    let name = "log"
    let arguments: [String]
    let keys = commonKeys + ["f", "#", "/99\r", "n", "N", "500G"]
    let pause = Duration.milliseconds(50)

    private let path: String
    private let lines = Mutex(0)

    /// The number of lines in one change.
    private static let portion = 250

    init(in folder: String) throws {
        path = folder + "/app.log"
        arguments = ["log", path]
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        try Data().write(to: URL(filePath: path))
        try append(["the first line"])
    }

    func change(by dice: inout SplitMix) throws {
        let first = lines.withLock { $0 }
        try append(
            (first..<first + Self.portion).map { number in
                let tail = dice.oneIn(7) ? String(repeating: " and so on", count: 12) : ""
                return "2026-01-01 12:00:00 worker \(number % 17): request \(number) "
                    + "took \(dice.roll(1...90)) ms\(tail)"
            })
    }

    private func append(_ new: [String]) throws {
        let handle = try FileHandle(forWritingTo: URL(filePath: path))
        defer { try? handle.close() }
        try handle.seekToEnd()
        try handle.write(contentsOf: Data(new.map { $0 + "\n" }.joined().utf8))
        lines.withLock { $0 += new.count }
    }

    /// Waits until the end of the screen shows the number of lines and the last lines. Then appends a line, and waits
    /// for it.
    func check(in session: Session) throws {
        // Wide enough that no line wraps.
        session.resize(columns: 200, rows: 60)
        session.send("G")
        try waitForEnd(in: session)
        try append(["a line that was written when all others stood there"])
        try waitForEnd(in: session)
    }

    private func waitForEnd(in session: Session) throws {
        let count = lines.withLock { $0 }
        // All rows except the header and the status line.
        let last = try lastLines(min(count, session.rows - 2))
        let numbered = zip(count - last.count + 1...count, last).enumerated()
        try session.wait(for: "the last of \(count) lines: \(last.last ?? "")") { session in
            session.row(0).contains(" \(count) lines · following")
                && numbered.allSatisfy { index, line in
                    Self.row(session.row(index + 1), holds: line.1, numbered: line.0)
                }
        }
    }

    private func lastLines(_ count: Int) throws -> [String] {
        let handle = try FileHandle(forReadingFrom: URL(filePath: path))
        defer { try? handle.close() }
        let length = UInt64(count) * 200
        let end = try handle.seekToEnd()
        try handle.seek(toOffset: end - min(end, length))
        let text = String(decoding: try handle.readToEnd() ?? Data(), as: UTF8.self)
        return text.split(separator: "\n").suffix(count).map { String($0) }
    }

    /// Whether the row shows the line. The mark of the selection and the line's number may precede it. The last column
    /// contains the scrollbar.
    private static func row(_ row: String, holds line: String, numbered number: Int) -> Bool {
        let text = row.prefix(199).trimmingCharacters(in: .whitespaces)
        guard text.hasSuffix(line) else { return false }
        let start = text.dropLast(line.count).filter { $0 != "▌" && $0 != " " }
        return start.isEmpty || start == "\(number)"
    }

    /// The bytes that the program may use for the lines. It keeps 8 bytes for the height of each seen line, and arrays
    /// have up to twice the capacity. For each 8 kilobytes of text (about 100 lines) it keeps a mark of 16 bytes.
    var allowance: Int { 17 * lines.withLock { $0 } }

    var state: String {
        let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
        return "\(lines.withLock { $0 }) lines in \((size ?? 0) / 1_000_000) MB"
    }
}
