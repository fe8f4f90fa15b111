#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    @preconcurrency import Musl
#else
    // The import ignores concurrency checks for the C library's variable `environ`, because this library never changes
    // it.
    @preconcurrency import Glibc
#endif

/// Functions for child processes that run at the same time as this process.
extension Platform {
    /// Starts a program with empty input, and returns its process number. Its output and its errors go to the
    /// descriptor `output`.
    static func spawn(
        _ program: String, _ arguments: [[UInt8]], output: Int32
    ) throws(SpawnError) -> Int32 {
        try spawn(
            program, arguments, ChildStreams(input: nil, output: output, errors: output))
    }

    /// The descriptors that a program gets as its standard streams.
    package struct ChildStreams {
        /// The input; nil for an empty input.
        let input: Int32?
        let output, errors: Int32

        package init(input: Int32?, output: Int32, errors: Int32) {
            (self.input, self.output, self.errors) = (input, output, errors)
        }
    }

    /// Starts a program, and returns its process number.
    ///
    /// The system looks the program up in PATH. The program inherits the environment variables of this process. It has
    /// its own process group, so that the terminal's signals don't reach it. Throws the system's reason if the program
    /// can't be started.
    package static func spawn(
        _ program: String, _ arguments: [[UInt8]], _ streams: ChildStreams
    ) throws(SpawnError) -> Int32 {
        #if canImport(Darwin)
            var (files, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?)
        #else
            var (files, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
        #endif
        posix_spawn_file_actions_init(&files)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&files)
            posix_spawnattr_destroy(&attributes)
        }
        if let input = streams.input {
            posix_spawn_file_actions_adddup2(&files, input, 0)
        } else {
            posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0)
        }
        posix_spawn_file_actions_adddup2(&files, streams.output, 1)
        posix_spawn_file_actions_adddup2(&files, streams.errors, 2)
        var (none, all) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setpgroup(&attributes, 0)
        let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP
        posix_spawnattr_setflags(&attributes, Int16(flags))
        var process: pid_t = 0
        let code = withPointers(to: [Array(program.utf8)] + arguments) { words in
            inheritance.withLock { _ in
                posix_spawnp(&process, program, &files, &attributes, words, variables)
            }
        }
        guard code == 0 else { throw SpawnError(reason: reason(code)) }
        return process
    }

    /// The reason why a program could not be started, worded to follow a colon.
    package struct SpawnError: Error {
        package let reason: String
    }

    private static var variables: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
        #if canImport(Darwin)
            _NSGetEnviron().pointee
        #else
            environ
        #endif
    }

    /// Calls `body` with C strings in an array that ends in NULL.
    private static func withPointers<Result>(
        to words: [[UInt8]], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        // The appended zero ends the C string.
        let copies = words.map { strdup($0.map(CChar.init(bitPattern:)) + [0]) }
        defer { for copy in copies { free(copy) } }
        return body(copies + [nil])
    }

    /// Returns how a child of this program has ended; nil while the child runs. Only the first call after the end of
    /// the child returns the real cause; later calls return the status 0.
    package static func end(of process: Int32) -> ChildEnd.Cause? {
        var status: Int32 = 0
        let found = waitpid(process, &status, WNOHANG)
        guard found != 0 else { return nil }
        // If another part of the program has already waited for this process, its status is lost.
        guard found == process else { return .exited(0) }
        return status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .signaled(status & 0x7F)
    }

    /// Whether a child of this program has ended. `end(of:)` still returns the cause afterwards, so the process number
    /// still belongs to the child.
    package static func hasEnded(_ process: Int32) -> Bool {
        var info = siginfo_t()
        let result = waitid(P_PID, id_t(process), &info, WEXITED | WNOHANG | WNOWAIT)
        return result != 0 || info.si_signo != 0
    }

    /// Sends SIGTERM to the process group of a process, or SIGKILL with `byForce`.
    package static func end(group process: Int32, byForce: Bool) {
        kill(-process, byForce ? SIGKILL : SIGTERM)
    }
}

/// Functions for this process.
extension Platform {
    /// Ends this process.
    package static func end(with status: Int32) -> Never { exit(status) }
}
