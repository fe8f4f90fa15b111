#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    @preconcurrency import Musl
#else
    // The C library's `environ` is a variable; nobody here changes it.
    @preconcurrency import Glibc
#endif

/// Programs that run beside this one.
extension Platform {
    /// Starts a program that reads nothing and writes both its streams to a descriptor; throws what the system says.
    ///
    /// Along PATH, with the variables of this program, and with a process group of its own: keys' signals are not for it.
    static func spawn(
        _ program: String, _ arguments: [[UInt8]], output: Int32
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
        posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0)
        for stream: Int32 in 1...2 { posix_spawn_file_actions_adddup2(&files, output, stream) }
        var (none, all) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setpgroup(&attributes, 0)
        let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP
        posix_spawnattr_setflags(&attributes, Int16(flags))
        var process: pid_t = 0
        let code = withPointers(to: [Array(program.utf8)] + arguments) {
            posix_spawnp(&process, program, &files, &attributes, $0, variables)
        }
        guard code == 0 else { throw SpawnError(reason: reason(code)) }
        return process
    }

    /// Why a program could not be started, to stand after a colon.
    struct SpawnError: Error {
        let reason: String
    }

    private static var variables: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
        #if canImport(Darwin)
            _NSGetEnviron().pointee
        #else
            environ
        #endif
    }

    /// Calls `body` with strings of C in an array that ends in NULL.
    private static func withPointers<Result>(
        to words: [[UInt8]], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        // Strings of C: they hold no zero but the last byte.
        let copies = words.map { strdup($0.map(CChar.init(bitPattern:)) + [0]) }
        defer { for copy in copies { free(copy) } }
        return body(copies + [nil])
    }

    /// How a child of this program has ended; nil while it runs. It can be asked only once after the end.
    static func end(of process: Int32) -> ChildEnd.Cause? {
        var status: Int32 = 0
        let found = waitpid(process, &status, WNOHANG)
        guard found != 0 else { return nil }
        // Another part of the program has waited for it already.
        guard found == process else { return .exited(0) }
        return status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .signaled(status & 0x7F)
    }

    /// Asks a process with a group of its own, and what it has started, to end; or ends it by force.
    static func end(group process: Int32, byForce: Bool) {
        kill(-process, byForce ? SIGKILL : SIGTERM)
    }
}

/// This process.
extension Platform {
    /// Ends it.
    package static func end(with status: Int32) -> Never { exit(status) }
}
