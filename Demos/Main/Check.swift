import ArgumentParser
import Browser
import FoundationEssentials

extension Main.Reflow {
    /// The command that checks layouts written for UIKit: `reflow check FILE`.
    struct Check: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "check",
            abstract: "Check layouts that were written for UIKit on several devices.",
            discussion: """
                Prints the content size, the problems and the notes of each layout on each device, in both orientations. \
                The exit status is 1 if there are problems, or if a layout cannot run.

                With --set the report compares two settings of one layout: what moved on each device.

                A check compiles the files and runs their code on this machine, with your permissions.
                """)

        @Argument(help: "Swift files, or folders with Swift files.")
        var files: [PathArgument]

        @Option(help: "Check only the layouts with this name. Repeat the option for several names.")
        var name: [String] = []

        @Option(
            help: """
                The devices, separated by commas: names or sizes like 390x844, or all. (default: iphone-se,iphone-15,ipad-air)
                """)
        var devices = "iphone-se,iphone-15,ipad-air"

        @Flag(help: "Print sizes, problems, notes and the frames of all elements as JSON.")
        var json = false

        @Flag(help: "Exit with 1 also if there are notes.")
        var strict = false

        @Flag(help: "Lay out from right to left, as in Arabic; for layouts that mirror.")
        var rtl = false

        @OptionGroup var numbers: NumberOptions

        @OptionGroup var data: LayoutDataOptions

        func run() throws {
            guard !files.isEmpty else {
                throw ValidationError(
                    "Name a Swift file or a folder, as in “reflow check Layout.swift”.")
            }
            let check = LayoutCheck(
                paths: try files.map { try UserLayout.path($0.bytes) }, names: name,
                devices: try LayoutCheck.devices(named: devices), numbers: try data.numbers,
                settings: numbers.settings, isRightToLeft: rtl)
            let report = try check.run(progress: StandardError.print)
            if json {
                let encoder = JSONEncoder()
                encoder.outputFormatting = [.sortedKeys]
                try StandardOutput.print(
                    String(decoding: encoder.encode(report), as: UTF8.self), as: .json)
            } else {
                try StandardOutput.print(report.text)
            }
            if report.fails(isStrict: strict) { throw ExitCode(1) }
        }
    }
}
