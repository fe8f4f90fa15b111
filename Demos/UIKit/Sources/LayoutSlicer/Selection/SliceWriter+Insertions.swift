import SwiftSyntax

/// The insertions in the declarations.
extension SliceWriter {
    /// Returns the insertions in a declaration.
    mutating func splices(_ id: DeclarationID) -> [SplicedText.Splice] {
        let declaration = selection[id]
        if declaration.isClassProtocol,
            !declaration.inherited.contains(where: { $0.name == "AnyObject" })
        {
            let isEmpty = !declaration.inherited.contains { selection.keeps($0, of: id) }
            let position = isEmpty ? declaration.nameEnd : declaration.inherited[0].range.lowerBound
            return [
                .init(range: position..<position, text: isEmpty ? ": AnyObject" : "AnyObject, ")
            ]
        }
        if declaration.isContainer {
            guard !adjustments.inherited.isEmpty else { return [] }
            let key = selection.key(of: id)
            return declaration.inherited.compactMap { inherited in
                guard let text = adjustments.inherited[key + ":" + inherited.name], !text.isEmpty
                else { return nil }
                return .init(range: inherited.range, text: text)
            }
        }
        if selection.hasMadeUpView(id) { return viewSplices(id) }
        return declaration.kind == .storedProperty ? storageSplices(id) : []
    }

    /// Gives a property an empty view of a phone's size.
    private mutating func viewSplices(_ id: DeclarationID) -> [SplicedText.Splice] {
        guard let binding = selection[id].onlyBinding, let type = binding.viewType else {
            return []
        }
        let end = binding.typeAnnotation?.bytes.upperBound ?? binding.pattern.bytes.upperBound
        let value = PlainValues.value(ofTypeNamed: type) ?? "\(type)()"
        remarks.append("`\(selection[id].name)` is an empty view of a phone's size.")
        return [
            .init(
                range: end..<end,
                text: binding.typeAnnotation == nil ? ": \(type) = \(value)" : " = \(value)")
        ]
    }

    /// Gives a stored property without a value a value, if its class has no initializer in the slice.
    ///
    /// An overridden property with observers has its value from the superclass.
    private mutating func storageSplices(_ id: DeclarationID) -> [SplicedText.Splice] {
        let declaration = selection[id]
        guard let parent = declaration.parent, !declaration.isStatic,
            !declaration.modifiers.contains("override"),
            let variable = declaration.syntax.as(VariableDeclSyntax.self),
            variable.bindings.count == 1,
            let binding = variable.bindings.first, binding.initializer == nil,
            let type = binding.typeAnnotation?.type,
            selection[id.sibling(parent)].kind == .class,
            let owner = selection.declaredType(of: id.sibling(parent)),
            !selection.hasInitializer(owner)
        else { return [] }
        let isVariable = variable.bindingSpecifier.text == "var"
        if isVariable, type.isOptional || declaration.modifiers.contains("lazy") { return [] }
        let end = type.bytes.upperBound
        if let plain = PlainValues.value(of: type, named: declaration.name) {
            remarks.append("`\(declaration.name)` has the made-up value \(plain).")
            return [.init(range: end..<end, text: " = \(plain)")]
        }
        let line = selection.files[id.file].lines.line(at: declaration.range.lowerBound)
        remarks.append(
            "`\(declaration.name)` has no value here, because the app makes it (line \(line)).")
        let keyword = variable.bindingSpecifier.bytes
        return [
            .init(range: keyword, text: "lazy var"),
            .init(range: end..<end, text: " = _reflowMissing(\"\(declaration.name)\", \(line))"),
        ]
    }
}
