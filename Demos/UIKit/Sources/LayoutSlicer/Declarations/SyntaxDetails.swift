import SwiftSyntax

extension VariableDeclSyntax {
    /// Whether the variable has storage.
    var isStored: Bool {
        bindings.allSatisfy { binding in
            guard let block = binding.accessorBlock else { return true }
            guard case .accessors(let accessors) = block.accessors else { return false }
            return accessors.allSatisfy {
                ["willSet", "didSet"].contains($0.accessorSpecifier.text)
            }
        }
    }

    /// The names of all variables.
    var boundNames: [String] { bindings.flatMap { $0.pattern.boundNames } }

    /// The binding of a variable with this name.
    func binding(of name: String) -> PatternBindingSyntax? {
        bindings.first { $0.pattern.boundNames.contains(name) }
    }
}

extension PatternSyntax {
    /// The names of the variables in a pattern.
    var boundNames: [String] {
        if let name = self.as(IdentifierPatternSyntax.self) {
            return [name.identifier.identifierName]
        }
        if let tuple = self.as(TuplePatternSyntax.self) {
            return tuple.elements.flatMap { $0.pattern.boundNames }
        }
        return []
    }
}

extension TypeSyntax {
    /// The last name of a type such as `Outer.Inner<Int>?`: `Inner`.
    var lastName: String { plainName ?? trimmedDescription }

    /// The last name of a type without optionality, `some`, `any` and attributes.
    ///
    /// For tuples, functions and arrays, this is `nil`.
    var plainName: String? {
        switch self.as(TypeSyntaxEnum.self) {
        case .identifierType(let node): node.name.identifierName
        case .memberType(let node): node.name.identifierName
        case .optionalType(let node): node.wrappedType.plainName
        case .implicitlyUnwrappedOptionalType(let node): node.wrappedType.plainName
        case .someOrAnyType(let node): node.constraint.plainName
        case .attributedType(let node): node.baseType.plainName
        case .tupleType(let node):
            node.elements.count == 1 ? node.elements.first?.type.plainName : nil
        default: nil
        }
    }

    /// Whether the type is optional.
    var isOptional: Bool {
        switch self.as(TypeSyntaxEnum.self) {
        case .optionalType, .implicitlyUnwrappedOptionalType: true
        case .identifierType(let node): node.name.text == "Optional"
        case .attributedType(let node): node.baseType.isOptional
        default: false
        }
    }

    /// The function type in optionals, attributes and parentheses.
    var function: FunctionTypeSyntax? {
        switch self.as(TypeSyntaxEnum.self) {
        case .functionType(let node): node
        case .optionalType(let node): node.wrappedType.function
        case .implicitlyUnwrappedOptionalType(let node): node.wrappedType.function
        case .attributedType(let node): node.baseType.function
        case .tupleType(let node):
            node.elements.count == 1 ? node.elements.first?.type.function : nil
        default: nil
        }
    }
}

/// The conditions of `#if`.
enum BuildCondition {
    /// The modules that a condition can import.
    static let modules: Set<String> = [
        "UIKit", "UICollectionViewSplitLayout", "JEKScrollableSectionCollectionViewLayout",
        "Foundation",
        "Dispatch", "Swift",
    ]

    /// Whether the compiler would use the code after a condition.
    static func holds(_ condition: ExprSyntax) -> Bool {
        let text = condition.trimmedDescription
        if let literal = condition.as(BooleanLiteralExprSyntax.self) {
            return literal.literal.text == "true"
        }
        if let prefix = condition.as(PrefixOperatorExprSyntax.self) {
            return !holds(prefix.expression)
        }
        if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first {
            return holds(only.expression)
        }
        if let sequence = condition.as(SequenceExprSyntax.self) { return holds(sequence) }
        if let call = condition.as(FunctionCallExprSyntax.self) {
            let argument = call.arguments.first?.trimmedDescription ?? ""
            switch call.calledExpression.trimmedDescription {
            case "canImport": return modules.contains(argument)
            case "swift", "compiler", "arch":
                return !argument.hasPrefix("<") && !argument.hasPrefix("arm")
            default: return false
            }
        }
        return text == "DEBUG"
    }

    /// Whether a condition with `&&` and `||` holds. `&&` binds more strongly.
    private static func holds(_ sequence: SequenceExprSyntax) -> Bool {
        var alternatives = [true]
        for element in sequence.elements {
            if let symbol = element.as(BinaryOperatorExprSyntax.self) {
                if symbol.operator.text == "||" { alternatives.append(true) }
            } else if !holds(element) {
                alternatives[alternatives.count - 1] = false
            }
        }
        return alternatives.contains(true)
    }
}
