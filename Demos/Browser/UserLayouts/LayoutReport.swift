import Gallery
import Reflow
import RemoteDemos

/// The result of a check. Its JSON has a version, so that programs can rely on its form.
public struct LayoutReport: Encodable {
    /// The version of the form. It grows when a value changes its meaning or disappears.
    let version = 1
    let layouts: [Layout]

    /// The result for a layout.
    struct Layout: Encodable {
        let file: String
        let name: String
        /// The line of the declaration, from 1.
        let line: Int
        /// The values of numbers in the code that differ from the file. The devices have the changes.
        var settings: [String] = []
        /// Sentences about made-up values and estimated sizes.
        var remarks: [String] = []
        /// The reason why the layout did not run, or gave no elements; `nil` if it gave some.
        var failure: String?
        /// The messages of the compiler.
        var diagnostics: [SourceDiagnostic] = []
        var devices: [Device] = []

        init(_ layout: ListedLayout) {
            file = layout.path
            name = layout.name
            line = layout.line
        }
    }

    /// The result for a layout on a device in one orientation.
    struct Device: Encodable {
        let device: String
        let orientation: String
        let geometry: DemoGeometry
        /// The differences from the layout with the numbers of the file; `nil` without settings.
        let change: GeometryChange?

        init(_ device: OrientedDevice, _ geometry: DemoGeometry, change: GeometryChange? = nil) {
            self.change = change
            self.device = device.device.name
            orientation = device.orientation.rawValue
            self.geometry = geometry
        }
    }

    /// Whether the check has failed: a layout did not run or has problems. With `isStrict`, notes fail the check too.
    public func fails(isStrict: Bool) -> Bool {
        layouts.contains { layout in
            layout.failure != nil
                || layout.devices.contains {
                    !$0.geometry.problems.isEmpty || isStrict && !$0.geometry.notes.isEmpty
                }
        }
    }
}

/// The report as text.
extension LayoutReport {
    /// A block of lines for each layout: a line for each device, and a line for each problem and note.
    public var text: String { layouts.map(\.text).joined(separator: "\n\n") }
}

extension LayoutReport.Layout {
    /// The number of changed elements that the text lists for each device. The JSON has all of them.
    private static let shownChanges = 6

    fileprivate var text: String {
        var lines = ["\(name)  \(file):\(line)"]
        if let failure { lines.append("  failed: \(failure)") }
        lines += diagnostics.map {
            "  \($0.path):\($0.line):\($0.column): \($0.severity.rawValue): \($0.text)"
        }
        lines += settings.map { "  set: \($0)" }
        lines += remarks.map { "  remark: \($0)" }
        let names = devices.map { "\($0.device) \($0.orientation)" }
        let width = names.map(\.count).max() ?? 0
        for (device, name) in zip(devices, names) {
            let gap = String(repeating: " ", count: width - name.count + 2)
            lines.append("  \(name)\(gap)\(device.geometry.summary)")
            guard let change = device.change else { continue }
            lines.append("    \(change.summary(device.geometry))")
            lines += change.lines(upTo: Self.shownChanges).map { "      \($0)" }
        }
        // A problem of several devices is listed once.
        lines += Self.lines("problem", devices) { $0.problems }
        lines += Self.lines("note", devices) { $0.notes }
        return lines.map { $0.printable() }.joined(separator: "\n")
    }

    /// Returns a line for each sentence, with the devices that it applies to unless it applies to all.
    private static func lines(
        _ word: String, _ devices: [LayoutReport.Device], _ sentences: (DemoGeometry) -> [String]
    ) -> [String] {
        var order: [String] = []
        var names: [String: [String]] = [:]
        for device in devices {
            for sentence in sentences(device.geometry) {
                if names[sentence] == nil { order.append(sentence) }
                names[sentence, default: []].append("\(device.device) \(device.orientation)")
            }
        }
        return order.map { sentence in
            let concerned = names[sentence] ?? []
            let suffix =
                concerned.count == devices.count ? "" : " (\(concerned.joined(separator: ", ")))"
            return "  \(word): \(sentence)\(suffix)"
        }
    }
}
