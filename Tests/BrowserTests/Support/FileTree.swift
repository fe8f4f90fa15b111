import Foundation

@testable import Gallery

/// A temporary folder with fixed contents, which is removed with the last reference.
final class FileTree {
    let path: String

    /// The contents: folders with the names of their files, files, and a dangling link.
    static let folders: [String: [String]] = [
        "Archive": ["2023.tar", "2024.tar"], "beta": ["one", "two", "three"], "Empty": [],
        "photos": ["beach.jpg", "dunes.jpg"], "Photos 2024": ["a.jpg"],
    ]

    static let files =
        [
            "README.md", "alpha.swift", "Apples.txt", "12 monkeys.avi", "_private", ".profile",
            "Ölfass.pdf", "日本語.txt", "zebra.txt",
        ] + (10..<40).map { "log-\($0).txt" }

    /// Names with control characters and other special characters.
    static let tricks = [
        "bell\u{7}.txt", "line\nbreak", "red\u{1B}[31m", "tab\tstop", "\u{202E}txt.exe",
        "csi\u{9B}2J", "joined\u{200D}",
    ]

    /// The modification times of files in local time: year, month, day, hour and minute. Other
    /// files are of 2023.
    static let times: [String: [Int32]] = [
        "README.md": [2024, 2, 29, 9, 5], "alpha.swift": [2024, 2, 29, 17, 30],
        "Apples.txt": [2024, 2, 27, 8, 0], "zebra.txt": [2024, 2, 3, 8, 0],
        "12 monkeys.avi": [2024, 1, 31, 8, 0], "_private": [2024, 3, 1, 8, 0],
    ]

    /// The sizes of files in bytes. Other files are empty.
    static let sizes = ["README.md": 1536, "12 monkeys.avi": 3 << 20, "zebra.txt": 700]

    init() throws {
        path = NSTemporaryDirectory() + "reflow-\(UUID().uuidString)"
        for (folder, files) in Self.folders {
            try makeFolder(folder)
            for file in files { try makeFile([UInt8]("\(folder)/\(file)".utf8)) }
        }
        for file in Self.files + Self.tricks { try makeFile([UInt8](file.utf8)) }
        for (region, zones) in Self.zones {
            let folder = "\(zonePath)/\(region)"
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true)
            for zone in zones {
                _ = FileManager.default.createFile(atPath: "\(folder)/\(zone)", contents: nil)
            }
        }
        try FileManager.default.createSymbolicLink(
            atPath: path + "/gone", withDestinationPath: "nowhere")
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
        try? FileManager.default.removeItem(atPath: zonePath)
    }

    /// The folder of time zones, beside the tree's folder.
    private var zonePath: String { path + ".zones" }

    func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(
            atPath: "\(path)/\(name)", withIntermediateDirectories: true)
    }

    func remove(_ name: String) throws {
        try FileManager.default.removeItem(atPath: "\(path)/\(name)")
    }

    func rename(_ name: String, to other: String) throws {
        try FileManager.default.moveItem(atPath: "\(path)/\(name)", toPath: "\(path)/\(other)")
    }

    /// Creates a file with a fixed size and time. Throws an error if the file system rejects the
    /// name.
    func makeFile(_ name: [UInt8]) throws {
        let bytes = [UInt8]("\(path)/".utf8) + name + [0]
        let file = bytes.withUnsafeBufferPointer { pointer in
            pointer.withMemoryRebound(to: CChar.self) {
                open($0.baseAddress!, O_CREAT | O_WRONLY, 0o644)
            }
        }
        guard file >= 0 else { throw CocoaError(.fileWriteInvalidFileName) }
        defer { close(file) }
        let text = String(decoding: name, as: UTF8.self)
        ftruncate(file, off_t(Self.sizes[text] ?? 0))
        let parts = Self.times[text] ?? [2023, 5, 1, 12, 0]
        var calendar = tm()
        (calendar.tm_year, calendar.tm_mon) = (parts[0] - 1900, parts[1] - 1)
        (calendar.tm_mday, calendar.tm_hour, calendar.tm_min) = (parts[2], parts[3], parts[4])
        calendar.tm_isdst = -1
        let time = timespec(tv_sec: mktime(&calendar), tv_nsec: 0)
        futimens(file, [time, time])
    }

    /// Regions with some of their time zones.
    static let zones: [String: [String]] = [
        "Europe": ["Berlin", "Isle_of_Man", "London", "Paris"] + (10..<30).map { "Zone_\($0)" },
        "America": ["New_York", "Port_of_Spain"], "Asia": ["Tokyo", "Ho_Chi_Minh"],
        "Arctic": ["Longyearbyen"],
    ]

    /// Options that show the folder under a fixed name, and fixed data instead of the machine's.
    /// Animations are off, so that a test can compare the screen right after an input. Demos with
    /// many items are small.
    var options: DemoOptions {
        var options = DemoOptions.fixed
        options.values[.path] = .text(path)
        options.values[.items] = .number(10_000)
        options.standIns.folderName = "files"
        options.standIns.zones = zonePath
        options.standIns.today = CalendarDay(year: 2024, month: 2, day: 29)
        options.standIns.environment = [
            "TERM": "xterm-256color", "LANG": "en_GB.UTF-8", "SHELL": "/bin/sh",
            "PATH": "/usr/local/bin:/usr/bin:/bin:/usr/local/games:/usr/games",
            "TRICK": "nobody asked",
        ]
        return options
    }
}

extension DemoOptions {
    /// Options with fixed data, which is stored beside the tests. Animations are off.
    static let fixed: DemoOptions = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Data").path
        var options = DemoOptions([.file: .text(folder + "/server.log")], animates: false)
        options.standIns.processRoot = folder + "/proc"
        options.standIns.seed = 1
        return options
    }()

    /// Options with a folder under a name, without animations.
    static func folder(_ path: String, shownAs name: String) -> DemoOptions {
        var options = DemoOptions([.path: .text(path)], animates: false)
        options.standIns.folderName = name
        options.standIns.today = CalendarDay(year: 2024, month: 2, day: 29)
        return options
    }
}
