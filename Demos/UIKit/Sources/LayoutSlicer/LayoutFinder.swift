import SwiftSyntax

/// Finds the declarations of a file that make layouts.
struct LayoutFinder {
    private let file: SourceFile
    private let selection: Selection

    init(_ file: SourceFile, folder: SourceFolder?) {
        self.file = file
        selection = Selection(file: file, folder: folder, adjustments: Adjustments())
    }

    /// The layouts of the file, by line.
    var layouts: [LayoutListing] {
        let found = file.declarations.indices.flatMap { listings(of: $0) }.sorted {
            $0.line < $1.line
        }
        return distinguished(found)
    }

    private func listings(of index: Int) -> [LayoutListing] {
        let declaration = file.declarations[index]
        switch declaration.syntax.as(SyntaxEnum.self) {
        case .functionDecl(let node):
            guard node.body != nil, let result = node.signature.returnClause?.type,
                let form = form(of: result)
            else {
                return []
            }
            let refusal = node.signature.effectSpecifiers?.asyncSpecifier.map { _ in
                "`\(declaration.name)` is asynchronous, which a layout's preview cannot call."
            }
            return [listing(index, declaration.name, .function, form, refusal)]
        case .variableDecl(let node):
            return node.bindings.compactMap { binding in
                guard let name = binding.pattern.boundNames.first, let form = form(of: binding)
                else { return nil }
                return listing(index, name, form == .provider ? .closure : .property, form, nil)
            }
        case .classDecl, .structDecl: return typeListing(index).map { [$0] } ?? []
        default: return []
        }
    }

    private func listing(
        _ index: Int, _ name: String, _ kind: LayoutListing.Kind, _ form: LayoutListing.Form,
        _ refusal: String?
    ) -> LayoutListing {
        let path = file.typePath(of: index) + [name]
        return LayoutListing(
            name: path.joined(separator: "."), kind: kind, line: file.line(of: index),
            refusal: refusal, form: form, declaredName: name, index: index)
    }

    /// Adds the labels of the arguments to names that several functions share.
    private func distinguished(_ listings: [LayoutListing]) -> [LayoutListing] {
        let counts = Dictionary(listings.map { ($0.name, 1) }, uniquingKeysWith: +)
        var seen: [String: Int] = [:]
        return listings.map { listing in
            guard counts[listing.name, default: 0] > 1 else { return listing }
            var name = listing.name
            if let function = file.declarations[listing.index].syntax.as(FunctionDeclSyntax.self) {
                let labels = function.signature.parameterClause.parameters.map {
                    $0.firstName.text + ":"
                }
                name += "(\(labels.joined()))"
            }
            seen[name, default: 0] += 1
            if let count = seen[name], count > 1 { name += "#\(count)" }
            return LayoutListing(
                name: name, kind: listing.kind, line: listing.line, refusal: listing.refusal,
                form: listing.form, declaredName: listing.declaredName, index: listing.index)
        }
    }
}

// MARK: - Types of values

extension LayoutFinder {
    private static let layouts: Set<String> = [
        "UICollectionViewLayout", "UICollectionViewCompositionalLayout",
        "UICollectionViewFlowLayout",
        "UICollectionViewSplitLayout", "JEKScrollableSectionCollectionViewLayout",
    ]

    private func form(of type: TypeSyntax) -> LayoutListing.Form? {
        if let function = type.function {
            return function.returnClause.type.plainName == "NSCollectionLayoutSection"
                && function.parameters.count == 2 ? .provider : nil
        }
        switch type.plainName {
        case "NSCollectionLayoutSection": return .section
        case "UICollectionViewCompositionalLayoutSectionProvider": return .provider
        case let name?: return isLayout(name) ? .layout : nil
        case nil: return nil
        }
    }

    /// Whether a type is a layout of the framework, or a subclass that the files declare.
    private func isLayout(_ name: String) -> Bool {
        if Self.layouts.contains(name) { return true }
        guard
            let type = selection.lookUpTopLevel(name, from: 0).first(where: {
                selection[$0].kind == .class
            })
        else {
            return false
        }
        return selection.frameworkSuperclass(of: type).map { Self.layouts.contains($0) } ?? false
    }

