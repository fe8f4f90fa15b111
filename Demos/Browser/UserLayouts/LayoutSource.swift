import Gallery
import Reflow
import RemoteDemos

/// Builds the tools, compiles a layout of a file, and compiles the layout again after each change of the file.
final class LayoutSource: RemoteSource {
    private enum Stage {
        /// The user has not allowed the build of the tools.
        case idle
        /// The tools are checked. The build follows if it is necessary, and if the user allows it.
        case checking(ChildOutput, isAllowed: Bool)
        case building(ChildOutput)
        case compiling(ProcessLink, UIKitPrograms)
        case ended
    }

    private let path: () throws -> String
    private let name: String
    private var stage = Stage.idle
    private var pending: [RemoteNews] = []
    /// The numbers of the last program; `nil` before the first one.
    private var numbers: LayoutNumbers?
    private var writing = NumberWriting()
    /// The last code with the values that it was made for.
    private var shownCode: (states: [KnobState], code: DemoCode)?
    /// Whether changed numbers can be written into the file.
    private let writesNumbers: Bool
    /// The settings of numbers for the first program.
    private let settings: [String]

    /// Makes the source of a layout. Checks whether the tools are built, and then compiles the layout.
    ///
    /// - Parameters:
    ///   - name: The name of the layout.
    ///   - settings: The values of numbers at the start, such as `12:30=8`.
    ///   - isOwn: Whether the file belongs to the user. For a sample, the user must allow the build of the tools first,
    ///     and numbers cannot be written into its file.
    ///   - path: Returns the path of the file. Throws a sentence if there is none.
    init(
        name: String, settings: [String] = [], isOwn: Bool,
        path: @escaping () throws -> String
    ) {
        self.name = name
        self.settings = settings
        writesNumbers = isOwn
        self.path = path
        check(isAllowed: isOwn)
    }

    private func check(isAllowed: Bool) {
        do {
            if let folder = Platform.variable("REFLOW_UIKIT_PROGRAMS") {
                return compile(with: UIKitPrograms(folder: folder))
            }
            stage = .checking(
                ChildOutput(of: try UIKitPackage.find().checkCommand), isAllowed: isAllowed)
        } catch {
            end("\(error)")
        }
    }

    private func end(_ sentence: String, lines: [String] = []) {
        stage = .ended
        pending += [.message([sentence] + lines), .progress(nil)]
    }

    var descriptors: [Int32] {
        switch stage {
        case .idle, .ended: []
        case .checking(let output, _), .building(let output): output.descriptors
        case .compiling(let link, _): link.descriptors
        }
    }

    var keys: [DemoKeyLabel] {
        if case .idle = stage {
            return [
                DemoKeyLabel(
                    keys: ["b"], word: "build", help: "build the tools for UIKit's layouts",
                    takesCount: false)
            ]
        }
        guard writesNumbers, let numbers, !numbers.knobs.isEmpty else { return [] }
        return [
            DemoKeyLabel(
                keys: ["w"], word: "write",
                help: "write the changed numbers into the file, or undo that",
                takesCount: false)
        ]
    }

    var question: DemoQuestion? { writing.question }

    func perform(_ key: Key, _ knobs: [Knob], _ states: [KnobState]) -> Outcome {
        if case .idle = stage {
            start()
            return .redraw
        }
        guard let numbers else { return .ignored }
        guard numbers.belong(to: knobs, states) else {
            return .message("not written: the file has changed since this layout was compiled")
        }
        return writing.ask(numbers, states)
    }

    func answer(_ index: Int?) -> Outcome { writing.answer(index) }

    func code(_ knobs: [Knob], _ states: [KnobState]) -> DemoCode? {
        guard let numbers, !numbers.files.isEmpty else { return nil }
        let states = numbers.belong(to: knobs, states) ? states : numbers.states
        if let shownCode, shownCode.states == states { return shownCode.code }
        let code = numbers.code(states)
        shownCode = (states, code)
        return code
    }

