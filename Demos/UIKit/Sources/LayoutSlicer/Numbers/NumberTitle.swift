import SwiftSyntax

/// The titles of numbers in code.
enum NumberTitle {
    /// Returns the name of the argument, variable or function that a number belongs to. The name of a function without
    /// a label follows the name around it: `widthDimension absolute`.
    static func title(of number: Syntax) -> String {
        var calls: [String] = []
        var node = number
        while let parent = node.parent {
            if let name = name(of: node, in: parent) {
                return ([name] + calls.reversed()).joined(separator: " ")
            }
            if let call = parent.as(FunctionCallExprSyntax.self), calls.isEmpty,
                node.is(LabeledExprListSyntax.self)
            {
                let name = call.calledExpression.lastName
                // A conversion such as `CGFloat(10)` says nothing about the number.
                if let name, name.first?.isLowercase ?? false, name != "init" { calls.append(name) }
            }
            node = parent
        }
        return calls.first ?? "number"
    }

    /// Returns the name that a node has from its parent; `nil` for a parent without a name.
    private static func name(of node: Syntax, in parent: Syntax) -> String? {
        switch parent.as(SyntaxEnum.self) {
        case .labeledExpr(let argument): argument.label.map(\.identifierName)
        case .multipleTrailingClosureElement(let closure): closure.label.identifierName
        case .patternBinding(let binding): binding.pattern.boundNames.first
        case .functionParameter(let parameter):
            (parameter.secondName ?? parameter.firstName).identifierName
        case .exprList(let list): assignedName(in: list, before: node)
        case .functionDecl(let function): function.name.identifierName
        case .initializerDecl: "init"
        default: nil
        }
    }

    /// Returns the last name before the sign of an assignment; `nil` if the node is not in an assigned value.
    private static func assignedName(in list: ExprListSyntax, before node: Syntax) -> String? {
        let elements = Array(list)
        guard let sign = elements.firstIndex(where: \.assigns), sign > 0,
            let place = elements.firstIndex(where: { $0.id == node.id }), place > sign
        else { return nil }
        return elements[sign - 1].lastName
    }
}

extension ExprSyntax {
    /// Whether the expression is the sign of an assignment, such as `=` or `+=`.
    fileprivate var assigns: Bool {
        if self.is(AssignmentExprSyntax.self) { return true }
        let sign = self.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
        return ["+=", "-=", "*=", "/="].contains(sign)
    }

    /// The name after the last period; `nil` for other expressions.
    var lastName: String? {
        if let member = self.as(MemberAccessExprSyntax.self) {
            return member.declName.baseName.identifierName
        }
        if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.identifierName }
        if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.lastName }
        if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.lastName }
        return nil
    }
}
