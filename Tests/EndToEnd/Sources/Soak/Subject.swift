import RandomFrames
import Sessions

/// What is shown for a long time, and how it changes meanwhile.
protocol Subject: Sendable {
    var name: String { get }
    var arguments: [String] { get }
    /// What is typed: keys that neither leave nor start anything else.
    var keys: [String] { get }
    /// The time between two changes.
    var pause: Duration { get }

    /// Makes one change at random.
    func change(by dice: inout SplitMix) throws

    /// Throws unless all that is there comes on the screen, and one more change does; nothing else changes meanwhile.
    func check(in session: Session) throws

    /// How many bytes the program may keep of what has become of it, besides what every subject may take.
    var allowance: Int { get }

    /// What there is now, in a few words.
    var state: String { get }
}

extension Subject {
    var allowance: Int { 0 }

    static var commonKeys: [String] {
        [
            "j", "k", "j", "k", "h", "l", "\t", " ", "b", "g", "G", "\u{1B}OB", "\u{1B}OA",
            "\u{1B}[6~", "\u{1B}[5~",
        ]
    }
}
