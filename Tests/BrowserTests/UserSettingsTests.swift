import Foundation
import Reflow
import Testing

@testable import Browser
@testable import Gallery

/// The file with the user's settings.
@Suite struct UserSettingsTests {
    private func settings(_ text: String) -> UserSettings { UserSettings(Array(text.utf8)) }

    @Test("Correct lines apply, with comments, blank lines and any line end")
    func correct() {
        let text = """
            # my settings

            start = files
              mouse=off   # select text
            animation =on\r
            theme = light
            """
        let settings = settings(text)
        #expect(settings.start == "files" && settings.theme == .light)
        #expect(settings.usesMouse == false && settings.animates == true)
        #expect(settings.problems == [] && settings.notice == nil && settings.report == [])
        #expect(self.settings("") == UserSettings([]))
    }

    @Test(
        "A wrong line has a sentence with its number, and all other lines apply",
        arguments: [
            ("mouse", "“mouse” is not KEY = VALUE"),
            ("mouse = maybe", "mouse is on or off, not “maybe”"),
            ("mouse =", "mouse is on or off, not “”"), ("animation = ON", "animation is on or off"),
            ("start = nowhere", "there is no demo “nowhere”; “reflow list” shows all names"),
            ("colour = red", "there is no setting “colour”; the settings are start, mouse"),
            ("= on", "there is no setting “”"),
            ("theme = dark", "line 1 sets “theme” already"),
            ("x = \u{1B}[31m", "there is no setting “x”"),
            ("mouse = \u{1B}[31m", "mouse is on or off, not “"),
            (String(repeating: "m", count: 257), "it is longer than 256 bytes"),
        ])
    func wrong(_ line: String, _ sentence: String) throws {
        let settings = settings("theme = light\n\(line)\nstart = basic\n")
        #expect(settings.problems.count == 1)
        let problem = try #require(settings.problems.first)
        #expect(problem.hasPrefix("settings, line 2: \(sentence)"), "\(problem)")
        #expect(!problem.contains("\u{1B}"))
        #expect(settings.start == "basic" && settings.theme == .light)
        #expect(settings.usesMouse == nil && settings.animates == nil)
    }

