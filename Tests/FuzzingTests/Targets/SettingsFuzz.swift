@testable import Browser

/// Checks the user's settings for any bytes: wrong lines are reported and change nothing, and all other lines apply.
enum SettingsFuzz {
    static func check(_ bytes: UnsafeRawBufferPointer) throws {
        var bytes = Array(bytes)
        // The last byte can make the file longer than the limit.
        if bytes.last == 0xFE {
            let comment = [UInt8](repeating: UInt8(ascii: "#"), count: 250) + [UInt8(ascii: "\n")]
            bytes += repeatElement(comment, count: 262).joined()
        }
        let settings = UserSettings(bytes)
        let isCut = bytes.count > 65_536
        // The last line may be incomplete in a file beyond the limit.
        let lines = bytes.prefix(65_536).split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
        ).dropLast(isCut ? 1 : 0).map { Array($0) }
        let wrong = try checkProblems(settings, isCut: isCut)
        let reference = PlainSettings(lines)
        try require(
            wrong == reference.wrong, "The lines \(wrong) are wrong, not \(reference.wrong)")
        try require(
            reference.values == PlainSettings.values(of: settings),
            "\(PlainSettings.values(of: settings)) instead of \(reference.values)")
        try checkCleaned(settings, lines, wrong: wrong)
    }

    /// Checks the sentences about wrong lines. Returns the numbers of the lines, from 1.
    private static func checkProblems(_ settings: UserSettings, isCut: Bool) throws -> [Int] {
        var problems = settings.problems
        if isCut {
            try require(
                problems.popLast() == "settings: only the first 65536 bytes count",
                "The limit is not reported")
        }
        let start = "settings, line "
        let numbers = try problems.map { problem in
            let isSafe = problem.unicodeScalars.allSatisfy {
                $0.properties.generalCategory != .control
            }
            try require(isSafe, "A control character in “\(problem)”")
            let digits = problem.dropFirst(start.count).prefix { $0.isNumber }
            guard problem.hasPrefix(start), let number = Int(digits) else {
                throw BrokenLaw(description: "The problem “\(problem)” names no line")
            }
            return number
        }
        try require(
            zip(numbers, numbers.dropFirst()).allSatisfy(<), "The problems are not in order")
        try require(settings.report.count <= 11, "A report of \(settings.report.count) lines")
        try require(
            (settings.notice == nil) == settings.problems.isEmpty, "The notice is missing or wrong")
        return numbers
    }

    /// Checks that the file has the same values, and no problems, without its wrong lines.
    private static func checkCleaned(
        _ settings: UserSettings, _ lines: [[UInt8]], wrong: [Int]
    ) throws {
        let rest = lines.indices.filter { !wrong.contains($0 + 1) }.map { lines[$0] }
        let cleaned = UserSettings(Array(rest.joined(separator: [UInt8(ascii: "\n")])))
        try require(
            cleaned.problems.isEmpty, "Without the wrong lines: \(cleaned.problems)")
        try require(
            PlainSettings.values(of: cleaned) == PlainSettings.values(of: settings),
            "Wrong lines change values: \(settings)")
    }
}

/// A reference for the settings: a table of the lines' keys and values.
private struct PlainSettings {
    private(set) var values: [String: String] = [:]
    /// The numbers of the wrong lines, from 1.
    private(set) var wrong: [Int] = []

    init(_ lines: [[UInt8]]) {
        for (index, line) in lines.enumerated() where !read(line) { wrong.append(index + 1) }
    }

    /// Reads a line. Returns whether it is correct.
    private mutating func read(_ line: [UInt8]) -> Bool {
        guard line.count <= 256, let text = String(validating: line, as: UTF8.self) else {
            return false
        }
        let content = text.unicodeScalars.prefix { $0 != "#" }
        guard let equals = content.firstIndex(of: "=") else {
            return content.allSatisfy(\.properties.isWhitespace)
        }
        let key = Self.trimmed(content[..<equals])
        var value = Self.trimmed(content[equals...].dropFirst())
        guard values[key] == nil else { return false }
        switch key {
        case "mouse", "animation": guard ["on", "off"].contains(value) else { return false }
        case "theme":
            let names = ["auto", "dark", "light", "contrast", "terminal"]
            guard names.contains(value) else { return false }
        case "start":
            guard let entry = DemoCatalog.all.entry(named: value) else { return false }
            value = entry.name
        default: return false
        }
        values[key] = value
        return true
    }

    private static func trimmed(_ text: Substring.UnicodeScalarView) -> String {
        let start = text.drop(while: \.properties.isWhitespace)
        let end = start.lastIndex { !$0.properties.isWhitespace }
        return end.map { String(start[...$0]) } ?? ""
    }

    /// Returns the same table for settings.
    static func values(of settings: UserSettings) -> [String: String] {
        func word(_ isOn: Bool?) -> String? { isOn.map { $0 ? "on" : "off" } }
        return [
            "start": settings.start, "mouse": word(settings.usesMouse),
            "animation": word(settings.animates), "theme": settings.theme?.rawValue,
        ].compactMapValues(\.self)
    }
}
