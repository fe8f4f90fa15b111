import CompilerSupport
import Foundation
import Reflow
import Testing

@testable import Gallery

/// A new folder is complete, or is not there at all.
@Suite struct NewFolderTests {
    private let files = [
        NewFolder.File("a.txt", "one"), NewFolder.File("b/c/d.txt", "two\n"),
        NewFolder.File("b/e.txt", ""), NewFolder.File("f/g.txt", "three"),
    ]

    private func names(in path: String) throws -> Set<String> {
        Set(try FileManager.default.subpathsOfDirectory(atPath: path))
    }

    @Test("All files are written with their folders")
    func written() throws {
        let folder = try Folder()
        try NewFolder.write(files, to: folder.bytes("new"))
        #expect(
            try names(in: folder.path + "/new")
                == ["a.txt", "b", "b/c", "b/c/d.txt", "b/e.txt", "f", "f/g.txt"])
        for file in files {
            let path = "\(folder.path)/new/\(file.path)"
            #expect(try String(contentsOfFile: path, encoding: .utf8) == file.text)
        }
    }

    @Test("A failure at any file removes everything that was made, and nothing else")
    func failures() throws {
        let folder = try Folder()
        try folder.write("kept", to: "other/file.txt")
        let before = try names(in: folder.path)
        let tooLong = String(repeating: "x", count: 300)
        // A name that is too long, in a folder whose name is too long, a file twice, and a folder in a file.
        let wrong = [tooLong, "\(tooLong)/y", "b/e.txt/z"].map { NewFolder.File($0, "") }
        for file in wrong + files {
            for position in 0...files.count {
                var list = files
                list.insert(file, at: position)
                guard !files.contains(file) || list[..<position].contains(file) else { continue }
                #expect(throws: NewFolder.Failure.self) {
                    try NewFolder.write(list, to: folder.bytes("new"))
                }
                #expect(try names(in: folder.path) == before, "\(file.path.prefix(9)) \(position)")
            }
        }
    }

    @Test("A folder, a file and a link without a target are not replaced")
    func existing() throws {
        let folder = try Folder()
        try folder.write("kept", to: "file")
        try folder.write("kept", to: "folder/file")
        let manager = FileManager.default
        try manager.createDirectory(
            atPath: folder.path + "/empty", withIntermediateDirectories: false)
        for (link, target) in [("dangling", "nowhere"), ("linked", "folder")] {
            try manager.createSymbolicLink(
                atPath: "\(folder.path)/\(link)", withDestinationPath: target)
        }
        let before = try names(in: folder.path)
        for name in ["file", "folder", "empty", "dangling", "linked"] {
            #expect(throws: NewFolder.Failure.exists) {
                try NewFolder.write(files, to: folder.bytes(name))
            }
        }
        #expect(try names(in: folder.path) == before)
        let text = try String(contentsOfFile: folder.path + "/file", encoding: .utf8)
        #expect(text == "kept")
        #expect(throws: NewFolder.Failure.self) {
            try NewFolder.write(files, to: folder.bytes("missing/new"))
        }
        #expect(try names(in: folder.path) == before)
    }
}
