import CompilerSupport
import Testing

@testable import Terminals

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

    @Test("a watcher that is gone keeps no descriptor")
    func descriptors() {
        // The system gives the lowest number that is free.
        let numbers = (0..<1_000).map { _ in ChangeWatcher().descriptor }
        #expect(numbers.allSatisfy { (0..<900).contains($0) }, "\(numbers.max() ?? -1)")
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

    @Test(
        "what is moved is heard of a last time, with what is below it, and its old name can be watched again"
    )
    func moving() throws {
        try folder.write("x", to: "a/b/file")
        let paths = [folder.bytes("a"), folder.bytes("a/b")]
        func watch() throws { for path in paths { try watcher.watch(path, for: .names) } }
        try watch()
        try folder.rename("a", to: "ab")
        #expect(watcher.changes() == Set(paths) && watcher.watched == [])
        // Nobody is told of it under a name that it has not.
        try folder.write("x", to: "ab/b/other")
        #expect(watcher.changes() == [])
        try folder.write("x", to: "a/b/new")
        try watch()
        try folder.write("x", to: "a/b/newer")
        #expect(watcher.changes() == [paths[1]])
        // A neighbour whose name begins alike is not below it.
        try watcher.watch(folder.bytes("ab"), for: .names)
        try folder.rename("a", to: "c")
        #expect(watcher.changes() == Set(paths) && watcher.watched == [folder.bytes("ab")])
    }

    @Test("a file that is renamed is watched no longer")
    func renaming() throws {
        try folder.write("a", to: "file")
        try watcher.watch(folder.bytes("file"), for: .content)
        try folder.rename("file", to: "other")
        try folder.append("b", to: "other")
        #expect(watcher.changes() == [folder.bytes("file")] && watcher.watched == [])
    }

    @Test("what is not there can't be watched")
    func missing() {
        #expect(throws: SystemError.self) {
            try watcher.watch(folder.bytes("none"), for: .content)
        }
    }

    @Test("a file with two names is heard of under both, and under the one that is left")
    func twoNames() throws {
        try folder.write("a", to: "file")
        let names = [folder.bytes("file"), folder.bytes("./file")]
        for name in names { try watcher.watch(name, for: .content) }
        try folder.append("b", to: "file")
        #expect(watcher.changes() == Set(names))
        watcher.unwatch(names[0])
        try folder.append("c", to: "file")
        #expect(watcher.changes() == [names[1]])
    }

    @Test("nobody is woken for what is no longer watched")
    func silence() throws {
        try folder.write("a", to: "file")
        try watcher.watch(folder.bytes("file"), for: .content)
        watcher.unwatch(folder.bytes("file"))
        _ = watcher.changes()
        try folder.append("b", to: "file")
        #expect(!Platform.isAnyReadable([watcher.descriptor]))
    }
}
