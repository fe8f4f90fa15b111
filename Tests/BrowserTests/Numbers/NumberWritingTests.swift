import Foundation
import Reflow
import RemoteDemos
import Testing

@testable import Browser
@testable import CollectionLaws
@testable import Gallery

/// Writing numbers into files of the user, and undoing that.
@Suite struct NumberWritingTests {
    /// A folder with a file of code.
    private final class Folder {
        let path = NSTemporaryDirectory() + "reflow-numbers-\(UUID().uuidString)"
        var file: String { path + "/Feed.swift" }
        let text = "let a = 10\r\nlet b = 0.40 // é\n"

        init() throws {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true)
            try write(text)
        }

        deinit {
            chmod(path, 0o700)
            try? FileManager.default.removeItem(atPath: path)
        }

        func write(_ text: String) throws {
            try Data(text.utf8).write(to: URL(filePath: file))
        }

        func read(_ name: String = "Feed.swift") throws -> String {
            String(decoding: try Data(contentsOf: URL(filePath: path + "/" + name)), as: UTF8.self)
        }

        var names: [String] {
            ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
        }

        func numbers(at path: String? = nil) -> LayoutNumbers {
            LayoutNumbers(
                BuiltLayout(
                    library: "", remarks: [],
                    files: [SourceFileText(path: path ?? file, text: text)],
                    numbers: [
                        SourceNumber(
                            file: 0, offset: 8, line: 1, column: 9, text: "10", title: "a",
                            declaration: "a"),
                        SourceNumber(
                            file: 0, offset: 20, line: 2, column: 9, text: "0.40", title: "b",
                            declaration: "b"),
                    ]))
        }

