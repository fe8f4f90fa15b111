import Foundation
import Sessions

/// The memory and descriptors of a process, from Linux's /proc. Memory is in kilobytes.
struct Usage {
    var proportional: Int
    var resident: Int
    /// The memory that no file backs: the heap and the stack.
    var anonymous: Int
    var descriptors: Int

    init(of process: Int32) throws {
        let folder = "/proc/\(process)"
        let text = try String(contentsOfFile: folder + "/smaps_rollup", encoding: .utf8)
        func number(_ name: String) throws -> Int {
            let line = text.split(separator: "\n").first { $0.hasPrefix(name) }
            let word = line?.split(separator: " ").dropFirst().first
            guard let number = word.flatMap({ Int($0) }) else {
                throw SessionError("\(folder)/smaps_rollup does not contain \(name)\n\(text)")
            }
            return number
        }
        (proportional, resident) = (try number("Pss:"), try number("Rss:"))
        anonymous = try number("Anonymous:")
        descriptors = try FileManager.default.contentsOfDirectory(atPath: folder + "/fd").count
    }
}
