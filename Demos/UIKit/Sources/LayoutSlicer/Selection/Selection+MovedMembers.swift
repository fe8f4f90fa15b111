import SwiftSyntax

extension Selection {
    /// The selected members of extensions that must be in their class, and the class of each.
    ///
    /// With Objective-C, an extension can override a member, and a subclass can override a member of an extension.
    /// Here, both are only possible in the class itself.
    var movedMembers: [DeclarationID: DeclarationID] {
        let overrides = included.filter { self[$0].modifiers.contains("override") }
        let names = Set(overrides.flatMap { self[$0].names })
        guard !names.isEmpty else { return [:] }
        var result: [DeclarationID: DeclarationID] = [:]
        for id in included
        where [.function, .computedProperty, .subscriptMember].contains(self[id].kind) {
            guard !names.isDisjoint(with: self[id].names),
                let parent = self[id].parent.map({ id.sibling($0) }),
                let node = self[parent].syntax.as(ExtensionDeclSyntax.self),
                node.genericWhereClause == nil,
                let type = declaredType(of: parent), self[type].kind == .class,
                included.contains(type)
            else { continue }
            result[id] = type
        }
        return result
    }
}
