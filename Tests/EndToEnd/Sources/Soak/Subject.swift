import Foundation
import Sessions
import Synchronization

/// What is shown for a long time, and how it changes meanwhile.
struct Subject: Sendable {
    var name: String
    var arguments: [String]
    /// What is typed: keys that neither leave nor start anything else.
    var keys: [String]
    /// The pause between two changes.
    private var pause: Duration
    /// One change; it is given how many there were before.
    private var change: @Sendable (Int) throws -> Void
    /// What else to tell after so many seconds, and what was wrong with it, or nil.
    private var tellNote: @Sendable (Double) -> (note: String, fault: String?) = { _ in ("", nil) }

    func note(after seconds: Double) -> (note: String, fault: String?) { tellNote(seconds) }

    private static let commonKeys = [
        "j", "k", "j", "k", "h", "l", "\t", " ", "b", "g", "G", "\u{1B}OB", "\u{1B}OA", "\u{1B}[6~",
        "\u{1B}[5~",
    ]

    /// Changes until it is cancelled.
    func changeForEver() async {
        var next = ContinuousClock.now
        var count = 0
        while !Task.isCancelled {
            try? change(count)
            count += 1
            next += pause
            try? await Task.sleep(until: next, clock: .continuous)
        }
    }

    static func named(_ name: String) throws -> Subject? {
        let path = FileManager.default.temporaryDirectory.appending(
            path: "reflow-soak-\(getpid())"
        ).path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        return switch name {
        case "log": try log(in: path)
        case "files": try files(in: path)
        case "processes": processes
        default: nil
        }
    }

    /// 5,000 lines a second. Too few are a fault: the disk may be full, or the machine busy.
    private static func log(in path: String) throws -> Subject {
        let file = path + "/app.log"
        try "the first line\n".write(toFile: file, atomically: false, encoding: .utf8)
        let (perStep, perSecond) = (250, 5_000.0)
        let written = Mutex((lines: 0, reason: nil as String?))
        var subject = Subject(
            name: "log", arguments: ["log", file],
            keys: commonKeys + ["f", "#", "/99\r", "n", "N", "500G"], pause: .milliseconds(50)
        ) { step in
            let lines = (0..<perStep).map { line in
                let number = step * perStep + line
                let tail =
                    number.isMultiple(of: 7) ? String(repeating: " and so on", count: 12) : ""
                return
                    "2026-01-01 12:00:00 worker \(number % 17): request \(number) took \(number % 91) ms\(tail)\n"
            }
            do {
                let handle = try FileHandle(forWritingTo: URL(filePath: file))
                defer { try? handle.close() }
                try handle.seekToEnd()
                try handle.write(contentsOf: Data(lines.joined().utf8))
                written.withLock { $0.lines += perStep }
            } catch {
                written.withLock { $0.reason = $0.reason ?? "\(error)" }
            }
        }
        subject.tellNote = { seconds in
            let size = (try? FileManager.default.attributesOfItem(atPath: file)[.size]) as? Int ?? 0
            let (lines, reason) = written.withLock { $0 }
            let rate = Double(lines) / seconds
            let figures = "\(lines) lines, \(Int(rate)) a second"
            let isSlow = rate < 0.9 * perSecond
            return (
                "the file: \(figures), \(size / 1_000_000) MB",
                isSlow ? "only \(figures)\(reason.map { ": \($0)" } ?? "")" : nil
            )
        }
        return subject
    }

    /// Ten changes a second among a few hundred names.
    private static func files(in path: String) throws -> Subject {
        for number in 0..<200 {
            try "\(number)\n".write(
                toFile: "\(path)/file \(number)", atomically: false, encoding: .utf8)
        }
        var subject = Subject(
            name: "files", arguments: ["files", "--path", path],
            keys: commonKeys + ["s", "S", ".", "/9\r", "n"], pause: .milliseconds(100)
        ) { step in
            let files = FileManager.default
            let name = "\(path)/file \(step * 7919 % 300)"
            switch step % 4 {
            case 0: try "new \(step)\n".write(toFile: name, atomically: false, encoding: .utf8)
            case 1: try files.removeItem(atPath: name)
            case 2: try files.moveItem(atPath: name, toPath: "\(path)/moved \(step % 50)")
            default:
                let folder = "\(path)/folder \(step % 20)"
                if files.fileExists(atPath: folder) {
                    try files.removeItem(atPath: folder)
                } else {
                    try files.createDirectory(atPath: folder, withIntermediateDirectories: false)
                }
            }
        }
        subject.tellNote = { _ in
            let count = (try? FileManager.default.contentsOfDirectory(atPath: path).count) ?? 0
            return ("the folder: \(count) names", nil)
        }
        return subject
    }

    /// Processes that come and go.
    private static let processes = Subject(
        name: "processes", arguments: ["processes"], keys: commonKeys + ["s", "S", "/e\r", "n"],
        pause: .milliseconds(200)
    ) { _ in
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sleep")
        process.arguments = ["2"]
        try process.run()
    }
}
