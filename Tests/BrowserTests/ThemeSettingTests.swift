import Foundation
import Reflow
import Testing

@testable import Browser
@testable import Gallery

/// The browser's theme: its order of sources, its keys, and its settings file.
@Suite struct ThemeSettingTests {
    private let folder = NSTemporaryDirectory() + "reflow-\(UUID().uuidString)"
    private var path: String { folder + "/deeper/reflow/theme" }

    private func file(_ variables: [String: String] = [:]) throws -> SettingFile {
        let known = variables.isEmpty ? ["XDG_CONFIG_HOME": folder + "/deeper"] : variables
        return try #require(SettingFile("theme") { known[$0] })
    }

    private func write(_ data: Data) throws {
        let url = URL(fileURLWithPath: path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }

    private func makeFolder(_ name: String = "") throws {
        try FileManager.default.createDirectory(
            atPath: folder + name, withIntermediateDirectories: true)
    }

    private func isThere(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: folder + name)
    }

    private func clear() { try? FileManager.default.removeItem(atPath: folder) }

    @Test("The option has priority over the file, and the file over the terminal's background")
    func order() throws {
        defer { clear() }
        #expect(ThemeSetting().choice == .auto)
        #expect(ThemeSetting(file: try file()).choice == .auto)
        try write(Data("light\n".utf8))
        #expect(ThemeSetting(file: try file()).choice == .light)
        #expect(ThemeSetting(.contrast, file: try file()).choice == .contrast)
        // The option `auto` overrides the file's theme for one run.
        #expect(ThemeSetting(.auto, file: try file()).choice == .auto)
        let themes = ThemeChoice.allCases.map(\.theme)
        #expect(themes == [.automatic, .dark, .light, .highContrast, .terminal])
    }

    @Test(
        "A file without a valid theme name counts as missing",
        arguments: [
            Data(), Data("\n".utf8), Data("pink".utf8), Data("dark light".utf8), Data("LIGHT".utf8),
            Data([0xFF, 0, 0x1B, 0x5B]), Data(repeating: 0x6C, count: 100_000),
        ])
    func broken(_ data: Data) throws {
        defer { clear() }
        try write(data)
        var setting = ThemeSetting(file: try file())
        #expect(setting.choice == .auto)
        // The next selection writes a valid file.
        #expect(setting.change(to: .dark) == "theme: dark")
        #expect(ThemeSetting(file: try file()).choice == .dark)
    }

    @Test("A folder or a pipe in place of the file counts as missing, and no theme is saved")
    func noFile() throws {
        defer { clear() }
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        var setting = ThemeSetting(file: try file())
        #expect(setting.choice == .auto)
        #expect(setting.change(to: .dark).hasPrefix("theme: dark; not saved: "))
        try FileManager.default.removeItem(atPath: path)
        try #require(mkfifo(path, 0o600) == 0)
        setting = ThemeSetting(file: try file())
        #expect(setting.choice == .auto)
        #expect(setting.change(to: .dark).hasPrefix("theme: dark; not saved: "))
        #expect(setting.choice == .dark)
    }

    @Test("The file is located in the configuration folder")
    func place() throws {
        func path(_ variables: [String: String]) -> String? {
            SettingFile("theme") { variables[$0] }.map { String(decoding: $0.path, as: UTF8.self) }
        }
        #expect(path([:]) == nil)
        #expect(path(["HOME": "/h"]) == "/h/.config/reflow/theme")
        #expect(path(["HOME": "/h", "XDG_CONFIG_HOME": "/c"]) == "/c/reflow/theme")
        // The XDG specification requires that relative paths are ignored.
        #expect(path(["HOME": "/h", "XDG_CONFIG_HOME": "c"]) == "/h/.config/reflow/theme")
        #expect(path(["HOME": "/h", "XDG_CONFIG_HOME": ""]) == "/h/.config/reflow/theme")
        #expect(path(["HOME": ""]) == nil)
    }

