import Foundation
import LayoutSlicer
import RemoteDemos

/// The list of the layouts in files and folders.
struct LayoutList {
    private(set) var layouts: [ListedLayout] = []
    private(set) var problems: [String] = []

    /// The reason why a folder does not name one layout, as a sentence.
    struct LookupError: Error {
        let sentence: String
    }

    /// Returns the file with a layout. A path of a file is returned as it is; a folder is searched for the name.
    static func file(
        at path: String, with name: String, sources: SourceFolders
    ) throws(LookupError) -> String {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
            isFolder.boolValue
        else { return path }
        let layouts = LayoutList(paths: [path], sources: sources).layouts
        let found = LayoutListing.matches(of: name, in: layouts, by: \.name)
        guard let first = found.first else {
            throw LookupError(sentence: "No layout in \(path) has the name \(name).")
        }
        guard found.count == 1 else {
            let paths = Set(found.map(\.path))
            if paths.count == 1 {
                let names = found.prefix(3).map(\.name).joined(separator: ", ")
                throw LookupError(
                    sentence: "Several layouts have the name \(name); name one of them: \(names).")
            }
            let files = paths.sorted().prefix(3).joined(separator: ", ")
            throw LookupError(
                sentence: "Several layouts have the name \(name); name the file of one: \(files).")
        }
        return first.path
    }

    init(paths: [String], sources: SourceFolders) {
        for path in paths { add(path, sources) }
    }

    private mutating func add(_ path: String, _ sources: SourceFolders) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            problems.append("\(path) does not exist.")
            return
        }
        let count = layouts.count
        if isFolder.boolValue {
            for file in SourceFolder.swiftFiles(in: path) where Self.mayHaveLayouts(file) {
                addFile(file, sources)
            }
        } else {
            addFile(path, sources)
        }
        if layouts.count == count { problems.append("\(path) has no layout.") }
    }

    private mutating func addFile(_ path: String, _ sources: SourceFolders) {
        guard let slicer = sources.slicer(of: SourceFolders.absolute(path)) else {
            problems.append("\(path) cannot be read.")
            return
        }
        layouts += slicer.layouts.map { layout in
            ListedLayout(
                name: layout.name,
                kind: ListedLayout.Kind(rawValue: layout.kind.rawValue) ?? .function, path: path,
                line: layout.line, refusal: layout.refusal)
        }
    }

    /// Whether the text of a file names a part of a layout, so that parsing it is worth the time.
    private static func mayHaveLayouts(_ path: String) -> Bool {
        guard FileStamp(path) != nil, let data = FileManager.default.contents(atPath: path) else {
            return false
        }
        let text = String(decoding: data, as: UTF8.self)
        return ["CollectionView", "NSCollectionLayout"].contains { text.contains($0) }
    }
}
