import SwiftSyntax

/// The generated file of a slice, which hands the layout to the host.
struct EntryCode {
    /// The text of the file.
    private(set) var text = ""
    /// Sentences about made-up values.
    var remarks: [String] = []
    /// The class that the entry derives a class from.
    var derived: DeclarationID?

    let selection: Selection
    let listing: LayoutListing
    let id: DeclarationID
    var globals: [String] = []
    /// The expression that makes the object whose member is the layout; `nil` for a layout without such an object.
    private var subject: String?

    /// Writes the code for a layout. Throws a sentence if a value is missing.
    init(_ listing: LayoutListing, _ selection: Selection) throws(SliceError) {
        self.listing = listing
        self.selection = selection
        id = DeclarationID(file: 0, index: listing.index)
        let content = try makeContent()
        if let subject {
            globals.append("nonisolated(unsafe) var _subject = \(subject)")
        }
        let hasOutlets = globals.contains { $0.contains("_outlets") }
        let renewal =
            subject.map { ", renew: { _subject = \($0) }" }
            ?? (hasOutlets ? ", renew: { _outlets = [] }" : "")
        text = Self.file(content: content + renewal, globals: globals)
    }

    private static func file(content: String, globals: [String]) -> String {
        """
        import UIKit
        \(globals.joined(separator: "\n"))
        @_cdecl("reflow_layout")
        public func _reflowLayout() -> UnsafeMutableRawPointer {
            Unmanaged.passRetained(_HostedContent(\(content))).toOpaque()
        }
        func _sel() -> Selector { "" }
        func _reflowMissing<Value>(_ name: String, _ line: Int) -> Value {
            fatalError("The layout needs `\\(name)` of line \\(line), which the app makes.")
        }
        \(content.contains("_ReflowEnvironment") || globals.joined().contains("_ReflowEnvironment") ? environment : "")
        \(content.contains("_ReflowDelegate") || globals.joined().contains("_ReflowDelegate") ? delegate : "")

        """
    }

    /// An environment with the size of a phone, for functions that need one outside of a section provider.
    private static let environment = """
        final class _ReflowEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
            var container: NSCollectionLayoutContainer { self }
            var traitCollection: UITraitCollection { .current }
            var contentSize: CGSize { CGSize(width: 390, height: 844) }
            var effectiveContentSize: CGSize { contentSize }
            var contentInsets: NSDirectionalEdgeInsets { .zero }
            var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
        }
        """

    private static let delegate =
        "final class _ReflowDelegate: NSObject, UICollectionViewDelegateFlowLayout {}"

    private mutating func makeContent() throws(SliceError) -> String {
        switch listing.form {
        case .layout: return ".layout { \(try call(in: nil)) }"
        case .section, .provider:
            let context = MadeUpValues.Context(index: "index", environment: "environment")
            let call = try call(in: context)
            let section =
                listing.form == .provider
                ? "(\(call))\(returnsOptionalProvider ? "!" : "")(index, environment)" : call
            return ".section { index, environment in \(section) }"
        case .layoutClass: return ".layout { \(try instance(constructs: true)) }"
        case .controller: return ".controller { \(try controller()) }"
        case .view: return ".view { \(try instance(constructs: true)) }"
        }
    }

    private var returnsOptionalProvider: Bool {
        let declaration = selection[id]
        if let function = declaration.syntax.as(FunctionDeclSyntax.self) {
            return function.signature.returnClause?.type.isOptional ?? false
        }
        let binding = declaration.syntax.as(VariableDeclSyntax.self)?.bindings.first
        return binding?.typeAnnotation?.type.isOptional ?? false
    }
}

// MARK: - Calls

extension EntryCode {
    /// Returns the expression that makes the layout.
    private mutating func call(in context: MadeUpValues.Context?) throws(SliceError) -> String {
        let base = try base(in: context)
        let declaration = selection[id]
        let name = base + listing.declaredName.quotedName
        guard let function = declaration.syntax.as(FunctionDeclSyntax.self) else { return name }
        let parameters = function.signature.parameterClause.parameters
        let values = MadeUpValues(selection: selection, scope: id, context: context)
        var arguments: [String] = []
        for parameter in parameters where parameter.defaultValue == nil && parameter.ellipsis == nil
        {
            guard let argument = values.arguments(of: [parameter])?.first else {
                let type = parameter.type.trimmedDescription
                throw .needsData(name: declaration.name, type: type, line: listing.line)
            }
            arguments.append(argument)
            note(parameter, argument, context)
        }
        selection.complete()
        let prefix = function.signature.effectSpecifiers?.throwsClause == nil ? "" : "try! "
        return "\(prefix)\(name)(\(arguments.joined(separator: ", ")))"
    }

    /// Adds a remark about a made-up argument. The section and the environment are real.
    private mutating func note(
        _ parameter: FunctionParameterSyntax, _ argument: String, _ context: MadeUpValues.Context?
    ) {
        let name = (parameter.secondName ?? parameter.firstName).identifierName
        let value =
            argument.hasPrefix("\(parameter.firstName.text): ")
            ? String(argument.dropFirst(parameter.firstName.text.count + 2)) : argument
        if let context, value == context.index || value == context.environment { return }
        if let context, value.contains("[\(context.index) % ") {
            remarks.append("`\(name)` has another value in each section.")
        } else if value.count <= 40 {
            remarks.append("`\(name)` has the made-up value \(value).")
        } else {
            remarks.append("`\(name)` has a made-up value.")
        }
    }

    /// Returns the expression before the name of a member, with a period.
    private mutating func base(in context: MadeUpValues.Context?) throws(SliceError) -> String {
        let declaration = selection[id]
        guard let parent = declaration.parent.map({ id.sibling($0) }) else { return "" }
        let container = selection[parent]
        let type = selection.declaredType(of: parent)
        if let type, selection[type].kind == .protocol {
            return try conformingBase(container.name, declaration)
        }
        if declaration.isStatic { return selection.expression(of: parent) + "." }
        let values = MadeUpValues(selection: selection, scope: id, context: context)
        guard let type else {
            let text = selection.expression(of: parent)
            subject = Self.value(ofType: text)
            return "_subject."
        }
        if selection[type].kind == .enum {
            return try enumBase(type, values, context)
        }
        subject = try instance(of: type, constructs: false)
        return "_subject."
    }

    static func value(ofType text: String) -> String {
        PlainValues.value(ofTypeNamed: text) ?? "\(text)()"
    }

    private mutating func enumBase(
        _ type: DeclarationID, _ values: MadeUpValues, _ context: MadeUpValues.Context?
    ) throws(SliceError) -> String {
        selection.include(type)
        let cases = values.cases(of: type)
        guard let first = cases.first else {
            throw .needsData(
                name: selection[id].name, type: selection[type].name, line: listing.line)
        }
        guard let context, cases.count > 1 else {
            remarks.append("The layout of `\(first)` is shown.")
            return first + "."
        }
        remarks.append("Each section shows another case of `\(selection[type].name)`.")
        return "[\(cases.joined(separator: ", "))][\(context.index) % \(cases.count)]."
    }

    /// Returns the base of a member of a protocol's extension: a type that conforms to the protocol.
    private mutating func conformingBase(
        _ name: String, _ declaration: Declaration
    ) throws(SliceError) -> String {
        guard let type = selection.conformingTypes(to: name).first else {
            throw .noConformingType(protocolName: name, line: listing.line)
        }
        selection.include(type)
        selection.keepConformance(of: type, to: name)
        if declaration.isStatic { return selection.expression(of: type) + "." }
        subject = try instance(of: type, constructs: false)
        return "_subject."
    }
}
