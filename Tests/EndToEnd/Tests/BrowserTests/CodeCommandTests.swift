import Sessions
import Testing

/// The code of layouts that `reflow code` prints.
@Suite struct CodeCommandTests {
    @Test func codeHasTheNumbersThatAreSet() throws {
        let plain = try Printed(on: .output, ["code", "basic"])
        let turned = try Printed(
            on: .output, ["code", "basic", "--set", "leftSideRatio=0.3", "--set", "inset=16"])
        #expect(plain.end == .exited(0) && turned.end == .exited(0))
        #expect(plain.lines.first == "import Reflow" && plain.lines.last == "")
        #expect(plain.lines.count == turned.lines.count)
        let changed = zip(plain.lines, turned.lines).filter { $0 != $1 }.map(\.1)
        #expect(changed == ["    var leftSideRatio = 0.3", "    var inset = 16.0"])
        #expect(try Printed(on: .error, ["code", "basic"]).bytes == [])
    }

    @Test func codeForUIKitHasThemToo() throws {
        let arguments = ["code", "grid", "--for", "uikit", "--set", "fractionalWidth=0.25"]
        let printed = try Printed(on: .output, arguments)
        #expect(printed.end == .exited(0))
        #expect(printed.lines.first == "import UIKit")
        #expect(printed.lines.contains("    let fractionalWidth = 0.25"))
        let usual = try Printed(on: .output, ["code", "grid", "--for", "reflow"])
        #expect(usual.lines.first == "import Reflow")
    }

    @Test(arguments: [
        (["xyzzy"], "There is no demo “xyzzy”"),
        (["basic", "--set", "leftSideRatio=2"], "“leftSideRatio” cannot be “2”; use 0.1 to 0.9."),
        (
            ["basic", "--set", "ratio=1"],
            "“basic” has no setting “ratio”. Its settings are leftSideRatio, "
        ),
        (["files"], "“files” has no code to show: "),
        (["files", "--for", "uikit"], "“files” has no code to show: "),
        (["waterfall", "--for", "uikit"], "“waterfall” has no code for UIKit: "),
    ])
    func whatCannotBePrintedIsASentence(arguments: [String], beginning: String) throws {
        let printed = try Printed(on: .error, ["code"] + arguments)
        #expect(printed.end == .exited(1))
        expectSentence(printed.bytes, beginning: "reflow: " + beginning)
        #expect(try Printed(on: .output, ["code"] + arguments).bytes == [])
    }
}
