/// Another program to run in the terminal, such as an editor, a pager or a shell.
///
///     let end = terminal.run(ChildProcess("git", ["log"]))
///     return end.problem.map { .message($0) } ?? .redraw
public struct ChildProcess: Hashable, Sendable {
    /// The program's name, which the system looks up in PATH. A name with a slash is a path.
    public var program: String
    /// The arguments, as bytes, because file names are bytes. No shell interprets the arguments.
    public var arguments: [[UInt8]]
    /// Whether the terminal waits for a key after the program has ended, so that the user can read the output.
    public var waitsForKey: Bool

    /// Makes a program whose arguments are texts.
    public init(_ program: String, _ arguments: [String] = [], waitsForKey: Bool = false) {
        self.init(program, bytes: arguments.map { Array($0.utf8) }, waitsForKey: waitsForKey)
    }

    /// Makes a program with arguments as bytes. An argument with a zero byte is invalid. If there is one, the terminal
    /// does not start the program.
    public init(_ program: String, bytes arguments: [[UInt8]], waitsForKey: Bool = false) {
        self.program = program
        self.arguments = arguments
        self.waitsForKey = waitsForKey
    }
}

/// The user's preferred programs.
extension ChildProcess {
    /// Returns the user's pager for a file: `$PAGER`, else `less`, else `more`.
    ///
    /// Words after the program's name in the variable are arguments; quotes are not interpreted. A pager other than
    /// `less`, or `less` with the option `F`, may end right after its output. For such a pager, the terminal waits for
    /// a key.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - environment: The environment variables; by default those of this process.
    public static func pager(
        for path: FilePath, environment: [String: String]? = nil
    ) -> ChildProcess {
        pager(for: path.bytes, environment: environment)
    }

    /// Returns the user's pager for a file whose path is given in bytes.
    package static func pager(
        for path: [UInt8], environment: [String: String]? = nil
    ) -> ChildProcess {
        let variable = variables(environment)
        var child = chosen(by: ["PAGER"], otherwise: ["less", "more"], for: path, variable)
        let options = child.arguments.dropLast().filter { $0.first == UInt8(ascii: "-") }
        let endsItself =
            options.contains { $0.contains(UInt8(ascii: "F")) }
            || variable("LESS")?.contains("F") ?? false
        let isLess = child.program.split(separator: "/").last == "less"
        child.waitsForKey = !isLess || endsItself
        return child
    }

    /// Returns the user's editor for a file: `$VISUAL`, else `$EDITOR`, else `vi`.
    ///
    /// Words after the program's name in the variable are arguments; quotes are not interpreted.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - environment: The environment variables; by default those of this process.
    public static func editor(
        for path: FilePath, environment: [String: String]? = nil
    ) -> ChildProcess {
        editor(for: path.bytes, environment: environment)
    }

    /// Returns the user's editor for a file whose path is given in bytes.
    package static func editor(
        for path: [UInt8], environment: [String: String]? = nil
    ) -> ChildProcess {
        chosen(by: ["VISUAL", "EDITOR"], otherwise: ["vi"], for: path, variables(environment))
    }

    private static func variables(_ environment: [String: String]?) -> (String) -> String? {
        { name in environment.map { $0[name] } ?? Platform.variable(name) }
    }

    /// Returns the program named by the first of the variables that is set. If none is set, returns the first of
    /// `programs` that exists, else the last of them.
    private static func chosen(
        by names: [String], otherwise programs: [String], for path: [UInt8],
        _ variable: (String) -> String?
    ) -> ChildProcess {
        let isOption = path.first == UInt8(ascii: "-")
        let file = (isOption ? Array("./".utf8) : []) + path
        for name in names {
            let words = (variable(name) ?? "").split { $0 == " " || $0 == "\t" }.map(String.init)
            guard let program = words.first else { continue }
            let arguments = words.dropFirst().map { Array($0.utf8) }
            return ChildProcess(program, bytes: arguments + [file])
        }
        let folders = (variable("PATH") ?? "/usr/bin:/bin").split(separator: ":")
        let isThere = { (name: String) in
            folders.contains { Platform.isExecutable("\($0)/\(name)") }
        }
        let program = programs.first(where: isThere) ?? programs.last ?? ""
        return ChildProcess(program, bytes: [file])
    }
}

/// The end of a child process: the program's name and the cause.
public struct ChildEnd: Hashable, Sendable {
    /// The reason why a child process ended.
    public enum Cause: Hashable, Sendable {
        /// The process exited with a status; 0 means success.
        case exited(Int32)
        /// A signal ended the process.
        case signaled(Int32)
        /// The process could not be started. The text is the reason, worded to follow a colon.
        case notStarted(String)
    }

    /// The name of the program.
    public var program: String
    /// The reason why the process ended.
    public var cause: Cause

    /// Makes a description of how a process ended.
    public init(of child: ChildProcess, _ cause: Cause) {
        program = child.program
        self.cause = cause
    }

    /// A sentence about the failure; nil if the program succeeded.
    ///
    /// The sentence contains the program's name and is not sanitised for a terminal.
    public var problem: String? {
        let name = "“\(program.prefix(40))”"
        return switch cause {
        case .exited(0): nil
        case .exited(let status): "\(name) has ended with status \(status)"
        case .signaled(let number): "\(name) was ended by signal \(number)"
        case .notStarted(let reason): "\(name) cannot be started: \(reason)"
        }
    }
}
