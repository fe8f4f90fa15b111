import Foundation

@testable import Gallery

/// A temporary folder with the data of the demos that show files, logs and processes.
final class FixedData {
    let path = NSTemporaryDirectory() + "reflow-remote-\(UUID().uuidString)"

    /// The recorded processes of the browser's tests.
    private static let processes = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("BrowserTests/Data/proc").path

    init() throws {
        for folder in ["files/photos", "files/Empty", "zones/Europe", "zones/Asia"] {
            try FileManager.default.createDirectory(
                atPath: "\(path)/\(folder)", withIntermediateDirectories: true)
        }
        let files =
            ["photos/beach.jpg", "README.md", "alpha.swift", "日本語.txt"]
            + (10..<40).map { "log-\($0).txt" }
        for file in files { try write("files/\(file)", "text\n") }
        for zone in ["Europe/Berlin", "Europe/Paris", "Asia/Tokyo"] {
            try write("zones/\(zone)", "")
        }
        let lines = (0..<400).map { "2024-02-29 10:00:\($0) INFO line \($0) of the log" }
        try write("server.log", lines.map { $0 + "\n" }.joined())
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    private func write(_ name: String, _ text: String) throws {
        try text.write(toFile: "\(path)/\(name)", atomically: false, encoding: .utf8)
    }

    func options(animates: Bool) -> DemoOptions {
        var options = DemoOptions(
            [
                .path: .text(path + "/files"), .file: .text(path + "/server.log"),
                .items: .number(2_000),
            ], animates: animates)
        options.standIns.folderName = "files"
        options.standIns.processRoot = Self.processes
        options.standIns.zones = path + "/zones"
        options.standIns.seed = 1
        options.standIns.today = CalendarDay(year: 2024, month: 2, day: 29)
        options.standIns.environment = ["TERM": "xterm-256color", "PATH": "/usr/bin:/bin"]
        return options
    }
}
