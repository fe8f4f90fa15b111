import Foundation
import PackagePlugin

/// Has the text of Swift files made into a Swift file, which is built into the target: what a demo shows as its code is
/// what it runs. Which files a demo shows is for its entry to say.
@main struct EmbedCode: BuildToolPlugin {
    /// What layouts need besides.
    private static let others = [
        "Alphabet", "Calendar", "ClockAndSpiral", "HumanRight", "PictureFormat", "WholeCells",
    ]

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? SwiftSourceModuleTarget else { return [] }
        let layouts = target.sourceFiles.map(\.url).filter { url in
            let name = url.deletingPathExtension().lastPathComponent
            return name.hasSuffix("Layout") || Self.others.contains(name)
        }
        // No target has them: they are for another system.
        let controllers = try FileManager.default.contentsOfDirectory(
            at: context.package.directoryURL.appending(path: "Demos/Code/UIKit"),
            includingPropertiesForKeys: nil)
        let files = layouts + controllers.filter { $0.pathExtension == "swift" }
        let output = context.pluginWorkDirectoryURL.appending(path: "SourceText+All.swift")
        return [
            .buildCommand(
                displayName: "Embedding the code of layouts",
                executable: try context.tool(named: "EmbedCodeTool").url,
                arguments: ([output] + files).map { $0.path(percentEncoded: false) },
                inputFiles: files, outputFiles: [output])
        ]
    }
}
