#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension Session {
    /// Whether the program has loaded a library whose path contains the text. The value is `nil` on systems other than
    /// Linux.
    public func hasLoaded(_ text: String) -> Bool? {
        guard let file = fopen("/proc/\(process)/maps", "r") else { return nil }
        defer { fclose(file) }
        var line: UnsafeMutablePointer<CChar>?
        var capacity = 0
        defer { free(line) }
        var isFound = false
        while !isFound, getline(&line, &capacity, file) >= 0, let line {
            isFound = String(cString: line).contains(text)
        }
        return isFound
    }
}
