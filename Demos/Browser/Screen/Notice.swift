/// A message that replaces the hints in the status line for a short time.
struct Notice: Hashable {
    var text: String
    var end: Duration

    /// The time that a notice is shown.
    static let duration = Duration.seconds(2)

    init(_ text: String, at now: Duration) {
        self.text = text
        end = now + Self.duration
    }
}
