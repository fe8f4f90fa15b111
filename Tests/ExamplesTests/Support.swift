import Foundation
import Reflow

/// A temporary folder. It is removed together with this object.
final class TemporaryFolder {
    let path = FileManager.default.temporaryDirectory.appending(path: "reflow-\(UUID())").path

    init() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a file, and makes the folders of its path.
    func write(_ text: String, to name: String) throws {
        let file = path + "/" + name
        try FileManager.default.createDirectory(
            atPath: URL(fileURLWithPath: file).deletingLastPathComponent().path,
            withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    }
}

/// A program in a shell. The clock advances by one second before each input and each frame, so that all animations are
/// over.
struct Run<Program: ShellProgram> {
    var shell: Shell<Program>
    private var time = Duration.zero

    init(_ program: Program, columns: Int = 80, rows: Int = 24) {
        shell = Shell(program, size: ScreenSize(columns: columns, rows: rows))
    }

    /// The time. Each read advances the time by one second.
    var now: Duration {
        mutating get {
            time += .seconds(1)
            return time
        }
    }

    /// Presses keys. Returns the outcome of the last key.
    @discardableResult
    mutating func press(_ keys: Key...) -> Outcome {
        keys.reduce(.ignored) { shell.handle(.key($1), at: now) }
    }

    /// Types a text, one key for each character.
    mutating func type(_ text: String) { for character in text { press(.character(character)) } }

    /// Clicks a cell. Returns the outcome.
    @discardableResult
    mutating func click(column: Int, row: Int) -> Outcome {
        shell.handle(.mouse(MouseEvent(.press, column: column, row: row)), at: now)
    }

    mutating func resize(columns: Int, rows: Int) {
        _ = shell.handle(.resize(ScreenSize(columns: columns, rows: rows)), at: now)
    }

    /// The current screen.
    mutating func screen() -> Screen {
        var screen = Screen(size: shell.state.size)
        let now = now
        screen.draw { shell.draw(into: &$0, at: now) }
        return screen
    }

    /// The rows of the current screen, without blanks at their ends.
    mutating func rows() -> [String] {
        screen().text().split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    }

    /// The current screen as text.
    mutating func text() -> String { screen().text() }
}

/// Returns the sentence of the failure that a closure throws; nil if it throws no failure.
func sentence(of body: () throws -> Void) -> String? {
    do {
        try body()
        return nil
    } catch { return (error as? CommandLine.Failure)?.description }
}