    @Test("A wrong line does not stop a later line from setting the same value")
    func corrected() {
        let settings = settings("theme = pink\nmouse = 1\ntheme = dark\nmouse = off\n")
        #expect(
            settings.problems == [
                "settings, line 1: the theme is one of auto, dark, light, contrast, terminal, "
                    + "not “pink”",
                "settings, line 2: mouse is on or off, not “1”",
            ])
        #expect(settings.theme == .dark && settings.usesMouse == false)
    }

    @Test("A line that is not UTF-8 is skipped")
    func invalid() {
        let bytes = Array("mouse = off\n".utf8) + [0x73, 0xFF, 0x0A] + Array("theme = dark".utf8)
        let settings = UserSettings(bytes)
        #expect(settings.problems == ["settings, line 2: it is not valid UTF-8"])
        #expect(settings.usesMouse == false && settings.theme == .dark)
    }

    @Test("A combining mark after a sign changes nothing")
    func marks() {
        let settings = settings("mouse = off #\u{301} text\nstart =\u{301}basic\n")
        #expect(settings.usesMouse == false)
        #expect(
            settings.problems == [
                "settings, line 2: there is no demo “◌\u{301}basic”; “reflow list” shows all names"
            ])
    }

    @Test("Several problems become one notice and a short report")
    func many() {
        let three = settings("a\nb\nc\n")
        #expect(three.notice == "settings, line 1: “a” is not KEY = VALUE (and 2 more)")
        #expect(three.report.count == 3)
        let most = settings(String(repeating: "a\n", count: 500))
        #expect(most.report.count == 11 && most.report.last == "settings: 490 more problems")
    }

    @Test("Only the first 65536 bytes of a file count")
    func long() {
        let text = "mouse = off\n" + String(repeating: "# long\n", count: 20_000) + "theme = dark"
        let settings = settings(text)
        #expect(settings.problems == ["settings: only the first 65536 bytes count"])
        #expect(settings.usesMouse == false && settings.theme == nil)
    }

    @Test(
        "Random lines never stop the program, and correct lines among them apply",
        arguments: 0..<300)
    func random(_ seed: Int) {
        var random = RandomNumbers(seed: UInt64(seed))
        let words = ["start", "mouse", "theme", "=", "on", "off", "#", " ", "\t", "é", "=="]
        func noise() -> [UInt8] {
            Bool.random(using: &random)
                ? (0..<Int.random(in: 0...30, using: &random)).map { _ in
                    // Any byte except a line end.
                    let byte = UInt8.random(in: 0...254, using: &random)
                    return byte < 10 ? byte : byte + 1
                }
                : (0..<Int.random(in: 0...6, using: &random)).flatMap { _ in
                    Array(words.randomElement(using: &random)!.utf8)
                }
        }
        var lines = [Array("mouse = off".utf8), Array("theme = dark".utf8)]
        let count = Int.random(in: 0...20, using: &random)
        for _ in 0..<count { lines.append(noise()) }
        let settings = UserSettings(Array(lines.joined(separator: [10])))
        #expect(settings.usesMouse == false && settings.theme == .dark)
        #expect(settings.problems.count <= count)
        for problem in settings.problems {
            #expect(problem.hasPrefix("settings, line "))
            #expect(problem.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
        }
    }

    @Test("A folder or a pipe in place of the file is a problem, and a missing file is none")
    func noFile() throws {
        let folder = NSTemporaryDirectory() + "reflow-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = folder + "/reflow/settings"
        func settings() throws -> UserSettings {
            UserSettings(
                try #require(SettingFile("settings") { ["XDG_CONFIG_HOME": folder][$0] }))
        }
        #expect(try settings() == UserSettings([]))
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        #expect(try settings().problems == ["“\(path)” is a folder, not a file with settings"])
        try FileManager.default.removeItem(atPath: path)
        try #require(mkfifo(path, 0o600) == 0)
        #expect(try settings().problems == ["“\(path)” is a pipe, not a file with settings"])
        try FileManager.default.removeItem(atPath: path)
        try Data("mouse = off".utf8).write(to: URL(filePath: path))
        #expect(try settings().usesMouse == false)
    }

    @Test("The theme file wins over the settings, and the command line over both")
    func theme() throws {
        let folder = NSTemporaryDirectory() + "reflow-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let file = try #require(SettingFile("theme") { ["XDG_CONFIG_HOME": folder][$0] })
        var setting = ThemeSetting(file: file, otherwise: .light)
        #expect(setting.choice == .light)
        _ = setting.change(to: .contrast)
        #expect(ThemeSetting(file: file, otherwise: .light).choice == .contrast)
        #expect(ThemeSetting(.dark, file: file, otherwise: .light).choice == .dark)
    }

    @Test("The browser opens the first demo, and q returns to the list")
    func start() throws {
        var browser = try Browser(.gallery, start: "sections", options: .fixed)
        let terminal = MemoryTerminal(size: "80x24", inputs: [])
        browser.begin(on: terminal)
        #expect(browser.mode == .demo && browser.list.entry?.name == "sections")
        #expect(browser.handle(.key("q"), at: .zero) == .redraw && browser.mode == .list)
        #expect(browser.handle(.key("q"), at: .zero) == .quit)
    }

    @Test("A first demo that cannot be made shows the list and the reason")
    func failingStart() throws {
        let options = DemoOptions([.file: .text("/nonexistent/log")], animates: false)
        var browser = try Browser(.gallery, start: "log", options: options)
        browser.begin(on: MemoryTerminal(size: "80x24", inputs: []))
        #expect(browser.mode == .list)
        #expect(browser.shell.state.message?.text.contains("nonexistent") == true)
    }

    @Test("The first message names the problem")
    func notice() throws {
        var browser = try Browser(.gallery, options: .fixed)
        browser.showFirst(settings("mouse = maybe").notice)
        browser.showFirst(nil)
        browser.begin(on: MemoryTerminal(size: "80x24", inputs: []))
        #expect(
            browser.shell.state.message?.text
                == "settings, line 1: mouse is on or off, not “maybe”")
    }
}

/// Random numbers with a fixed seed.
private struct RandomNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
