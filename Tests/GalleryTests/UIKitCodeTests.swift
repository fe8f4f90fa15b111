import CompilerSupport
import Foundation
import Testing

@testable import Gallery

/// The code that the demos show for UIKit compiles with declarations that replace UIKit.
@Suite struct UIKitCodeTests {
    @Test("The compiler accepts the code for UIKit")
    func uiKit() async throws {
        let (compiler, folder) = (try SwiftCompiler(), try Folder())
        let variants = try CodeVariant.all(for: .uikit, in: folder)
        try #require(variants.count >= 3 * 24)
        // The modules are compiled in this order, because the later modules import the first one.
        for module in [
            "UIKit", "UICollectionViewSplitLayout", "JEKScrollableSectionCollectionViewLayout",
        ] {
            let sources = BuiltModules.root.path + "/Tests/GalleryTests/Declarations/" + module
            let files = try FileManager.default.contentsOfDirectory(atPath: sources)
                .filter { $0.hasSuffix(".swift") }.map { "\(sources)/\($0)" }
            try await compiler.run(
                [
                    "-emit-module", "-module-name", module, "-I", folder.path,
                    "-emit-module-path", "\(folder.path)/\(module).swiftmodule",
                ] + files, in: folder)
        }
        let files = try variants.map { try folder.add($0.fileText, $0.fileName) }
        try await compiler.run(
            [
                "-typecheck", "-warnings-as-errors", "-module-name", "Shown", "-I", folder.path,
            ] + files, in: folder)
    }
}
