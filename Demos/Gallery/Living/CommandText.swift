import Reflow

/// The text of a command line. The program's name stands out, and its folder and its arguments are dim.
enum CommandText {
    static func spans(of command: String) -> [TextSpan] {
        // Threads of the kernel have a name in brackets.
        guard !command.hasPrefix("[") else { return [TextSpan(command, .dim)] }
        let end = command.firstIndex(of: " ") ?? command.endIndex
        let start = command[..<end].lastIndex(of: "/").map { command.index(after: $0) }
        let name = (start ?? command.startIndex)..<end
        return [
            TextSpan(String(command[..<name.lowerBound]), .dim), TextSpan(String(command[name])),
            TextSpan(String(command[end...]), .dim),
        ]
    }
}
