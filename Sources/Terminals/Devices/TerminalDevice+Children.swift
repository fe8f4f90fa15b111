import CTerminals

extension TerminalDevice {
    /// Hands the terminal to another program, and takes it over again after the other program has ended.
    ///
    /// The other program has its own process group, so ^C and ^Z reach only that group. When ^Z stops the other
    /// program, this program stops as well, and `fg` continues both. Without a job-control shell, the other program
    /// continues at once. If this program has to end meanwhile, it sends SIGHUP to the other program and waits for at
    /// most a second.
    func run(_ child: ChildProcess) -> ChildEnd {
        guard isOpen else {
            return ChildEnd(of: child, .notStarted("the terminal is closed"))
        }
        let words = [Array(child.program.utf8)] + child.arguments
        guard !words.contains(where: { $0.contains(0) }) else {
            return ChildEnd(of: child, .notStarted("an argument contains a null character"))
        }
        // Read late answers now. Otherwise the other program would read the answers as keys.
        takeLateAnswers()
        let end = Self.withPointers(to: words.map { $0 + [0] }) {
            rfl_run_child($0, child.waitsForKey)
        }
        comeBack()
        if end.error != 0 {
            return ChildEnd(of: child, .notStarted(Platform.reason(end.error)))
        }
        return ChildEnd(of: child, end.is_signaled ? .signaled(end.status) : .exited(end.status))
    }

    /// Calls `body` with C strings in an array that ends in NULL.
    private static func withPointers<Result>(
        to strings: [[UInt8]], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
    ) -> Result {
        var bytes = strings.flatMap { $0.map { CChar(bitPattern: $0) } }
        return bytes.withUnsafeMutableBufferPointer { bytes in
            var start = bytes.baseAddress
            var pointers: [UnsafeMutablePointer<CChar>?] = []
            for string in strings {
                pointers.append(start)
                start = start.map { $0 + string.count }
            }
            pointers.append(nil)
            return pointers.withUnsafeBufferPointer { buffer in
                // The array is not empty, so it has an address.
                body(buffer.baseAddress!)
            }
        }
    }
}
