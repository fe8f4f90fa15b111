import Foundation

/// The faults that change nothing anyone could notice, each with its reason.
///
/// Blocks of two lines in a file: the fault's name as the report prints it, and an indented reason.
struct EquivalentFaults {
    private let reasons: [String: String]

    init(contentsOf file: URL) throws {
        let lines = try String(contentsOf: file, encoding: .utf8)
            .split(separator: "\n").filter { !$0.hasPrefix("#") }
        var reasons: [String: String] = [:]
        var name: Substring?
        for line in lines {
            if line.hasPrefix(" ") {
                guard let name else { throw Failure("A reason without a fault: \(line)") }
                reasons[String(name), default: ""] += String(line.drop { $0 == " " })
            } else {
                name = line
            }
        }
        self.reasons = reasons
    }

    func contains(_ fault: Fault) -> Bool { reasons[fault.name] != nil }

    /// Throws where an entry names no fault of the sources: the line has changed, and the reason may not hold for it.
    func check(against targets: [Target], root: URL) throws {
        for target in targets {
            let known = Set(try Sampling.all(in: target, root: root).map(\.name))
            let unknown = reasons.keys.filter {
                $0.hasPrefix("\(target.folder)/") && !known.contains($0)
            }
            guard unknown.isEmpty else {
                throw Failure(
                    "Entries of equivalent.txt name no fault; correct or remove them:\n"
                        + unknown.sorted().joined(separator: "\n"))
            }
        }
    }
}
