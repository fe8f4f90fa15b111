import CompilerSupport
import Testing

@testable import Terminals

@Suite struct ChangeWatcherTests {
    private let folder: Folder
    private let watcher = ChangeWatcher()

    init() throws { folder = try Folder() }

    @Test("A folder reports added, renamed and removed names, but no writes to its files")
    func folders() throws {
        let path = Array(folder.path.utf8)
        try folder.write("x", to: "there")
        try watcher.watch(path, for: .names)
        #expect(watcher.changedPaths() == [])
        try folder.write("a", to: "new")
        #expect(watcher.changedPaths() == [path])
        try folder.append("more", to: "new")
        #expect(watcher.changedPaths() == [])
        try folder.rename("new", to: "old")
        try folder.remove("old")
        try folder.remove("there")
        #expect(watcher.changedPaths() == [path], "Several changes give one report.")
        watcher.unwatch(path)
        try folder.write("b", to: "new")
        #expect(watcher.changedPaths() == [] && watcher.watched == [])
    }

    @Test("A released watcher keeps no descriptor")
    func descriptors() {
        // The system returns the lowest free descriptor.
        let numbers = (0..<1_000).map { _ in ChangeWatcher().descriptor }
        #expect(numbers.allSatisfy { (0..<900).contains($0) }, "\(numbers.max() ?? -1)")
    }

    @Test("A file reports writes, and its removal as the last change")
    func files() throws {
        try folder.write("a", to: "file")
        let path = folder.bytes("file")
        try watcher.watch(path, for: .content)
        try folder.append("b", to: "file")
        #expect(watcher.changedPaths() == [path] && watcher.watched == [path])
        try folder.remove("file")
        // While another test starts a program, the file stays open. The watcher then reports the change of the file's
        // link count first, and the end of the file later.
        var changed: Set<[UInt8]> = []
        repeat {
            try #require(waitUntilReadable(watcher.descriptor))
            changed.formUnion(watcher.changedPaths())
        } while watcher.watched != []
        #expect(changed == [path])
    }

    @Test(
        "A moved folder and its subfolders report one last change, and the old path can be watched again"
    )
    func moving() throws {
        try folder.write("x", to: "a/b/file")
        let paths = [folder.bytes("a"), folder.bytes("a/b")]
        func watch() throws { for path in paths { try watcher.watch(path, for: .names) } }
        try watch()
        try folder.rename("a", to: "ab")
        #expect(watcher.changedPaths() == Set(paths) && watcher.watched == [])
        // The old path does not report changes of the moved folder.
        try folder.write("x", to: "ab/b/other")
        #expect(watcher.changedPaths() == [])
        try folder.write("x", to: "a/b/new")
        try watch()
        try folder.write("x", to: "a/b/newer")
        #expect(watcher.changedPaths() == [paths[1]])
        // A path with the same prefix, but not below the moved folder, stays watched.
        try watcher.watch(folder.bytes("ab"), for: .names)
        try folder.rename("a", to: "c")
        #expect(watcher.changedPaths() == Set(paths) && watcher.watched == [folder.bytes("ab")])
    }

    @Test("A renamed file is no longer watched")
    func renaming() throws {
        try folder.write("a", to: "file")
        try watcher.watch(folder.bytes("file"), for: .content)
        try folder.rename("file", to: "other")
        try folder.append("b", to: "other")
        #expect(watcher.changedPaths() == [folder.bytes("file")] && watcher.watched == [])
    }

    @Test("A missing file cannot be watched")
    func missing() {
        #expect(throws: SystemError.self) {
            try watcher.watch(folder.bytes("none"), for: .content)
        }
    }

    @Test(
        "A file with two paths reports a change for both, and for the remaining one after an unwatch"
    )
    func twoNames() throws {
        try folder.write("a", to: "file")
        let names = [folder.bytes("file"), folder.bytes("./file")]
        for name in names { try watcher.watch(name, for: .content) }
        try folder.append("b", to: "file")
        #expect(watcher.changedPaths() == Set(names))
        watcher.unwatch(names[0])
        try folder.append("c", to: "file")
        #expect(watcher.changedPaths() == [names[1]])
    }

    @Test("An unwatched file does not wake the program")
    func silence() throws {
        try folder.write("a", to: "file")
        try watcher.watch(folder.bytes("file"), for: .content)
        watcher.unwatch(folder.bytes("file"))
        _ = watcher.changedPaths()
        try folder.append("b", to: "file")
        #expect(!Platform.isAnyReadable([watcher.descriptor]))
    }
}
