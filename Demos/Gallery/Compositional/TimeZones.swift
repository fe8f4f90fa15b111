/// The time zones that a machine knows, by the names of their files.
enum TimeZones {
    /// Where systems keep them.
    static let folder = "/usr/share/zoneinfo"

    /// The folders of regions; what else is there are older names for the same zones.
    private static let regions = [
        "Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe",
        "Indian", "Pacific",
    ]

    /// The regions that are there with their zones, as `Europe/Berlin`, sorted. O(zones), with a system call each.
    static func areas(in folder: String) -> [(name: String, zones: [String])] {
        regions.compactMap { region in
            // A machine without zones is none the worse: the demo says so.
            let entries = try? Directory.entries(of: Array("\(folder)/\(region)".utf8))
            let names = (entries ?? []).filter { !$0.isFolder }.map(\.name.text)
            return names.isEmpty ? nil : (region, names.sorted().map { "\(region)/\($0)" })
        }
    }

    /// "Port of Spain" for "America/Port_of_Spain".
    static func city(of zone: String) -> String {
        let name = zone.split(separator: "/").last ?? ""
        return String(name.map { $0 == "_" ? " " : $0 })
    }
}
