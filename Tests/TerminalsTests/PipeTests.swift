import Foundation
import Synchronization
import Testing

@testable import Terminals

/// Pipes that wake a loop.
@Suite struct PipeTests {
    @Test(
        "no program that is started meanwhile gets an end of a pipe",
        .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/fd"), "there is no /proc"))
    func inheriting() throws {
        let pipes = Shared()
        let opening = Thread {
            while !pipes.made.withLock({ $0.isOver }) {
                guard let ends = Platform.makePipe() else { continue }
                var status = stat()
                fstat(ends.reading, &status)
                pipes.made.withLock { _ = $0.numbers.insert(UInt64(status.st_ino)) }
                Platform.close(ends.reading)
                Platform.close(ends.writing)
            }
        }
        opening.start()
        for _ in 0..<300 {
            let files = ChildOutput(of: ChildProcess("ls", ["-l", "/proc/self/fd"]))
            try #require(files.waitForEnd().problem == nil)
            let inherited = files.lines.text.matches(of: /pipe:\[(\d+)\]/).compactMap {
                UInt64($0.1)
            }
            #expect(inherited.count >= 2, "Its two outputs are pipes.")
            #expect(pipes.made.withLock { $0.numbers.isDisjoint(with: inherited) })
        }
        pipes.made.withLock { $0.isOver = true }
        #expect(pipes.made.withLock { $0.numbers.count } > 100)
    }

    private final class Shared: Sendable {
        let made = Mutex(Pipes())
    }

    /// The pipes of another thread, by the system's numbers.
    private struct Pipes {
        var numbers: Set<UInt64> = []
        var isOver = false
    }

    @Test("a pipe's ends block as they are wanted to", arguments: [false, true])
    func blocking(blocksWriter: Bool) throws {
        let ends = try #require(Platform.makePipe(blocksWriter: blocksWriter))
        defer { for end in [ends.reading, ends.writing] { Platform.close(end) } }
        #expect(fcntl(ends.reading, F_GETFL) & O_NONBLOCK != 0)
        #expect((fcntl(ends.writing, F_GETFL) & O_NONBLOCK == 0) == blocksWriter)
        for end in [ends.reading, ends.writing] {
            #expect(fcntl(end, F_GETFD) & FD_CLOEXEC != 0)
        }
    }
}
