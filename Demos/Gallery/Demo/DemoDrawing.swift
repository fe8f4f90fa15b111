/// A part of the screen that a demo draws.
public enum DemoDrawing: Hashable, Sendable {
    /// The visible part of the demo, with the outlines of an open inspector.
    case content
    /// The inspector's facts about the chosen element.
    case inspectorFacts
}
