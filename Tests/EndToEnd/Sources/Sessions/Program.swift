#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What a session runs.
public enum Program: Hashable, Sendable {
    /// The browser; REFLOW_PROGRAM names another than the one built beside the tests.
    case reflow
    /// The program of this package that draws a known picture and misbehaves on demand; REFLOW_PROBE names another.
    case probe
    /// The program of this package one of whose closures never returns; REFLOW_ENDLESS names another.
    case endless
    /// The program of this package that shows the basic picture without ncurses.
    case plain
    /// One of the package's examples, by its command: beside the program that REFLOW_PROGRAM names, or where `swift build`
    /// puts it.
    case example(String)
    case path(String)

    /// The path, as an argument for a shell; empty when there is no such program.
    public var location: String { (try? path) ?? "" }

    /// The path as it is typed into a shell: quoted, as a clone's path may hold anything.
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
            throw SessionError("There is no \(path): run `swift build` in the package above.")
        }
        return path
    }

    /// A program of this build: beside the tests, which on macOS lie in a bundle.
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

/// What a program finds in its environment.
enum Environment {
    static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    /// Only what is needed of ours, so that tests mean the same everywhere.
    static func variables(changedBy changes: [String: String?]) -> [String] {
        var variables: [String: String?] = [
            "TERM": "xterm-256color", "LANG": "C.UTF-8",
            // The backtracer would wait for a key on the terminal.
            "SWIFT_BACKTRACE": "enable=no",
            // What the user has chosen is neither found nor changed.
            "XDG_CONFIG_HOME": "/dev/null",
        ]
        for name in [
            "PATH", "HOME", "LD_LIBRARY_PATH", "TERMINFO", "TERMINFO_DIRS", "REFLOW_FAULT",
            "ASAN_OPTIONS", "TSAN_OPTIONS",
        ] {
            variables[name] = variable(name)
        }
        variables.merge(changes) { $1 }
        return variables.compactMap { name, value in value.map { "\(name)=\($0)" } }.sorted()
    }
}

/// Why a test could not go on; the picture of the screen is in it.
public struct SessionError: Error, CustomStringConvertible {
    public var description: String
    public init(_ description: String) { self.description = description }
}

/// Calls `body` with strings as C wants them: an array of pointers that ends in null.
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
