import Reflow

/// The framework that a layout's code uses.
public enum CodeTarget: String, Hashable, Sendable, CaseIterable {
    case reflow, uikit

    public var title: String {
        switch self {
        case .reflow: "Reflow"
        case .uikit: "UIKit"
        }
    }
}

/// The code of a demo's layout, with the current values of its knobs.
public struct DemoCode: Sendable {
    /// The lines to show.
    public let lines: [String]
    /// The whole text to copy. Each line ends with a line break. It has the tabs and the line ends of a file.
    public let text: String
    /// The name of the file for the title; `nil` for code of Reflow.
    public let title: String?
    /// The lines of knobs whose names are not in the code, by name and from 0.
    private let places: [String: Int]

    /// Creates code. By default, the whole text consists of the lines.
    public init(
        lines: [String], text: String? = nil, title: String? = nil, places: [String: Int] = [:]
    ) {
        self.lines = lines
        self.text = text ?? lines.map { $0 + "\n" }.joined()
        self.title = title
        self.places = places
    }

    /// Returns the line of a knob whose name is not in the code, from 0; `nil` for other knobs.
    public func line(of knob: Knob) -> Int? { places[knob.name] }

    /// Returns whether the line at an index is about a knob.
    public func isAbout(_ knob: Knob, line index: Int) -> Bool {
        places[knob.name].map { $0 == index } ?? Self.isAbout(knob.name, line: lines[index])
    }

    /// Returns whether a line contains a name as a word.
    public static func isAbout(_ name: String, line: String) -> Bool {
        line.split { !$0.isLetter && !$0.isNumber }.contains { $0 == name }
    }
}

extension DemoCode {
    /// Joins the texts of several files, and keeps only the `import` of the first file. Replaces the literals of stored
    /// properties, and of constants at the start of a function, by the layout's current values. Other expressions stay
    /// as they are.
    init(files: [String], values layout: Any) {
        let texts = files.enumerated().map { index, text in
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            let all = index == 0 ? lines[...] : lines.drop { $0.isEmpty || $0.hasPrefix("import ") }
            return Array(all.last == "" ? all.dropLast() : all)
        }
        var lines = texts.joined(separator: [""]).map(String.init)
        for (name, value) in Mirror(reflecting: layout).children {
            guard let name, let place = lines.firstIndex(where: { $0.declares(name) }) else {
                continue
            }
            lines[place] = lines[place].assigning(value)
        }
        self.init(lines: lines)
    }
}

extension String {
    /// Returns whether the line declares a variable, or a constant of a function at file level, that has this name and
    /// an initial value.
    fileprivate func declares(_ name: String) -> Bool {
        drop { $0 == " " }.hasPrefix("var \(name) = ") || hasPrefix("    let \(name) = ")
    }

    /// Returns the declaration with another initial value. Returns the line unchanged if it has that value already, or
    /// if the value is not a literal.
    fileprivate func assigning(_ value: Any) -> String {
        guard let sign = range(of: " = ") else { return self }
        let (head, former) = (self[..<sign.upperBound], String(self[sign.upperBound...]))
        switch value {
        case let number as Double: return former.isNumber(number) ? self : head + "\(number)"
        case let number as Int: return Int(former) == number ? self : head + "\(number)"
        case let isOn as Bool: return head + "\(isOn)"
        default:
            // For a case of an enum, such as `Form.flow`, replaces only the name after the last point.
            guard Mirror(reflecting: value).displayStyle == .enum,
                let point = former.lastIndex(of: ".")
            else { return self }
            return head + former[...point] + "\(value)"
        }
    }

    /// Returns whether the text has the value of the number. The text can be a literal or a fraction of two literals.
    private func isNumber(_ number: Double) -> Bool {
        let parts = split(separator: " ")
        guard parts.count == 3, parts[1] == "/", let above = Double(parts[0]),
            let below = Double(parts[2])
        else { return Double(self) == number }
        return above / below == number
    }

    private func range(of text: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(text) {
                return start..<index(start, offsetBy: text.count)
            }
            start = index(after: start)
        }
        return nil
    }
}
