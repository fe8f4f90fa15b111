import Foundation
import Reflow
import Synchronization
import Testing

@testable import Gallery

/// Files that only this program has.
@Suite struct OpenFileTests {
    /// A thread opens spool files in a folder of its own, so that files of other tests do not count.
    @Test(
        "A child process never inherits a spool file that another thread opens",
        .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/fd"), "there is no /proc"))
    func inheriting() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "spool-\(UUID())").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let count = Counter()
        let spooling = Thread {
            while count.value.load(ordering: .relaxed) >= 0 {
                _ = try? OpenFile(spoolIn: Array(folder.utf8))
                count.value.add(1, ordering: .relaxed)
            }
        }
        spooling.start()
        for _ in 0..<300 {
            let files = ChildOutput(of: ChildProcess("ls", ["-l", "/proc/self/fd"]))
            try #require(files.waitForEnd().problem == nil)
            let inherited = files.lines.text.split(separator: "\n").filter { $0.contains(folder) }
            #expect(inherited == [])
        }
        #expect(count.value.exchange(.min, ordering: .relaxed) > 100)
    }

    /// The number of files that the thread has opened. A negative number ends the thread.
    private final class Counter: Sendable {
        let value = Atomic(0)
    }
}
