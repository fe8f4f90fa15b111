extension Selection {
    /// Selects the declarations of the names that a piece of code uses.
    func resolve(_ uses: NameUses, from id: DeclarationID) {
        members.formUnion(uses.members)
        calls.formUnion(uses.calls)
        labels.merge(uses.labels) { $0.union($1) }
        if uses.passesSelf { passesSelf = true }
        for name in uses.calls { lookUpType(name, from: id).map(construct) }
        let inherited = Set(self[id].inherited.map(\.name))
        for name in uses.outer where !inherited.contains(name) {
            lookUp(name, from: id).forEach(include)
        }
        for name in uses.metatypes {
            if let type = lookUpType(name, from: id), isDrawn(type) { makeWhole(type) }
        }
    }

    /// Selects a type, with the members without which it does not compile.
    func reach(_ id: DeclarationID) {
        let container = self[id]
        guard container.kind != .extension else { return declaredType(of: id).map(include) ?? () }
        if container.kind == .class {
            superclasses(of: id).forEach(include)
            // The compiler calls the initializers of a property wrapper.
            if container.implicitNames.contains("wrappedValue") { construct(id) }
        }
        for child in container.children where isStructural(self[id.sibling(child)], in: container) {
            include(id.sibling(child))
        }
        if container.kind == .protocol {
            for inherited in container.inherited {
                lookUp(inherited.name, from: id).forEach(include)
            }
        }
    }

    /// Whether a type does not compile, or means something else, without a member.
    private func isStructural(_ member: Declaration, in type: Declaration) -> Bool {
        switch type.kind {
        case .enum: [.enumCase, .initializer].contains(member.kind)
        case .struct: !member.isStatic && [.storedProperty, .initializer].contains(member.kind)
        case .protocol: true
        default: false
        }
    }

    /// Selects the initializers of a class. A class with a superclass of the framework is selected whole, because the
    /// framework calls its methods.
    func construct(_ type: DeclarationID) {
        guard self[type].kind == .class, constructed.insert(type).inserted else { return }
        constructed.formUnion(superclasses(of: type))
        guard let superclass = frameworkSuperclass(of: type) else { return }
        // Other controllers appear only after a tap, so they need no members.
        if !superclass.hasSuffix("Controller") { makeWhole(type) }
    }

    /// Selects all members of a type.
    func makeWhole(_ type: DeclarationID) {
        guard whole.insert(type).inserted else { return }
        constructed.insert(type)
        for file in folder?.files(extending: self[type].name, near: files[0].path) ?? [] {
            load(file)
        }
        for superclass in superclasses(of: type) { makeWhole(superclass) }
    }

    /// Whether a type is a view that the framework makes.
    private func isDrawn(_ type: DeclarationID) -> Bool {
        guard let superclass = frameworkSuperclass(of: type) else { return false }
        return superclass.hasSuffix("View") || superclass.hasSuffix("Cell")
    }

    /// Selects the members of superclasses that a member overrides.
    func includeOverridden(_ id: DeclarationID) {
        guard let parent = self[id].parent, self[id].kind != .initializer,
            let type = declaredType(of: id.sibling(parent))
        else { return }
        for superclass in superclasses(of: type) {
            members.formUnion(self[id].names)
            for name in self[id].names { members(named: name, of: superclass).forEach(include) }
        }
    }

    /// Selects the declarations with a name in all files.
    func includeEverywhere(_ name: String) {
        for file in folder?.files(declaring: name, near: files[0].path) ?? [] { load(file) }
        for file in files.indices {
            for index in files[file].declarations.indices {
                let id = DeclarationID(file: file, index: index)
                guard self[id].names.contains(name), self[id].kind != .extension else { continue }
                guard let parent = self[id].parent.map({ id.sibling($0) }) else {
                    include(id)
                    continue
                }
                let type = declaredType(of: parent)
                if type.map({ included.contains($0) }) ?? true { include(id) }
            }
        }
    }
}
