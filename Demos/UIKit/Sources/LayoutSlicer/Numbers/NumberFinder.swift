import SwiftSyntax

/// A number literal in a declaration.
struct FoundNumber {
    /// The bytes of the literal with its minus sign.
    let range: Range<Int>
    let text: String
    let title: String
    let needsParentheses: Bool
}

/// Finds the number literals of a declaration that may have other values.
///
/// The finder leaves out literals that the compiler needs: those in patterns, raw values, availability, conditions of
/// `#if`, attributes, macros, strings and types. It also leaves out integer indices, because they choose an element.
final class NumberFinder: SyntaxVisitor {
    private(set) var numbers: [FoundNumber] = []

    /// Returns the literals of a declaration, by position.
    static func numbers(in syntax: Syntax) -> [FoundNumber] {
        let finder = NumberFinder(viewMode: .sourceAccurate)
        finder.walk(syntax)
        return finder.numbers
    }

    /// The labels of arguments that name an element.
    private static let indexLabels: Set<String> = [
        "item", "row", "section", "inSection", "forSection", "index", "at", "rawValue",
    ]

    /// The types whose arguments are indices.
    private static let indexTypes: Set<String> = ["IndexPath", "IndexSet"]

    override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        if node.literal.isWritten, node.literal.text.isShort, !node.isIndex {
            add(node, node.literal.text)
        }
        return .skipChildren
    }

    override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        // The style of a number with an exponent cannot be kept.
        let text = node.literal.text
        let whole = text.prefix { $0 != "." }
        if node.literal.isWritten, whole.isShort,
            text.allSatisfy({ $0.isNumber || $0 == "." || $0 == "_" })
        {
            add(node, node.literal.text)
        }
        return .skipChildren
    }

    private func add(_ literal: some ExprSyntaxProtocol, _ text: String) {
        let sign = literal.parent?.as(PrefixOperatorExprSyntax.self).flatMap {
            $0.operator.text == "-" ? $0 : nil
        }
        let whole = sign.map { Syntax($0) } ?? Syntax(literal)
        let written = sign == nil ? text : "-" + text
        // The parser accepts a broken byte between the sign and the digits.
        guard whole.bytes.count == written.utf8.count else { return }
        numbers.append(
            FoundNumber(
                range: whole.bytes, text: written,
                title: NumberTitle.title(of: whole), needsParentheses: !whole.isWholeValue))
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.calledExpression.trimmedDescription
        return Self.indexTypes.contains(name) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        let isIndex = node.label.map { Self.indexLabels.contains($0.text) } ?? false
        return isIndex && node.expression.isIntegerLiteral ? .skipChildren : .visitChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        let active = node.clauses.first { $0.condition.map(BuildCondition.holds) ?? true }
        if let elements = active?.elements { walk(elements) }
        return .skipChildren
    }

    override func visit(_ node: DictionaryElementSyntax) -> SyntaxVisitorContinueKind {
        walk(node.value)
        return .skipChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
        .skipChildren
    }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        .skipChildren
    }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        .skipChildren
    }
    override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind {
        .skipChildren
    }
    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        .skipChildren
    }
    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind {
        .skipChildren
    }
    override func visit(_ node: TypeAnnotationSyntax) -> SyntaxVisitorContinueKind {
        .skipChildren
    }
}

extension TokenSyntax {
    /// Whether the token is in the text. For the wrong literal `.8`, the parser makes up a token `0.8`.
    fileprivate var isWritten: Bool { presence == .present }
}

extension StringProtocol {
    /// Whether a whole number has at most nine digits. A greater number is no measure. It is a key, or a number of bytes.
    fileprivate var isShort: Bool { count { $0 != "_" } <= 9 }
}

extension ExprSyntax {
    /// Whether the expression is an integer literal, possibly with a minus sign.
    fileprivate var isIntegerLiteral: Bool {
        if let sign = self.as(PrefixOperatorExprSyntax.self) {
            return sign.expression.is(IntegerLiteralExprSyntax.self)
        }
        return self.is(IntegerLiteralExprSyntax.self)
    }
}

extension IntegerLiteralExprSyntax {
    /// Whether the literal is a part of an index.
    fileprivate var isIndex: Bool {
        var node = parent
        while let current = node {
            if let list = current.as(LabeledExprListSyntax.self),
                let call = list.parent?.as(SubscriptCallExprSyntax.self), call.arguments == list
            {
                return true
            }
            guard
                current.is(ExprSyntax.self) || current.is(ExprListSyntax.self)
                    || current.is(LabeledExprSyntax.self) || current.is(LabeledExprListSyntax.self),
                !current.is(FunctionCallExprSyntax.self), !current.is(ClosureExprSyntax.self)
            else { return false }
            node = current.parent
        }
        return false
    }
}

extension Syntax {
    /// Whether the expression is a whole argument, a whole value of a variable, or a whole result. The value can get a
    /// minus sign there.
    fileprivate var isWholeValue: Bool {
        guard let parent else { return false }
        switch parent.kind {
        case .labeledExpr, .initializerClause, .arrayElement, .dictionaryElement, .returnStmt,
            .codeBlockItem:
            return true
        case .exprList:
            // In `a.b = 10`, the number is the whole value.
            let elements = parent.as(ExprListSyntax.self).map(Array.init) ?? []
            return elements.count == 3 && elements[1].is(AssignmentExprSyntax.self)
        default: return false
        }
    }
}
