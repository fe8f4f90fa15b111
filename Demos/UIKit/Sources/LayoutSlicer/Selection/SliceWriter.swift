import SwiftSyntax

/// Writes the files of a slice.
struct SliceWriter {
    let selection: Selection
    let adjustments: Adjustments
    /// The class that the entry code derives a class from, which therefore must not be final.
    let derived: DeclarationID?
    var remarks: [String] = []
    /// The members of extensions that move into their classes.
    private let moved: [DeclarationID: DeclarationID]
    /// The numbers that can change.
    private var numbers = SliceNumbers()

    init(_ selection: Selection, _ adjustments: Adjustments, derived: DeclarationID?) {
        self.selection = selection
        self.adjustments = adjustments
        self.derived = derived
        moved = selection.movedMembers
    }

    /// Lets the numbers change while the layout runs, and returns them. `root` is the layout's own declaration.
    mutating func turnNumbers(root: Int) -> [SliceNumber] {
        numbers = SliceNumbers(selection, root: root, kept: adjustments.keptLiterals) { edits($0) }
        return numbers.all
    }

    /// Writes all files with selected declarations.
    mutating func files() -> [SlicedFile] {
        var result: [SlicedFile] = []
        for position in selection.files.indices {
            let indices = selection.included.filter { $0.file == position }.map(\.index).sorted()
            guard !indices.isEmpty else { continue }
            result.append(file(position, indices))
        }
        return result
    }

    private mutating func file(_ position: Int, _ indices: [Int]) -> SlicedFile {
        let file = selection.files[position]
        var output = file.bytes.map { $0.isLineEnd ? $0 : UInt8.space }
        var splices: [SplicedText.Splice] = []
        for range in keptImports(file) { output.replaceSubrange(range, with: file.bytes[range]) }
        let imports = addedImports(file, indices)
        if !imports.isEmpty {
            splices.append(.init(range: 0..<0, text: imports.map { "import \($0); " }.joined()))
        }
        for index in indices {
            let id = DeclarationID(file: position, index: index)
            guard moved[id] == nil else { continue }
            for range in keptRanges(selection[id]) {
                output.replaceSubrange(range, with: file.bytes[range])
            }
            for edit in edits(id) { output.apply(edit) }
        }
        for index in indices {
            let id = DeclarationID(file: position, index: index)
            if moved[id] == nil { splices += self.splices(id) + (numbers.splices[id] ?? []) }
            splices += movedMembers(into: id)
        }
        return SlicedFile(path: file.path, original: output, splices: splices)
    }

    /// Returns insertions of members at the end of their class.
    private func movedMembers(into type: DeclarationID) -> [SplicedText.Splice] {
        guard let end = selection[type].braces?.right.lowerBound else { return [] }
        let members = moved.filter { $0.value == type }.map(\.key)
        return members.sorted { ($0.file, $0.index) < ($1.file, $1.index) }.flatMap { id in
            let file = selection.files[id.file]
            var bytes = file.bytes
            for edit in edits(id) { bytes.apply(edit) }
            var parts: [(range: Range<Int>, text: String?)] = []
            var start = selection[id].range.lowerBound
            for splice in numbers.splices[id] ?? [] {
                parts += [(start..<splice.range.lowerBound, nil), (splice.range, splice.text)]
                start = splice.range.upperBound
            }
            parts.append((start..<selection[id].range.upperBound, nil))
            let texts = parts.map { range, text in
                SplicedText.Splice(
                    range: end..<end, text: text ?? String(decoding: bytes[range], as: UTF8.self),
                    source: SplicedText.Place(path: file.path, offset: range.lowerBound))
            }
            let lineBreak = SplicedText.Splice(range: end..<end, text: "\n")
            return [lineBreak] + texts + [lineBreak]
        }
    }

