import SwiftSyntax

/// The names that a piece of code uses.
struct NameUses {
    /// Names without a base: variables, functions, types and operators.
    var bare: Set<String> = []
    /// Names after a period.
    var members: Set<String> = []
    /// Types that the code calls to make a value.
    var calls: Set<String> = []
    /// The labels of the arguments in calls, by the name of the function; for subscripts, by `subscript`.
    var labels: [String: Set<String>] = [:]
    /// Types that the code passes as values, such as in `register(Cell.self, …)`, or as generic arguments.
    var metatypes: Set<String> = []
    /// Names that the code declares itself: parameters, constants and nested functions.
    var locals: Set<String> = []
    /// Names that the code declares itself, with the value of the outer name: `let gap = gap ?? 8`.
    var shadowing: Set<String> = []
    /// Whether the code passes `self` as a value.
    var passesSelf = false

    /// The names without a base that are declared outside the code.
    var outer: Set<String> { bare.subtracting(locals.subtracting(shadowing)) }

    init() {}

    init(_ nodes: [some SyntaxProtocol]) {
        let visitor = NameVisitor(viewMode: .sourceAccurate)
        for node in nodes { visitor.walk(node) }
        self = visitor.uses
    }
}

/// The names that a piece of code uses, collected at the first access.
///
/// Most declarations of a project are never selected, so collecting all names would take most of the time of a listing.
final class NameUsesCache {
    private let nodes: [Syntax]

    init(_ nodes: [Syntax]) { self.nodes = nodes }

    private(set) lazy var value = NameUses(nodes)
}

/// Collects the names in a syntax tree.
private final class NameVisitor: SyntaxVisitor {
    var uses = NameUses()

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.identifierName
        if isMemberName(node) {
            uses.members.insert(name)
        } else if name == "self" {
            if node.parent?.is(MemberAccessExprSyntax.self) != true { uses.passesSelf = true }
        } else {
            uses.bare.insert(name)
            addUse(of: name, node)
        }
        return .visitChildren
    }

    /// Whether a name follows a period.
    private func isMemberName(_ node: DeclReferenceExprSyntax) -> Bool {
        guard let parent = node.parent else { return false }
        if let access = parent.as(MemberAccessExprSyntax.self) {
            return access.declName.id == node.id
        }
        return parent.is(KeyPathPropertyComponentSyntax.self)
    }

    /// Notes whether a name is called or passed as a type.
    private func addUse(of name: String, _ node: DeclReferenceExprSyntax) {
        var parent = node.parent
        if let generic = parent?.as(GenericSpecializationExprSyntax.self) {
            parent = generic.parent
        }
        if let call = parent?.as(FunctionCallExprSyntax.self), call.calledExpression.contains(node)
        {
            uses.calls.insert(name)
        } else if let access = parent?.as(MemberAccessExprSyntax.self) {
            switch access.declName.baseName.text {
            case "init": uses.calls.insert(name)
            case "self": uses.metatypes.insert(name)
            default: break
            }
        }
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        var callee = node.calledExpression
        if let generic = callee.as(GenericSpecializationExprSyntax.self) {
            callee = generic.expression
        }
        let name =
            callee.as(DeclReferenceExprSyntax.self)?.baseName.identifierName
            ?? callee.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierName
        if let name { addLabels(of: node.arguments, to: name) }
        if let name, callee.is(MemberAccessExprSyntax.self), name.first?.isUppercase == true {
            uses.calls.insert(name)
        }
        return .visitChildren
    }

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
        uses.members.insert("subscript")
        addLabels(of: node.arguments, to: "subscript")
        return .visitChildren
    }

    private func addLabels(of arguments: LabeledExprListSyntax, to name: String) {
        uses.labels[name, default: []].formUnion(arguments.compactMap { $0.label?.identifierName })
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        uses.bare.insert(node.name.identifierName)
        if node.parent?.is(GenericArgumentSyntax.self) == true {
            uses.metatypes.insert(node.name.identifierName)
        }
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        uses.members.insert(node.name.identifierName)
        return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        let name = node.identifier.identifierName
        // `if let name` also reads the variable outside.
        if let binding = node.parent?.as(OptionalBindingConditionSyntax.self),
            binding.initializer == nil
        {
            uses.bare.insert(name)
        } else {
            uses.locals.insert(name)
        }
        return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        addShadowing(node.pattern.boundNames, by: node.initializer)
        return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        addShadowing(node.pattern.boundNames, by: node.initializer)
        return .visitChildren
    }

    /// Notes the names whose own values read an outer declaration with the same name.
    private func addShadowing(_ names: [String], by value: InitializerClauseSyntax?) {
        guard let value else { return }
        let tokens = value.tokens(viewMode: .sourceAccurate)
        for name in names where tokens.contains(where: { $0.identifierName == name }) {
            uses.shadowing.insert(name)
        }
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        uses.locals.insert((node.secondName ?? node.firstName).identifierName)
        return .visitChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        uses.locals.insert((node.secondName ?? node.firstName).identifierName)
        return .visitChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        uses.locals.insert(node.name.identifierName)
        return .visitChildren
    }

    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
        if node.initializer == nil { uses.bare.insert(node.name.identifierName) }
        return .visitChildren
    }

    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
        uses.locals.insert(node.name.identifierName)
        return .visitChildren
    }

    override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        uses.bare.insert(node.operator.text)
        uses.members.insert(node.operator.text)
        return .visitChildren
    }

    override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        uses.bare.insert(node.operator.text)
        uses.members.insert(node.operator.text)
        return .visitChildren
    }

    override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        uses.bare.insert(node.operator.text)
        uses.members.insert(node.operator.text)
        return .visitChildren
    }
}

extension ExprSyntax {
    /// Whether the expression is a name, or a name with generic arguments.
    fileprivate func contains(_ name: DeclReferenceExprSyntax) -> Bool {
        if let generic = self.as(GenericSpecializationExprSyntax.self) {
            return generic.expression.id == name.id
        }
        return id == name.id
    }
}

extension TokenSyntax {
    /// The name of an identifier, without backticks.
    var identifierName: String { identifier?.name ?? text }
}
