import CompilerSupport
import Foundation
import Reflow
import Testing

@testable import Gallery

/// The code that the demos show compiles, with default and changed knobs.
@Suite struct CompiledCodeTests {
    @Test("Code for Reflow compiles and gives the same frames as the demo")
    func reflow() async throws {
        let (compiler, modules, folder) = (try SwiftCompiler(), try BuiltModules(), try Folder())
        let variants = try CodeVariant.all(in: folder)
        try #require(variants.count >= 3 * 26)
        var files = [BuiltModules.root.path + "/Tests/GalleryTests/Support/FrameReport.swift"]
        for (index, variant) in variants.enumerated() {
            let report = """

                func report\(index)() {
                    printReport(
                        "\(variant.name)", of: \(variant.demo.layoutExpression),
                        \(variant.demo.sectionsExpression))
                }

                """
            files.append(try folder.add(variant.fileText + report, variant.fileName))
        }
        let calls = variants.indices.map { "report\($0)()\n" }.joined()
        files.append(try folder.add(calls, "main.swift"))
        let program = folder.path + "/program"
        try await compiler.run(
            ["-module-name", "Shown", "-o", program] + modules.importing + files
                + modules.linking(), in: folder)
        let output = try await SwiftCompiler.output(of: URL(filePath: program), in: folder)
        let reports = Dictionary(
            uniqueKeysWithValues: output.split(separator: "==").map { part in
                let lines = part.split(separator: "\n").map(String.init)
                return (lines[0], Array(lines.dropFirst()))
            })
        for variant in variants {
            for size in reportedSizes {
                let name = "\(variant.name) \(Int(size.width))"
                let report = try #require(reports[name])
                let expected = frameReport(of: variant.demo.arrangement(at: size))
                let wrong = zip(report, expected).first { $0 != $1 }
                #expect(
                    report == expected,
                    "\(name): \(report.count) frames of \(expected.count); \(String(describing: wrong))"
                )
            }
        }
    }
}
