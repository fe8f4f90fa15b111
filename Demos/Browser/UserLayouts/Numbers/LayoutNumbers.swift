import Gallery
import Reflow
import RemoteDemos

/// The numbers of a user's layout: as knobs, and as parts of the files.
struct LayoutNumbers {
    /// The files with numbers. The first one has the layout.
    let files: [SourceFileText]
    let knobs: [Knob]
    /// The values of the knobs in the files.
    let states: [KnobState]
    private let numbers: [SourceNumber]
    private let styles: [NumberStyle?]

    init(_ built: BuiltLayout) {
        files = built.files
        numbers = built.numbers
        styles = numbers.map { NumberStyle($0.text) }
        var ordinals: [String: Int] = [:]
        var knobs: [Knob] = []
        for (number, style) in zip(numbers, styles) {
            let path =
                built.files.indices.contains(number.file) ? built.files[number.file].path : ""
            let place = "\(path) \(number.declaration) \(number.title)"
            let ordinal = ordinals[place, default: 0]
            ordinals[place] = ordinal + 1
            knobs.append(
                Knob(
                    number, style, inFile: number.file == 0 ? nil : path.fileName,
                    "\(place) \(ordinal)"))
        }
        self.knobs = knobs
        states = zip(knobs, styles).map { knob, style in
            let value = knob.value(style?.value ?? 0)
            return KnobState(value: value, initialValue: value)
        }
    }

    /// Returns whether the knobs on the screen are these numbers. A layout that does not start leaves an older one on the
    /// screen.
    func belong(to knobs: [Knob], _ states: [KnobState]) -> Bool {
        knobs == self.knobs && states.map(\.initialValue) == self.states.map(\.initialValue)
    }

    /// Returns the values as settings give them, such as `12:30=8`. Throws a sentence for a setting that no number has.
    func states(setting settings: [String]) throws(NumberError) -> [KnobState] {
        var result = states
        for setting in settings {
            let parts = setting.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2, let index = index(named: parts[0]) else {
                throw NumberError(
                    "There is no number at “\(setting.prefix(60))”; write LINE:COLUMN=VALUE, as in "
                        + "“\(example)”.\(near(parts.first ?? ""))")
            }
            guard let value = knobs[index].value(of: parts[1]) else {
                throw NumberError(
                    "“\(parts[1].prefix(30))” is no value for \(knobs[index].title); use "
                        + "\(knobs[index].rangeText).")
            }
            result[index] = KnobState(value: value, initialValue: states[index].initialValue)
        }
        return result
    }

    /// Returns the index of the number at a position. The name of the file may be left out if only one file has a number
    /// there.
    private func index(named name: String) -> Int? {
        if let exact = knobs.firstIndex(where: { $0.name == name }) { return exact }
        // A column alone names no number.
        guard name.contains(":") else { return nil }
        let found = knobs.indices.filter { knobs[$0].name.hasSuffix(":" + name) }
        return found.count == 1 ? found[0] : nil
    }

    private var example: String { "\(knobs.first?.name ?? "12:30")=8" }

    /// Returns a sentence about the numbers of the same line; empty if there are none.
    private func near(_ name: String) -> String {
        let line = name.split(separator: ":").first.map { $0 + ":" } ?? ""
        let names = knobs.map(\.name).filter { !line.isEmpty && $0.hasPrefix(line) }
        if knobs.isEmpty { return " This layout has no numbers." }
        return names.isEmpty ? "" : " That line has \(names.prefix(6).joined(separator: ", "))."
    }
}

/// The reason why a setting of a number is wrong, as a sentence.
struct NumberError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// The code with the values of the knobs.
extension LayoutNumbers {
    /// A change of a literal in a file.
    struct Edit: Hashable {
        let offset: Int
        let old, new: String
    }

