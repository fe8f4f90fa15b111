import Gallery
import Reflow

/// A new package with a program that uses Reflow, and a test of the program.
public struct NewPackage: Hashable, Sendable {
    let name: PackageName
    let reflow: ReflowSource

    /// Checks the arguments of a command line. Throws a sentence for a wrong name or place of Reflow.
    ///
    /// - Parameters:
    ///   - path: The folder of Reflow's sources, as bytes.
    ///   - url: The git repository of Reflow. Either the folder or the repository must be given.
    public init(name: String, path: [UInt8]?, url: String?) throws {
        self.name = try PackageName(name)
        switch (path, url) {
        case (let path?, nil): reflow = try ReflowSource(path: path)
        case (nil, let url?): reflow = try ReflowSource(url: url)
        case (nil, nil):
            throw DemoError(
                "The package needs Reflow: name its folder with --reflow-path DIR, or its git repository with --reflow-url URL."
            )
        case (_?, _?):
            throw DemoError("--reflow-path and --reflow-url exclude each other; use one of them.")
        }
        guard reflow.identity != name.lowercased() else {
            throw DemoError(
                "“\(name)” cannot be the name of a package: the folder or repository of Reflow has this name; choose another one."
            )
        }
    }

    /// Writes the package into a new folder of the current folder.
    ///
    /// Never replaces a file. Throws a sentence if there is a file with the name of the package, and if the package
    /// cannot be written. In both cases, no part of the package is left behind.
    public func write() throws { try write(in: Array(".".utf8)) }

    func write(in folder: [UInt8]) throws {
        let path = folder + Array("/\(name.text)".utf8)
        do throws(NewFolder.Failure) { try NewFolder.write(files, to: path) } catch {
            switch error {
            case .exists:
                throw DemoError(
                    "“\(name.text)” exists already, and is not overwritten; choose another name, or remove it."
                )
            case .system(let error):
                throw DemoError("The package “\(name.text)” cannot be written: \(error.reason).")
            }
        }
    }

    /// The next steps for the user.
    public var report: String {
        """
        The folder “\(name.text)” contains a program and its test. Try them:
            cd \(name.text)
            swift run
            swift test
        """
    }
}
