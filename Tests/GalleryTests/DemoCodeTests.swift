import Testing

@testable import Gallery

/// The code that the demos show.
@Suite struct DemoCodeTests {
    private static let demos = Gallery.entries.filter { !$0.code.isEmpty }.map(\.name)

    private static func declares(_ name: String, line: String) -> Bool {
        ["var", "let"].contains { line.hasPrefix("    \($0) \(name) = ") }
    }

    private func demo(_ name: String) throws -> (DemoEntry, any RunningDemo) {
        let entry = try #require(Gallery.entry(named: name))
        return try (entry, entry.made())
    }

    @Test("The initial code is the text of the layout's file", arguments: demos)
    func files(_ name: String) throws {
        let (entry, demo) = try demo(name)
        let code = try #require(demo.code(for: .reflow))
        #expect(entry.code.allSatisfy { SourceText.file($0) != nil })
        // A demo may set data when it starts, for example the year of a calendar, so one line may
        // differ.
        let file = try #require(SourceText.file(entry.code[0])).split(separator: "\n")
        let lines = code.text.split(separator: "\n")
        #expect(zip(file, lines).count { $0 != $1 } <= 1)
        #expect(lines[0] == "import Reflow" && lines.count { $0.hasPrefix("import") } == 1)
    }

    @Test(
        "The code for UIKit makes a layout, or a remark gives the reason for its absence",
        arguments: demos)
    func uiKit(_ name: String) throws {
        let (entry, demo) = try demo(name)
        let code = demo.code(for: .uikit)
        #expect((code == nil) == (entry.uiKitRemark != nil))
        guard let lines = code?.lines else { return }
        #expect(lines.contains("import UIKit") && lines.allSatisfy { $0.count <= 120 })
        #expect(
            lines.contains {
                $0.contains("func make") && $0.hasSuffix(" -> UICollectionViewLayout {")
            })
        let layout = try #require(demo as? any CodedDemo).layoutProperties
        for line in lines where line.hasPrefix("    var ") && line.contains(" = ") {
            let property = line.dropFirst(8).prefix { $0 != " " }
            #expect(layout.contains(String(property)), "The layout has no property \(property).")
        }
        // JEKScrollableSectionCollectionViewLayout has no such settings.
        let unknown = name == "shelves" ? ["pinsHeaders", "lines", "lineSpacing"] : []
        for knob in entry.knobs.map(\.name) where layout.contains(knob) && !unknown.contains(knob) {
            #expect(
                lines.contains { Self.declares(knob, line: $0) }, "There is no line for \(knob).")
        }
    }

    @Test(
        "A changed knob changes only the line of its declaration", arguments: demos,
        CodeTarget.allCases)
    func values(_ name: String, target: CodeTarget) throws {
        let (entry, demo) = try demo(name)
        guard let code = demo.code(for: target) else {
            #expect(target == .uikit && entry.uiKitRemark != nil)
            return
        }
        let before = code.lines
        // Knobs for the shown content are not part of the layout. The code for UIKit has only knobs
        // that UIKit supports.
        let knobs = entry.knobs.enumerated().filter { _, knob in
            !["items", "character"].contains(knob.name)
                && (target == .reflow
                    || before.contains { Self.declares(knob.name, line: $0) })
        }
        #expect(!knobs.isEmpty)
        for (index, knob) in knobs {
            let initial = demo.knobStates[index].initialValue
            var value = knob.turned(initial, by: 1)
            if value == initial { value = knob.turned(initial, by: -1) }
            demo.setKnob(index, to: value)
            let after = try #require(demo.code(for: target)).lines
            let changed = zip(before, after).filter { $0 != $1 }
            #expect(changed.count == 1, "\(knob.name): \(changed)")
            let line = try #require(changed.first?.1)
            #expect(Self.declares(knob.name, line: line), "\(line)")
            #expect(DemoCode.isAbout(knob.name, line: line))
            if case .choice = knob.form {
            } else {
                let text = knob.settingText(value).replacing("on", with: "true")
                    .replacing("off", with: "false")
                #expect(line.hasSuffix(" \(text)") || line.hasSuffix(" \(text).0"), "\(line)")
            }
            demo.setKnob(index, to: initial)
        }
        #expect(try #require(demo.code(for: target)).lines == before)
    }

    @Test("Settings of the command line set knobs, and an invalid setting gives an error message")
    func settings() throws {
        var options = DemoOptions()
        options.settings["basic"] = ["leftSideRatio=0.3", "itemsPerLine=5", "leftSideRatio=0.35"]
        let entry = BasicDemo.entry
        let demo = try entry.make(options)
        let code = try #require(demo.code(for: .reflow)).text
        #expect(code.contains("var leftSideRatio = 0.35\n") && code.contains("itemsPerLine = 5\n"))
        // The key x restores the value without the settings.
        let index = try #require(entry.knobs.firstIndex { $0.name == "leftSideRatio" })
        #expect(demo.knobStates[index].initialValue == .number(0.4))
        for (setting, sentence) in [
            ("leftSideRatio=2", "“leftSideRatio” cannot be “2”; use 0.1 to 0.9."),
            ("itemsPerLine=2.5", "“itemsPerLine” cannot be “2.5”; use 1 to 8."),
            (
                "ratio=1",
                "“basic” has no setting “ratio”. Its settings are leftSideRatio, splitSpacing, "
            ),
            ("leftSideRatio", "--set takes NAME=VALUE, for example --set leftSideRatio=0."),
        ] {
            options.settings["basic"] = [setting]
            let error = #expect(throws: DemoError.self) { _ = try entry.make(options) }
            #expect(
                error?.description.hasPrefix(sentence) ?? false,
                "\(setting): \(String(describing: error))"
            )
        }
    }
}
