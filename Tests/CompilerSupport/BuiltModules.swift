import Foundation

/// The modules of the current test build, which other code can import.
package struct BuiltModules {
    package static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static let names = [
        "AnsiTerminals", "CCurses", "CTerminals", "CollectionLayouts", "CollectionRendering",
        "CollectionSnapshots", "CollectionViews", "CSystem", "CursesTerminals", "Reflow",
        "SystemPackage",
        "TerminalControls", "TerminalPictures", "Terminals",
    ]

    private let folder: URL

    /// Finds the modules beside the running test bundle.
    package init() throws {
        let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? ""
        var url = URL(filePath: bundle)
        while url.pathComponents.count > 1, url.pathExtension != "xctest" {
            url.deleteLastPathComponent()
        }
        folder = url.deletingLastPathComponent()
        guard FileManager.default.fileExists(atPath: folder.path + "/Modules") else {
            throw CompilerError.noModules(folder.path)
        }
    }

    /// The compiler's arguments to import the modules.
    package var importing: [String] {
        ["-I", folder.path + "/Modules", "-Xcc", "-fmodule-map-file=\(systemModule)"]
            + ["CTerminals", "CCurses"].flatMap { module in
                [
                    "-I", Self.root.path + "/Sources/\(module)/include", "-Xcc",
                    "-fmodule-map-file=\(folder.path)/\(module).build/module.modulemap",
                ]
            }
    }

    /// The module map of swift-system's C part, in the checkouts of the build.
    private var systemModule: String {
        folder.deletingLastPathComponent().deletingLastPathComponent().path
            + "/checkouts/swift-system/Sources/CSystem/include/module.modulemap"
    }

    /// The linker's arguments: the objects from the tests' own link list, and the sanitizer's
    /// runtime for `Tests/sanitize`.
    package func linking() throws -> [String] {
        let list = folder.path + "/ReflowPackageTests.product/Objects.LinkFileList"
        let objects = try String(contentsOfFile: list, encoding: .utf8).split(separator: "\n")
            .map { $0.trimmingCharacters(in: ["'", "\""]) }
            .filter { path in Self.names.contains { path.contains("/\($0).build/") } }
        let sanitizer = ProcessInfo.processInfo.environment["REFLOW_SANITIZER"]
        let sanitizing = sanitizer.map { ["-sanitize=\($0)"] } ?? []
        #if !Curses
            return objects + sanitizing
        #elseif canImport(Darwin)
            return objects + sanitizing + ["-lncurses"]
        #else
            return objects + sanitizing + ["-lncursesw"]
        #endif
    }
}
