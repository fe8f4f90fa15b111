/// Another program, to be run in the terminal: an editor, a pager, a shell.
///
///     let end = terminal.run(ChildProcess("git", ["log"]))
///     return end.problem.map { .message($0) } ?? .redraw
public struct ChildProcess: Hashable, Sendable {
    /// Its name, which is looked for along PATH, or with a slash its path.
    public var program: String
    /// What it is told, in bytes, as names of files are. No shell reads them.
    public var arguments: [[UInt8]]
    /// Whether a key is waited for at its end, so that what it has printed can be read.
    public var waitsForKey: Bool

    /// Makes a program with arguments that are text.
    public init(_ program: String, _ arguments: [String] = [], waitsForKey: Bool = false) {
        self.init(program, bytes: arguments.map { Array($0.utf8) }, waitsForKey: waitsForKey)
    }

    /// Makes a program with any arguments. One that holds a zero cannot be handed over: the program is not started then.
    public init(_ program: String, bytes arguments: [[UInt8]], waitsForKey: Bool = false) {
        self.program = program
        self.arguments = arguments
        self.waitsForKey = waitsForKey
    }
}

/// The user's own programs.
extension ChildProcess {
    /// The user's pager, for a file by its path: `$PAGER`, else `less`, else `more`.
    ///
    /// Words after the name in the variable are arguments; quotes are not understood. Any pager but `less` may end with
    /// its output, and so may `less` with the option `F`: then a key is waited for.
    ///
    /// - Parameters:
    ///   - path: That of the file, in bytes.
    ///   - environment: The variables; those of this program unless given.
    public static func pager(
        for path: some Collection<UInt8>, environment: [String: String]? = nil
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

    /// The user's editor, for a file by its path: `$VISUAL`, else `$EDITOR`, else `vi`.
    ///
    /// Words after the name in the variable are arguments; quotes are not understood.
    ///
    /// - Parameters:
    ///   - path: That of the file, in bytes.
    ///   - environment: The variables; those of this program unless given.
    public static func editor(
        for path: some Collection<UInt8>, environment: [String: String]? = nil
    ) -> ChildProcess {
        chosen(by: ["VISUAL", "EDITOR"], otherwise: ["vi"], for: path, variables(environment))
    }

    private static func variables(_ environment: [String: String]?) -> (String) -> String? {
        { name in environment.map { $0[name] } ?? Platform.variable(name) }
    }

    /// What the first of the variables names that names anything; else the first of the programs that is there, or the
    /// last.
    private static func chosen(
        by names: [String], otherwise programs: [String], for path: some Collection<UInt8>,
        _ variable: (String) -> String?
    ) -> ChildProcess {
        let isOption = path.first == UInt8(ascii: "-")
        let file = (isOption ? Array("./".utf8) : []) + Array(path)
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

/// How a child process ended.
public struct ChildEnd: Hashable, Sendable {
    /// What happened.
    public enum Cause: Hashable, Sendable {
        /// It ended by itself with a status, 0 when all went well.
        case exited(Int32)
        /// A signal ended it.
        case signaled(Int32)
        /// It could not be started; why, to stand after a colon.
        case notStarted(String)
    }

    /// What was run.
    public var program: String
    /// How it ended.
    public var cause: Cause

    /// Makes the end of a process.
    public init(of child: ChildProcess, _ cause: Cause) {
        program = child.program
        self.cause = cause
    }

    /// What went wrong, in a sentence; nil when all went well. Not yet fit for a terminal: the program's name is in it.
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