        /// The code with other numbers.
        var changed: String { "let a = 12\r\nlet b = 0.55 // é\n" }
        let settings = ["1:9=12", "2:9=0.55"]
    }

    /// Writes the changed numbers. Returns the message.
    private func write(
        _ folder: Folder, _ writing: inout NumberWriting, at path: String? = nil, answer: Int? = 0
    ) throws -> Outcome {
        let numbers = folder.numbers(at: path)
        #expect(writing.ask(numbers, try numbers.states(setting: folder.settings)) == .redraw)
        #expect(
            writing.question?.choices.map(\.text) == [
                "Write 2 numbers into \((path ?? folder.file).fileName)?"
            ])
        return writing.answer(answer)
    }

    @Test("An answer writes the numbers, and another one restores the exact bytes")
    func undo() throws {
        let folder = try Folder()
        var writing = NumberWriting()
        #expect(
            writing.ask(folder.numbers(), folder.numbers().states)
                == .message("no number is changed: K changes one"))
        chmod(folder.file, 0o640)
        #expect(try write(folder, &writing) == .message("wrote Feed.swift; w undoes it"))
        #expect(try folder.read() == folder.changed)
        #expect(folder.names == ["Feed.swift"])
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.file)
        #expect(attributes[.posixPermissions] as? Int == 0o640)
        // It makes no difference whether the file has been compiled again.
        let turned = try folder.numbers().states(setting: folder.settings)
        #expect(writing.ask(folder.numbers(), turned) == .redraw)
        #expect(writing.question?.verb == "restore")
        #expect(writing.answer(nil) == .message("nothing was written"))
        #expect(writing.ask(folder.numbers(), folder.numbers().states) == .redraw)
        #expect(
            writing.question?.choices.first?.text
                == "Undo the numbers in Feed.swift?")
        #expect(writing.answer(0) == .message("Feed.swift is as before"))
        #expect(try folder.read() == folder.text)
        #expect(
            writing.ask(folder.numbers(), folder.numbers().states)
                == .message("no number is changed: K changes one"))
    }

    @Test(
        "Random files get their numbers, and undoing restores the exact bytes",
        arguments: 1...5 as ClosedRange<UInt64>)
    func random(seed: UInt64) throws {
        let folder = try Folder()
        var random = SplitMix(seed: seed)
        for _ in 0..<40 {
            let (text, sources) = LayoutNumbersTests.code(using: &random)
            try folder.write(text)
            let mode = [0o600, 0o644, 0o755, 0o640].randomElement(using: &random) ?? 0o600
            chmod(folder.file, mode_t(mode))
            let numbers = LayoutNumbers(LayoutNumbersTests.built(folder.file, text, sources))
            let states = numbers.states.enumerated().map { index, state in
                KnobState(
                    value: numbers.knobs[index].turned(
                        state.value, by: .random(in: -2...2, using: &random)),
                    initialValue: state.initialValue)
            }
            var writing = NumberWriting()
            guard writing.ask(numbers, states) == .redraw else { continue }
            #expect(writing.answer(0) == .message("wrote Feed.swift; w undoes it"))
            let bytes = try Data(contentsOf: URL(filePath: folder.file))
            #expect(Array(bytes) == numbers.contents(ofFile: 0, numbers.edits(states)[0]))
            _ = writing.ask(numbers, numbers.states)
            #expect(writing.answer(0) == .message("Feed.swift is as before"))
            #expect(try Data(contentsOf: URL(filePath: folder.file)) == Data(text.utf8))
            let attributes = try FileManager.default.attributesOfItem(atPath: folder.file)
            #expect(attributes[.posixPermissions] as? Int == mode)
            #expect(folder.names == ["Feed.swift"])
        }
    }

    @Test("Without the answer, nothing is written", arguments: [nil, 1, -1])
    func cancelled(answer: Int?) throws {
        let folder = try Folder()
        var writing = NumberWriting()
        #expect(try write(folder, &writing, answer: answer) == .message("nothing was written"))
        #expect(try folder.read() == folder.text && writing.question == nil)
    }

    @Test("A file that has changed meanwhile is never overwritten, also not by undoing")
    func changedMeanwhile() throws {
        let folder = try Folder()
        var writing = NumberWriting()
        let reason = Outcome.message("Feed.swift was not written: it has changed meanwhile")
        for other in [
            folder.text + " ", "", String(folder.text.dropLast()),
            "let a = 11\r\nlet b = 0.40 // é\n",
        ] {
            try folder.write(other)
            #expect(try write(folder, &writing) == reason)
            #expect(try folder.read() == other && folder.names == ["Feed.swift"])
        }
        try folder.write(folder.text)
        _ = try write(folder, &writing)
        try folder.write(folder.changed + "\n")
        _ = writing.ask(folder.numbers(), folder.numbers().states)
        #expect(writing.answer(0) == reason)
        #expect(try folder.read() == folder.changed + "\n")
    }

    @Test("A symbolic link stays, and its file gets the numbers")
    func links() throws {
        let folder = try Folder()
        let link = folder.path + "/Link.swift"
        symlink("Feed.swift", link)
        var writing = NumberWriting()
        #expect(
            try write(folder, &writing, at: link) == .message("wrote Link.swift; w undoes it"))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "Feed.swift")
        #expect(try folder.read() == folder.changed)
    }

    @Test("A missing file, a folder and a device give a reason, and nothing is left behind")
    func otherFiles() throws {
        let folder = try Folder()
        var writing = NumberWriting()
        try FileManager.default.removeItem(atPath: folder.file)
        #expect(
            try write(folder, &writing)
                == .message("Feed.swift was not written: no such file or directory"))
        #expect(folder.names.isEmpty)
        try FileManager.default.createDirectory(
            atPath: folder.file, withIntermediateDirectories: true)
        #expect(
            try write(folder, &writing)
                == .message("Feed.swift was not written: it is not a regular file"))
        #expect(
            try write(folder, &writing, at: "/dev/null")
                == .message("null was not written: it is not a regular file"))
    }

    /// Root may write to every real folder, so this test also uses `/proc`, which takes no new files.
    @Test("In a read-only folder nothing is lost")
    func readOnly() throws {
        let path = "/proc/version"
        if let old = FileManager.default.contents(atPath: path) {
            #expect {
                try ReplacedFile.replace(
                    Array(old), by: Array("y".utf8), at: Array(path.utf8))
            } throws: { error in
                if case .system? = error as? ReplacedFile.Failure { true } else { false }
            }
        }
        guard geteuid() != 0 else { return }
        let folder = try Folder()
        chmod(folder.path, 0o500)
        var writing = NumberWriting()
        #expect(
            try write(folder, &writing) == .message("Feed.swift was not written: permission denied")
        )
        #expect(try folder.read() == folder.text && folder.names == ["Feed.swift"])
    }

    @Test("On a full disk nothing is lost")
    func fullDisk() async {
        await #expect(processExitsWith: .success) {
            let folder = try Folder()
            signal(SIGXFSZ, SIG_IGN)
            // A limit of the file size has the effect of a full disk.
            var limit = rlimit(rlim_cur: 16, rlim_max: 16)
            #if canImport(Glibc)
                setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
            #else
                setrlimit(RLIMIT_FSIZE, &limit)
            #endif
            var writing = NumberWriting()
            let numbers = folder.numbers()
            _ = writing.ask(numbers, try numbers.states(setting: folder.settings))
            #expect(writing.answer(0) == .message("Feed.swift was not written: file too large"))
            #expect(try folder.read() == folder.text && folder.names == ["Feed.swift"])
        }
    }
}
