import SwiftSyntax

extension Slice {
    /// A place of the user's code that the compiler does not accept.
    private struct Fault {
        let message: CompilerMessage
        /// The innermost declaration with the place.
        let id: DeclarationID
        /// The position in the user's file.
        let offset: Int
    }

    /// Returns adjustments that look up the missing names in all files; `nil` if no file declares them.
    ///
    /// The file of a message is its position in the files of the slice; the entry has no position.
    public func findingNames(_ messages: [(file: Int?, message: CompilerMessage)]) -> Adjustments? {
        var result = adjustments
        for (_, message) in messages where message.severity == .error {
            guard let name = message.missingName, !result.names.contains(name),
                selection.canDeclare(name)
            else {
                continue
            }
            result.names.insert(name)
        }
        return result == adjustments ? nil : result
    }

    /// Returns adjustments that leave out the code that the compiler does not accept; `nil` if the layout needs it.
    public func leavingOut(_ messages: [(file: Int?, message: CompilerMessage)]) -> Adjustments? {
        var result = adjustments
        for (file, message) in messages where message.severity == .error {
            guard let file, let fault = fault(message, file) else { continue }
            leaveOut(fault, &result)
        }
        return result == adjustments ? nil : result
    }

    private func fault(_ message: CompilerMessage, _ file: Int) -> Fault? {
        guard files.indices.contains(file) else { return nil }
        let place = files[file].place(line: message.line, column: message.column)
        guard let position = selection.files.firstIndex(where: { $0.path == place.path }) else {
            return nil
        }
        let offset = place.offset
        let declarations = selection.files[position].declarations
        let index = declarations.indices.last {
            declarations[$0].range.contains(offset)
                && selection.included.contains(DeclarationID(file: position, index: $0))
        }
        return index.map {
            Fault(message: message, id: DeclarationID(file: position, index: $0), offset: offset)
        }
    }

    private func leaveOut(_ fault: Fault, _ result: inout Adjustments) {
        let declaration = selection[fault.id]
        let text = fault.message.text
        if text.hasPrefix("unknown attribute '"), let name = fault.message.quoted.first {
            result.attributes.insert(name)
        } else if declaration.isContainer {
            leaveOutInherited(fault, declaration, &result)
        } else if isRoot(fault.id) {
            guard let statement = StatementFinder.handler(at: fault.offset, of: declaration) else {
                return
            }
            let key = StatementFinder.key(of: statement, in: selection.key(of: fault.id))
            if result.statements.insert(key).inserted {
                remark("Line \(line(fault)) is left out: \(text).", &result)
            }
        } else if keepsOtherStatements(fault.id),
            let statement = removableStatement(fault, declaration)
        {
            let key = StatementFinder.key(of: statement, in: selection.key(of: fault.id))
            if result.statements.insert(key).inserted {
                remark("Line \(line(fault)) is left out: \(text).", &result)
            }
        } else if result.dropped.insert(selection.key(of: fault.id)).inserted {
            remark("`\(declaration.name)` is left out (line \(line(fault))): \(text).", &result)
        }
    }

    private func remark(_ text: String, _ result: inout Adjustments) {
        if result.remarks.count < 20 { result.remarks.append(text) }
    }

    private func line(_ fault: Fault) -> Int {
        selection.files[fault.id.file].lines.line(at: fault.offset)
    }

    /// Whether a declaration is the layout itself.
    private func isRoot(_ id: DeclarationID) -> Bool {
        id == DeclarationID(file: 0, index: layout.index)
    }

    /// Leaves out or replaces an inherited type.
    private func leaveOutInherited(_ fault: Fault, _ type: Declaration, _ result: inout Adjustments)
    {
        let key = selection.key(of: fault.id)
        if let inherited = type.inherited.first(where: { $0.range.contains(fault.offset) }) {
            let isFirst = type.kind == .class && inherited.range == type.inherited.first?.range
            let replacement = isFirst ? Self.replacement(of: inherited.name) : ""
            if result.inherited.updateValue(replacement, forKey: key + ":" + inherited.name) == nil
            {
                let verb = replacement.isEmpty ? "left out" : "replaced by `\(replacement)`"
                remark(
                    "`\(inherited.name)` is \(verb) (line \(line(fault))): \(fault.message.text).",
                    &result)
            }
        } else if fault.message.text.contains("does not conform to protocol"),
            let name = fault.message.quoted.last
        {
            if result.inherited.updateValue("", forKey: key + ":" + name) == nil {
                remark(
                    "`\(type.name)` does not conform to `\(name)` here (line \(line(fault))).",
                    &result)
            }
        } else if type.kind == .extension {
            result.dropped.insert(key)
        }
    }

