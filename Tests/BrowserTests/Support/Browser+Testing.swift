import Reflow

@testable import Browser

/// The state of the browser that tests look at.
extension Browser {
    var list: DemoList { shell.program.list }
    var mode: BrowserProgram.Mode { shell.program.mode }
    var keys: ShellKeys<Command> { shell.program.keys(for: shell.state.focus) }
    var paletteEntries: [PaletteEntry] { shell.program.paletteEntries(for: shell.state.focus) }
    /// The open palette.
    var palette: (part: Palette, area: ScreenArea)? {
        shell.state.presented.flatMap { shown in
            (shown.part as? Palette).map { ($0, shown.area) }
        }
    }
    /// Whether a prompt or the palette receives the letters.
    var isTyping: Bool { shell.state.isPrompting || palette != nil }
    /// The folder for saved pictures.
    var pictureFolder: String {
        get { String(decoding: shell.program.pictureFolder, as: UTF8.self) }
        set { shell.program.pictureFolder = Array(newValue.utf8) }
    }
}
