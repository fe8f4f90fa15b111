import Foundation

/// A program of tests, in a group of its own.
///
/// Not Foundation's `Process`: that waits for what the tests have started too, which a fault may let go on for ever.
struct TestProcess {
    /// What it says, errors as well.
    let output: FileHandle
    private let number: pid_t
    /// One begins at a time: otherwise what another has left behind could keep this one's output open.
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
            throw Failure("\(command[0]) cannot be run: \(String(cString: strerror(code)))")
        }
        self.number = number
        try end.close()
        output = pipe.fileHandleForReading
    }

    /// Whether it has ended, whatever it has started.
    var hasEnded: Bool {
        var found = siginfo_t()
        let isKnown = waitid(P_PID, id_t(number), &found, WEXITED | WNOHANG | WNOWAIT) == 0
        return isKnown && found.si_signo == SIGCHLD
    }

    /// Waits until it ends; kills its group first if `byForce`, and what it has left behind. Returns whether it exited
    /// with 0.
    func end(byForce: Bool) -> Bool {
        if byForce || hasEnded { kill(-number, SIGKILL) }
        var status = Int32()
        while waitpid(number, &status, 0) < 0 && errno == EINTR {}
        return status == 0
    }
}
