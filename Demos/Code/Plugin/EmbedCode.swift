import Foundation
import PackagePlugin

/// Generates a Swift file that contains the texts of other Swift files, and builds it into the target. Thus a demo
/// shows the same code that it runs. The entry of a demo lists the files that the demo shows.
@main struct EmbedCode: BuildToolPlugin {
    /// Other files that layouts need. The plugin embeds them too.
    private static let others = [
        "Alphabet", "Calendar", "ClockAndSpiral", "HumanRight", "PictureFormat", "WholeCells",
    ]

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? SwiftSourceModuleTarget else { return [] }
        let layouts = target.sourceFiles.map(\.url).filter { url in
            let name = url.deletingPathExtension().lastPathComponent
            return name.hasSuffix("Layout") || Self.others.contains(name)
        }
        // No target contains these files, because they are for another system.
        let uiKitFiles = try FileManager.default.contentsOfDirectory(
            at: context.package.directoryURL.appending(path: "Demos/Code/UIKit"),
            includingPropertiesForKeys: nil)
        let files = layouts + uiKitFiles.filter { $0.pathExtension == "swift" }
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
