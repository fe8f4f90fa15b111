import Foundation
import LayoutSlicer

/// The folders with the files that were parsed so far.
final class SourceFolders {
    private var folders: [String: SourceFolder] = [:]
    /// The paths of the folders whose changes were read since `noticeChanges()`.
    private var current: Set<String> = []

    /// Reads changed files again at the next look-up. Until the next call, changes of files are ignored.
    func noticeChanges() { current = [] }

    /// Returns the slicer of a file in its project; `nil` if the file cannot be read.
    func slicer(of path: String) -> Slicer? {
        let folder = folder(at: SourceFolder.project(of: path))
        return folder.file(at: path).map { Slicer(file: $0, folder: folder) }
    }

    /// Returns the state of a file before its text was read for a layout of another file; `nil` if it was not read.
    func stamp(of path: String, forLayoutsOf file: String) -> FileStamp? {
        folders[SourceFolder.project(of: file)]?.stamp(of: path)
    }

    private func folder(at path: String) -> SourceFolder {
        let folder = folders[path] ?? SourceFolder(path: path)
        folders[path] = folder
        if current.insert(path).inserted { folder.refresh() }
        return folder
    }

    /// Returns the path from the root of the file system.
    static func absolute(_ path: String) -> String {
        URL(fileURLWithPath: path).standardizedFileURL.path
    }
}
