import Gallery
import Reflow

/// The name of a theme on the command line and in the user's setting file.
public enum ThemeChoice: String, CaseIterable, Sendable {
    case auto, dark, light, contrast, terminal

    /// The theme.
    var theme: Theme {
        switch self {
        case .auto: .automatic
        case .dark: .dark
        case .light: .light
        case .contrast: .highContrast
        case .terminal: .terminal
        }
    }

    /// A description of the theme for the status line.
    var summary: String {
        switch self {
        case .auto: "automatic, like the terminal's background"
        case .dark, .light: rawValue
        case .contrast: "high contrast"
        case .terminal: "the terminal's own colours"
        }
    }

    /// The next choice. The first choice follows the last.
    var next: ThemeChoice {
        let all = Self.allCases
        return all.firstIndex(of: self).map { all[($0 + 1) % all.count] } ?? .auto
    }
}

/// The chosen theme, and the file that stores the choice.
public struct ThemeSetting: Sendable {
    public private(set) var choice: ThemeChoice
    private let file: SettingFile?

    /// Uses the requested theme, else the theme in the file, else `otherwise`. Without a file, later choices are not
    /// saved.
    public init(
        _ asked: ThemeChoice? = nil, file: SettingFile? = nil, otherwise: ThemeChoice = .auto
    ) {
        self.file = file
        choice = asked ?? file?.word.flatMap { ThemeChoice(rawValue: $0) } ?? otherwise
    }

    /// Returns the user's setting. The first of these that exists gives the theme: the command line, the file
    /// `reflow/theme` with the last choice by the key T, the user's settings.
    public static func user(
        asking asked: ThemeChoice?, settings: UserSettings
    ) -> ThemeSetting {
        ThemeSetting(
            asked, file: SettingFile("theme") { Platform.variable($0) },
            otherwise: settings.theme ?? .auto)
    }

    /// The theme for a screen without a terminal. For `auto`, environment variables indicate the likely background.
    public var theme: Theme {
        choice.theme.suiting(TerminalEnvironment.current.background)
    }

    /// Changes the theme and writes it to the file. Returns a message about both.
    mutating func change(to next: ThemeChoice) -> String {
        choice = next
        let name = "theme: \(choice.summary)"
        guard let reason = file?.keep(choice.rawValue) else { return name }
        return "\(name); not saved: \(reason)"
    }
}
