import Reflow

/// The functions of a demo that opens items.
struct DemoOpening<D: Demo>: Sendable {
    /// Handles Enter and a second click on an item.
    var open: @Sendable (inout D, D.ItemID) -> Outcome
    /// Handles Enter while several items are selected; `nil` if the demo opens only single items.
    var openSeveral: (@Sendable (inout D, [D.ItemID]) -> Outcome)?
    /// Returns the demo or program that the browser opens after the outcome `.opened`.
    var choice: @Sendable (D) -> DemoChoice? = { _ in nil }
    /// Goes to the parent location, such as the parent folder. If there is no parent, returns a message. The whole
    /// function is `nil` if no location has a parent.
    var goToParent: (@Sendable (inout D) -> Outcome)?
}
