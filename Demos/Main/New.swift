import ArgumentParser
import Browser

extension Main.Reflow {
    /// The command that writes a package: `reflow new NAME --reflow-path DIR`.
    struct New: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "new",
            abstract: "Write a package with a small program that uses Reflow, and its test.",
            discussion: """
                Makes the folder NAME in the current folder. It never overwrites anything. The package needs one of the \
                two options to find Reflow.
                """)

        @Argument(help: "The name of the package, of its folder and of its program.")
        var name: String

        @Option(
            name: .customLong("reflow-path"),
            help: ArgumentHelp(
                "The folder of Reflow's sources. A relative path stays relative.", valueName: "dir")
        )
        var path: PathArgument?

        @Option(
            name: .customLong("reflow-url"),
            help: ArgumentHelp(
                "The git repository of Reflow. The package uses its releases \(Program.version) and later, up to the next minor version.",
                valueName: "url"))
        var url: String?

        func run() throws {
            let package = try NewPackage(name: name, path: path?.bytes, url: url)
            try package.write()
            try StandardOutput.print(package.report)
        }
    }
}