    /// Returns the type of the framework that is most like an unknown superclass.
    private static func replacement(of name: String) -> String {
        let replacements = [
            ("CollectionViewController", "UICollectionViewController"),
            ("Controller", "UIViewController"),
            ("VC", "UIViewController"), ("ReusableView", "UICollectionReusableView"),
            ("Cell", "UICollectionViewCell"), ("FlowLayout", "UICollectionViewFlowLayout"),
            ("CollectionView", "UICollectionView"), ("View", "UIView"),
            ("Layout", "UICollectionViewLayout"),
        ]
        return replacements.first { name.hasSuffix($0.0) }?.1 ?? ""
    }

    /// Whether single statements of a declaration may be left out. Code that describes a layout must stay whole.
    private func keepsOtherStatements(_ id: DeclarationID) -> Bool {
        guard let parent = selection[id].parent.map({ id.sibling($0) }) else { return false }
        if [.controller, .view].contains(layout.form) { return true }
        guard let type = selection.declaredType(of: parent) else { return false }
        let superclass = selection.frameworkSuperclass(of: type) ?? ""
        return superclass.hasSuffix("View") || superclass.hasSuffix("Cell")
    }

    /// Returns the innermost statement that can be left out; `nil` if only the whole declaration can.
    private func removableStatement(
        _ fault: Fault, _ declaration: Declaration
    ) -> CodeBlockItemSyntax? {
        var statement = StatementFinder.statement(at: fault.offset, of: declaration)
        while let current = statement, !current.isRemovable {
            statement = current.enclosingStatement
        }
        // The statement around a member is the whole type.
        return statement.flatMap { declaration.range.lowerBound < $0.bytes.lowerBound ? $0 : nil }
    }
}

extension CodeBlockItemSyntax {
    /// The statement around this one; `nil` if the statement belongs to the body of a declaration.
    fileprivate var enclosingStatement: CodeBlockItemSyntax? {
        var node = parent
        while let current = node {
            if let statement = current.as(CodeBlockItemSyntax.self) { return statement }
            node = current.parent
        }
        return nil
    }

    /// Whether the code around the statement compiles without it. A statement that returns a value must stay.
    fileprivate var isRemovable: Bool {
        guard let list = parent?.as(CodeBlockItemListSyntax.self) else { return false }
        if item.is(ReturnStmtSyntax.self) || item.is(GuardStmtSyntax.self)
            || item.is(ThrowStmtSyntax.self)
        {
            return false
        }
        let call = item.as(FunctionCallExprSyntax.self)?.calledExpression.as(
            MemberAccessExprSyntax.self)
        if ["super"].contains(call?.base?.trimmedDescription),
            call?.declName.baseName.text == "init"
        {
            return false
        }
        // The only expression of a closure or a getter is its value.
        if list.count == 1, case .expr = item, let owner = list.parent {
            if owner.is(ClosureExprSyntax.self) || owner.is(AccessorBlockSyntax.self) {
                return false
            }
            if let function = owner.parent?.as(FunctionDeclSyntax.self),
                function.signature.returnClause != nil
            {
                return false
            }
            if owner.is(SwitchCaseSyntax.self) { return false }
        }
        return true
    }
}

extension Slice {
    /// Returns a sentence about the errors of the compiler.
    public func failureSentence(_ messages: [(file: Int?, message: CompilerMessage)]) -> String {
        let errors = messages.filter { $0.message.severity == .error }
        for (file, message) in errors {
            guard let file, files.indices.contains(file), let name = message.missingName else {
                continue
            }
            let line = position(inFile: file, line: message.line, column: message.column).line
            let imports = selection.files.first { $0.path == files[file].path }?.imports ?? []
            let foreign = imports.filter { !BuildCondition.modules.contains($0) }
            if foreign.count == 1 || message.text.contains("no such module"),
                let module = foreign.first
            {
                return
                    "`\(layout.name)` needs the module \(module), which is not here (line \(line))."
            }
            if !foreign.isEmpty {
                let list = foreign.joined(separator: ", ")
                return "`\(layout.name)` needs `\(name)`, which is in none of the files. "
                    + "It may be in \(list) (line \(line))."
            }
            return "`\(layout.name)` needs `\(name)`, which is in none of the files (line \(line))."
        }
        guard let (file, message) = errors.first.map({ ($0.file, $0.message) }) else {
            return "`\(layout.name)` does not compile."
        }
        guard let file, files.indices.contains(file) else {
            return "`\(layout.name)` cannot be called with made-up values: \(message.text)."
        }
        let line = position(inFile: file, line: message.line, column: message.column).line
        return "`\(layout.name)` does not compile (line \(line)): \(message.text)."
    }
}
