import Foundation

/// The state of a file, which changes when the file is saved.
public struct FileStamp: Equatable {
    public let size: Int
    private let seconds: Int
    private let nanoseconds: Int
    private let number: UInt

    /// Reads the state of a file; `nil` if there is no such regular file. Reading a pipe or a device may never end.
    public init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        size = Int(status.st_size)
        number = UInt(status.st_ino)
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        seconds = Int(time.tv_sec)
        nanoseconds = Int(time.tv_nsec)
    }
}
