/// A locale whose character set is ISO-8859-1. Few systems have such a locale, so the tests compile one.
public enum LatinLocale {
    /// Whether the system has `localedef` and the source of the locale.
    public static let canBeMade: Bool = {
        guard let directory = try? TemporaryDirectory() else { return false }
        return (try? environment(in: directory.path)) != nil
    }()

    struct Failure: Error {
        var end: Session.End
        var text: String
    }

    /// Compiles the locale into a folder. Returns the environment variables that select it.
    public static func environment(in path: String) throws -> [String: String?] {
        let name = "en_US.ISO-8859-1"
        // Also checks that a program can use the locale.
        let script =
            "localedef -i en_US -f ISO-8859-1 \"$0/\(name)\" && "
            + "LOCPATH=$0 LC_ALL=\(name) locale charmap | grep -x ISO-8859-1"
        let session = try Session(.path("/bin/sh"), ["-c", script, path], hasTerminal: false)
        let end = try session.waitForEnd()
        guard end == .exited(0) else {
            throw Failure(end: end, text: String(decoding: session.output, as: UTF8.self))
        }
        return ["LOCPATH": path, "LC_ALL": name]
    }
}
