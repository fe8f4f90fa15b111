import Gallery
import Reflow
import RemoteDemos

/// A check of layouts on several devices.
public struct LayoutCheck {
    let paths: [String]
    /// The names of the layouts to check; empty for all layouts of the files.
    let names: [String]
    let devices: [OrientedDevice]
    let numbers: UserLayout.Numbers
    let direction: LayoutDirection
    /// The values of numbers in the code, such as `12:30=8`. The check compares the layout with and without them.
    let settings: [String]

    public init(
        paths: [String], names: [String], devices: [OrientedDevice], numbers: UserLayout.Numbers,
        settings: [String] = [], isRightToLeft: Bool = false
    ) {
        self.settings = settings
        self.paths = paths
        self.names = names
        self.devices = devices
        self.numbers = numbers
        direction = isRightToLeft ? .rightToLeft : .leftToRight
    }

    /// Returns the devices of a list such as `iphone-15,390x844`, each in both orientations. The word `all` means all
    /// devices. Throws a sentence for an unknown device.
    public static func devices(named list: String) throws -> [OrientedDevice] {
        let devices =
            list.lowercased() == "all"
            ? Device.all
            : try list.split(separator: ",", omittingEmptySubsequences: false).map {
                try Device(named: String($0.filter { $0 != " " }))
            }
        return devices.flatMap { [OrientedDevice($0), OrientedDevice($0, $0.orientation.other)] }
    }

    /// Builds the tools if necessary, and checks all layouts. Calls a closure with each line of progress.
    ///
    /// Throws a sentence if the tools cannot be built, if a file contains no layout, or if no layout has a name.
    public func run(progress: (String) -> Void) throws -> LayoutReport {
        let workshop = try LayoutWorkshop(progress: progress)
        let (all, problems) = try workshop.layouts(in: paths)
        for problem in problems { progress(problem) }
        for name in names where !all.contains(where: { Self.matches($0, name) }) {
            throw DemoError(unknownLayout: name, among: all)
        }
        let chosen =
            names.isEmpty
            ? all : all.filter { layout in names.contains { Self.matches(layout, $0) } }
        guard !chosen.isEmpty else {
            throw DemoError(
                problems.first
                    ?? "There are no layouts in these files; “reflow uikit FILE” lists what it finds."
            )
        }
        guard settings.isEmpty || chosen.count == 1 else {
            throw DemoError(
                "--set needs one layout, and there are \(chosen.count): choose one with --name.")
        }
        return LayoutReport(layouts: try chosen.map { try check($0, in: workshop) })
    }

    /// Returns whether a layout has a name: its whole name, a suffix after a period, or the name without labels.
    private static func matches(_ layout: ListedLayout, _ name: String) -> Bool {
        layout.name == name || layout.name.hasSuffix("." + name)
            || layout.name.hasPrefix(name + "(")
    }

    private func check(
        _ layout: ListedLayout, in workshop: LayoutWorkshop
    ) throws -> LayoutReport.Layout {
        var report = LayoutReport.Layout(layout)
        do {
            let built = try workshop.build(layout)
            let demo = try demo(try workshop.program(running: built, settings: settings))
            let former =
                settings.isEmpty
                ? nil : try self.demo(try workshop.program(running: built, settings: []))
            report.settings = settings
            report.remarks = demo.allRemarks
            for device in devices {
                let geometry = try geometry(of: demo, on: device)
                let old = try former.map { try self.geometry(of: $0, on: device) }
                report.devices.append(
                    LayoutReport.Device(
                        device, geometry,
                        change: old.map { GeometryChange(from: $0, to: geometry) }))
            }
            let isEmpty = report.devices.allSatisfy { $0.geometry.elements.isEmpty }
            if isEmpty {
                report.failure =
                    "There are no elements. "
                    + (demo.facts.emptySentence ?? "The layout gives none on any device.")
            }
        } catch let error as NumberError {
            throw error
        } catch let failure as LayoutFailure {
            report.failure = failure.sentence
            report.diagnostics = failure.diagnostics
        } catch {
            report.failure = "\(error)"
        }
        return report
    }

    /// Starts a compiled layout as a demo that waits for its answers.
    private func demo(_ program: RemoteProgram) throws -> RemoteDemo {
        try RemoteDemo(waitingFor: program, options: numbers.options(animates: false))
    }

    private func geometry(
        of demo: RemoteDemo, on device: OrientedDevice
    ) throws -> DemoGeometry {
        var stage = Stage.device(
            device.form.size, safeArea: device.form.safeArea,
            // The whole device is visible, so that no part counts as covered.
            pane: ScreenSize(columns: 4_000, rows: 4_000), zoom: 1, leastZoom: 1)
        stage.layoutDirection = direction
        demo.place(in: stage.environment, scale: stage.scale, from: nil)
        let geometry = demo.geometry(of: .content)
        if let sentence = demo.endSentence { throw LayoutFailure(sentence: sentence) }
        return geometry
    }
}

extension DemoError {
    /// The error for a name that no layout has.
    init(unknownLayout name: String, among layouts: [ListedLayout]) {
        let names = layouts.map { "“\($0.name)”" }
        let near = Suggestions.names(like: name, among: layouts.map(\.name)).first
        let start = "There is no layout “\(name.prefix(60))”."
        if let near {
            self.init("\(start) Did you mean “\(near)”?")
        } else if names.isEmpty {
            self.init("\(start) The file contains no layout.")
        } else {
            self.init("\(start) The layouts are \(names.prefix(12).joined(separator: ", ")).")
        }
    }
}
