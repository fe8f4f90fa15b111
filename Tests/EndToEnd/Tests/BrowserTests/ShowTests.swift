import Sessions
import Testing

/// The output of commands that need no terminal.
@Suite struct ShowTests {
    static let demos = ["basic", "emoji", "sections", "files"]

    @Test func listNamesDemosByCategory() throws {
        let printed = try Printed(on: .output, ["list"])
        #expect(printed.end == .exited(0))
        #expect(printed.lines.starts(with: ["Several layouts"]))
        for demo in Self.demos {
            #expect(printed.lines.contains { $0.hasPrefix("  \(demo)  ") })
        }
        #expect(printed.lines.contains("") && printed.lines.contains("Live data"))
        #expect(try Printed(on: .error, ["list"]).bytes == [])
    }

    @Test(arguments: ["80x24", "40x10", "1x1", "1x80", "200x1"])
    func textHasTheSizeThatWasAskedFor(size: String) throws {
        let printed = try Printed(on: .output, ["show", "basic", "--size", size])
        #expect(printed.end == .exited(0))
        let sides = size.split(separator: "x").compactMap { Int($0) }
        #expect(printed.lines.count == sides[1] + 1)
        #expect(printed.lines.allSatisfy { $0.count <= sides[0] })
        #expect(!printed.bytes.contains(0x1B))
    }

    @Test func scrollingGoesAsFarAsTheEnd() throws {
        let start = try Printed(on: .output, ["show", "sections"])
        let further = try Printed(on: .output, ["show", "sections", "--scroll", "3"])
        let end = try Printed(on: .output, ["show", "sections", "--scroll", "99999999"])
        #expect(Set([start.text, further.text, end.text]).count == 3)
        let last = try Printed(on: .output, ["show", "sections", "--scroll", "\(Int.max)"])
        #expect(last.text == end.text)
    }

    /// The ANSI output looks the same on a terminal as the demo. Its colors are exact RGB values.
    @Test func ansiShowsTheSamePicture() throws {
        let live = try Session.reflow(["basic"], environment: ["COLORTERM": "truecolor"])
        let still = try Session(.reflow, ["show", "basic", "--format", "ansi"], rows: 26)
        #expect(try still.waitForEnd() == .exited(0))
        #expect(Array(still.text.prefix(24)) == live.text)
        let fills = ["1", "21"].map { still.cell(ofWord: $0)?.background }
        #expect(fills == ["1", "21"].map { live.cell(ofWord: $0)?.background })
        // Exact colors have a bit above their 24 bits.
        #expect(fills.allSatisfy { $0 ?? 0 >= 0x100_0000 } && fills[0] != fills[1])
    }

    @Test(arguments: demos) func svgIsOneWholePicture(demo: String) throws {
        let printed = try Printed(on: .output, ["show", demo, "--format", "svg"])
        #expect(printed.end == .exited(0))
        #expect(printed.text.hasPrefix("<svg") || printed.text.hasPrefix("<?xml"))
        #expect(printed.text.contains("</svg>"))
    }

    @Test(arguments: demos) func jsonIsOneLineOfFrames(demo: String) throws {
        let printed = try Printed(
            on: .output, ["show", demo, "--format", "json", "--size", "120x40"])
        #expect(printed.end == .exited(0))
        #expect(printed.lines.count == 2)
        // The preview of Files takes a part of the width.
        let width = demo == "files" ? 640 : 960
        #expect(printed.text.contains("\"size\":{\"height\":624,\"width\":\(width)}"))
        for key in ["contentSize", "kind", "section", "item", "frame", "zIndex"] {
            #expect(printed.text.contains("\"\(key)\":"))
        }
    }

    @Test(arguments: [
        "0x5", "80", "80x", "x24", "80x24x2", "-1x5", "20000x3", "9000x9000", "axb", "",
    ])
    func aSizeThatWillNotDoIsExplained(size: String) throws {
        let printed = try Printed(on: .error, ["show", "basic", "--size=\(size)"])
        #expect(printed.end == .exited(64))
        #expect(printed.text.contains("COLUMNSxROWS"), "The message shows the form of a size.")
        #expect(try Printed(on: .output, ["show", "basic", "--size=\(size)"]).bytes == [])
        // An empty text is a missing value, with another message.
        guard !size.isEmpty else { return }
        let isMeant = size.split(separator: "x").compactMap { Int($0) }.count == 2
        #expect(
            printed.lines[0].contains(
                isMeant
                    ? "A size has 1 to 10000 columns"
                    : "A size is COLUMNSxROWS, as in --size 80x24.")
        )
        // A value may also begin with a dash.
        #expect(
            try Printed(on: .error, ["show", "basic", "--size", size]).text == printed.text)
    }

    /// A reader may close the pipe before the end. The program prints no error then.
    @Test(arguments: [
        "list", "show basic --format text", "show sections --size 500x500 --format ansi",
        "show basic --size 500x500 --format svg", "show basic --size 500x500 --format json",
    ])
    func aClosedPipeIsQuiet(command: String) throws {
        let script = "\"$0\" \(command) | head -1 >/dev/null; echo end"
        let session = try Session(.path("/bin/sh"), ["-c", script, Program.reflow.location])
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.text.filter { !$0.isEmpty } == ["end"])
    }
}
