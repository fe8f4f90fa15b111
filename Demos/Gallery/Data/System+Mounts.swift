/// Which changes are heard of.
extension System {
    /// Whether the system reports all changes in a folder: those that another machine makes, or the kernel itself,
    /// are not reported.
    static func reportsChanges(in folder: [UInt8]) -> Bool {
        #if os(Linux)
            guard let mounts = try? OpenFile(Array("/proc/self/mounts".utf8)) else { return true }
            return reportsChanges(in: folder, mounts: mounts)
        #else
            return true
        #endif
    }

    /// The same by a table of mounts, which may be long where there are many containers.
    static func reportsChanges(in folder: [UInt8], mounts: OpenFile) -> Bool {
        let table = String(decoding: mounts.contents(), as: UTF8.self)
        return !isSilent(folderSystem(of: fullPath(of: folder), in: table))
    }

    /// The kind of file system that a path is on, by a table in the form of `/proc/mounts`; nil when none holds it.
    static func folderSystem(of path: [UInt8], in table: String) -> String? {
        var best: (length: Int, kind: String)?
        for line in table.split(separator: "\n") {
            let words = line.split(separator: " ")
            guard words.count > 2 else { continue }
            let point = unescaped(words[1].utf8)
            let isHolding =
                point == [UInt8(ascii: "/")] || path == point
                || path.starts(with: point + [UInt8(ascii: "/")])
            // Of two at one place the later one covers the other.
            if isHolding, point.count >= best?.length ?? 0 {
                best = (point.count, String(words[2]))
            }
        }
        return best?.kind
    }

    /// A word of the table, in which blanks and backslashes are written as `\040` and `\134`.
    private static func unescaped(_ word: Substring.UTF8View) -> [UInt8] {
        var bytes: [UInt8] = []
        var rest = word
        while let byte = rest.popFirst() {
            let digits = rest.prefix(3)
            if byte == UInt8(ascii: "\\"), digits.count == 3,
                let code = UInt8(String(decoding: digits, as: UTF8.self), radix: 8)
            {
                bytes.append(code)
                rest.removeFirst(3)
            } else {
                bytes.append(byte)
            }
        }
        return bytes
    }

    private static func isSilent(_ kind: String?) -> Bool {
        guard let kind else { return false }
        let silent: Set = ["nfs", "nfs4", "cifs", "smb3", "9p", "proc", "sysfs"]
        return silent.contains(kind) || kind.hasPrefix("fuse")
    }
}
