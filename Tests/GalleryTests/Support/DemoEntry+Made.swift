import Testing

@testable import Gallery

extension DemoEntry {
    /// The demo, with few items; nil on a machine without a log or processes for those that look at them.
    func made() throws -> (any RunningDemo)? {
        do {
            return try make(DemoOptions([.items: .number(100)]))
        } catch  where ["log", "processes"].contains(name) {
            return nil
        }
    }
}
