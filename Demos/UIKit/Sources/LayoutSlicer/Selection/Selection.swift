/// The declarations that a layout needs.
///
/// The selection starts with the layout's own declaration. It adds the declarations of all names in the selected code,
/// until no name is missing. A type keeps only the members that the code names.
///
/// Names are compared without types. So the selection may contain a declaration that the layout does not need.
final class Selection {
    /// The files with selected declarations. The first file has the layout.
    private(set) var files: [SourceFile]
    /// The selected declarations. A selected type or extension means only its part before the
    /// members.
    private(set) var included: Set<DeclarationID> = []
    /// The protocols that a type needs.
    var conformances: Set<Conformance> = []
    /// Whether the selected code passes `self` as a value, for example as a delegate.
    var passesSelf = false
    let folder: SourceFolder?

    /// The names after periods in the selected code.
    var members: Set<String> = []
    /// The labels of the arguments in calls, by the name of the function.
    var labels: [String: Set<String>] = [:]
    /// The names that the selected code calls.
    var calls: Set<String> = []
    /// The classes whose values the selected code makes.
    var constructed: Set<DeclarationID> = []
    /// The types with all their members.
    var whole: Set<DeclarationID> = []
    /// The selected declarations whose names are not resolved yet. The order is by distance from the layout.
    private var queue: [DeclarationID] = []
    /// The most files of a slice. A controller would otherwise select the whole app.
    private var fileLimit = 40
    private let adjustments: Adjustments
    /// Whether the properties with views keep their values.
    private(set) var keepsViews = true
    /// The declarations and extensions of types, which stay the same while no file is added.
    var containerCache: [DeclarationID: [DeclarationID]] = [:]

    struct Conformance: Hashable {
        let type: DeclarationID
        let name: String
    }

    init(file: SourceFile, folder: SourceFolder?, adjustments: Adjustments) {
        files = [file]
        self.folder = folder
        self.adjustments = adjustments
    }

    subscript(_ id: DeclarationID) -> Declaration { files[id.file].declarations[id.index] }

    /// Selects what a declaration of the first file needs. A controller or view is selected with all its members.
    func select(_ index: Int, whole isWhole: Bool) {
        let id = DeclarationID(file: 0, index: index)
        keepsViews = isWhole
        if isWhole {
            fileLimit = 16
            makeWhole(id)
        }
        include(id)
        complete()
        for name in adjustments.names.sorted() { includeEverywhere(name) }
        complete()
    }

    /// Selects a declaration and the types around it. The names in it are resolved later.
    func include(_ id: DeclarationID) {
        guard !included.contains(id), self[id].kind != .importDeclaration,
            adjustments.dropped.isEmpty || !adjustments.dropped.contains(key(of: id))
        else { return }
        if let parent = self[id].parent {
            include(id.sibling(parent))
            guard included.contains(id.sibling(parent)) else { return }
        }
        included.insert(id)
        queue.append(id)
    }

    /// Adds declarations until all names are declared.
    func complete() {
        var count = -1
        while count != included.count || !queue.isEmpty {
            resolveQueue()
            count = included.count
            for id in included where self[id].isContainer && self[id].kind != .extension {
                if self[id].parent == nil { loadExtensions(of: id) }
                if calls.contains(self[id].name) { construct(id) }
                containers(of: id).forEach { completeContainer($0, of: id) }
            }
            loadFrameworkExtensions()
            for file in files.indices {
                for index in files[file].declarations.indices {
                    let id = DeclarationID(file: file, index: index)
                    guard self[id].kind == .extension, declaredType(of: id) == nil else { continue }
                    completeContainer(id, of: nil)
                }
            }
        }
    }

    /// Selects what the declarations of the queue name.
    private func resolveQueue() {
        var position = 0
        while position < queue.count {
            let id = queue[position]
            if self[id].isContainer { reach(id) }
            if !hasMadeUpView(id) { resolve(self[id].uses, from: id) }
            if self[id].modifiers.contains("override") { includeOverridden(id) }
            position += 1
        }
        queue = []
    }

    /// Adds the members of a type or an extension that the code names. Types of the framework have no declaration.
    private func completeContainer(_ id: DeclarationID, of type: DeclarationID?) {
        let keepsInitializers = type.map { constructed.contains($0) } ?? true
        let all = type.map { whole.contains($0) } ?? false
        let names = type.map(requiredNames) ?? []
        for child in self[id].children.map({ id.sibling($0) }) where !included.contains(child) {
            let member = self[child]
            let isNeeded =
                switch member.kind {
                case .initializer where type == nil: isUsed(member, as: [self[id].name, "init"])
                case .initializer: all || keepsInitializers
                case .deinitializer: false
                case .storedProperty where type != nil && keepsInitializers && !member.isStatic:
                    true
                default:
                    all || isUsed(member, as: member.names) || !names.isDisjoint(with: member.names)
                }
            if isNeeded { include(child) }
        }
    }

    /// Whether the selected code names a member, with the labels that a call needs.
    private func isUsed(_ member: Declaration, as names: [String]) -> Bool {
        names.contains { name in
            guard members.contains(name) || member.kind == .initializer && calls.contains(name)
            else { return false }
            return member.requiredLabels.isSubset(of: labels[name] ?? [])
                || !labels.keys.contains(name)
        }
    }

    /// Adds the files that extend types of the framework with members that the code names.
    private func loadFrameworkExtensions() {
        let names = members.union(["init"])
        for file in folder?.filesExtendingOtherTypes(declaring: names, near: files[0].path) ?? [] {
            let isNeeded = file.declarations.contains { member in
                guard let parent = member.parent, file.declarations[parent].kind == .extension
                else { return false }
                let type = file.declarations[parent].name
                return isUsed(
                    member, as: member.kind == .initializer ? [type, "init"] : member.names)
                    && lookUpTopLevel(type, from: 0).isEmpty
            }
            if isNeeded { load(file, limit: 2 * fileLimit) }
        }
    }

    /// Adds a file to the files of the slice. Returns its position; `nil` if the slice has too many files.
    @discardableResult
    func load(_ file: SourceFile, limit: Int? = nil) -> Int? {
        if let position = files.firstIndex(where: { $0.path == file.path }) { return position }
        guard files.count < limit ?? fileLimit else { return nil }
        files.append(file)
        containerCache = [:]
        return files.count - 1
    }

    /// Adds the files with extensions of a type that declare a used member.
    private func loadExtensions(of type: DeclarationID) {
        let name = self[type].name
        let names = members.union(self[type].implicitNames)
        for file in folder?.files(extending: name, near: files[0].path) ?? [] {
            let isUsed = file.containers(named: name).contains { index in
                file.declarations[index].children.contains { child in
                    !names.isDisjoint(with: file.declarations[child].names)
                }
            }
            if isUsed { load(file) }
        }
    }

    /// Whether the slice has room for another file.
    var hasRoom: Bool { files.count < fileLimit }

    func isWhole(_ type: DeclarationID) -> Bool { whole.contains(type) }
}

// MARK: - Requests of the entry code

extension Selection {
    /// Selects the initializers of a class, and what they name.
    func markConstructed(_ type: DeclarationID) {
        construct(type)
        complete()
    }

    /// Keeps a protocol of a type.
    func keepConformance(of type: DeclarationID, to name: String) {
        conformances.insert(Conformance(type: type, name: name))
        complete()
    }
}
