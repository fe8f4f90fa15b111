import RandomFrames
import Sessions

/// A demo for a long run, and the changes of its data.
protocol Subject: Sendable {
    var name: String { get }
    var arguments: [String] { get }
    /// The keys to type. They neither leave the demo nor start another program.
    var keys: [String] { get }
    /// The time between two changes.
    var pause: Duration { get }

    /// Makes one random change.
    func change(by dice: inout SplitMix) throws

    /// Throws an error if the screen does not show all the data, or does not show one more change. Other changes are
    /// paused.
    func check(in session: Session) throws

    /// The bytes that the program may keep for the data, in addition to the limit of all programs.
    var allowance: Int { get }

    /// A short description of the current data.
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
