import Foundation
import Terminals

/// The commands of the user's Swift compiler.
///
/// `swiftc` starts other programs. Calling these directly saves a tenth of a second per compilation, so the toolchain
/// asks `swiftc` once for their command lines.
final class Toolchain {
    private let modules: String
    /// The command lines; `nil` if `swiftc` does not print them as expected.
    private lazy var commands = prepare()

    /// The command lines, with these paths in place of the real ones.
    private struct Commands {
        var compile: [String]
        var link: [String]
    }

    private static let libraries = [
        "Foundation", "swiftSwiftOnoneSupport", "swift_Concurrency", "swift_StringProcessing",
    ]

    private static let input = "REFLOW_INPUT.swift"
    private static let output = "REFLOW_OUTPUT.so"

    init(modules: String) { self.modules = modules }

    /// The arguments of `swiftc` without files.
    private var options: [String] {
        [
            "-emit-library", "-wmo", "-Onone", "-swift-version", "5", "-suppress-warnings",
            "-module-name", "Slice",
            "-package-name", "Slice", "-parse-as-library", "-I", modules, "-I",
            (modules as NSString).appendingPathComponent("Modules"), "-L", modules,
            "-lUIKitRuntime", "-Xlinker",
            "-rpath", "-Xlinker", modules,
        ]
    }

    /// Returns the command that compiles files to an object file, or directly to a library.
    func compile(_ files: [String], object: String, library: String) -> ChildProcess {
        guard let commands else {
            return ChildProcess("swiftc", options + files + ["-o", library])
        }
        return Self.process(commands.compile, files: files, object: object, library: library)
    }

    /// Returns the command that links an object file; `nil` if `compile` makes the library.
    func link(object: String, library: String) -> ChildProcess? {
        commands.map { Self.process($0.link, files: [], object: object, library: library) }
    }

    private static func process(
        _ command: [String], files: [String], object: String, library: String
    ) -> ChildProcess {
        let arguments = command.dropFirst().flatMap { word -> [String] in
            switch word {
            case Self.input: files
            case Self.output: [library]
            case Self.object: [object]
            default: [word]
            }
        }
        return ChildProcess(command[0], arguments)
    }

    private static let object = "REFLOW_OBJECT.o"

    /// Reads the command lines from the output of `swiftc -###`.
    private func prepare() -> Commands? {
        let output = ChildOutput(
            of: ChildProcess("swiftc", ["-###"] + options + [Self.input, "-o", Self.output]))
        output.waitForEnd()
        let lines = output.lines.indices.map { Self.words(output.lines.text(ofLine: $0)) }
        guard let compile = lines.first(where: { $0.contains("-frontend") && $0.contains("-c") }),
            let place = compile.firstIndex(of: "-o"), place + 1 < compile.count,
            var link = lines.last, link.contains("-shared"), link.contains(Self.output)
        else { return nil }
        let name = compile[place + 1]
        // Extracting the names of libraries from the object file needs another program, so the libraries that code may
        // use are named here. SwiftOnoneSupport has the specialised functions that unoptimised code calls.
        link.removeAll { $0.hasPrefix("@") }
        link += Self.libraries.map { "-l\($0)" }
        #if os(Linux)
            // Only slices that use the network load this library.
            link += ["-Wl,--as-needed", "-lFoundationNetworking", "-Wl,--no-as-needed"]
        #endif
        // This linker of the toolchain takes a third of the time of the system's linker.
        let folder = (link[0] as NSString).deletingLastPathComponent
        if FileManager.default.isExecutableFile(atPath: folder + "/ld.lld") {
            link += ["-fuse-ld=lld"]
        }
        return Commands(
            compile: compile.map { $0 == name ? Self.object : $0 },
            link: link.map { $0 == name ? Self.object : $0 })
    }

    /// Splits a line into words, as a shell does.
    static func words(_ line: String) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var isEscaped = false
        for character in line {
            if isEscaped {
                word = (word ?? "") + String(character)
                isEscaped = false
            } else if character == "\\", quote != "'" {
                isEscaped = true
            } else if character == quote {
                quote = nil
            } else if quote == nil, character == "'" || character == "\"" {
                quote = character
                word = word ?? ""
            } else if quote == nil, character == " " {
                if let word { words.append(word) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        return words + (word.map { [$0] } ?? [])
    }
}
