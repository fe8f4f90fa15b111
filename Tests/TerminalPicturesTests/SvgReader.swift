/// A small reader for this library's SVG pictures: the elements with their attributes, in pixels.
struct SvgReader {
    struct Element {
        var name: Substring
        var attributes: [Substring: String]
        var text: String
    }

    let elements: [Element]

    init(_ document: String) {
        elements = document.split(separator: "<").compactMap { part in
            guard !part.hasPrefix("/"), let end = part.firstIndex(of: ">") else { return nil }
            let head = part[..<end].drop { $0 == " " }
            let quoted = head.split(separator: "\"", omittingEmptySubsequences: false)
            var attributes: [Substring: String] = [:]
            for index in stride(from: 0, to: quoted.count - 1, by: 2) {
                let name = quoted[index].split(separator: " ").last?.dropLast() ?? ""
                attributes[name] = String(quoted[index + 1])
            }
            return Element(
                name: head.prefix { $0 != " " }, attributes: attributes,
                text: Self.unescaped(part[part.index(after: end)...]))
        }
    }

    private static func unescaped(_ text: Substring) -> String {
        var text = String(text)
        for (name, letter) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")] {
            text = text.replacing(name, with: letter)
        }
        return text
    }

    /// The rectangles of path data.
    static func rectangles(
        _ data: String
    ) -> [(x: Double, y: Double, width: Double, height: Double)] {
        data.split(separator: "z").map { part in
            let numbers = part.split { !"0123456789.".contains($0) }.compactMap { Double($0) }
            return (numbers[0], numbers[1], numbers[2], numbers[3])
        }
    }

    /// The commands of path data: a letter and its numbers.
    static func commands(_ data: String) -> [(Character, [Double])] {
        var commands: [(Character, [Double])] = []
        var number = ""
        func finish() {
            if let value = Double(number) { commands[commands.count - 1].1.append(value) }
            number = ""
        }
        for character in data {
            if character.isLetter {
                finish()
                commands.append((character, []))
            } else if character == " " {
                finish()
            } else {
                number.append(character)
            }
        }
        finish()
        return commands
    }
}
