import Foundation
import LayoutSlicer
import RemoteDemos
import Terminals

/// One compilation of a layout: cutting out, compiling, repairing and linking.
///
/// The code is compiled with numbers that can change. If the compiler does not accept it, the code is compiled as it is,
/// so that all messages are about the user's own code. After that, the numbers that the compiler does not accept as
/// calls stay as they are.
final class LayoutBuild {
    /// The files whose changes make the result out of date.
    private(set) var files: [String]
    /// The process of the compiler; `nil` before the start and after the end.
    private(set) var process: ChildOutput?

    /// The path of the layout's file, from the root of the file system.
    let path: String
    private let shownPath: String
    private let name: String
    private let number: Int
    private let toolchain: Toolchain
    private let folder: WorkFolder
    private let sources: SourceFolders
    private var slicer: Slicer?
    private var layout: LayoutListing?
    /// The slice that is being compiled or linked.
    var slice: Slice?
    private var rounds = 0
    private var isLinking = false
    /// The number of compilations with numbers that can change.
    var numberRounds = 0
    /// The slice without such numbers that the compiler has accepted.
    var plainSlice: Slice?
    /// The messages of the first compilation with numbers that can change, and its slice and adjustments.
    var numberFaults: (slice: Slice, messages: [Message], adjustments: Adjustments)?
    /// The failure of the slice with everything that it names. Later failures are consequences of repairs.
    private var failure: BuildFailure?
    /// The repairs, which the next build of the layout starts with.
    var adjustments: Adjustments

    /// The most compilations of one build.
    private static let limit = 12
    /// The most compilations with numbers that can change.
    static let numberLimit = 5

    /// A message of the compiler, with the position of its file in the slice.
    typealias Message = (file: Int?, message: CompilerMessage)

    init(
        path: String, name: String, number: Int, adjustments: Adjustments, toolchain: Toolchain,
        folder: WorkFolder, sources: SourceFolders
    ) {
        shownPath = path
        self.path = SourceFolders.absolute(path)
        self.name = name
        self.number = number
        self.adjustments = adjustments
        self.toolchain = toolchain
        self.folder = folder
        self.sources = sources
        files = [self.path]
    }

    /// The descriptors that become readable when the build can continue.
    var descriptors: [Int32] { process?.descriptors ?? [] }

    /// Starts the build. Returns the answer if it is known at once.
    func start() -> CompilerReply? {
        guard let slicer = sources.slicer(of: path) else {
            return fail("\(shownPath) cannot be read.")
        }
        self.slicer = slicer
        do throws(SliceError) {
            layout = try slicer.layout(named: name)
        } catch {
            return fail(error.sentence)
        }
        return compile(turnsNumbers: true)
    }

    /// Continues the build. Returns the answer at its end.
    func advance() -> CompilerReply? {
        guard let process else { return nil }
        while process.read() {}
        guard let end = process.end else { return nil }
        self.process = nil
        if case .notStarted = end.cause {
            return fail("The Swift compiler was not found: `swiftc` must be in PATH.")
        }
        let messages = messages(of: process)
        if end.cause == .exited(0) { return isLinking ? built() : compiled() }
        let hasErrors = messages.contains { $0.message.severity == .error }
        if turnsNumbers, !isLinking { return leaveOutNumbers(hasErrors ? messages : []) }
        guard hasErrors else { return fail(Self.crashSentence(end, process)) }
        return repair(messages)
    }

    private static func crashSentence(_ end: ChildEnd, _ process: ChildOutput) -> String {
        let line = process.lines.indices.map { process.lines.text(ofLine: $0) }.first {
            $0.contains("error")
        }
        return "The Swift compiler has failed: \(line ?? end.problem ?? "no message")."
    }

    private func fail(_ sentence: String, _ diagnostics: [SourceDiagnostic] = []) -> CompilerReply {
        .failed(failure ?? BuildFailure(sentence: sentence, diagnostics: diagnostics))
    }
}

// MARK: - Steps

extension LayoutBuild {
    /// Whether the slice has numbers that can change.
    var turnsNumbers: Bool { !(slice?.numbers.isEmpty ?? true) }

    /// The start of the names of the slice's files.
    private var stem: String { turnsNumbers ? "slice\(number)n" : "slice\(number)" }
    private var object: String { folder.file("\(stem).o") }
    private var library: String { folder.file("lib\(stem).so") }

    func compile(turnsNumbers: Bool) -> CompilerReply? {
        guard let slicer, let layout else { return nil }
        if turnsNumbers { numberRounds += 1 } else { rounds += 1 }
        let slice: Slice
        do throws(SliceError) {
            slice = try slicer.slice(
                layout: layout, adjustments: adjustments, turnsNumbers: turnsNumbers)
        } catch {
            return fail(error.sentence)
        }
        self.slice = slice
        if turnsNumbers, slice.numbers.isEmpty { numberRounds = Self.numberLimit }
        files = Array(Set(files + slice.files.map(\.path))).sorted()
        var names = slice.files.indices.map { "\(stem)-\($0).swift" }
        for (name, file) in zip(names, slice.files) where !folder.write(file.bytes, to: name) {
            return fail("The folder \(folder.path) cannot be written.")
        }
        names.append("entry\(number).swift")
        guard folder.write(Array(slice.entry.utf8), to: names[names.count - 1]) else {
            return fail("The folder \(folder.path) cannot be written.")
        }
        process = ChildOutput(
            of: toolchain.compile(names.map { folder.file($0) }, object: object, library: library))
        return nil
    }

    func link() -> CompilerReply? {
        guard let command = toolchain.link(object: object, library: library) else { return built() }
        isLinking = true
        process = ChildOutput(of: command)
        return nil
    }

    private func built() -> CompilerReply? {
        guard let slice else { return nil }
        let numbers = BuiltNumbers(of: slice, path: path)
        return .built(
            BuiltLayout(
                library: library, remarks: slice.remarks, files: numbers.files,
                numbers: numbers.numbers))
    }

    /// Looks up missing names, or leaves out code that does not compile, and compiles again.
    private func repair(_ messages: [Message]) -> CompilerReply? {
        guard let slice else { return nil }
        if rounds < Self.limit, let next = slice.findingNames(messages) {
            adjustments = next
            return compile(turnsNumbers: false)
        }
        if failure == nil {
            failure = BuildFailure(
                sentence: slice.failureSentence(messages), diagnostics: diagnostics(messages, slice)
            )
        }
        guard rounds < Self.limit, let next = slice.leavingOut(messages) else { return fail("") }
        adjustments = next
        return compile(turnsNumbers: false)
    }

    private func messages(of process: ChildOutput) -> [Message] {
        let prefix = folder.file("\(stem)-")
        return process.lines.indices.compactMap { index in
            guard let message = CompilerMessage(process.lines.text(ofLine: index)) else {
                return nil
            }
            let isSliced = message.file.hasPrefix(prefix)
            return (
                isSliced ? Int(message.file.dropFirst(prefix.count).dropLast(".swift".count)) : nil,
                message
            )
        }
    }

    /// Returns the messages with positions in the user's files.
    private func diagnostics(
        _ messages: [Message], _ slice: Slice
    ) -> [SourceDiagnostic] {
        messages.prefix(50).compactMap { position, message in
            guard let position, slice.files.indices.contains(position) else { return nil }
            let place = slice.position(inFile: position, line: message.line, column: message.column)
            return SourceDiagnostic(
                path: place.path == path ? shownPath : place.path, line: place.line,
                column: place.column,
                severity: SourceDiagnostic.Severity(rawValue: message.severity.rawValue) ?? .error,
                text: message.text)
        }
    }
}
