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

    /// The names of code that only affects the speed. It gets no faults, because tests cannot detect them.
    private static let speedWords = ["capacity", "cache", "memoiz"]
    /// The names of a difference that is small enough to ignore. Code with such a name, or with a number below 0.001,
    /// gets no changed operator: whether a value at the limit is inside has no noticeable effect.
    private static let toleranceWords = ["tolerance", "epsilon", "ulp"]
    /// The names of the properties and functions that only make texts for people.
    private static let messageNames: Set = ["description", "debugDescription", "message"]

    // The functions that check for misuse of a call. They get no faults, because few tests check that they stop the
    // program.
    private static let checks: Set = [
        "precondition", "preconditionFailure", "assert", "assertionFailure", "fatalError",
    ]

    /// Whether the block only stops the program.
    private static func stops(_ block: CodeBlockSyntax) -> Bool {
        guard block.statements.count == 1,
            case .expr(let expression)? = block.statements.first?.item
        else { return false }
        return isCheck(expression)
    }

    private static func isCheck(_ expression: ExprSyntax) -> Bool {
        let call = expression.as(FunctionCallExprSyntax.self)?.calledExpression
        return checks.contains(call?.as(DeclReferenceExprSyntax.self)?.baseName.text ?? "")
    }

    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
        Self.stops(node.body) ? .skipChildren : .visitChildren
    }
    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        Self.stops(node.body) ? .skipChildren : .visitChildren
    }
    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        .skipChildren
    }
    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        Self.messageNames.contains(node.pattern.trimmedDescription) ? .skipChildren : .visitChildren
    }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        Self.messageNames.contains(node.name.text) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if Self.isCheck(ExprSyntax(node)) { return .skipChildren }
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            if name == "min" || name == "max", node.arguments.count > 1, !Self.isTolerance(node) {
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
            !node.description.contains("//"),
            sign == "&&" || sign == "||" || !Self.isTolerance(node)
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

    /// Whether the expression contains a tolerance: a number below 0.001, or a name for it.
    private static func isTolerance(_ node: some SyntaxProtocol) -> Bool {
        node.tokens(viewMode: .sourceAccurate).contains { token in
            switch token.tokenKind {
            case .floatLiteral(let text):
                Double(text.replacing("_", with: "")).map { $0 > 0 && $0 < 1e-3 } ?? false
            case .identifier(let name):
                toleranceWords.contains { name.lowercased().contains($0) }
            default: false
            }
        }
    }

    /// Whether the statement or condition around the node only affects the speed. Only the text before a brace counts.
    private static func affectsOnlySpeed(_ node: some SyntaxProtocol) -> Bool {
        var unit = Syntax(node)
        while let parent = unit.parent, !unit.is(CodeBlockItemSyntax.self),
            !unit.is(ConditionElementSyntax.self), !unit.is(MemberBlockItemSyntax.self)
        {
            unit = parent
        }
        let text = unit.trimmedDescription.prefix { $0 != "{" }.lowercased()
        return speedWords.contains(where: text.contains)
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

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        guard node.pattern.is(WildcardPatternSyntax.self) else { return .visitChildren }
        // A loop without a variable repeats its body. One repetition more or less has no effect in most cases.
        walk(node.body)
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
                return !Self.isCheck(ExprSyntax(call))
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
        guard !Self.affectsOnlySpeed(node) else { return }
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
