/// The numbers of a slice that can change, and the changes of the code that they need.
struct SliceNumbers {
    /// The numbers. Those of the layout's own declaration come first.
    private(set) var all: [SliceNumber] = []
    /// The replacements, by the declaration with the literals.
    private(set) var splices: [DeclarationID: [SplicedText.Splice]] = [:]

    /// The most numbers that can change. A file with a table of data would have too many for one list.
    private static let most = 1_000

    /// No numbers.
    init() {}

    /// Finds the numbers in the selected declarations. `edits` returns the parts of a declaration that are replaced
    /// anyway.
    init(
        _ selection: Selection, root: Int, kept: Set<String>,
        edits: (DeclarationID) -> [ByteEdit]
    ) {
        let root = DeclarationID(file: 0, index: root)
        let order = selection.included.sorted {
            ($0 == root ? 0 : 1, $0.file, $0.index) < ($1 == root ? 0 : 1, $1.file, $1.index)
        }
        for id in order where !selection[id].isContainer && all.count < Self.most {
            add(id, selection, kept, edits: edits)
        }
        guard !all.isEmpty else { return }
        // A constant without a literal may depend on a number.
        for id in order where splices[id] == nil && edits(id).isEmpty {
            if let constant = Self.constant(id, selection) { splices[id] = constant.splices }
        }
    }

    /// Returns the change of a constant of a type or of the top level; `nil` for another declaration, and for a constant
    /// that stays as it is.
    private static func constant(
        _ id: DeclarationID, _ selection: Selection
    ) -> ComputedConstant? {
        guard selection.isConstantOfType(id) else { return nil }
        return ComputedConstant(selection[id]) { name in
            guard let type = selection.lookUpType(name, from: id) else { return false }
            return selection.hasOnlyNumbers(type)
        }
    }

    private mutating func add(
        _ id: DeclarationID, _ selection: Selection, _ kept: Set<String>,
        edits: (DeclarationID) -> [ByteEdit]
    ) {
        let declaration = selection[id]
        let found = NumberFinder.numbers(in: declaration.syntax)
        guard !found.isEmpty else { return }
        var constant: ComputedConstant?
        if selection.isConstantOfType(id) {
            constant = Self.constant(id, selection)
            guard constant != nil else { return }
        }
        let replaced = edits(id).map(\.range)
        let file = selection.files[id.file]
        let key = selection.key(of: id)
        let start = all.count
        for (ordinal, number) in found.enumerated() {
            let numberKey = "\(key) \(number.text) \(ordinal)"
            guard !kept.contains(numberKey),
                !replaced.contains(where: { $0.overlaps(number.range) })
            else { continue }
            splices[id, default: []].append(
                .init(range: number.range, text: "_reflowNumber(\(all.count), \(number.text))"))
            all.append(
                SliceNumber(
                    path: file.path, offset: number.range.lowerBound,
                    line: file.lines.line(at: number.range.lowerBound),
                    column: file.lines.column(at: number.range.lowerBound), text: number.text,
                    title: number.title,
                    declaration: (file.typePath(of: id.index) + [declaration.name]).joined(
                        separator: "."),
                    needsParentheses: number.needsParentheses, key: numberKey))
        }
        if let constant, all.count > start { splices[id]? += constant.splices }
    }
}

extension Selection {
    /// Whether a declaration is a stored property of a type, not of its values, or a stored variable of the top level.
    fileprivate func isConstantOfType(_ id: DeclarationID) -> Bool {
        self[id].kind == .storedProperty && (self[id].isStatic || self[id].parent == nil)
    }

    /// Whether all stored properties of a structure are numbers and sizes. Each evaluation of the same expression then
    /// gives an equal value.
    fileprivate func hasOnlyNumbers(_ type: DeclarationID) -> Bool {
        guard self[type].kind == .struct else { return false }
        return self[type].children.map { type.sibling($0) }.allSatisfy { member in
            guard self[member].kind == .storedProperty, !self[member].isStatic else { return true }
            let name = self[member].onlyBinding?.typeAnnotation?.type.plainName
            return name.map(ComputedConstant.types.contains) ?? false
        }
    }
}
