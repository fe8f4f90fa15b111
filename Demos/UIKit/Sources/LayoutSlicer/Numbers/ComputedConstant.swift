import SwiftSyntax

/// The change of a constant at the top level, or of a type, to a computed variable.
///
/// Swift computes such a constant only once, so a number in it could not change. Code does not notice the difference if
/// the value has no identity.
struct ComputedConstant {
    /// The keyword `let`.
    let keyword: Range<Int>
    /// The position after the name, where a missing type is inserted.
    let nameEnd: Int
    /// The type to insert; `nil` if the code names the type.
    let type: String?
    /// The equal sign before the value.
    let equalSign: Range<Int>
    /// The position after the value.
    let end: Int

    /// The types without identity, which constants of layouts have.
    static let types: Set<String> = [
        "CGFloat", "Double", "Float", "Int", "UInt", "TimeInterval", "CGSize", "CGPoint", "CGRect",
        "CGVector", "UIEdgeInsets", "NSDirectionalEdgeInsets", "UIOffset",
        "NSCollectionLayoutDimension", "NSCollectionLayoutSize", "NSCollectionLayoutSpacing",
        "NSCollectionLayoutEdgeSpacing", "ClosedRange", "Range", "UIColor", "UIFont",
    ]

    /// Makes the change of a constant; `nil` for a declaration that must stay as it is.
    ///
    /// `isStructure` returns whether a name belongs to a structure of the user whose values have no identity.
    init?(_ declaration: Declaration, isStructure: (String) -> Bool) {
        guard let variable = declaration.syntax.as(VariableDeclSyntax.self),
            variable.bindingSpecifier.text == "let", variable.attributes.isEmpty,
            variable.bindings.count == 1, let binding = variable.bindings.first,
            binding.accessorBlock == nil, binding.pattern.is(IdentifierPatternSyntax.self),
            let initializer = binding.initializer
        else { return nil }
        func isValue(_ name: String) -> Bool { Self.types.contains(name) || isStructure(name) }
        if let annotation = binding.typeAnnotation?.type {
            let element = annotation.as(ArrayTypeSyntax.self)?.element ?? annotation
            guard let name = element.plainName, isValue(name) else { return nil }
            type = nil
        } else {
            guard let name = Self.type(of: initializer.value), isValue(name) else { return nil }
            type = name
        }
        guard Self.isRepeatable(Syntax(initializer.value), isValue) else { return nil }
        keyword = variable.bindingSpecifier.bytes
        nameEnd = binding.pattern.bytes.upperBound
        equalSign = initializer.equal.bytes
        end = initializer.value.bytes.upperBound
    }

    /// The functions after a period whose results depend only on their arguments.
    private static let functions: Set<String> = [
        "init", "absolute", "estimated", "fractionalWidth", "fractionalHeight", "fixed", "flexible",
        "zero", "systemFont", "boldSystemFont",
    ]

    /// Returns whether an expression gives an equal value each time: it has no closures, and calls only initializers of
    /// values and functions of layouts.
    private static func isRepeatable(_ node: Syntax, _ isValue: (String) -> Bool) -> Bool {
        if node.is(ClosureExprSyntax.self) || node.is(MacroExpansionExprSyntax.self) {
            return false
        }
        if let call = node.as(FunctionCallExprSyntax.self) {
            let callee = call.calledExpression
            if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text {
                guard isValue(name) || ["min", "max", "abs"].contains(name) else { return false }
            } else if let name = callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
                guard functions.contains(name) else { return false }
            } else {
                return false
            }
        }
        return node.children(viewMode: .sourceAccurate).allSatisfy { isRepeatable($0, isValue) }
    }

    /// Returns the name of a value's type, if the code says it.
    private static func type(of value: ExprSyntax) -> String? {
        if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
        if value.is(FloatLiteralExprSyntax.self) { return "Double" }
        if let sign = value.as(PrefixOperatorExprSyntax.self), sign.operator.text == "-" {
            return type(of: sign.expression)
        }
        guard let call = value.as(FunctionCallExprSyntax.self),
            let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            name.first?.isUppercase ?? false
        else { return nil }
        return name
    }

    /// The replacements that make the constant a computed variable.
    var splices: [SplicedText.Splice] {
        var result: [SplicedText.Splice] = [.init(range: keyword, text: "var")]
        if let type { result.append(.init(range: nameEnd..<nameEnd, text: ": \(type)")) }
        result.append(.init(range: equalSign, text: "{"))
        result.append(.init(range: end..<end, text: " }"))
        return result
    }
}
