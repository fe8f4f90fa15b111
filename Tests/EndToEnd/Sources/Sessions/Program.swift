#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A program that a session can run.
public enum Program: Hashable, Sendable {
    /// The browser. REFLOW_PROGRAM names a different program than the one beside the tests.
    case reflow
    /// The program of this package that draws a known picture and misbehaves on request. REFLOW_PROBE names a different
    /// one.
    case probe
    /// The program of this package one of whose closures never returns; REFLOW_ENDLESS names another.
    case endless
    /// The program of this package that shows the basic picture without ncurses.
    case plain
    /// An example of the main package, by its command. It is in the folder of the program in REFLOW_PROGRAM, or in the
    /// build folder of the main package.
    case example(String)
    case path(String)

    /// The path as an argument of a shell, or an empty string if the program does not exist.
    public var location: String { (try? path) ?? "" }

    /// The path, quoted for a shell, because the path of a clone may contain any characters.
    public var command: String {
        "'" + location.replacing("'", with: #"'\''"#) + "'"
    }

    var path: String {
        get throws {
            switch self {
            case .reflow: try Environment.variable("REFLOW_PROGRAM") ?? Self.built("reflow")
            case .probe: try Environment.variable("REFLOW_PROBE") ?? Self.built("Probe")
            case .endless: try Environment.variable("REFLOW_ENDLESS") ?? Self.built("Endless")
            case .plain: try Self.built("Plain")
            case .example(let name): try Self.example(name)
            case .path(let path): path
            }
        }
    }

    private static func example(_ name: String) throws -> String {
        let package = #filePath.split(separator: "/").dropLast(5).joined(separator: "/")
        let program = Environment.variable("REFLOW_PROGRAM") ?? "/\(package)/.build/debug/reflow"
        let words = program.split(separator: "/", omittingEmptySubsequences: false)
        let path = (words.dropLast() + [name[...]]).joined(separator: "/")
        guard access(path, X_OK) == 0 else {
            throw SessionError("There is no \(path): run `swift build` in the main package.")
        }
        return path
    }

    /// Returns the path of a program of this build. The program is beside the tests, which are in a bundle on macOS.
    private static func built(_ name: String) throws -> String {
        let package = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        let runner = CommandLine.arguments[0].split(
            separator: "/", omittingEmptySubsequences: false)
        let folders =
            [1, 4].map { runner.dropLast($0).joined(separator: "/") }
            + ["/\(package)/.build/debug"]
        guard let folder = folders.first(where: { access("\($0)/\(name)", X_OK) == 0 }) else {
            throw SessionError(
                "\(name) was not found in \(folders): run `swift build --build-tests` first.")
        }
        return "\(folder)/\(name)"
    }
}

/// The environment variables of a program.
public enum Environment {
    /// Whether the probe draws without ncurses: REFLOW_TERMINAL is `ansi`.
    public static var usesAnsi: Bool { variable("REFLOW_TERMINAL") == "ansi" }

    static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    /// Returns the variables for a program. Only necessary variables of this process are passed on, so that tests
    /// behave the same everywhere.
    static func variables(changedBy changes: [String: String?]) -> [String] {
        var variables: [String: String?] = [
            "TERM": "xterm-256color", "LANG": "C.UTF-8",
            // Swift's backtrace would wait for a key on the terminal.
            "SWIFT_BACKTRACE": "enable=no",
            // A program must neither read nor change the user's settings.
            "XDG_CONFIG_HOME": "/dev/null",
        ]
        for name in [
            "PATH", "HOME", "LD_LIBRARY_PATH", "TERMINFO", "TERMINFO_DIRS", "REFLOW_FAULT",
            "ASAN_OPTIONS", "TSAN_OPTIONS", "REFLOW_TERMINAL", "REFLOW_UIKIT_PROGRAMS",
        ] {
            variables[name] = variable(name)
        }
        variables.merge(changes) { $1 }
        return variables.compactMap { name, value in value.map { "\(name)=\($0)" } }.sorted()
    }
}

/// A problem that stops a test, with a picture of the screen.
public struct SessionError: Error, CustomStringConvertible {
    public var description: String
    public init(_ description: String) { self.description = description }
}

/// Calls `body` with strings in C's form: an array of pointers that ends with null.
func withCStrings<Result>(
    _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
    var pointers = strings.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    pointers.append(nil)
    return pointers.withUnsafeBufferPointer { buffer in
        guard let base = buffer.baseAddress else {
            preconditionFailure("The array has an end mark.")
        }
        return body(base)
    }
}
