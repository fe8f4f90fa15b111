import SwiftSyntax

/// Makes values for the parameters of the user's functions and initializers.
///
/// A value of a type in the user's files needs the type in the slice, so making a value may extend the selection.
struct MadeUpValues {
    let selection: Selection
    /// The declaration whose names the types use.
    let scope: DeclarationID
    /// The names that are available for parameters of the section and the environment.
    var context: Context?

    /// The names of a section provider's parameters.
    struct Context {
        let index: String
        let environment: String
    }

    /// The deepest nesting of initializers.
    static let depth = 4

    /// Returns an expression for a type; `nil` if there is none.
    func value(of type: TypeSyntax, named name: String, depth: Int = 0) -> String? {
        if let function = type.function, !type.isOptional { return closure(function, depth) }
        if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count != 1 {
            let values = tuple.elements.map {
                value(of: $0.type, named: $0.firstName?.text ?? "", depth: depth)
            }
            guard !values.contains(nil) else { return nil }
            return "(" + values.compactMap(\.self).joined(separator: ", ") + ")"
        }
        if let array = type.as(ArrayTypeSyntax.self),
            let cases = cases(ofTypeNamed: array.element.plainName ?? "", depth)
        {
            return "[" + cases.joined(separator: ", ") + "]"
        }
        guard let plainName = type.plainName else {
            return PlainValues.value(of: type, named: name)
        }
        if plainName == "NSCollectionLayoutEnvironment" {
            return context?.environment ?? "_ReflowEnvironment()"
        }
        if let index = context?.index, plainName == "Int", isSection(name) { return index }
        if type.isOptional { return "nil" }
        if let declared = declaredValue(of: plainName, depth) { return declared }
        if let plain = PlainValues.value(of: type, named: name) { return plain }
        return selection.isDeclared(plainName, from: scope)
            ? nil : type.constructorText.map { $0 + "()" }
    }

    private func isSection(_ name: String) -> Bool {
        let name = name.lowercased()
        return name.contains("section") || name.contains("index")
            || ["_", "i", "idx"].contains(name)
    }

    /// Returns a closure that does nothing, or returns a made-up value.
    private func closure(_ function: FunctionTypeSyntax, _ depth: Int) -> String? {
        let result = function.returnClause.type
        let names = function.parameters.map { _ in "_" }.joined(separator: ", ")
        let head = names.isEmpty ? "" : "\(names) in "
        if ["Void", "()"].contains(result.trimmedDescription) { return "{ \(head)}" }
        guard depth < Self.depth, let value = value(of: result, named: "", depth: depth + 1) else {
            return nil
        }
        return "{ \(head)\(value) }"
    }

    /// Returns a value of a type in the user's files.
    func declaredValue(of name: String, _ depth: Int) -> String? {
        guard depth < Self.depth else { return nil }
        let alias = selection.lookUp(name, from: scope).first { selection[$0].kind == .typeAlias }
        if let alias, let node = selection[alias].syntax.as(TypeAliasDeclSyntax.self) {
            selection.include(alias)
            return value(of: node.initializer.value, named: "", depth: depth + 1)
        }
        guard let id = selection.lookUpType(name, from: scope) else { return nil }
        selection.include(id)
        switch selection[id].kind {
        case .enum: return enumCase(id, depth)
        case .struct, .actor: return structValue(id, depth)
        case .class: return classValue(id, depth)
        case .protocol: return conformingValue(name, depth)
        default: return nil
        }
    }

    /// Returns a case that depends on the section, so that each section shows another case. Without a section, returns
    /// the first case.
    private func enumCase(_ id: DeclarationID, _ depth: Int) -> String? {
        let cases = cases(of: id, depth: depth)
        guard let context, cases.count > 1 else { return cases.first }
        return "[\(cases.joined(separator: ", "))][\(context.index) % \(cases.count)]"
    }

    private func cases(ofTypeNamed name: String, _ depth: Int) -> [String]? {
        guard depth < Self.depth, let id = selection.lookUpType(name, from: scope),
            selection[id].kind == .enum
        else { return nil }
        selection.include(id)
        let cases = cases(of: id, depth: depth)
        return cases.isEmpty ? nil : cases
    }

    /// Returns expressions for the cases of an enumeration, with made-up associated values.
    ///
    /// An associated value has a depth of at least two. Otherwise an enumeration with several recursive cases would
    /// give thousands of expressions.
    func cases(of id: DeclarationID, depth: Int = 0) -> [String] {
        let depth = max(depth + 1, 2)
        let type = selection.expression(of: id)
        let elements = selection[id].children.flatMap { child in
            selection[id.sibling(child)].syntax.as(EnumCaseDeclSyntax.self)?.elements.map(\.self)
                ?? []
        }
        return elements.compactMap { element in
            let name = "\(type).\(element.name.text)"
            guard let parameters = element.parameterClause?.parameters else { return name }
            let values = parameters.map { parameter -> String? in
                let label = parameter.firstName.map { $0.text == "_" ? "" : "\($0.text): " } ?? ""
                let name = parameter.firstName?.text ?? ""
                return value(of: parameter.type, named: name, depth: depth).map { label + $0 }
            }
            guard !values.contains(nil) else { return nil }
            return name + "(" + values.compactMap(\.self).joined(separator: ", ") + ")"
        }
    }
}

extension TypeSyntax {
    /// The text of a type that can be called to make a value; `nil` for other types.
    fileprivate var constructorText: String? {
        switch self.as(TypeSyntaxEnum.self) {
        case .identifierType, .memberType: trimmedDescription
        case .attributedType(let node): node.baseType.constructorText
        default: nil
        }
    }
}