    /// Returns the changed numbers of each file, by position.
    func edits(_ values: [KnobState]) -> [[Edit]] {
        var edits = files.map { _ in [Edit]() }
        guard values.count == numbers.count else { return edits }
        for (index, number) in numbers.enumerated() where values[index].isChanged {
            guard files.indices.contains(number.file), let style = styles[index],
                let value = values[index].value.number, value != style.value
            else { continue }
            let literal = style.literal(value)
            let getsSign = literal.hasPrefix("-") && !number.text.hasPrefix("-")
            let isPart = number.needsParentheses || isAfterOperator(number)
            edits[number.file].append(
                Edit(
                    offset: number.offset, old: number.text,
                    new: getsSign && isPart ? "(\(literal))" : literal))
        }
        return edits.map { $0.sorted { $0.offset < $1.offset } }
    }

    /// Returns whether a literal follows an operator without a space, as in `a=5`. With a minus sign, both would be one
    /// operator.
    private func isAfterOperator(_ number: SourceNumber) -> Bool {
        let bytes = files[number.file].text.utf8
        guard number.offset > 0, number.offset <= bytes.count else { return false }
        let byte = bytes[bytes.index(bytes.startIndex, offsetBy: number.offset - 1)]
        return "=+-*/%<>!&|^~?.".utf8.contains(byte)
    }

    /// Returns the contents of a file with changed numbers. No other byte changes.
    func contents(ofFile index: Int, _ edits: [Edit]) -> [UInt8] {
        let old = Array(files[index].text.utf8)
        var new: [UInt8] = []
        var position = 0
        for edit in edits {
            new += old[position..<edit.offset] + Array(edit.new.utf8)
            position = edit.offset + edit.old.utf8.count
        }
        return new + old[position...]
    }

    /// Returns the code of the layout's file, and then of the other files with changed numbers.
    func code(_ values: [KnobState]) -> DemoCode {
        let edits = edits(values)
        var text = ""
        for index in files.indices where index == 0 || !edits[index].isEmpty {
            if index > 0 { text += "\n// \(files[index].path.fileName)\n" }
            text += String(decoding: contents(ofFile: index, edits[index]), as: UTF8.self)
            if text.last?.isNewline == false { text += "\n" }
        }
        // A line end `\r\n` is one character.
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return DemoCode(
            lines: lines.dropLast().map { $0.replacing("\t", with: "    ").printable() },
            text: text, title: files.first?.path.fileName, places: places)
    }

    /// The lines of the knobs in the code, from 0; `nil` for those of other files.
    private var places: [String: Int] {
        Dictionary(
            zip(knobs, numbers).filter { $1.file == 0 }.map { ($0.name, $1.line - 1) },
            uniquingKeysWith: { first, _ in first })
    }
}

extension Knob {
    /// Makes the knob of a number. Its title starts with the line.
    fileprivate init(
        _ number: SourceNumber, _ style: NumberStyle?, inFile file: String?, _ identity: String
    ) {
        let place = "\(number.line):\(number.column)"
        let title = "\(number.line) \(number.title)"
        self.init(
            file.map { "\($0):\(place)" } ?? place, title: file.map { "\($0):\(title)" } ?? title,
            identity: identity, Self.form(of: style, number))
    }

    /// Returns the range and the step for a number.
    private static func form(of style: NumberStyle?, _ number: SourceNumber) -> Form {
        guard let style else { return .number(0...0, step: 1, unit: "") }
        let most = min(max(10_000, 10 * abs(style.value)), NumberStyle.limit)
        // An argument of these functions may get decimals, even if its literal is a whole number.
        let isFraction = [" fractionalWidth", " fractionalHeight"].contains {
            number.title.hasSuffix($0)
        }
        if isFraction, !number.needsParentheses {
            return .number(0...max(10, abs(style.value)), step: 0.05, unit: "")
        }
        if style.isWhole { return .count(-Int(most)...Int(most)) }
        let isSmall = abs(style.value) <= 1
        let isRound = style.value == style.value.rounded()
        let step = isSmall ? 0.05 : isRound ? 1 : 0.5
        return .number(-most...most, step: step, unit: "")
    }

    /// Returns a number as a value of this knob.
    fileprivate func value(_ number: Double) -> KnobValue {
        if case .count = form { .count(Int(number)) } else { .number(number) }
    }
}

extension String {
    /// The last part of a path.
    var fileName: String { split(separator: "/").last.map(String.init) ?? self }
}
