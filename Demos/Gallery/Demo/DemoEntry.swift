import Reflow

/// The description of a demo, which is available before the demo is created.
public struct DemoEntry: Sendable {
    /// The name on the command line.
    public let name: String
    /// The words on the command line that show the demo, without its options: `shelves`, `uikit Feed.swift feed`.
    public let command: String
    /// The title on the screen.
    public let title: String
    /// The topic of the demo.
    public let category: DemoCategory
    /// One line that says what the demo shows.
    public let summary: String
    /// The settings that the reader can change.
    public let knobs: [Knob]
    /// The names of the files whose text is the demo's code, starting with the layout's file. Empty if no code is
    /// shown.
    let code: [String]
    /// The reason why UIKit cannot express the layout, as a part of a sentence; `nil` if UIKit can.
    public let uiKitRemark: String?
    /// The command-line options that the demo accepts.
    public let options: [DemoOption]
    /// The option whose value is the word after the demo's name; `nil` if there is no such option.
    public let argument: DemoArgument?
    /// Creates the demo. If that fails, throws an error whose description is a sentence.
    public let make: @Sendable (DemoOptions) throws -> any RunningDemo

    /// Whether the demo shows any code.
    public var hasCode: Bool { !code.isEmpty }

    /// Returns the names of the files with the layout's code. UIKit's file has the layout's name and is in the folder
    /// `UIKit`. A file with short initializers follows if the code uses them.
    func codeFiles(for target: CodeTarget) -> [String] {
        guard target == .uikit else { return code }
        guard let name = code.first.map({ "UIKit/\($0)" }), let text = SourceText.file(name) else {
            return []
        }
        return text.contains("layoutSize:") ? [name, "UIKit/LayoutSizes"] : [name]
    }
}

extension DemoEntry {
    /// Creates the entry of a demo.
    package init(
        name: String, title: String, category: DemoCategory, summary: String, knobs: [Knob],
        code: [String], uiKitRemark: String?, options: [DemoOption], argument: DemoArgument?,
        make: @escaping @Sendable (DemoOptions) throws -> any RunningDemo
    ) {
        self.init(
            name: name, command: name, title: title, category: category, summary: summary,
            knobs: knobs, code: code, uiKitRemark: uiKitRemark, options: options,
            argument: argument, make: make)
    }

    /// Creates the entry of a demo without settings, options and code. By default, the command is the name.
    package init(
        name: String, command: String? = nil, title: String, category: DemoCategory,
        summary: String, make: @escaping @Sendable (DemoOptions) throws -> any RunningDemo
    ) {
        self.init(
            name: name, command: command ?? name, title: title, category: category,
            summary: summary, knobs: [], code: [], uiKitRemark: nil, options: [], argument: nil,
            make: make)
    }
}
