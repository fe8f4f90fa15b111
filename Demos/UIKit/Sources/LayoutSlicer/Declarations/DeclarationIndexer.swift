import SwiftSyntax

/// Lists the declarations of a file, without those in the bodies of functions.
struct DeclarationIndexer {
    private(set) var declarations: [Declaration] = []
    private let rewrite: Rewrite.Result

    init(_ file: SourceFileSyntax, _ rewrite: Rewrite.Result) {
        self.rewrite = rewrite
        add(file.statements, to: nil)
    }

    private mutating func add(_ statements: CodeBlockItemListSyntax, to parent: Int?) {
        for statement in statements {
            guard let declaration = statement.item.as(DeclSyntax.self) else { continue }
            add(declaration, range: statement.bytes, to: parent)
        }
    }

    private mutating func add(_ members: MemberBlockItemListSyntax, to parent: Int?) {
        for member in members { add(member.decl, range: member.bytes, to: parent) }
    }

    private mutating func add(_ syntax: DeclSyntax, range: Range<Int>, to parent: Int?) {
        if let conditional = syntax.as(IfConfigDeclSyntax.self) {
            addActiveClause(of: conditional, to: parent)
        } else if let group = syntax.asProtocol(DeclGroupSyntax.self) {
            addContainer(group, range: range, to: parent)
        } else {
            let (kind, names) = Self.describe(syntax)
            append(
                Declaration(
                    kind: kind, names: names, syntax: Syntax(syntax), range: range, parent: parent,
                    usesCache: NameUsesCache([Syntax(syntax)])), syntax)
        }
    }

    /// Adds the declarations of the clause that the compiler would use.
    private mutating func addActiveClause(of conditional: IfConfigDeclSyntax, to parent: Int?) {
        let active = conditional.clauses.first { $0.condition.map(BuildCondition.holds) ?? true }
        switch active?.elements {
        case .statements(let statements): add(statements, to: parent)
        case .decls(let members): add(members, to: parent)
        default: break
        }
    }

    private mutating func addContainer(
        _ group: any DeclGroupSyntax, range: Range<Int>, to parent: Int?
    ) {
        let members = group.memberBlock
        let header = group.children(viewMode: .sourceAccurate).filter {
            $0.id != Syntax(members).id
        }
        let (kind, name) = Self.describe(group)
        var declaration = Declaration(
            kind: kind, names: [name], syntax: Syntax(group), range: range, parent: parent,
            usesCache: NameUsesCache(Array(header)))
        declaration.inherited = (group.inheritanceClause?.inheritedTypes ?? []).map {
            Declaration.Inherited(
                name: $0.type.lastName, range: $0.type.bytes, comma: $0.trailingComma?.bytes)
        }
        declaration.colon = group.inheritanceClause?.colon.bytes
        declaration.nameEnd = Self.nameEnd(of: group)
        declaration.braces = (members.leftBrace.bytes, members.rightBrace.bytes)
        declaration.isClassProtocol = group.starts(atOneOf: rewrite.classProtocols)
        append(declaration, group)
        add(members.members, to: declarations.count - 1)
    }

    private mutating func append(_ declaration: Declaration, _ syntax: some SyntaxProtocol) {
        var declaration = declaration
        let modifiers = syntax.asProtocol(WithModifiersSyntax.self)?.modifiers ?? []
        declaration.modifiers = Set(modifiers.map { $0.detail == nil ? $0.name.text : "" })
        declaration.accessRanges = Array(modifiers)
            .filter { ["private", "fileprivate"].contains($0.name.text) }.map(\.bytes)
        declaration.requiredLabels = Self.requiredLabels(of: Syntax(syntax))
        declaration.isOutlet = syntax.starts(atOneOf: rewrite.outlets)
        let index = declarations.count
        declarations.append(declaration)
        if let parent = declaration.parent { declarations[parent].children.append(index) }
    }
}

