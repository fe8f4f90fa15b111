import Gallery
import Reflow
import RemoteDemos

/// The tools for layouts written for UIKit, in a form that waits for each result. Commands that print use it.
struct LayoutWorkshop {
    private let programs: UIKitPrograms
    private let compiler: ProcessLink

    /// The longest wait for a compiled layout.
    private static let patience = Duration.seconds(120)

    /// Builds the tools if necessary, and starts the compiler. Calls a closure with each line of progress. Throws a
    /// sentence if that fails.
    init(progress: (String) -> Void) throws {
        if let folder = Platform.variable("REFLOW_UIKIT_PROGRAMS") {
            programs = UIKitPrograms(folder: folder)
        } else {
            programs = try Self.build(try UIKitPackage.find(), progress: progress)
        }
        compiler = ProcessLink(programs.compiler)
    }

    private static func build(
        _ package: UIKitPackage, progress: (String) -> Void
    ) throws -> UIKitPrograms {
        let check = ChildOutput(of: package.checkCommand)
        check.waitForEnd()
        if let programs = check.lastLine.flatMap(UIKitPrograms.init) { return programs }
        progress("Building the tools for UIKit's layouts, once. This takes some minutes…")
        let build = ChildOutput(of: package.buildCommand)
        let end = build.waitForEnd()
        guard end.problem == nil, let programs = build.lastLine.flatMap(UIKitPrograms.init) else {
            for line in build.texts.suffix(40) { progress(line) }
            throw DemoError(
                "The tools for UIKit's layouts could not be built; the messages are above.")
        }
        return programs
    }

    /// Returns the layouts of files and folders, and sentences about files that cannot be read.
    func layouts(in paths: [String]) throws -> (layouts: [ListedLayout], problems: [String]) {
        guard case .layouts(let layouts, let problems) = try answer(to: .list(paths: paths)) else {
            throw DemoError("The compiler of layouts gave an unexpected answer.")
        }
        return (layouts, problems)
    }

    /// Compiles a layout. Throws a `LayoutFailure` if it cannot be compiled.
    func build(_ layout: ListedLayout) throws -> BuiltLayout {
        if let refusal = layout.refusal { throw LayoutFailure(sentence: refusal) }
        return try build(path: layout.path, name: layout.name)
    }

    func build(path: String, name: String) throws -> BuiltLayout {
        switch try answer(to: .build(path: path, layout: name, watches: false)) {
        case .built(let built): return built
        case .failed(let failure):
            throw LayoutFailure(sentence: failure.sentence, diagnostics: failure.diagnostics)
        case .layouts: throw DemoError("The compiler of layouts gave an unexpected answer.")
        }
    }

    private func answer(to request: CompilerRequest) throws -> CompilerReply {
        compiler.send(try Frame(json: request))
        guard let frame = compiler.receive(within: Self.patience).first else {
            let reason = compiler.end.map { " \($0.clause)" } ?? " does not answer"
            throw DemoError("The compiler of layouts\(reason). \(compiler.failureLine ?? "")")
        }
        return try frame.message(CompilerReply.self)
    }

    /// Returns the program that runs a compiled layout, with settings of numbers such as `12:30=8`. Throws a sentence
    /// for a setting that no number has.
    func program(running built: BuiltLayout, settings: [String]) throws -> RemoteProgram {
        let numbers = LayoutNumbers(built)
        return RemoteProgram(
            programs.child(running: built.library), remarks: built.remarks, knobs: numbers.knobs,
            knobStates: try numbers.states(setting: settings))
    }
}

/// The reason why a layout of the user did not run.
public struct LayoutFailure: Error, CustomStringConvertible {
    /// One sentence.
    let sentence: String
    /// The messages of the compiler.
    var diagnostics: [SourceDiagnostic] = []

    /// The sentence, and a line for each message of the compiler.
    public var lines: [String] {
        [sentence]
            + diagnostics.map {
                "\($0.path):\($0.line):\($0.column): \($0.severity.rawValue): \($0.text)"
            }
    }

    public var description: String { lines.joined(separator: "\n") }
}
