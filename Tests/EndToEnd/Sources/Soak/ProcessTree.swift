import Foundation

/// A process and its descendants, from Linux's /proc.
struct ProcessTree {
    /// The numbers of the processes. The first is the program itself.
    let processes: [Int32]
    /// The names of the descendants, sorted. The name of a zombie, an ended process whose parent has not waited for
    /// it, has the suffix ` (ended)`.
    let descendants: [String]

    /// Reads the current processes. O(processes of the system).
    init(of program: Int32) throws {
        var children: [Int32: [(process: Int32, name: String)]] = [:]
        for folder in try FileManager.default.contentsOfDirectory(atPath: "/proc") {
            // A process may end at any time.
            guard let process = Int32(folder), let status = Self.status(of: process) else {
                continue
            }
            children[status.parent, default: []].append((process, status.name))
        }
        var (processes, names) = ([program], [String]())
        var index = 0
        while index < processes.count {
            for child in children[processes[index]] ?? [] {
                processes.append(child.process)
                names.append(child.name)
            }
            index += 1
        }
        (self.processes, descendants) = (processes, names.sorted())
    }

    /// Returns the name and the parent of a process; `nil` if there is no such process. The line has this form:
    /// `12 (a name) S 7 …`.
    private static func status(of process: Int32) -> (name: String, parent: Int32)? {
        guard let line = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
            let start = line.firstIndex(of: "("), let end = line.lastIndex(of: ")")
        else { return nil }
        let fields = line[end...].split(separator: " ")
        guard fields.count > 2, let parent = Int32(fields[2]) else { return nil }
        let name = String(line[line.index(after: start)..<end])
        return (fields[1] == "Z" ? name + " (ended)" : name, parent)
    }
}
