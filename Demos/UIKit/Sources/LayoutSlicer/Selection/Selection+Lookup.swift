import SwiftSyntax

extension Selection {
    /// Returns the declarations that a name means in a declaration: members of the types around it, or declarations at
    /// the top level.
    func lookUp(_ name: String, from id: DeclarationID) -> [DeclarationID] {
        var scope: DeclarationID? =
            self[id].isContainer ? id : self[id].parent.map { id.sibling($0) }
        while let container = scope {
            let type = declaredType(of: container)
            var visited: Set<DeclarationID> = []
            let found =
                type.map { lookUpMember(name, of: $0, &visited) }
                ?? directMembers(name, of: container)
            if !found.isEmpty { return found }
            // The scope of an extension of a nested type is the type's own scope.
            scope = type.flatMap { type in self[type].parent.map { type.sibling($0) } }
        }
        return lookUpTopLevel(name, from: id.file)
    }

    /// Returns the members of a type, of its superclasses and of its protocols with a name.
    private func lookUpMember(
        _ name: String, of type: DeclarationID, _ visited: inout Set<DeclarationID>
    ) -> [DeclarationID] {
        guard visited.insert(type).inserted else { return [] }
        let direct = members(named: name, of: type)
        if !direct.isEmpty { return direct }
        for container in containers(of: type) {
            for inherited in self[container].inherited {
                guard let other = lookUpInherited(inherited.name, from: container) else { continue }
                let found = lookUpMember(name, of: other, &visited)
                guard !found.isEmpty else { continue }
                conformances.insert(Conformance(type: type, name: inherited.name))
                return found
            }
        }
        return []
    }

    /// Returns the declaration of a type in an inheritance clause.
    func lookUpInherited(_ name: String, from id: DeclarationID) -> DeclarationID? {
        let scope = self[id].parent.map { id.sibling($0) }
        var found: DeclarationID?
        var current = scope
        while let container = current, found == nil {
            found = directMembers(name, of: container).first { self[$0].isType }
            current = self[container].parent.map { container.sibling($0) }
        }
        return found ?? lookUpTopLevel(name, from: id.file).first { self[$0].isType }
    }

    /// Returns the members with a name in a type's declaration and its extensions, also those of other files.
    func members(named name: String, of type: DeclarationID) -> [DeclarationID] {
        if self[type].parent == nil {
            for file in folder?.files(
                extending: self[type].name, declaring: name, near: files[0].path) ?? []
            {
                load(file)
            }
        }
        return containers(of: type).flatMap { directMembers(name, of: $0) }
    }

    private func directMembers(_ name: String, of container: DeclarationID) -> [DeclarationID] {
        self[container].children.map { container.sibling($0) }.filter {
            self[$0].names.contains(name)
        }
    }

    /// Returns the declaration of a type and its extensions in the files of the slice.
    func containers(of type: DeclarationID) -> [DeclarationID] {
        if let cached = containerCache[type] { return cached }
        containerCache[type] = [type]
        let extensions = files.indices.flatMap { file in
            files[file].containers(named: self[type].name).map {
                DeclarationID(file: file, index: $0)
            }
        }.filter { self[$0].kind == .extension && declaredType(of: $0) == type }
        let result = [type] + extensions
        containerCache[type] = result
        return result
    }

    /// Returns the type of a type's declaration or of an extension; `nil` for an extension of the framework's types.
    func declaredType(of container: DeclarationID) -> DeclarationID? {
        guard let node = self[container].syntax.as(ExtensionDeclSyntax.self) else {
            return self[container].isType ? container : nil
        }
        var path = node.extendedType.trimmedDescription.split(separator: ".").map {
            $0.filter { $0 != "`" }
        }
        guard let first = path.first else { return nil }
        path.removeFirst()
        var type = lookUpTopLevel(first, from: container.file).first { self[$0].isType }
        for name in path {
            type = type.flatMap { outer in members(named: name, of: outer).first { self[$0].isType }
            }
        }
        return type
    }

    /// Returns the declarations at the top level with a name: those of the same file, or else of the nearest file.
    func lookUpTopLevel(_ name: String, from file: Int) -> [DeclarationID] {
        for position in [file] + files.indices.filter({ $0 != file }) {
            let found = files[position].topLevel(named: name)
            if !found.isEmpty { return found.map { DeclarationID(file: position, index: $0) } }
        }
        // Other files may declare replacements of the framework's types, for older systems. They are only used if the
        // compiler does not find the name.
        guard !FrameworkNames.contains(name) else { return [] }
        for other in folder?.files(declaring: name, near: files[file].path) ?? [] {
            let found = other.topLevel(named: name)
            guard !found.isEmpty, let position = load(other) else { continue }
            return found.map { DeclarationID(file: position, index: $0) }
        }
        return []
    }

    /// Returns the declaration of a type that a declaration names.
    func lookUpType(_ name: String, from id: DeclarationID) -> DeclarationID? {
        if let found = lookUp(name, from: id).first(where: { self[$0].isType }) { return found }
        // A nested type after the name of its outer type, such as `Outer.Inner`.
        return files.indices.lazy.compactMap { file in
            self.files[file].containers(named: name).map { DeclarationID(file: file, index: $0) }
                .first { self[$0].isType && self[$0].parent != nil && self.included.contains($0) }
        }.first
    }

    /// Whether the files declare a type.
    func isDeclared(_ name: String, from id: DeclarationID) -> Bool {
        lookUpType(name, from: id) != nil
    }

    /// Whether a file declares a name that is not selected.
    func canDeclare(_ name: String) -> Bool {
        for file in files.indices {
            for (index, declaration) in files[file].declarations.enumerated()
            where declaration.names.contains(name) && declaration.kind != .importDeclaration {
                if !included.contains(DeclarationID(file: file, index: index)) { return true }
            }
        }
        guard hasRoom else { return false }
        return (folder?.files(declaring: name, near: files[0].path) ?? []).contains { other in
            !files.contains { $0.path == other.path }
                && other.declarations.contains {
                    $0.names.contains(name) && $0.kind != .importDeclaration
                }
        }
    }

    /// Returns the key of a declaration, which stays the same while other parts of its file change.
    func key(of id: DeclarationID) -> String {
        let file = files[id.file]
        let declaration = self[id]
        let ordinal = file.declarations[..<id.index].count {
            $0.names == declaration.names && $0.kind == declaration.kind
                && $0.parent == declaration.parent
        }
        let path = (file.typePath(of: id.index) + declaration.names).joined(separator: ".")
        return "\(file.path) \(path) \(declaration.kind) \(ordinal)"
    }
}

extension DeclarationID {
    /// Returns another declaration of the same file.
    func sibling(_ index: Int) -> DeclarationID { DeclarationID(file: file, index: index) }
}

/// The names that belong to the framework.
enum FrameworkNames {
    private static let prefixes = [
        "UICollectionView", "UICollectionLayout", "NSCollectionLayout", "NSDiffable",
        "NSDirectional",
    ]

    /// Whether a name has the form of a name of the framework's collection views.
    static func contains(_ name: String) -> Bool { prefixes.contains { name.hasPrefix($0) } }
}
