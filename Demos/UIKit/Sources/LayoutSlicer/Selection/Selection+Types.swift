import SwiftSyntax

extension Selection {
    /// Returns the superclasses that the files declare, the nearest first.
    func superclasses(of type: DeclarationID) -> [DeclarationID] {
        var result: [DeclarationID] = []
        var current = type
        while self[current].kind == .class, let name = self[current].inherited.first?.name,
            let next = lookUpInherited(name, from: current), self[next].kind == .class,
            next != type,
            !result.contains(next)
        {
            result.append(next)
            current = next
        }
        return result
    }

    /// Returns the superclass of a class that no file declares; `nil` if there is none.
    func frameworkSuperclass(of type: DeclarationID) -> String? {
        let last = superclasses(of: type).last ?? type
        guard self[last].kind == .class, let first = self[last].inherited.first?.name,
            !KnownProtocols.contains(first), lookUpInherited(first, from: last) == nil
        else { return nil }
        return first
    }

    /// Returns the initializers of a type in its declaration and its extensions.
    func initializers(of type: DeclarationID) -> [DeclarationID] {
        containers(of: type).flatMap { container in
            self[container].children.map { container.sibling($0) }.filter {
                self[$0].kind == .initializer
            }
        }
    }

    /// Whether a selected class, or a selected superclass, has a selected initializer that sets the properties.
    func hasInitializer(_ type: DeclarationID) -> Bool {
        ([type] + superclasses(of: type)).contains { type in
            initializers(of: type).contains {
                included.contains($0) && !self[$0].modifiers.contains("convenience")
            }
        }
    }

    /// Returns the types that conform to a protocol, those of the first file first.
    func conformingTypes(to name: String) -> [DeclarationID] {
        files.indices.flatMap { file in
            files[file].declarations.indices.map { DeclarationID(file: file, index: $0) }.filter {
                id in
                self[id].isContainer && self[id].kind != .protocol
                    && self[id].inherited.contains { $0.name == name }
            }
        }.compactMap { declaredType(of: $0) }
    }

    /// Whether a type or an extension keeps an inherited type.
    func keeps(_ inherited: Declaration.Inherited, of id: DeclarationID) -> Bool {
        let container = self[id]
        guard let type = declaredType(of: id) else { return true }
        if conformances.contains(Conformance(type: type, name: inherited.name)) { return true }
        if KnownProtocols.members[inherited.name] != nil { return true }
        let declared = lookUpInherited(inherited.name, from: id)
        let isFirst = inherited.range == container.inherited.first?.range
        if container.kind == .class, isFirst, !KnownProtocols.contains(inherited.name) {
            return declared.map { included.contains($0) } ?? true
        }
        if container.kind == .protocol || container.kind == .enum { return true }
        if let declared { return included.contains(declared) }
        return isWhole(type) || passesSelf || container.kind == .struct
    }

    /// Returns the names of the members that the attributes and the conformances of a type require.
    func requiredNames(of type: DeclarationID) -> Set<String> {
        var result = self[type].implicitNames
        for container in containers(of: type) {
            for inherited in self[container].inherited where keeps(inherited, of: container) {
                if let names = KnownProtocols.members[inherited.name] {
                    result.formUnion(names)
                } else if let declared = lookUpInherited(inherited.name, from: container) {
                    guard self[declared].kind == .protocol else { continue }
                    result.formUnion(
                        self[declared].children.flatMap { self[declared.sibling($0)].names })
                } else if KnownProtocols.contains(inherited.name) {
                    result.formUnion(["collectionView", "numberOfSections"])
                }
            }
        }
        return result
    }
}

extension Declaration {
    /// The names of the members that the compiler calls for an attribute of the type.
    var implicitNames: Set<String> {
        guard let attributes = syntax.asProtocol(WithAttributesSyntax.self)?.attributes else {
            return []
        }
        if attributes.has("propertyWrapper") { return ["wrappedValue", "projectedValue"] }
        guard attributes.has("resultBuilder") else { return [] }
        return [
            "buildBlock", "buildPartialBlock", "buildExpression", "buildOptional", "buildIf",
            "buildEither", "buildArray", "buildLimitedAvailability", "buildFinalResult",
        ]
    }
}

/// The protocols of the standard library and the framework.
enum KnownProtocols {
    /// The members that the protocols of the standard library need, by protocol.
    static let members: [String: [String]] = [
        "Hashable": ["hash", "=="], "Equatable": ["=="], "Comparable": ["<", "=="],
        "CustomStringConvertible": ["description"], "Identifiable": ["id"],
        "CaseIterable": ["allCases"],
        "RawRepresentable": ["rawValue", "RawValue"], "OptionSet": ["rawValue"], "Sendable": [],
        "Codable": ["encode", "CodingKeys"], "Decodable": ["CodingKeys"],
        "Encodable": ["encode", "CodingKeys"],
        "Error": [], "LocalizedError": ["errorDescription"], "AnyObject": [],
        "Sequence": ["makeIterator"], "IteratorProtocol": ["next"],
        "Collection": ["startIndex", "endIndex", "index", "subscript"],
        "ExpressibleByIntegerLiteral": [], "ExpressibleByFloatLiteral": [],
        "ExpressibleByStringLiteral": [],
        "ExpressibleByArrayLiteral": [], "AdditiveArithmetic": ["+", "-", "zero"],
    ]

    /// The classes of the system's frameworks whose names have the suffix of a protocol.
    private static let classes: Set<String> = [
        "UICollectionViewDiffableDataSource", "UITableViewDiffableDataSource",
        "URLProtocol", "NSHashTable", "NSMapTable",
    ]

    /// Whether a name is probably the name of a protocol.
    static func contains(_ name: String) -> Bool {
        if members[name] != nil { return true }
        if classes.contains(name) { return false }
        return [
            "Delegate", "DataSource", "DelegateFlowLayout", "Prefetching", "Protocol", "able",
            "Environment",
        ]
        .contains { name.hasSuffix($0) }
    }
}
