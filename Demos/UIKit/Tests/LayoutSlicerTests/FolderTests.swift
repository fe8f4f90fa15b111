import Foundation
import Testing

@testable import LayoutSlicer

struct FolderTests {
    /// Calls a function with a folder that has these files.
    private func withFolder(_ files: [String: String], _ body: (SourceFolder) throws -> Void) throws
    {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: url) }
        for (name, text) in files {
            let file = url.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let folder = SourceFolder(path: url.path)
        folder.refresh()
        try body(folder)
    }

    @Test func findsNamesInOtherFiles() throws {
        let files = [
            "Feed.swift": """
            import UIKit
            class Feed: Base {
                override func make() -> UICollectionViewLayout { Layouts.grid(UIColor(hex: 1), [1][safe: 0], 2 * gap) }
            }
            """,
            "Base.swift": "class Base: UIViewController { var gap = 1.0; func other() {} }",
            "Base+Making.swift":
                "extension Base { func make() -> UICollectionViewLayout { .init() } }",
            "Layouts.swift":
                "enum Layouts { static func grid(_ c: UIColor, _ i: Int?, _ g: Double) -> UICollectionViewLayout { .init() } }",
            "Extensions.swift": """
            extension UIColor { convenience init(hex: Int) { self.init() }; convenience init(other: Int) { self.init() } }
            extension Array { subscript(safe index: Int) -> Element? { nil } }
            extension UIView { func unused() {} }
            """,
        ]
        try withFolder(files) { folder in
            let file = try #require(folder.file(at: folder.path + "/Feed.swift"))
            let slicer = Slicer(file: file, folder: folder)
            let slice = try slicer.slice(layout: slicer.layout(named: "make"))
            let text = slice.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
            #expect(slice.files.count == 5)
            for part in ["var gap", "func make", "static func grid", "init(hex", "subscript(safe"] {
                #expect(text.contains(part), "\(part)")
            }
            for part in ["other", "unused"] { #expect(!text.contains(part), "\(part)") }
        }
    }

    @Test func skipsTheSourcesOfTheModules() throws {
        let files = [
            "Package.swift": "let package = Package(name: \"UIKitLayouts\")",
            "Sources/UIKit/A.swift": "class UIThing {}",
            "Examples/B.swift": "class Example {}",
        ]
        try withFolder(files) { folder in
            #expect(folder.files(declaring: "UIThing", near: "").isEmpty)
            #expect(folder.files(declaring: "Example", near: "").count == 1)
        }
    }

    @Test func noticesChanges() throws {
        try withFolder(["A.swift": "enum A {}"]) { folder in
            #expect(folder.files(declaring: "A", near: "").count == 1)
            let path = folder.path + "/A.swift"
            let stamp = try #require(folder.stamp(of: path))
            // Editors replace the file. The length and maybe the time stay the same.
            try Data("enum B {}".utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
            #expect(folder.stamp(of: path) == stamp)
            folder.refresh()
            #expect(folder.stamp(of: path) == FileStamp(path))
            #expect(folder.stamp(of: path) != stamp)
            #expect(folder.files(declaring: "A", near: "").isEmpty)
            #expect(folder.files(declaring: "B", near: "").count == 1)
        }
    }

    @Test func ignoresPipesAndDevices() throws {
        try withFolder(["A.swift": "enum A {}"]) { folder in
            let (pipe, link) = (folder.path + "/Pipe.swift", folder.path + "/Link.swift")
            #expect(mkfifo(pipe, 0o600) == 0)
            try FileManager.default.createSymbolicLink(
                atPath: link, withDestinationPath: "/dev/zero")
            for path in [pipe, link, folder.path] {
                // Without a stamp, the folder does not read the file. Reading the pipe would wait for ever.
                try #require(FileStamp(path) == nil)
                #expect(folder.file(at: path) == nil)
            }
            folder.refresh()
            #expect(folder.files(declaring: "A", near: "").count == 1)
        }
    }

    @Test(arguments: [true, false]) func entersFoldersOfProjectsOnly(isProject: Bool) throws {
        var files = ["A.swift": "enum A {}", "Other/B.swift": "enum B {}"]
        if isProject { files["Podfile"] = "" }
        try withFolder(files) { folder in
            #expect(folder.files(declaring: "A", near: "").count == 1)
            #expect(folder.files(declaring: "B", near: "").count == (isProject ? 1 : 0))
            #expect(SourceFolder.swiftFiles(in: folder.path).count == 2)
        }
    }
}
