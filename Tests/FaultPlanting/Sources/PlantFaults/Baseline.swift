import Foundation

/// The results of an earlier run, which later runs must reach.
///
/// The file has one line for each target: its name, the seed, the number of planted faults, the number of detected
/// faults, and their share in percent. Lines that begin with `#` are comments.
struct Baseline {
    struct Entry {
        var seed: UInt64
        var planted: Int
        var detected: Int

        /// The share of the detected faults, rounded down.
        var percent: Int { planted == 0 ? 0 : 100 * detected / planted }
    }

    private var entries: [String: Entry] = [:]
    private let file: URL

    /// Reads the file. Without a file, the baseline is empty.
    init(contentsOf file: URL) throws {
        self.file = file
        guard FileManager.default.fileExists(atPath: file.path()) else { return }
        let text = try String(contentsOf: file, encoding: .utf8)
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let words = line.split(separator: " ")
            guard words.count == 5, let seed = UInt64(words[1]), let planted = Int(words[2]),
                let detected = Int(words[3])
            else { throw Failure("This line of \(file.lastPathComponent) is no result: \(line)") }
            entries[String(words[0])] = Entry(seed: seed, planted: planted, detected: detected)
        }
    }

    /// The seed of the results, or `nil` if the baseline is empty.
    var seed: UInt64? { entries.values.map(\.seed).min() }

    subscript(target: Target) -> Entry? {
        get { entries[target.name] }
        set { entries[target.name] = newValue }
    }

    /// Writes the entries to the file.
    func write() throws {
        let lines = Target.all.compactMap { target in
            self[target].map {
                "\(target.name) \($0.seed) \($0.planted) \($0.detected) \($0.percent)\n"
            }
        }
        let comment = """
            # The share of the planted faults that the tests detect. `Tests/faults` fails below it.
            # `Tests/faults --record` writes this file.
            # target seed planted detected percent

            """
        try (comment + lines.joined()).write(to: file, atomically: true, encoding: .utf8)
    }
}
