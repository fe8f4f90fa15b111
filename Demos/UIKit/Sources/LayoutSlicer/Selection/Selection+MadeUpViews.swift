import SwiftSyntax

extension Declaration {
    /// The binding of a variable declaration with a single variable.
    var onlyBinding: PatternBindingSyntax? {
        guard let variable = syntax.as(VariableDeclSyntax.self), variable.bindings.count == 1 else {
            return nil
        }
        return variable.bindings.first
    }
}

extension PatternBindingSyntax {
    /// The type of a variable whose view can be replaced by an empty one; `nil` for all other variables.
    var viewType: String? {
        let type =
            typeAnnotation?.type.plainName
            ?? initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression
            .trimmedDescription
        return type.flatMap { ["UICollectionView", "UIView"].contains($0) ? $0 : nil }
    }
}

extension Selection {
    /// Whether a property has an empty view in place of its value.
    ///
    /// A function that makes a layout only reads the view's size. The code that makes the view may need the whole app,
    /// and the view has no size before a controller places it.
    func hasMadeUpView(_ id: DeclarationID) -> Bool {
        guard !keepsViews, self[id].kind == .storedProperty, !self[id].isStatic,
            !self[id].modifiers.contains("override"),
            let parent = self[id].parent, self[id.sibling(parent)].kind == .class
        else { return false }
        return self[id].onlyBinding?.viewType != nil
    }
}
