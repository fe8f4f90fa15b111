import Reflow

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A file that contains one word: a setting of the user that the program keeps.
public struct SettingFile: Hashable, Sendable {
    let path: [UInt8]

    init(path: [UInt8]) { self.path = path }

    /// The file of this program in the user's configuration folder. `nil` if no environment variable names this folder.
    ///
    /// The folder is `XDG_CONFIG_HOME` if it is an absolute path (a rule of the XDG base directory specification),
    /// otherwise `.config` in `HOME`.
    public init?(_ name: String, variable: (String) -> String?) {
        func folder(_ name: String) -> [UInt8]? {
            variable(name).flatMap { $0.hasPrefix("/") ? Array($0.utf8) : nil }
        }
        let home = folder("HOME").map { $0.appending(name: Array(".config".utf8)) }
        guard let folder = folder("XDG_CONFIG_HOME") ?? home else { return nil }
        path = folder.appending(name: Array("reflow".utf8)).appending(name: Array(name.utf8))
    }

    /// The word in the file; `nil` if there is no regular file, or not exactly one word. Reads at most 64 bytes.
    public var word: String? {
        guard let file = try? OpenFile(path), file.status?.kind == .regular else { return nil }
        let words = String(decoding: file.bytes(at: 0, count: 64), as: UTF8.self)
            .split(whereSeparator: \.isWhitespace)
        return words.count == 1 ? String(words[0]) : nil
    }

    /// Writes a word in place of the former one, and creates missing folders. Returns the reason if this fails.
    public func keep(_ word: String) -> String? {
        do throws(SystemError) {
            try makeFolder(path.parentFolder)
            let descriptor = path.withPath {
                open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NONBLOCK, 0o644)
            }
            guard descriptor >= 0 else { throw .last }
            defer { close(descriptor) }
            let bytes = Array("\(word)\n".utf8)
            guard write(descriptor, bytes, bytes.count) == bytes.count else { throw .last }
            return nil
        } catch {
            return error.reason
        }
    }

    private func makeFolder(_ folder: [UInt8]) throws(SystemError) {
        guard folder.withPath({ mkdir($0, 0o700) }) != 0 else { return }
        switch errno {
        case EEXIST: return
        case ENOENT where folder.parentFolder != folder:
            try makeFolder(folder.parentFolder)
            guard folder.withPath({ mkdir($0, 0o700) }) == 0 else { throw .last }
        default: throw .last
        }
    }
}