    /// Returns the modules that the file needs, but does not import.
    private func addedImports(_ file: SourceFile, _ indices: [Int]) -> [String] {
        var imports = file.imports.contains("UIKit") ? [] : ["UIKit"]
        #if !canImport(Darwin)
            // Foundation's types for the network are in another module here.
            let names = ["URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLCache"]
            let usesNetwork = indices.contains { index in
                names.contains { file.declarations[index].uses.bare.contains($0) }
            }
            if usesNetwork { imports.append("FoundationNetworking") }
        #endif
        return imports
    }

    /// Returns the imports of modules that exist here.
    private func keptImports(_ file: SourceFile) -> [Range<Int>] {
        file.declarations.filter {
            $0.kind == .importDeclaration && BuildCondition.modules.contains($0.name)
        }.compactMap { $0.syntax.as(ImportDeclSyntax.self) }.map {
            $0.importKeyword.bytes.lowerBound..<$0.bytes.upperBound
        }
    }

    /// Returns the bytes of a declaration that stay. The members of a type are declarations of their own.
    private func keptRanges(_ declaration: Declaration) -> [Range<Int>] {
        guard let braces = declaration.braces else { return [declaration.range] }
        return [declaration.range.lowerBound..<braces.left.upperBound, braces.right]
    }

    /// Returns the replacements in a declaration that keep the length.
    private func edits(_ id: DeclarationID) -> [ByteEdit] {
        let declaration = selection[id]
        var edits = declaration.accessRanges.map { ByteEdit(blanking: $0) }
        edits += inheritanceEdits(id)
        if id == derived,
            let modifiers = declaration.syntax.asProtocol(WithModifiersSyntax.self)?.modifiers
        {
            edits += Array(modifiers).filter { $0.name.text == "final" }.map {
                ByteEdit(blanking: $0.bytes)
            }
        }
        edits += attributeEdits(declaration)
        if selection.hasMadeUpView(id), let binding = declaration.onlyBinding {
            edits.append(ByteEdit(blanking: binding.initializer?.bytes ?? 0..<0))
            edits.append(ByteEdit(blanking: binding.accessorBlock?.bytes ?? 0..<0))
            edits += weakEdits(declaration)
        }
        // A key takes O(declarations of the file).
        if !adjustments.statements.isEmpty {
            edits += StatementFinder.statements(
                of: declaration, selection.key(of: id), in: adjustments.statements
            ).map { ByteEdit(blanking: $0) }
        }
        return edits
    }

    /// Returns the replacements of the conformances that the slice does not need.
    private func inheritanceEdits(_ id: DeclarationID) -> [ByteEdit] {
        let declaration = selection[id]
        let key = adjustments.inherited.isEmpty ? "" : selection.key(of: id)
        let kept = declaration.inherited.map {
            adjustments.inherited[key + ":" + $0.name] != "" && selection.keeps($0, of: id)
        }
        guard kept.contains(false) else { return [] }
        var edits: [ByteEdit] = []
        let last = kept.lastIndex(of: true)
        for (index, inherited) in declaration.inherited.enumerated() {
            if !kept[index] { edits.append(ByteEdit(blanking: inherited.range)) }
            if let comma = inherited.comma, !kept[index] || index == last {
                edits.append(ByteEdit(blanking: comma))
            }
        }
        if last == nil, let colon = declaration.colon { edits.append(ByteEdit(blanking: colon)) }
        return edits
    }

    /// Returns the replacement of `weak`. A weak property would lose its value at once.
    private func weakEdits(_ declaration: Declaration) -> [ByteEdit] {
        let modifiers = declaration.syntax.asProtocol(WithModifiersSyntax.self)?.modifiers
        return Array(modifiers ?? []).filter { ["weak", "unowned"].contains($0.name.text) }
            .map { ByteEdit(blanking: $0.bytes) }
    }

    private func attributeEdits(_ declaration: Declaration) -> [ByteEdit] {
        guard let attributes = declaration.syntax.asProtocol(WithAttributesSyntax.self)?.attributes
        else { return [] }
        return Array(attributes).filter { element in
            guard case .attribute(let attribute) = element else { return false }
            return adjustments.attributes.contains(attribute.attributeName.trimmedDescription)
        }.map { ByteEdit(blanking: $0.bytes) }
    }
}
