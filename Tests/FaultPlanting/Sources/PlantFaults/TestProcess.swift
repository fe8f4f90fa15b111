import Foundation

/// A running test program, with its own process group.
///
/// This type replaces Foundation's `Process`, which also waits for the child processes of the tests. With a fault, such
/// a child process may never end.
struct TestProcess {
    /// The program's standard output and standard error.
    let output: FileHandle
    private let number: pid_t
    /// Starts only one program at a time. Otherwise a second program could inherit the pipe of the first and keep it
    /// open.
    private static let beginning = NSLock()

    init(_ command: [String], environment: [String: String]) throws {
        Self.beginning.lock()
        defer { Self.beginning.unlock() }
        let pipe = Pipe()
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        let end = pipe.fileHandleForWriting
        for stream in [Int32(1), 2] {
            posix_spawn_file_actions_adddup2(&actions, end.fileDescriptor, stream)
        }
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        let words = command.map { strdup($0) } + [nil]
        let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { (words + variables).forEach { free($0) } }
        var number = pid_t()
        let code = posix_spawn(&number, command[0], &actions, &attributes, words, variables)
        guard code == 0 else {
            throw Failure("\(command[0]) cannot be started: \(String(cString: strerror(code)))")
        }
        self.number = number
        try end.close()
        output = pipe.fileHandleForReading
    }

    /// Whether the program has ended. Its child processes may still run.
    var hasEnded: Bool {
        var found = siginfo_t()
        let isKnown = waitid(P_PID, id_t(number), &found, WEXITED | WNOHANG | WNOWAIT) == 0
        return isKnown && found.si_signo == SIGCHLD
    }

    /// Waits until the program ends. If `byForce` is true or the program has already ended, it first kills the process
    /// group, including child processes. Returns whether the exit status is 0.
    func end(byForce: Bool) -> Bool {
        if byForce || hasEnded { kill(-number, SIGKILL) }
        var status = Int32()
        while waitpid(number, &status, 0) < 0 && errno == EINTR {}
        return status == 0
    }
}
