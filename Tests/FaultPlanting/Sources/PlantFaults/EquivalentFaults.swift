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
}
