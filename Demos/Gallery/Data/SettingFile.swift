import Reflow

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A file with settings of the user. The program itself writes only files that contain one word.
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

    /// The word in the file; `nil` if there is no regular file, or if the file does not contain exactly one word. Reads
    /// at most 64 bytes.
    public var word: String? {
        guard let file = try? OpenFile(path), file.status?.kind == .regular else { return nil }
        let words = String(decoding: file.bytes(at: 0, count: 64), as: UTF8.self)
            .split(whereSeparator: \.isWhitespace)
        return words.count == 1 ? String(words[0]) : nil
    }

    /// Returns the first bytes of the file; empty if there is no file. Throws a sentence for any other kind of file, and
    /// for a file that cannot be opened.
    public func bytes(atMost count: Int) throws(DemoError) -> [UInt8] {
        let file: OpenFile
        do throws(SystemError) { file = try OpenFile(path) } catch {
            if error.isMissing { return [] }
            throw DemoError("“\(text(of: path))” cannot be read: \(error.reason)")
        }
        if let obstacle = file.status?.kind.obstacle {
            throw DemoError("“\(text(of: path))” is \(obstacle), not a file with settings")
        }
        return file.bytes(at: 0, count: count)
    }

    /// Replaces the word. If this fails, returns the reason, and the file keeps its former word.
    ///
    /// Creates at most the program's folder and the configuration folder above it, but no home folder. If the file is a
    /// symbolic link, replaces the target of the link. The file keeps its mode.
    public func keep(_ word: String) -> String? {
        do throws(SystemError) {
            if let missing = try makeFolders() { return "the folder “\(missing)” does not exist" }
            let file = try linkTarget()
            if let obstacle = (try? System.status(of: file))?.kind.obstacle {
                return "“\(text(of: file))” is \(obstacle)"
            }
            try Self.replace(file, with: Array("\(word)\n".utf8))
            return nil
        } catch {
            return error.reason
        }
    }

    private func text(of path: [UInt8]) -> String { String(decoding: path, as: UTF8.self) }

    /// Creates the program's folder and the configuration folder above it. If the folder above both is missing, returns
    /// that folder.
    private func makeFolders() throws(SystemError) -> String? {
        let folder = path.parentFolder
        let parent = folder.parentFolder
        guard folder.withPath({ mkdir($0, 0o700) }) != 0, errno != EEXIST else { return nil }
        guard errno == ENOENT else { throw .last }
        if parent.withPath({ mkdir($0, 0o700) }) != 0, errno != EEXIST {
            guard errno == ENOENT else { throw .last }
            return text(of: parent.parentFolder)
        }
        // Creates the program's folder now. The error `EEXIST` means that another process has created it meanwhile.
        guard folder.withPath({ mkdir($0, 0o700) }) == 0 || errno == EEXIST else { throw .last }
        return nil
    }

    /// Returns the path after following all symbolic links. The file at this path need not exist.
    private func linkTarget() throws(SystemError) -> [UInt8] {
        var path = path
        // Follows at most 40 links, as Linux does.
        for _ in 0..<40 {
            guard let target = System.target(ofLink: path) else { return path }
            path =
                target.first == UInt8(ascii: "/")
                ? target : path.parentFolder.appending(name: target)
        }
        throw SystemError(code: ELOOP)
    }

    /// Replaces a file by renaming a new file, which has the complete contents. Thus no reader sees half a file, and a
    /// failure keeps the old file.
    private static func replace(_ path: [UInt8], with bytes: [UInt8]) throws(SystemError) {
        var former = stat()
        let isThere = path.withPath { stat($0, &former) } == 0
        // Checks the permission to write, because renaming would also replace a write-protected file.
        guard !isThere || path.withPath({ access($0, W_OK) }) == 0 else { throw .last }
        let temporary = path + Array(".\(getpid()).new".utf8)
        let descriptor = temporary.withPath {
            open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o644)
        }
        guard descriptor >= 0 else { throw .last }
        do throws(SystemError) {
            defer { close(descriptor) }
            if isThere, fchmod(descriptor, former.st_mode & 0o7777) != 0 { throw .last }
            guard write(descriptor, bytes, bytes.count) == bytes.count else { throw .last }
        } catch {
            unlink(temporary)
            throw error
        }
        let isRenamed = temporary.withPath { old in path.withPath { rename(old, $0) } } == 0
        guard isRenamed else {
            let error = SystemError.last
            unlink(temporary)
            throw error
        }
    }

    private static func unlink(_ path: [UInt8]) { _ = path.withPath { removeFile($0) } }
}

// `SettingFile` has a method `unlink`, which hides the function of the C library.
private let removeFile = unlink
