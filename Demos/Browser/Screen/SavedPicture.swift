import Gallery
import Reflow
import TerminalPictures

/// The form of a picture that the user saves.
enum PictureForm: String, CaseIterable {
    case svg, text

    /// The end of the file's name.
    var ending: String { self == .svg ? "svg" : "txt" }

    /// The entry in the palette.
    var entry: PaletteEntry {
        PaletteEntry(
            title: "save this picture as \(self == .svg ? "SVG" : "text")",
            name: "write a file .\(ending)", choice: .savePicture(self))
    }

    /// Returns the contents of the file, as `reflow show --format` prints them.
    func contents(of screen: Screen) -> String {
        (self == .svg ? screen.svg() : screen.outlinedText()) + "\n"
    }
}

extension Browser {
    /// Saves a picture of the screen if the user has chosen so in the palette. The message names the file.
    ///
    /// The palette has closed by now, so the picture equals the screen that the user wants to save.
    mutating func savePicture(after outcome: Outcome, at now: Duration) -> Outcome {
        guard let form = shell.program.requestedPicture else { return outcome }
        shell.program.requestedPicture = nil
        let bytes = Array(form.contents(of: screen(at: now)).utf8)
        do throws(SystemError) {
            let file = try NewFile.write(
                bytes, to: pictureName, ending: form.ending, in: shell.program.pictureFolder)
            shell.program.notice = "saved \(file)"
        } catch {
            shell.program.notice = "not saved: \(error.reason)"
        }
        return max(outcome, shell.handle(.wake, at: now))
    }

    /// The screen as the terminal shows it.
    private func screen(at now: Duration) -> Screen {
        var browser = self
        let terminal = shell.state.terminal
        let theme = theme?.suiting(terminal?.background) ?? Theme(suiting: terminal?.background)
        return browser.screen(terminal?.features ?? ScreenFeatures(), theme, at: now)
    }

    /// The name of the file without its ending. The name of a user's layout may have other characters than a file name
    /// should have.
    private var pictureName: String {
        let isDemo = shell.program.mode == .demo
        let name = isDemo ? shell.program.list.entry?.name ?? "demo" : "browser"
        let letters = name.prefix(60).map { character in
            character.isASCII && (character.isLetter || character.isNumber) ? character : "-"
        }
        return "reflow-\(String(letters))"
    }
}
