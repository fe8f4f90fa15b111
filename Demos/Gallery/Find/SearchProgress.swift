/// A share in percent: `35 %`, `0.02 %`.
struct SearchProgress: CustomStringConvertible {
    /// The share, 0…1.
    private let fraction: Double

    init(_ fraction: Double) { self.fraction = fraction }

    var description: String {
        let hundredths = Int(fraction * 10_000)
        guard hundredths < 100 else { return "\(hundredths / 100) %" }
        return "0.\(hundredths < 10 ? "0" : "")\(hundredths) %"
    }
}
