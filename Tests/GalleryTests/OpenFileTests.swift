import Foundation
import Reflow
import Synchronization
import Testing

@testable import Gallery

/// Files that only this program has.
@Suite struct OpenFileTests {
    /// Another thread starts programs for the whole of a program's life, as a log is opened.
    @Test(
        "no program that is started meanwhile gets a file without a name",
        .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/fd"), "there is no /proc"))
    func inheriting() throws {
        let count = Counter()
        let spooling = Thread {
            while count.value.load(ordering: .relaxed) >= 0 {
                _ = try? OpenFile(spoolIn: System.temporaryFolder)
                count.value.add(1, ordering: .relaxed)
            }
        }
        spooling.start()
        for _ in 0..<300 {
            let files = ChildOutput(of: ChildProcess("ls", ["-l", "/proc/self/fd"]))
            try #require(files.waitForEnd().problem == nil)
            let inherited = files.lines.text.split(separator: "\n").filter {
                $0.contains("/reflow-") && $0.hasSuffix(" (deleted)")
            }
            #expect(inherited == [])
        }
        #expect(count.value.exchange(.min, ordering: .relaxed) > 100)
    }

    /// How many files another thread has made; below zero for none any more.
    private final class Counter: Sendable {
        let value = Atomic(0)
    }
}
