@testable import Gallery

extension DemoEntry {
    /// The demo with few items. Log shows this file, because some machines have no log.
    func made() throws -> any RunningDemo {
        try make(DemoOptions([.items: .number(100), .file: .text(#filePath)]))
    }
}
