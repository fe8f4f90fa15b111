import Gallery
import Reflow

/// The package whose programs run layouts that are written for UIKit: the folder `Demos/UIKit` of the sources.
struct UIKitPackage: Hashable, Sendable {
    /// The absolute path of the package.
    let folder: String

    /// Finds the package beside the running program, in one of the folders above it.
    ///
    /// The environment variable `REFLOW_SOURCES` names the folder of the sources for a program elsewhere. Throws a
    /// sentence if there are no sources or no compiler.
    static func find() throws(DemoError) -> UIKitPackage {
        let named = Platform.variable("REFLOW_SOURCES")
        var folder =
            named ?? Platform.programPath.map { String($0.prefix(upTo: $0.lastSlash)) } ?? ""
        while !Platform.isExecutable("\(folder)/Demos/UIKit/tools") {
            guard named == nil, !folder.isEmpty else {
                throw DemoError(
                    "Layouts for UIKit need the sources of Reflow: clone the repository and use its Demos/run, "
                        + "or set REFLOW_SOURCES to the clone.")
            }
            folder = String(folder.prefix(upTo: folder.lastSlash))
        }
        guard Platform.isInstalled("swiftc") else {
            throw DemoError(
                "Layouts for UIKit need Swift, because they are compiled: install it from "
                    + "https://www.swift.org/install, and put swiftc into PATH.")
        }
        return UIKitPackage(folder: "\(folder)/Demos/UIKit")
    }

    /// The folder of the samples.
    var samples: String { "\(folder)/Samples" }

    /// The command that builds the programs if necessary. Its last line of output is `built in FOLDER`.
    var buildCommand: ChildProcess { ChildProcess("\(folder)/tools") }

    /// The command that only checks whether the programs are built.
    var checkCommand: ChildProcess { ChildProcess("\(folder)/tools", ["--check"]) }
}

/// The built programs.
struct UIKitPrograms: Hashable, Sendable {
    /// The folder of the programs and of the modules.
    let folder: String

    init(folder: String) { self.folder = folder }

    /// Reads the folder from the last line of the build's output; `nil` if the build has failed.
    init?(lastLine line: String) {
        let prefix = "built in "
        guard line.hasPrefix(prefix) else { return nil }
        folder = String(line.dropFirst(prefix.count))
    }

    /// The server that lists and compiles layouts.
    var compiler: ChildProcess { ChildProcess("\(folder)/LayoutCompiler", [folder, folder]) }

    /// The program that runs a compiled layout.
    func child(running library: String) -> ChildProcess {
        // Without this variable, the runtime would print a long backtrace of a crash before the reason.
        ChildProcess("env", ["SWIFT_BACKTRACE=enable=no", "\(folder)/LayoutChild", library])
    }
}

extension String {
    /// The position of the last slash; the start if there is none.
    fileprivate var lastSlash: Index { lastIndex(of: "/") ?? startIndex }
}
