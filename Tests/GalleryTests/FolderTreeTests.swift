import CompilerSupport
import Foundation
import Testing

@testable import Gallery

/// Folders that appear, disappear and move while a tree shows them.
@Suite struct FolderTreeTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
        try folder.write("", to: "top/a/b/old")
        try folder.write("", to: "top/c/file")
    }

    private func tree() throws -> FolderTree { try FolderTree(root: folder.bytes("top")) }

    private func path(_ name: String) -> FolderPath { FolderPath(bytes: Array(name.utf8)) }

    private func files(_ tree: FolderTree) -> [String] {
        tree.listing.files.map(\.path.name)
    }

    private func shown(_ tree: FolderTree) -> [String] {
        tree.tree.visibleItems.map { String(decoding: $0.bytes, as: UTF8.self) }
    }

    private func changed(_ tree: inout FolderTree, isAll: Bool = false) -> Bool? {
        tree.refresh(isAll: isAll)
    }

    /// Whether the system reports a change, which would wake the loop.
    private func isWoken(_ tree: FolderTree) -> Bool {
        var polled = tree.descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        return poll(&polled, nfds_t(polled.count), 0) > 0
    }

    @Test("The system reports a folder that is created again with its parents")
    func madeAnew() throws {
        var tree = try FolderTree(root: folder.bytes("top/a/b"))
        for isAtOnce in [true, false] {
            try folder.remove("top")
            #expect(isWoken(tree) && changed(&tree) == true && tree.isGone)
            for name in isAtOnce ? [] : ["top/x", "top/a/x"] {
                try folder.write("", to: name)
                #expect(isWoken(tree) && changed(&tree) == false && tree.isGone)
            }
            try folder.write("", to: "top/a/b/new")
            #expect(isWoken(tree) && changed(&tree) == true && !tree.isGone)
            #expect(files(tree) == ["new"] && tree.takeEvent() == .returned(.root))
            // From now on, only changes in the folder itself are reported.
            #expect(changed(&tree) == nil)
            try folder.write("", to: "top/a/y")
            #expect(!isWoken(tree))
        }
    }

    @Test("A folder that replaces another one is read with all its open subfolders")
    func replacing() throws {
        var tree = try tree()
        _ = try tree.expand(path("a"))
        try tree.choose(path("a/b"))
        #expect(files(tree) == ["old"])
        // All changes happen between two checks.
        try folder.rename("top/a", to: "top/z")
        try folder.write("", to: "top/a/b/new")
        try folder.write("", to: "top/a/d/new")
        #expect(changed(&tree) == true)
        #expect(files(tree) == ["new"] && tree.interval == nil)
        #expect(shown(tree) == ["", "a", "a/b", "a/d", "c", "z"])
        // Changes in the old folder do not change the new one.
        try folder.write("", to: "top/z/b/older")
        #expect(changed(&tree) != true && files(tree) == ["new"])
        try folder.write("", to: "top/a/b/newer")
        #expect(changed(&tree) == true && files(tree) == ["new", "newer"])
    }

    @Test(
        "A renamed folder is closed, and its parent becomes the current folder")
    func renaming() throws {
        var tree = try tree()
        _ = try tree.expand(path("a"))
        try tree.choose(path("a/b"))
        try folder.rename("top/a", to: "top/z")
        #expect(changed(&tree) == true)
        #expect(shown(tree) == ["", "c", "z"] && tree.current == .root)
        _ = try tree.expand(path("z"))
        try folder.write("", to: "top/z/y/file")
        #expect(changed(&tree) == true && shown(tree) == ["", "c", "z", "z/b", "z/y"])
    }

    @Test(
        "A removed folder that returns is reported, and opens again unless the user opened another one"
    )
    func returning() throws {
        var tree = try tree()
        _ = try tree.expand(path("a"))
        _ = try tree.expand(path("c"))
        try tree.choose(path("a/b"))
        let before = shown(tree)
        for round in 0..<3 {
            try folder.rename("top/a", to: "away")
            #expect(changed(&tree) == true && tree.takeEvent() == .gone(path("a")))
            #expect(tree.takeEvent() == nil && tree.current == .root)
            if round == 2 { try tree.choose(path("c")) }
            try folder.rename("away", to: "top/a")
            #expect(changed(&tree) == true)
            if round < 2 {
                #expect(tree.takeEvent() == .returned(path("a")))
                #expect(tree.current == path("a/b") && shown(tree) == before)
            }
        }
        #expect(tree.takeEvent() == nil && tree.current == path("c"))
    }

    @Test("Sizes and times are read, and read again after a write to the file")
    func facts() throws {
        try folder.write("four", to: "top/file")
        var tree = try tree()
        #expect(tree.entry(of: path("file"))?.size == 4)
        #expect(tree.entry(of: path("a"))?.size == nil && tree.entry(of: .root) == nil)
        let modified = try #require(tree.entry(of: path("file"))?.modified)
        #expect(modified > 1_700_000_000)
        #if os(Linux)
            try folder.append("more", to: "top/file")
            #expect(changed(&tree) == true && tree.entry(of: path("file"))?.size == 8)
        #endif
    }

    @Test("A removed root folder is reported, and checked until it returns")
    func goneRoot() throws {
        var tree = try tree()
        _ = try tree.expand(path("a"))
        try folder.rename("top", to: "away")
        #expect(changed(&tree) == true && tree.takeEvent() == .gone(.root) && tree.isGone)
        #expect(shown(tree) == [""] && tree.problem(with: .root) == "no such file or directory")
        #expect(tree.interval != nil && changed(&tree, isAll: true) == false)
        try folder.rename("away", to: "top")
        #expect(changed(&tree) == true && tree.interval == nil)
        #expect(tree.takeEvent() == .returned(.root))
        #expect(shown(tree) == ["", "a", "a/b", "c"] && tree.problem(with: .root) == nil)
        try folder.write("", to: "top/file")
        #expect(changed(&tree) == true && files(tree) == ["file"])
    }

    @Test("A check without visible changes still counts as a read")
    func sameAgain() throws {
        var tree = try tree()
        #expect(changed(&tree) == nil)
        try folder.write("", to: "top/x")
        try folder.remove("top/x")
        #expect(changed(&tree) == false && changed(&tree) == nil)
    }

    @Test("An empty folder is checked at intervals, because it may have been removed")
    func removedRoot() throws {
        try folder.write("", to: "empty/file")
        try folder.remove("empty/file")
        var tree = try FolderTree(root: folder.bytes("empty"))
        #expect(tree.interval != nil && changed(&tree, isAll: true) == false)
        // The current folder of a process and an open folder both survive their removal.
        let open = try OpenFile(folder.bytes("empty"))
        try folder.remove("empty")
        #expect(isWoken(tree) && changed(&tree) == true)
        #expect(tree.problem(with: .root) == "no such file or directory")
        try folder.write("", to: "empty/new")
        #expect(isWoken(tree) && changed(&tree) == true && files(tree) == ["new"])
        #expect(tree.interval == nil && open.status?.kind == .folder)
        try folder.write("", to: "empty/newer")
        #expect(changed(&tree) == true && files(tree) == ["new", "newer"])
    }
}
