/// Paths are bytes, which need not be text.
extension [UInt8] {
    /// Calls `body` with the bytes as a C string; what follows a zero among them is lost.
    func withPath<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        (self + [0]).withUnsafeBytes { bytes in
            // An array that ends in a zero is never empty, so it has an address.
            body(bytes.bindMemory(to: CChar.self).baseAddress!)
        }
    }

    /// A name below this folder.
    func appending(name: [UInt8]) -> [UInt8] {
        let slash = UInt8(ascii: "/")
        return last == slash ? self + name : self + [slash] + name
    }

    /// The folder that holds this; `.` for a bare name.
    var parentFolder: [UInt8] {
        guard let slash = lastIndex(of: UInt8(ascii: "/")) else { return [UInt8(ascii: ".")] }
        return slash == startIndex ? [UInt8(ascii: "/")] : Array(self[..<slash])
    }

    /// What stands after the last slash.
    var lastName: [UInt8] {
        lastIndex(of: UInt8(ascii: "/")).map { Array(self[index(after: $0)...]) } ?? self
    }
}
