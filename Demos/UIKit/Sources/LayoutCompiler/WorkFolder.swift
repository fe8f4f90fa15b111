import Foundation

/// The folder of this process's temporary files. Its name contains the number of the process.
struct WorkFolder {
    let path: String

    /// Makes the folder, and removes the folders of processes that no longer run.
    init?(cache: String) {
        let slices = (cache as NSString).appendingPathComponent("slices")
        let manager = FileManager.default
        for name in (try? manager.contentsOfDirectory(atPath: slices)) ?? [] {
            guard let process = Int32(name), kill(process, 0) != 0, errno == ESRCH else { continue }
            try? manager.removeItem(atPath: (slices as NSString).appendingPathComponent(name))
        }
        path = (slices as NSString).appendingPathComponent(String(getpid()))
        do {
            try manager.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            return nil
        }
    }

    /// Returns the path of a file in the folder.
    func file(_ name: String) -> String { (path as NSString).appendingPathComponent(name) }

    /// Writes a file. Returns whether that was possible.
    func write(_ bytes: [UInt8], to name: String) -> Bool {
        FileManager.default.createFile(atPath: file(name), contents: Data(bytes))
    }

    /// Removes the folder with its files.
    func remove() { try? FileManager.default.removeItem(atPath: path) }
}