extension DeclarationIndexer {
    /// Returns the kind and the name of a type or an extension.
    private static func describe(_ group: any DeclGroupSyntax) -> (Declaration.Kind, String) {
        switch Syntax(group).as(SyntaxEnum.self) {
        case .classDecl(let node): (.class, node.name.identifierName)
        case .structDecl(let node): (.struct, node.name.identifierName)
        case .enumDecl(let node): (.enum, node.name.identifierName)
        case .actorDecl(let node): (.actor, node.name.identifierName)
        case .protocolDecl(let node): (.protocol, node.name.identifierName)
        case .extensionDecl(let node): (.extension, node.extendedType.lastName)
        default: (.other, "")
        }
    }

    /// Returns the position after the name of a type and its generic parameters.
    private static func nameEnd(of group: any DeclGroupSyntax) -> Int {
        if let generic = group.asProtocol(WithGenericParametersSyntax.self)?.genericParameterClause
        {
            return generic.bytes.upperBound
        }
        if let named = group.asProtocol(NamedDeclSyntax.self) { return named.name.bytes.upperBound }
        return group.as(ExtensionDeclSyntax.self)?.extendedType.bytes.upperBound
            ?? group.bytes.lowerBound
    }

    /// Returns the labels without which a function, an initializer or a subscript cannot be called.
    private static func requiredLabels(of syntax: Syntax) -> Set<String> {
        let clause =
            syntax.as(FunctionDeclSyntax.self)?.signature.parameterClause
            ?? syntax.as(InitializerDeclSyntax.self)?.signature.parameterClause
            ?? syntax.as(SubscriptDeclSyntax.self)?.parameterClause
        let isSubscript = syntax.is(SubscriptDeclSyntax.self)
        let labels = (clause?.parameters ?? []).compactMap { parameter -> String? in
            // A closure can follow the call without its label. A subscript's only name is no label.
            guard parameter.defaultValue == nil, parameter.type.function == nil else { return nil }
            return isSubscript && parameter.secondName == nil
                ? "_" : parameter.firstName.identifierName
        }
        return Set(labels).subtracting(["_"])
    }

    /// Returns the kind and the names of a declaration without members.
    private static func describe(_ syntax: DeclSyntax) -> (Declaration.Kind, [String]) {
        switch syntax.as(DeclSyntaxEnum.self) {
        case .functionDecl(let node): (.function, [node.name.identifierName])
        case .initializerDecl: (.initializer, ["init"])
        case .deinitializerDecl: (.deinitializer, [])
        case .subscriptDecl: (.subscriptMember, ["subscript"])
        case .enumCaseDecl(let node): (.enumCase, node.elements.map(\.name.identifierName))
        case .typeAliasDecl(let node): (.typeAlias, [node.name.identifierName])
        case .associatedTypeDecl(let node): (.associatedType, [node.name.identifierName])
        case .operatorDecl(let node): (.operatorDeclaration, [node.name.text])
        case .precedenceGroupDecl(let node): (.operatorDeclaration, [node.name.text])
        case .importDecl(let node): (.importDeclaration, [node.path.first?.name.text ?? ""])
        case .variableDecl(let node):
            (node.isStored ? .storedProperty : .computedProperty, node.boundNames)
        default: (.other, [])
        }
    }
}

extension SyntaxProtocol {
    /// Whether the node started at one of these positions before the text was rewritten.
    ///
    /// A replaced attribute belongs to the spaces before the node.
    fileprivate func starts(atOneOf positions: Set<Int>) -> Bool {
        guard !positions.isEmpty else { return false }
        let previous = firstToken(viewMode: .sourceAccurate)?.previousToken(
            viewMode: .sourceAccurate)
        let start = previous?.endPositionBeforeTrailingTrivia.utf8Offset ?? 0
        let end = positionAfterSkippingLeadingTrivia.utf8Offset
        return positions.contains { start <= $0 && $0 <= end }
    }
}