    /// Returns the kind of value of a variable with a value.
    private func form(of binding: PatternBindingSyntax) -> LayoutListing.Form? {
        let isComputed = binding.accessorBlock != nil && binding.initializer == nil
        guard isComputed || binding.initializer != nil,
            binding.parent?.parent?.parent?.parent?.is(ProtocolDeclSyntax.self) != true
        else { return nil }
        if isComputed, binding.isRequirement { return nil }
        if let type = binding.typeAnnotation?.type { return form(of: type) }
        guard let value = binding.initializer?.value else { return nil }
        return form(ofValue: value)
    }

    /// Returns the kind of an expression whose type is evident.
    private func form(ofValue value: ExprSyntax) -> LayoutListing.Form? {
        if let call = value.as(FunctionCallExprSyntax.self) {
            if let closure = call.calledExpression.as(ClosureExprSyntax.self) {
                return closure.signature?.returnClause.flatMap { form(of: $0.type) }
            }
            return form(ofCallee: call.calledExpression)
        }
        if let closure = value.as(ClosureExprSyntax.self),
            let result = closure.signature?.returnClause?.type
        {
            return result.plainName == "NSCollectionLayoutSection" ? .provider : nil
        }
        return nil
    }

    /// Returns the kind of the value of an initializer, or of a static function of a layout.
    private func form(ofCallee callee: ExprSyntax) -> LayoutListing.Form? {
        var name = callee.trimmedDescription
        if let access = callee.as(MemberAccessExprSyntax.self), let base = access.base {
            guard ["init", "list"].contains(access.declName.baseName.text) else { return nil }
            name = base.trimmedDescription
        }
        if name == "NSCollectionLayoutSection" { return .section }
        return isLayout(name) ? .layout : nil
    }
}

extension PatternBindingSyntax {
    /// Whether the variable is a requirement of a protocol, which has no code.
    fileprivate var isRequirement: Bool {
        guard case .accessors(let accessors) = accessorBlock?.accessors else { return false }
        return accessors.allSatisfy { $0.body == nil }
    }
}

// MARK: - Controllers, views and layout classes

extension LayoutFinder {
    private func typeListing(_ index: Int) -> LayoutListing? {
        let declaration = file.declarations[index]
        let name = declaration.name
        if let refusal = swiftUIRefusal(of: declaration) {
            return listing(index, name, .controller, .view, refusal)
        }
        guard declaration.kind == .class else { return nil }
        let generic = declaration.syntax.as(ClassDeclSyntax.self)?.genericParameterClause.map { _ in
            "`\(name)` is generic, and its type arguments are unknown."
        }
        switch superclassKind(of: index) {
        case .layoutClass?: return listing(index, name, .function, .layoutClass, generic)
        case .controller?: return listing(index, name, .controller, .controller, generic)
        case .view?: return listing(index, name, .controller, .view, generic)
        default: return nil
        }
    }

    private func superclassKind(of index: Int) -> LayoutListing.Form? {
        let declaration = file.declarations[index]
        let id = DeclarationID(file: 0, index: index)
        guard let superclass = selection.frameworkSuperclass(of: id) else { return nil }
        if Self.layouts.contains(superclass) { return .layoutClass }
        let text = declaration.syntax.trimmedDescription
        let own = file.containers(named: declaration.name).map {
            file.declarations[$0].syntax.trimmedDescription
        }
        let usesCollectionView = ([text] + own).contains {
            $0.contains("UICollectionView") || $0.contains("collectionView")
        }
        guard usesCollectionView else { return nil }
        if superclass == "UIView" { return .view }
        return superclass.hasSuffix("ViewController") ? .controller : nil
    }

    private func swiftUIRefusal(of declaration: Declaration) -> String? {
        let names: Set<String> = ["View", "UIViewRepresentable", "UIViewControllerRepresentable"]
        guard file.imports.contains("SwiftUI"),
            declaration.inherited.contains(where: { names.contains($0.name) })
        else {
            return nil
        }
        return "`\(declaration.name)` is a SwiftUI view, and only code for UIKit can run here."
    }
}
