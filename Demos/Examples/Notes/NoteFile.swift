import Reflow

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A file with a note.
struct NoteFile: Hashable {
    /// The path, relative to the folder of all notes.
    let path: String

    /// The path of the folder that contains the note; `.` for the folder of all notes.
    var folder: String { String(path.prefix(max(0, path.count - name.count - 1)).nonEmpty ?? ".") }
    /// The name of the file.
    var name: String { String(path.split(separator: "/").last ?? "") }

    /// Finds the notes of a folder and its subfolders: files that end in .md or .txt, in the order of their paths.
    ///
    /// Throws a sentence if the folder cannot be read.
    static func all(in folder: String) throws -> [NoteFile] {
        // Without this check, a file would look like a folder without notes.
        guard FileManager.default.fileExists(atPath: folder + "/."),
            let paths = try? FileManager.default.subpathsOfDirectory(atPath: folder)
        else {
            throw CommandLine.Failure("“\(folder)” is not a folder that can be read.")
        }
        let notes = paths.filter { path in
            [".md", ".txt"].contains(where: path.hasSuffix)
                && !path.split(separator: "/").contains { $0.hasPrefix(".") }
        }
        return notes.sorted().map(NoteFile.init)
    }

    /// Reads the text. Headings are bold, and list marks and quotes are dim.
    func styledText(in folder: String) -> [[TextSpan]] {
        LineReader(contentsOf: FilePath(folder + "/" + path)).text.split(
            separator: "\n", omittingEmptySubsequences: false
        ).map { line in
            if line.hasPrefix("#") { return [TextSpan(String(line), .bold)] }
            let mark = line.prefix { " -*>".contains($0) }
            return [TextSpan(String(mark), .dim), TextSpan(String(line.dropFirst(mark.count)))]
        }
    }
}

extension Substring {
    /// The text itself; nil if it is empty.
    fileprivate var nonEmpty: Substring? { isEmpty ? nil : self }
}
