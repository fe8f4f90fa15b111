import Foundation

/// The faults that have no noticeable effect, each with a reason.
///
/// The file contains a block of two lines for each fault: the fault's name as the report prints it, and an indented
/// reason.
struct EquivalentFaults {
    private let reasons: [String: String]

    init(contentsOf file: URL) throws {
        let lines = try String(contentsOf: file, encoding: .utf8)
            .split(separator: "\n").filter { !$0.hasPrefix("#") }
        var reasons: [String: String] = [:]
        var name: Substring?
        for line in lines {
            if line.hasPrefix(" ") {
                guard let name else { throw Failure("This reason has no fault before it: \(line)") }
                reasons[String(name), default: ""] += String(line.drop { $0 == " " })
            } else {
                name = line
            }
        }
        self.reasons = reasons
    }

    func contains(_ fault: Fault) -> Bool { reasons[fault.name] != nil }

    /// Throws if an entry of these targets names no fault in the sources. Then the line has changed, and the reason may
    /// no longer apply.
    func check(against targets: [Target], root: URL) throws {
        for target in targets {
            let known = Set(try Sampling.all(in: target, root: root).map(\.name))
            let unknown = reasons.keys.filter {
                $0.hasPrefix("\(target.folder)/") && !known.contains($0)
            }
            guard unknown.isEmpty else {
                throw Failure(
                    "These entries of equivalent.txt name no fault. Correct or remove them:\n"
                        + unknown.sorted().joined(separator: "\n"))
            }
        }
    }
}
