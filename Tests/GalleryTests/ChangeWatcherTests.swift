import Foundation
import Testing

@testable import Gallery

@Suite struct ChangeWatcherTests {
    private let folder: Folder
    private let watcher = ChangeWatcher()

    init() throws { folder = try Folder() }

    @Test("names that come and go in a folder are heard of, what is written in its files is not")
    func folders() throws {
        let path = Array(folder.path.utf8)
        try folder.write("x", to: "there")
        try watcher.watch(path, for: .names)
        #expect(watcher.changes() == [])
        try folder.write("a", to: "new")
        #expect(watcher.changes() == [path])
        try folder.append("more", to: "new")
        #expect(watcher.changes() == [])
        try folder.rename("new", to: "old")
        try folder.remove("old")
        try folder.remove("there")
        #expect(watcher.changes() == [path], "Many are one.")
        watcher.unwatch(path)
        try folder.write("b", to: "new")
        #expect(watcher.changes() == [] && watcher.watched == [])
    }

    @Test("a file that is written to and removed is heard of a last time")
    func files() throws {
        try folder.write("a", to: "file")
        let path = folder.bytes("file")
        try watcher.watch(path, for: .content)
        try folder.append("b", to: "file")
        #expect(watcher.changes() == [path] && watcher.watched == [path])
        try folder.remove("file")
        #expect(watcher.changes() == [path] && watcher.watched == [])
    }

    @Test("what is not there can't be watched")
    func missing() {
        #expect(throws: SystemError.self) {
            try watcher.watch(folder.bytes("none"), for: .content)
        }
    }

    @Test(
        "whether the system tells of changes depends on where a folder is",
        arguments: [
            ("/home/me/logs", "ext4"), ("/mnt/share/x", "nfs4"), ("/mnt/shared", "ext4"),
            ("/proc/1", "proc"), ("/mnt/share", "nfs4"),
        ])
    func kinds(_ path: String, _ kind: String) {
        let table = """
            /dev/sda1 / ext3 rw 0 0
            /dev/sda1 / ext4 rw 0 0
            proc /proc proc rw 0 0
            server:/x /mnt/share nfs4 rw 0 0
            """
        #expect(System.folderSystem(of: Array(path.utf8), in: table) == kind)
    }
}
