import Terminals

/// The functions of the part in a pane: handling inputs, drawing, and waiting.
///
/// A part receives inputs relative to its own area, and draws with the program as a parameter.
public struct ShellPart<Program> {
    /// The facts about a pane that the part needs for drawing.
    public struct Context {
        /// Whether the pane has the focus.
        public var isFocused: Bool
        /// The time since the terminal was opened.
        public var now: Duration
    }

    /// The times and descriptors that wake a part.
    public struct Waits {
        /// The time of the next frame of an animation; nil if there is no animation.
        package var nextFrame: Duration?
        /// The time of the next wake; nil for none.
        package var deadline: Duration?
        /// The file descriptors that wake the part.
        package var descriptors: [Int32]

        /// Makes the waits of a part, none by default.
        public init(
            nextFrame: Duration? = nil, deadline: Duration? = nil, descriptors: [Int32] = []
        ) {
            self.nextFrame = nextFrame
            self.deadline = deadline
            self.descriptors = descriptors
        }
    }

    /// Handles an input, relative to the area of the pane. `.resize` has the size of the pane.
    package let handle: (inout Program, Input, Duration) -> Outcome
    /// Draws the part into the area of the pane.
    let draw: (inout Program, inout Region, Context) -> Void
    /// Returns the times and descriptors that wake the part.
    package let waits: (Program) -> Waits
    /// Sets the part's time. Returns whether the part looks different.
    package let advance: (inout Program, Duration) -> Bool

    /// Makes a part from closures.
    ///
    /// - Parameters:
    ///   - handle: Handles an input. Mouse positions are relative to the pane, and `.resize` has the pane's size.
    ///   - draw: Draws into the area of the pane.
    ///   - waits: Returns the times and descriptors that wake the part.
    public init(
        handle: @escaping (inout Program, Input, Duration) -> Outcome,
        draw: @escaping (inout Program, inout Region, Context) -> Void,
        waits: @escaping (Program) -> Waits = { _ in Waits() }
    ) {
        self.init(handle: handle, draw: draw, waits: waits) { _, _ in false }
    }

    package init(
        handle: @escaping (inout Program, Input, Duration) -> Outcome,
        draw: @escaping (inout Program, inout Region, Context) -> Void,
        waits: @escaping (Program) -> Waits,
        advance: @escaping (inout Program, Duration) -> Bool
    ) {
        self.handle = handle
        self.draw = draw
        self.waits = waits
        self.advance = advance
    }

    /// Makes a part from a property of the program. The part draws itself.
    ///
    /// The part receives its size before each frame, because the program may have replaced the part.
    public static func part<Part: TerminalPart>(
        _ path: WritableKeyPath<Program, Part>
    ) -> ShellPart {
        ShellPart { program, input, now in
            program[keyPath: path].handle(input, at: now)
        } draw: { program, region, context in
            program[keyPath: path].prepare(for: region, context)
            program[keyPath: path].draw(into: &region, at: context.now)
        } waits: { program in
            let part = program[keyPath: path]
            return Waits(
                nextFrame: part.nextFrame, deadline: part.deadline, descriptors: part.descriptors)
        } advance: { program, now in
            program[keyPath: path].advance(to: now)
        }
    }
}

extension TerminalPart {
    /// Sends the part the size of its region and whether it has the focus. The program may have replaced the part since
    /// the last frame.
    package mutating func prepare<Program>(
        for region: borrowing Region, _ context: ShellPart<Program>.Context
    ) {
        let size = ScreenSize(columns: region.columns, rows: region.rows)
        _ = handle(.resize(size), at: context.now)
        setFocus(context.isFocused)
    }
}
