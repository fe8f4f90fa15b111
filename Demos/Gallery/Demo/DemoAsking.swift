import Reflow

/// The functions of a demo that asks questions.
///
/// The browser shows a question as soon as the demo has one, for example after a key. Then it performs
/// `DemoAction.answer`.
struct DemoAsking<D: Demo>: Sendable {
    /// Returns the question to ask; `nil` for none.
    var question: @Sendable (D) -> DemoQuestion?
    /// Handles the answer, which is an index of the question's choices; `nil` if the reader cancels. Afterwards the demo
    /// has no question, or another one.
    var answer: @Sendable (inout D, Int?) -> Outcome
}
