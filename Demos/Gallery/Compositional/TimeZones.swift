/// The time zones of a machine, identified by the names of their files.
enum TimeZones {
    /// The folder in which systems keep their time zones.
    static let folder = "/usr/share/zoneinfo"

    /// The folders of regions. All other entries are older names of the same zones.
    private static let regions = [
        "Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe",
        "Indian", "Pacific",
    ]

    /// Returns the existing regions in a fixed order, each with its sorted zones, such as `Europe/Berlin`. O(zones),
    /// with a system call for each zone.
    static func areas(in folder: String) -> [(name: String, zones: [String])] {
        regions.compactMap { region in
            // A missing folder is not an error: without time zones, the demo shows a sentence.
            let entries = try? Directory.entries(of: Array("\(folder)/\(region)".utf8))
            let names = (entries ?? []).filter { !$0.isFolder }.map(\.name.text)
            return names.isEmpty ? nil : (region, names.sorted().map { "\(region)/\($0)" })
        }
    }

    /// Returns the city of a zone: "Port of Spain" for "America/Port_of_Spain".
    static func city(of zone: String) -> String {
        let name = zone.split(separator: "/").last ?? ""
        return String(name.map { $0 == "_" ? " " : $0 })
    }
}
