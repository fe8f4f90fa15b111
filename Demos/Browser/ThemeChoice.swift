import Gallery
import Reflow

/// A theme by the name that the command line and the user's file have for it.
public enum ThemeChoice: String, CaseIterable, Sendable {
    case auto, dark, light, contrast, terminal

    /// What it stands for; nil for what suits the terminal's background.
    var theme: Theme? {
        switch self {
        case .auto: nil
        case .dark: .dark
        case .light: .light
        case .contrast: .highContrast
        case .terminal: .terminal
        }
    }

    /// What it looks like, for the status line.
    var summary: String {
        switch self {
        case .auto: "auto, by the terminal's background"
        case .dark, .light: rawValue
        case .contrast: "high contrast"
        case .terminal: "the terminal's own colours"
        }
    }

    /// The next one, in a circle.
    var next: ThemeChoice {
        let all = Self.allCases
        return all.firstIndex(of: self).map { all[($0 + 1) % all.count] } ?? .auto
    }
}

/// The theme that is chosen, and where the choice is kept.
public struct ThemeSetting: Sendable {
    public private(set) var choice: ThemeChoice
    private let file: SettingFile?

    /// What is asked for, else what the file names, else `auto`. Without a file nothing is kept.
    public init(_ asked: ThemeChoice? = nil, file: SettingFile? = nil) {
        self.file = file
        choice = asked ?? file?.word.flatMap { ThemeChoice(rawValue: $0) } ?? .auto
    }

    /// What is asked for on the command line, and the file `reflow/theme` of the user's configuration folder.
    public static func user(asking asked: ThemeChoice?) -> ThemeSetting {
        ThemeSetting(asked, file: SettingFile("theme") { Platform.variable($0) })
    }

    /// The theme for a screen that no terminal shows: the environment says what background it may get.
    public var theme: Theme {
        choice.theme ?? Theme(suiting: TerminalEnvironment.current.background)
    }

    /// Goes to a theme and keeps it. Returns a sentence on both.
    mutating func change(to next: ThemeChoice) -> String {
        choice = next
        let name = "theme: \(choice.summary)"
        guard let reason = file?.keep(choice.rawValue) else { return name }
        return "\(name); not kept: \(reason)"
    }
}
