import SwiftSyntax

extension MadeUpValues {
    func structValue(_ id: DeclarationID, _ depth: Int) -> String? {
        let type = selection.expression(of: id)
        if let call = initializerCall(of: id, as: type, depth) { return call }
        let members = selection[id].children.map { id.sibling($0) }.filter {
            selection[$0].kind == .storedProperty && !selection[$0].isStatic
        }
        var arguments: [String] = []
        for member in members {
            guard let variable = selection[member].syntax.as(VariableDeclSyntax.self) else {
                continue
            }
            for binding in variable.bindings where binding.initializer == nil {
                guard let annotation = binding.typeAnnotation?.type,
                    let name = binding.pattern.boundNames.first
                else {
                    return nil
                }
                if variable.bindingSpecifier.text == "var", annotation.isOptional { continue }
                guard let value = value(of: annotation, named: name, depth: depth + 1) else {
                    return nil
                }
                arguments.append("\(name.quotedName): \(value)")
            }
        }
        return "\(type)(\(arguments.joined(separator: ", ")))"
    }

    /// Returns an expression that makes an object of a class.
    func classValue(_ id: DeclarationID, _ depth: Int, constructs: Bool = true) -> String? {
        let type = selection.expression(of: id)
        if constructs { selection.markConstructed(id) }
        if constructs || selection.hasInitializer(id) {
            for candidate in [id] + selection.superclasses(of: id) {
                if let call = initializerCall(of: candidate, as: type, depth) { return call }
                let declares = selection.initializers(of: candidate).contains {
                    !selection[$0].modifiers.contains("convenience")
                }
                if declares { return codedValue(of: candidate, as: type) }
            }
        }
        return Self.frameworkValue(of: selection.frameworkSuperclass(of: id), as: type)
    }

    /// Returns a call of `init(coder:)`, for classes that only nibs make.
    private func codedValue(of owner: DeclarationID, as type: String) -> String? {
        let coded = selection.initializers(of: owner).first {
            let node = selection[$0].syntax.as(InitializerDeclSyntax.self)
            return node?.signature.parameterClause.parameters.first?.firstName.text == "coder"
        }
        guard let coded, let node = selection[coded].syntax.as(InitializerDeclSyntax.self) else {
            return nil
        }
        return "\(type)(coder: NSCoder())" + (node.optionalMark == nil ? "" : "!")
    }

    /// Returns a call of an initializer that a class inherits from the framework.
    private static func frameworkValue(of superclass: String?, as type: String) -> String {
        switch superclass {
        case "UICollectionViewController":
            "\(type)(collectionViewLayout: UICollectionViewFlowLayout())"
        case "UICollectionView":
            "\(type)(frame: \(PlainValues.frame), collectionViewLayout: UICollectionViewFlowLayout())"
        case let name? where name.hasSuffix("View") || name.hasSuffix("Cell"):
            "\(type)(frame: \(PlainValues.frame))"
        default: "\(type)()"
        }
    }

    /// Returns a call of the initializer with the fewest made-up arguments; `nil` if there is none.
    private func initializerCall(of owner: DeclarationID, as type: String, _ depth: Int) -> String?
    {
        let calls = selection.initializers(of: owner).compactMap { id -> (Int, String)? in
            guard let node = selection[id].syntax.as(InitializerDeclSyntax.self),
                node.signature.effectSpecifiers?.asyncSpecifier == nil,
                node.genericParameterClause == nil
            else { return nil }
            let parameters = node.signature.parameterClause.parameters
            guard parameters.first?.firstName.text != "coder",
                parameters.first?.firstName.text != "from",
                let arguments = arguments(of: parameters, depth: depth + 1)
            else { return nil }
            let prefix = node.signature.effectSpecifiers?.throwsClause == nil ? "" : "try! "
            let suffix = node.optionalMark?.text == "?" ? "!" : ""
            return (
                arguments.count, "\(prefix)\(type)(\(arguments.joined(separator: ", ")))\(suffix)"
            )
        }
        return calls.min { $0.0 < $1.0 }?.1
    }

    /// Returns an object of the first type that conforms to a protocol.
    func conformingValue(_ name: String, _ depth: Int) -> String? {
        for id in selection.conformingTypes(to: name) {
            if let value = declaredValue(of: selection[id].name, depth + 1) {
                selection.keepConformance(of: id, to: name)
                return value
            }
        }
        return nil
    }

    /// Returns the arguments for parameters without default values; `nil` if a value is missing.
    func arguments(of parameters: FunctionParameterListSyntax, depth: Int = 0) -> [String]? {
        var result: [String] = []
        for parameter in parameters where parameter.defaultValue == nil && parameter.ellipsis == nil
        {
            let name = (parameter.secondName ?? parameter.firstName).identifierName
            let hint = parameter.secondName == nil ? name : parameter.firstName.text + name
            guard let value = value(of: parameter.type, named: hint, depth: depth) else {
                return nil
            }
            result.append(
                (parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): ") + value)
        }
        return result
    }
}

extension Selection {
    /// Returns the expression that names a type.
    func expression(of id: DeclarationID) -> String {
        if let node = self[id].syntax.as(ExtensionDeclSyntax.self) {
            return node.extendedType.trimmedDescription
        }
        let name = self[id].name.quotedName
        guard let parent = self[id].parent else { return name }
        return expression(of: id.sibling(parent)) + "." + name
    }
}