    /// Builds the tools.
    private func start() {
        do {
            stage = .building(ChildOutput(of: try UIKitPackage.find().buildCommand))
            pending += [.message([]), .progress("building the tools, once")]
        } catch {
            end("\(error)")
        }
    }

    func news() -> [RemoteNews] {
        switch stage {
        case .idle, .ended: break
        case .checking(let output, let isAllowed): readCheck(output, isAllowed: isAllowed)
        case .building(let output): readBuild(output)
        case .compiling(let link, let programs): readAnswers(of: link, programs)
        }
        defer { pending = [] }
        return pending
    }

    private func readCheck(_ output: ChildOutput, isAllowed: Bool) {
        while output.read() {}
        guard output.end != nil else { return }
        if let programs = output.lastLine.flatMap(UIKitPrograms.init(lastLine:)) {
            compile(with: programs)
        } else if isAllowed {
            start()
        } else {
            stage = .idle
            pending.append(
                .message([
                    "This layout is code for UIKit, which is compiled and run.",
                    "b builds the tools for it, once; this takes some minutes and needs Swift.",
                ]))
        }
    }

    private func readBuild(_ output: ChildOutput) {
        while output.read() {}
        guard let end = output.end else {
            let line = output.lastLine.map { ": \($0)" } ?? ""
            return pending.append(.progress("building the tools, once\(line)"))
        }
        guard end.problem == nil,
            let programs = output.lastLine.flatMap(UIKitPrograms.init(lastLine:))
        else {
            return self.end(
                "The tools for UIKit's layouts could not be built:", lines: output.texts.suffix(12))
        }
        compile(with: programs)
    }

    private func compile(with programs: UIKitPrograms) {
        do {
            let link = ProcessLink(programs.compiler)
            let request = CompilerRequest.build(path: try path(), layout: name, watches: true)
            link.send(try Frame(json: request))
            stage = .compiling(link, programs)
            pending.append(.progress("compiling"))
        } catch {
            end("\(error)")
        }
    }

    /// Returns the program of a compiled layout. The settings apply to the first one.
    private func program(
        _ built: BuiltLayout, _ programs: UIKitPrograms
    ) throws(NumberError) -> RemoteProgram {
        let numbers = LayoutNumbers(built)
        let isFirst = self.numbers == nil
        self.numbers = numbers
        shownCode = nil
        return RemoteProgram(
            programs.child(running: built.library), remarks: built.remarks, knobs: numbers.knobs,
            knobStates: try numbers.states(setting: isFirst ? settings : []))
    }

    private func readAnswers(of link: ProcessLink, _ programs: UIKitPrograms) {
        do {
            for frame in link.receive() {
                pending.append(.progress(nil))
                switch try frame.message(CompilerReply.self) {
                case .built(let built):
                    pending += [.message([]), .program(try program(built, programs))]
                case .failed(let failure): pending.append(.message(failure.lines))
                case .layouts: break
                }
            }
            if let end = link.end {
                self.end("The compiler of layouts \(end.clause). \(link.failureLine ?? "")")
            }
        } catch {
            end("\(error)")
        }
    }
}

extension BuildFailure {
    /// The sentence, and a line for each message of the compiler. The path is only the name of the file.
    fileprivate var lines: [String] {
        [sentence]
            + diagnostics.filter { $0.severity != .warning }.map {
                let file = $0.path.split(separator: "/").last ?? ""
                return "\(file):\($0.line):\($0.column): \($0.severity.rawValue): \($0.text)"
            }
    }
}

extension ChildOutput {
    /// The last line of the output; `nil` if there is none.
    var lastLine: String? { lines.isEmpty ? nil : lines.text(ofLine: lines.count - 1) }

    /// All lines of the output.
    var texts: [String] { lines.indices.map { lines.text(ofLine: $0) } }
}
