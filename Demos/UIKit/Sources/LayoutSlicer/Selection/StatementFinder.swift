import SwiftSyntax

/// Finds the statements of a declaration's body that are left out.
enum StatementFinder {
    /// Returns the bytes of the statements whose keys are in a set.
    static func statements(
        of declaration: Declaration, _ key: String, in keys: Set<String>
    ) -> [Range<Int>] {
        guard keys.contains(where: { $0.hasPrefix(key + " ") }) else { return [] }
        let visitor = StatementVisitor(viewMode: .sourceAccurate)
        visitor.walk(declaration.syntax)
        return visitor.statements.filter { keys.contains(self.key(of: $0, in: key)) }.map(\.bytes)
    }

    /// Returns the key of a statement, which stays the same while other parts of the file change.
    static func key(of statement: CodeBlockItemSyntax, in declaration: String) -> String {
        declaration + " " + statement.trimmedDescription
    }

    /// Returns the statement with a byte that registers a view or sets a handler, which has no effect on the frames.
    static func handler(at offset: Int, of declaration: Declaration) -> CodeBlockItemSyntax? {
        let visitor = StatementVisitor(viewMode: .sourceAccurate)
        visitor.walk(declaration.syntax)
        return visitor.statements.last { statement in
            let text = statement.trimmedDescription
            return statement.bytes.contains(offset)
                && (text.prefix { $0 != "=" }.contains("visibleItemsInvalidationHandler")
                    || text.prefix { $0 != "(" }.hasSuffix(".register"))
        }
    }

    /// Returns the innermost statement of a declaration with a byte.
    static func statement(at offset: Int, of declaration: Declaration) -> CodeBlockItemSyntax? {
        let visitor = StatementVisitor(viewMode: .sourceAccurate)
        visitor.walk(declaration.syntax)
        return visitor.statements.last { $0.bytes.contains(offset) }
    }
}

/// Lists all statements, the outer ones first.
private final class StatementVisitor: SyntaxVisitor {
    var statements: [CodeBlockItemSyntax] = []

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        statements.append(node)
        return .visitChildren
    }
}