    @Test("a home that does not exist is not made, and a sentence names it")
    func missingHome() throws {
        defer { clear() }
        try makeFolder()
        let home = folder + "/home"
        for variables in [["HOME": home], ["HOME": home, "XDG_CONFIG_HOME": home + "/.config"]] {
            var setting = ThemeSetting(file: try file(variables))
            #expect(
                setting.change(to: .dark)
                    == "theme: dark; not saved: the folder “\(home)” does not exist")
            #expect(!isThere("/home"))
        }
        try makeFolder("/home")
        var setting = ThemeSetting(file: try file(["HOME": home]))
        #expect(setting.change(to: .dark) == "theme: dark")
        #expect(ThemeSetting(file: try file(["HOME": home])).choice == .dark)
        let made = try FileManager.default.subpathsOfDirectory(atPath: home).sorted()
        #expect(made == [".config", ".config/reflow", ".config/reflow/theme"])
    }

    @Test("a new choice replaces the file whole: the old one stays as it was for whoever reads it")
    func replacing() throws {
        defer { clear() }
        try write(Data("light\n".utf8))
        #expect(chmod(path, 0o600) == 0)
        let old = try #require(FileHandle(forReadingAtPath: path))
        var setting = ThemeSetting(file: try file())
        #expect(setting.change(to: .dark) == "theme: dark")
        #expect(try old.readToEnd() == Data("light\n".utf8), "A write that fails loses nothing.")
        #expect(try Data(contentsOf: URL(filePath: path)) == Data("dark\n".utf8))
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder + "/deeper/reflow")
        #expect(names == ["theme"])
    }

    @Test("a link stays one, and the file that it leads to has the choice")
    func link() throws {
        defer { clear() }
        try makeFolder("/deeper/reflow")
        try makeFolder("/dotfiles")
        try FileManager.default.createSymbolicLink(
            atPath: path, withDestinationPath: "../../dotfiles/first")
        try FileManager.default.createSymbolicLink(
            atPath: folder + "/dotfiles/first", withDestinationPath: folder + "/dotfiles/theme")
        for choice in [ThemeChoice.dark, .light] {
            var setting = ThemeSetting(file: try file())
            #expect(setting.change(to: choice) == "theme: \(choice.summary)")
            let target = try Data(contentsOf: URL(filePath: folder + "/dotfiles/theme"))
            #expect(target == Data("\(choice.rawValue)\n".utf8))
        }
        for name in [path, folder + "/dotfiles/first"] {
            #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: name)) != nil)
        }
        // A link that leads in a circle leads to no file.
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "theme")
        var setting = ThemeSetting(file: try file())
        #expect(setting.change(to: .dark).hasPrefix("theme: dark; not saved: too many "))
    }

    @Test("a file that may not be written is not replaced")
    func readOnly() throws {
        defer { clear() }
        try write(Data("light\n".utf8))
        #expect(chmod(path, 0o400) == 0)
        var setting = ThemeSetting(file: try file())
        guard getuid() != 0 else { return }
        #expect(setting.change(to: .dark) == "theme: dark; not saved: permission denied")
        #expect(ThemeSetting(file: try file()).choice == .light)
    }

    @Test("T selects the next theme, shows its name and saves it", arguments: [nil, "basic"])
    func key(_ demo: String?) throws {
        defer { clear() }
        try makeFolder()
        var session = try Session(demo, themes: ThemeSetting(file: try file()))
        #expect(session.browser.theme == .automatic)
        for choice in ThemeChoice.allCases.dropFirst() + [.auto] {
            #expect(session.press("T") == .redraw)
            #expect(session.browser.theme == choice.theme)
            #expect(session.status.contains("theme: \(choice.summary)"))
            #expect(ThemeSetting(file: try file()).choice == choice)
        }
    }

    @Test("A theme that cannot be saved applies until the end, with a message")
    func unwritable() throws {
        var session = try Session(
            "basic", 120, 24,
            themes: ThemeSetting(file: try file(["XDG_CONFIG_HOME": "/dev/null"])))
        session.press("T")
        #expect(session.browser.theme == .dark)
        #expect(session.status.contains("theme: dark; not saved: not a directory"))
        session.press("T")
        #expect(session.browser.theme == .light)
    }

    @Test("T is a letter while the user types")
    func typing() throws {
        var session = try Session()
        session.press("/", "T")
        #expect(session.browser.themes.choice == .auto && session.status.contains("T"))
    }

    @Test("Exports have the requested theme")
    func exports() throws {
        let stills = try ThemeChoice.allCases.dropFirst().map(\.theme).map {
            try Still(demo: "basic", columns: 60, rows: 20, theme: $0)
        }
        #expect(Set(stills.map(\.svg)).count == 4 && Set(stills.map(\.ansi)).count == 4)
        // Themes without tones have another scrollbar in the last column, and another title in the last row.
        let texts = stills.map { still in
            still.text.split(separator: "\n").dropLast().map { $0.prefix(59).split(separator: " ") }
        }
        #expect(Set(texts).count == 1)
    }
}
