/// The file systems that do not report all changes.
extension System {
    /// Returns whether the system reports all changes in a folder.
    ///
    /// The system does not report changes that another machine or the kernel makes.
    static func reportsChanges(in folder: [UInt8]) -> Bool {
        #if os(Linux)
            guard let mounts = try? OpenFile(Array("/proc/self/mounts".utf8)) else { return true }
            return reportsChanges(in: folder, mounts: mounts)
        #else
            return true
        #endif
    }

    /// Returns whether the system reports all changes, by a table of mounts. The table may be long on a machine with
    /// many containers.
    static func reportsChanges(in folder: [UInt8], mounts: OpenFile) -> Bool {
        let table = String(decoding: mounts.contents(), as: UTF8.self)
        return !isSilent(folderSystem(of: fullPath(of: folder), in: table))
    }

    /// Returns the kind of file system of a path, by a table in the format of `/proc/mounts`. `nil` if no mount
    /// contains the path.
    static func folderSystem(of path: [UInt8], in table: String) -> String? {
        var best: (length: Int, kind: String)?
        for line in table.split(separator: "\n") {
            let words = line.split(separator: " ")
            guard words.count > 2 else { continue }
            let point = unescaped(words[1].utf8)
            let isHolding =
                point == [UInt8(ascii: "/")] || path == point
                || path.starts(with: point + [UInt8(ascii: "/")])
            // Where two mounts have the same path, the later one hides the earlier one.
            if isHolding, point.count >= best?.length ?? 0 {
                best = (point.count, String(words[2]))
            }
        }
        return best?.kind
    }

    /// Decodes a word of the table. In the table, spaces and backslashes are written as `\040` and `\134`.
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
