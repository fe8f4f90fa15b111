import Reflow

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Writing a folder that did not exist before.
public enum NewFolder {
    /// A reason why a folder was not written. The step that failed has left no file and no folder behind.
    public enum Failure: Error, Hashable, Sendable {
        /// The path exists: as a file, a folder, or a link with or without a target.
        case exists
        case system(SystemError)
    }

    /// A file in the new folder.
    public struct File: Hashable, Sendable {
        /// The path below the new folder, with `/` between names.
        public let path: String
        public let text: String

        public init(_ path: String, _ text: String) {
            self.path = path
            self.text = text
        }
    }

    /// Makes a folder with files, and the folders in the paths of the files.
    ///
    /// Never replaces a file or a folder. If a step fails, removes everything that this call has made, and throws the
    /// error of the step.
    public static func write(_ files: [File], to folder: [UInt8]) throws(Failure) {
        guard folder.withPath({ mkdir($0, 0o755) }) == 0 else {
            throw errno == EEXIST ? .exists : .system(.last)
        }
        var made = [folder]
        do throws(SystemError) {
            for file in files { try add(file, to: folder, &made) }
        } catch {
            // A folder is empty when it is removed, because the entries of a folder are made after it.
            for path in made.reversed() { _ = path.withPath { remove($0) } }
            throw .system(error)
        }
    }

    /// Writes a file and the missing folders of its path. Adds each new path to `made`.
    private static func add(
        _ file: File, to folder: [UInt8], _ made: inout [[UInt8]]
    ) throws(SystemError) {
        var path = folder
        let names = file.path.split(separator: "/").map { Array($0.utf8) }
        for (index, name) in names.enumerated() {
            path = path.appending(name: name)
            if index == names.indices.last {
                try NewFile.create(path, Array(file.text.utf8))
            } else {
                guard !made.contains(path) else { continue }
                guard path.withPath({ mkdir($0, 0o755) }) == 0 else { throw .last }
            }
            made.append(path)
        }
    }
}
