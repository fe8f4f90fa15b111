/// A sentence that takes the place of the hints for a moment.
struct Notice: Hashable {
    var text: String
    var end: Duration

    /// How long it stays.
    static let duration = Duration.seconds(2)

    init(_ text: String, at now: Duration) {
        self.text = text
        end = now + Self.duration
    }
}
