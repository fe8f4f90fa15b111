import Sessions
import Testing

/// The command `reflow new`.
@Suite struct NewPackageSessionTests {
    /// Runs a command in a folder, with the program as `$0`. Keeps its errors.
    private func errors(of command: String, in folder: TemporaryDirectory) throws -> Printed {
        try Printed(
            on: .error, by: .path("/bin/sh"),
            ["-c", "cd '\(folder.path)' && \(command)", Program.reflow.location])
    }

    @Test("Without a place of Reflow there is one sentence, which names both options")
    func options() throws {
        let folder = try TemporaryDirectory()
        let printed = try errors(of: "\"$0\" new hello", in: folder)
        #expect(printed.end == .exited(1))
        expectSentence(printed.bytes, beginning: "reflow: The package needs Reflow: ")
        #expect(printed.text.contains("--reflow-path DIR"))
        #expect(printed.text.contains("--reflow-url URL"))
    }

    @Test("A relative path that is not UTF-8 gives a sentence, and any other path works")
    func paths() throws {
        let folder = try TemporaryDirectory()
        let makeReflow = """
            mkdir -p "$d/Sources/Reflow" && touch "$d/Package.swift" "$d/Sources/Reflow/Reflow.swift" && \
            "$0" new hello --reflow-path "$d"
            """
        let wrong = try errors(of: "d=$(printf 'x\\377y') && \(makeReflow)", in: folder)
        #expect(wrong.end == .exited(1))
        expectSentence(wrong.bytes, beginning: "reflow: A manifest cannot contain the path “x")
        let right = try errors(
            of: "d='a \"b\"' && \(makeReflow) && cat hello/Package.swift >&2", in: folder)
        #expect(right.end == .exited(0))
        #expect(right.text.contains(#"path: "../a \"b\"""#))
        let again = try errors(of: "d='a \"b\"' && \(makeReflow)", in: folder)
        #expect(again.end == .exited(1))
        expectSentence(again.bytes, beginning: "reflow: “hello” exists already")
    }

    @Test("On a full disk there is one sentence, and nothing is left behind")
    func fullDisk() throws {
        let folder = try TemporaryDirectory()
        // The limit is smaller than the program of the package. An ignored signal stays ignored.
        let printed = try errors(
            of: """
                mkdir -p r/Sources/Reflow && touch r/Package.swift r/Sources/Reflow/Reflow.swift && \
                trap '' XFSZ && ulimit -f 1 && { "$0" new hello --reflow-path r; ls -A >&2; }
                """, in: folder)
        #expect(
            printed.lines.first?.hasPrefix("reflow: The package “hello” cannot be written: ")
                == true)
        #expect(printed.lines.dropFirst() == ["r", ""])
    }
}
