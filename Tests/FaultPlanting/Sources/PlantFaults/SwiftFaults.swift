import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Finds the positions in a Swift file where a fault can be planted.
final class SwiftFaults: SyntaxVisitor {
    private let file: String
    private let lines: [Substring]
    private let converter: SourceLocationConverter
    private(set) var faults: [Fault] = []

    init(file: String, source: String) {
        self.file = file
        lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        let parsed = Parser.parse(source: source)
        converter = SourceLocationConverter(fileName: file, tree: parsed)
        super.init(viewMode: .sourceAccurate)
        walk(OperatorTable.standardOperators.foldAll(parsed) { _ in })
    }

    // The functions that check for misuse of a call. They get no faults, because few tests check that they stop the
    // program.
    private static let checks: Set = [
        "precondition", "preconditionFailure", "assert", "assertionFailure", "fatalError",
    ]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            if Self.checks.contains(name) { return .skipChildren }
            if name == "min" || name == "max", node.arguments.count > 1 {
                let other = name == "min" ? "max" : "min"
                let arguments = String(node.trimmedDescription.dropFirst(3))
                plant(node, "\(name) to \(other)") {
                    "(\($0) ? Swift.\(other)\(arguments) : \(name)\(arguments))"
                }
            }
        }
        return .visitChildren
    }

    override func visit(_ node: AttributeListSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionParameterClauseSyntax) -> SyntaxVisitorContinueKind {
        .skipChildren
    }
    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: GenericWhereClauseSyntax) -> SyntaxVisitorContinueKind {
        .skipChildren
    }
    override func visit(_ node: SwitchCaseItemSyntax) -> SyntaxVisitorContinueKind {
        // With a switch in a pattern, the cases would not be exhaustive.
        if let clause = node.whereClause { walk(clause) }
        return .skipChildren
    }
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        // Only the branch that this platform compiles gets faults, because no test could detect a fault in the others.
        let branch = node.clauses.first { $0.condition.map(Self.holds) ?? true }
        if let elements = branch?.elements { walk(elements) }
        return .skipChildren
    }

    private static func holds(_ condition: ExprSyntax) -> Bool {
        let terms = condition.trimmedDescription.split(separator: "||")
        return terms.contains { platform.contains($0.trimmingCharacters(in: .whitespaces)) }
    }

    /// The conditions that are true on this platform.
    private static let platform: [String] = {
        #if canImport(Darwin)
            ["canImport(Darwin)", "os(macOS)"]
        #elseif canImport(Musl)
            ["canImport(Musl)", "os(Linux)"]
        #else
            ["canImport(Glibc)", "os(Linux)"]
        #endif
    }()

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        guard let sign = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text,
            !node.description.contains("//")
        else { return .visitChildren }
        let (left, right) = (
            node.leftOperand.trimmedDescription, node.rightOperand.trimmedDescription
        )
        for other in Self.otherOperators[sign] ?? [] {
            plant(node, "\(sign) to \(other)") {
                "(\($0) ? (\(left)) \(other) (\(right)) : (\(left)) \(sign) (\(right)))"
            }
        }
        switch sign {
        case "&&", "||":
            plant(node, "left of \(sign) dropped") {
                "(\($0) ? (\(right)) : (\(left)) \(sign) (\(right)))"
            }
            plant(node, "right of \(sign) dropped") {
                "(\($0) ? (\(left)) : (\(left)) \(sign) (\(right)))"
            }
        case "..<", "...":
            plant(node.rightOperand, "bound one less") { "((\(right)) - (\($0) ? 1 : 0))" }
        default: break
        }
        return .visitChildren
    }

    private static let otherOperators = [
        "<": ["<=", ">"], "<=": ["<", ">"], ">": [">=", "<"], ">=": [">", "<"],
        "==": ["!="], "!=": ["=="], "+": ["-"], "-": ["+"], "*": ["+"], "/": ["*"],
        "&&": ["||"], "||": ["&&"], "%": ["/"],
    ]

    override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        if node.operator.text == "!" {
            let operand = node.expression.trimmedDescription
            plant(node, "! dropped") { "(\($0) == (\(operand)))" }
        }
        return .visitChildren
    }

    override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        let text = node.literal.text
        plant(node, "\(text) turned round") { text == "true" ? "(!\($0))" : "\($0)" }
        return .skipChildren
    }

    override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        guard let value = Int(node.literal.text), value < 1000 else { return .skipChildren }
        plant(node, "\(value) to \(value + 1)") { "(\($0) ? \(value + 1) : \(value))" }
        return .skipChildren
    }

    override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
        if case .expression(let condition) = node.condition {
            let text = condition.trimmedDescription
            // Without the literal `true`, the condition would be the same.
            if !condition.is(BooleanLiteralExprSyntax.self) {
                plant(condition, "condition dropped") { "(\($0) || (\(text)))" }
            }
            plant(condition, "condition never true") { "(!\($0) && (\(text)))" }
        }
        return .visitChildren
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        if isDroppable(node.item) {
            let text = node.trimmedDescription
            plant(node, "statement deleted") { "if !\($0) { \(text) }" }
        }
        return .visitChildren
    }

    /// Whether the statement can be deleted: a call, an assignment, a `continue`, or a `return` without a value. The
    /// code must still compile without it.
    private func isDroppable(_ item: CodeBlockItemSyntax.Item) -> Bool {
        // The body of a `guard` must leave the scope.
        let block = item.parent?.parent?.parent
        if block?.parent?.is(GuardStmtSyntax.self) == true { return false }
        switch item {
        case .stmt(let statement):
            return statement.is(ContinueStmtSyntax.self)
                || statement.as(ReturnStmtSyntax.self).map { $0.expression == nil } ?? false
        case .expr(let expression):
            guard let parent = item.parent?.parent?.as(CodeBlockItemListSyntax.self),
                parent.count > 1 || parent.parent?.parent?.is(FunctionDeclSyntax.self) == true
            else { return false }
            if let call = expression.as(FunctionCallExprSyntax.self) {
                let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
                return !Self.checks.contains(name ?? "")
            }
            guard let infix = expression.as(InfixOperatorExprSyntax.self) else { return false }
            // Without an assignment in an initializer, a property may have no value.
            let isSetting = infix.operator.is(AssignmentExprSyntax.self) && !isInInitializer
            return isSetting || infix.operator.trimmedDescription.dropFirst().hasSuffix("=")
        case .decl: return false
        }
    }

    private var isInInitializer = false

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        isInInitializer = true
        return .visitChildren
    }

    override func visitPost(_ node: InitializerDeclSyntax) { isInInitializer = false }

    private func plant(
        _ node: some SyntaxProtocol, _ change: String,
        _ replacement: @escaping @Sendable (String) -> String
    ) {
        let start = node.positionAfterSkippingLeadingTrivia
        let line = converter.location(for: start).line
        let source = lines[line - 1].drop { $0 == " " }
        faults.append(
            Fault(
                file: file, line: line,
                range: start.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset,
                change: change, source: String(source), replacement: replacement))
    }
}
