/// Paths are bytes, which need not be valid UTF-8.
extension [UInt8] {
    /// Returns the path of a name in this folder.
    func appending(name: [UInt8]) -> [UInt8] {
        let slash = UInt8(ascii: "/")
        return last == slash ? self + name : self + [slash] + name
    }

    /// The folder that contains this path; `.` for a name without a folder.
    var parentFolder: [UInt8] {
        guard let slash = lastIndex(of: UInt8(ascii: "/")) else { return [UInt8(ascii: ".")] }
        return slash == startIndex ? [UInt8(ascii: "/")] : Array(self[..<slash])
    }

    /// The name after the last slash.
    var lastName: [UInt8] {
        lastIndex(of: UInt8(ascii: "/")).map { Array(self[index(after: $0)...]) } ?? self
    }
}
