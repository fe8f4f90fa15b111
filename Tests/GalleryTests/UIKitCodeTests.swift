import CompilerSupport
import Foundation
import Testing

@testable import Gallery

/// The code that demos show for UIKit is compiled, with declarations in place of UIKit's own.
@Suite struct UIKitCodeTests {
    @Test("code for UIKit is accepted by the compiler")
    func uiKit() async throws {
        let (compiler, folder) = (try SwiftCompiler(), try Folder())
        let variants = try CodeVariant.all(for: .uikit, in: folder)
        try #require(variants.count >= 3 * 24)
        // In this order, as the others import the first.
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
