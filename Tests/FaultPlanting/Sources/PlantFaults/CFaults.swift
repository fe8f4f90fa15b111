/// Finds the positions in a C file where a fault can be planted. It compares the text of each line with patterns, and
/// does not parse C.
enum CFaults {
    static func faults(file: String, source: String) -> [Fault] {
        var faults: [Fault] = []
        var offset = 0
        for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false)
            .enumerated()
        {
            defer { offset += line.utf8.count + 1 }
            let code = line.prefix { $0 != "\"" && $0 != "'" }
            guard !line.hasPrefix("#"), !line.contains("//"), !line.contains("capacity") else {
                continue
            }
            func plant(
                _ part: Substring, _ change: String,
                _ replacement: @escaping @Sendable (String) -> String
            ) {
                let start = offset + line.utf8.distance(from: line.startIndex, to: part.startIndex)
                faults.append(
                    Fault(
                        file: file, line: index + 1, range: start..<start + part.utf8.count,
                        change: change, source: String(line.drop { $0 == " " }),
                        replacement: replacement))
            }
            for (sign, change, new) in operators {
                for found in code.ranges(of: sign) {
                    plant(line[found], change) { new.replacing("ON", with: $0) }
                }
            }
            if let condition = condition(of: line) {
                let text = String(condition)
                plant(condition, "condition dropped") { "\($0) || (\(text))" }
                plant(condition, "condition never true") { "!\($0) && (\(text))" }
            }
            if let statement = droppable(line) {
                let text = String(statement)
                plant(statement, "statement deleted") { "do { if (!\($0)) \(text) } while (0);" }
            }
            for (value, other) in [("true", "!ON"), ("false", "ON")] {
                for found in code.ranges(of: "return \(value)") {
                    plant(line[found], "\(value) turned round") {
                        "return " + other.replacing("ON", with: $0)
                    }
                }
            }
        }
        return faults
    }

    /// Each operator, the description of its change, and the new operator. The switch `ON` is 0 or 1. It changes the
    /// limit of a comparison by 1, and the sign in a sum. This needs no parser, because it does not depend on the
    /// operands.
    private static let operators = [
        (" < ", "< of one less", " < -ON + "), (" <= ", "<= of one less", " <= -ON + "),
        (" > ", "> of one more", " > ON + "), (" >= ", ">= of one more", " >= ON + "),
        (" + ", "+ to -", " + (1 - 2 * ON) * "), (" - ", "- to +", " - (1 - 2 * ON) * "),
    ]

    /// Returns the condition of an `if` or `while`, if its parentheses open and close on this line.
    private static func condition(of line: Substring) -> Substring? {
        guard let opening = line.firstRange(of: "if (") ?? line.firstRange(of: "while (") else {
            return nil
        }
        var depth = 1
        for index in line[opening.upperBound...].indices {
            if line[index] == "(" { depth += 1 }
            if line[index] == ")" { depth -= 1 }
            if depth == 0 { return line[opening.upperBound..<index] }
        }
        return nil
    }

    /// Returns the statement of this line, if it is a call or an assignment that fills the line and can be deleted.
    private static func droppable(_ line: Substring) -> Substring? {
        let statement = line.drop { $0 == " " }
        guard line.hasPrefix(" "), line.hasSuffix(";") else { return nil }
        let target = statement.prefix { $0.isLetter || $0.isNumber || "_.->[]*".contains($0) }
        let rest = statement.dropFirst(target.count)
        let isAssignment = [" = ", " += ", " -= ", " |= ", " &= "].contains(where: rest.hasPrefix)
        let isCall = rest.hasPrefix("(") && target.first?.isLetter == true
        let isBalanced = rest.count { $0 == "(" } == rest.count { $0 == ")" }
        let isControl = ["if", "while", "for", "switch", "sizeof"].contains(target)
        // Without these calls, a signal set has undefined contents.
        let isFilling = ["sigemptyset", "sigfillset"].contains(target)
        return (isAssignment || isCall) && isBalanced && !isControl && !isFilling ? statement : nil
    }
}
