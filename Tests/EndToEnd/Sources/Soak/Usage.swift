import Foundation
import Sessions

/// The memory and descriptors of a process and its descendants, from Linux's /proc. Memory is in kilobytes.
struct Usage {
    private(set) var proportional = 0
    private(set) var resident = 0
    /// The memory that no file backs: the heap and the stack.
    private(set) var anonymous = 0
    private(set) var descriptors = 0

    init(of program: Int32) throws {
        for process in try ProcessTree(of: program).processes {
            do {
                try add(process)
            } catch {
                // A descendant may have ended in the meantime.
                if process == program { throw error }
            }
        }
    }

    private mutating func add(_ process: Int32) throws {
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
        let (proportional, resident) = (try number("Pss:"), try number("Rss:"))
        let anonymous = try number("Anonymous:")
        descriptors += try FileManager.default.contentsOfDirectory(atPath: folder + "/fd").count
        self.proportional += proportional
        self.resident += resident
        self.anonymous += anonymous
    }
}
