import CollectionViews
import TerminalControls
import Terminals

/// A prompt in the last row of a `ViewProgram`.
public struct ViewPrompt<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    /// The type of the view.
    public typealias View = CollectionView<SectionID, ItemID>

    /// The title before the text.
    package var title: String
    /// The text field.
    package var field: TextField
    let submit: (inout View, String) -> Outcome
    let change: (inout View, String) -> Outcome
    let cancel: (inout View) -> Outcome

    /// Makes a prompt. `submit` receives the text after enter, `change` receives each change of the text, and `cancel`
    /// is called after esc, or after backspace in an empty field.
    public init(
        _ title: String, text: String = "", placeholder: String = "",
        _ submit: @escaping (inout View, String) -> Outcome,
        change: @escaping (inout View, String) -> Outcome = { _, _ in .redraw },
        cancel: @escaping (inout View) -> Outcome = { _ in .redraw }
    ) {
        self.title = title
        field = TextField(text, placeholder: placeholder)
        self.submit = submit
        self.change = change
        self.cancel = cancel
    }
}
