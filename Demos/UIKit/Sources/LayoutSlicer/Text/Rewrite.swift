import SwiftParser
import SwiftSyntax

/// Replaces code that only Apple's compilers accept by text of equal length.
///
/// Positions in the result are the positions in the original text: no byte outside the replaced nodes changes, and line
/// ends stay. Comments and strings are never replaced.
public enum Rewrite {
    /// The result of rewriting a text.
    public struct Result {
        /// The rewritten text.
        public let bytes: [UInt8]
        /// The syntax of the rewritten text.
        let syntax: SourceFileSyntax
        /// The replaced parts of the text, by position.
        public let ranges: [Range<Int>]
        /// The positions of the protocols that Objective-C knows. They can only be implemented by classes.
        let classProtocols: Set<Int>
        /// The positions of the properties that a nib or a storyboard sets.
        let outlets: Set<Int>
    }

    /// Rewrites a text.
    public static func apply(to bytes: [UInt8]) -> Result {
        let visitor = RewriteVisitor(viewMode: .sourceAccurate)
        let syntax = parse(bytes)
        visitor.walk(syntax)
        var result = bytes
        for edit in visitor.edits { result.apply(edit) }
        return Result(
            bytes: result, syntax: visitor.edits.isEmpty ? syntax : parse(result),
            ranges: visitor.edits.map(\.range).sorted { $0.lowerBound < $1.lowerBound },
            classProtocols: visitor.classProtocols, outlets: visitor.outlets)
    }

    /// Parses a text.
    static func parse(_ bytes: [UInt8]) -> SourceFileSyntax {
        bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    }
}

/// Finds the nodes to replace.
private final class RewriteVisitor: SyntaxVisitor {
    var edits: [ByteEdit] = []
    var classProtocols: Set<Int> = []
    var outlets: Set<Int> = []

    /// The attributes that are replaced by spaces.
    private static let attributes: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable",
        "IBDesignable", "GKInspectable", "NSManaged", "NSCopying", "UIApplicationMain",
        "NSApplicationMain", "main", "MainActor",
    ]

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        guard Self.attributes.contains(node.attributeName.trimmedDescription) else {
            return .visitChildren
        }
        // `in` cannot stand alone at the start of a closure.
        let signature = node.parent?.parent?.as(ClosureSignatureSyntax.self)
        if let signature, signature.hasOnlyAttribute {
            edits.append(ByteEdit(blanking: signature.bytes))
        } else {
            edits.append(ByteEdit(blanking: node.bytes))
        }
        return .skipChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.attributes.has("objc") { classProtocols.insert(node.bytes.lowerBound) }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.attributes.has("IBOutlet") { outlets.insert(node.bytes.lowerBound) }
        return .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if ["dynamic", "optional"].contains(node.name.text) {
            edits.append(ByteEdit(blanking: node.bytes))
        }
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        let text: String? =
            switch node.macroName.text {
            case "selector": "_sel()"
            case "keyPath": "\"\""
            case "imageLiteral": "UIImage()"
            case "colorLiteral": "UIColor.gray"
            default: nil
            }
        guard let text, node.trailingClosure == nil else { return .visitChildren }
        edits.append(ByteEdit(node.bytes, text))
        return .skipChildren
    }

    /// Removes the question mark of `delegate.method?(label: value)`, because the framework's requirements
    /// all have a default here.
    ///
    /// A call with labels cannot be a call of a closure.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
            chain.expression.is(MemberAccessExprSyntax.self),
            node.arguments.contains(where: { $0.label != nil })
        {
            edits.append(ByteEdit(blanking: chain.questionMark.bytes))
        }
        return .visitChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let kind = node.importKindSpecifier { edits.append(ByteEdit(blanking: kind.bytes)) }
        // The period after the module's name, and all names after it.
        if let first = node.path.first, let period = first.trailingPeriod {
            let start = period.bytes.lowerBound
            edits.append(ByteEdit(blanking: start..<node.path.bytes.upperBound))
        }
        return .visitChildren
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let condition = node.condition {
            let visitor = PlatformVisitor(viewMode: .sourceAccurate)
            visitor.walk(condition)
            edits += visitor.edits
        }
        return .visitChildren
    }
}

/// Finds the conditions that are true on a phone, but not on this machine, or the other way round.
private final class PlatformVisitor: SyntaxVisitor {
    var edits: [ByteEdit] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let text: String? =
            switch node.trimmedDescription.filter({ $0 != " " }) {
            case "os(iOS)", "targetEnvironment(simulator)": "true"
            case "os(Linux)", "os(macOS)": "false"
            default: nil
            }
        if let text { edits.append(ByteEdit(node.bytes, text)) }
        return .skipChildren
    }
}

extension SyntaxProtocol {
    /// The bytes of a node without the spaces and comments around it.
    var bytes: Range<Int> {
        let start = positionAfterSkippingLeadingTrivia.utf8Offset
        return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
    }
}

extension AttributeListSyntax {
    /// Whether the list has an attribute with this name.
    func has(_ name: String) -> Bool {
        contains { element in
            guard case .attribute(let attribute) = element else { return false }
            return attribute.attributeName.trimmedDescription == name
        }
    }
}

extension ClosureSignatureSyntax {
    /// Whether the part of a closure before its statements is only one attribute, as in `{ @MainActor in … }`.
    fileprivate var hasOnlyAttribute: Bool {
        attributes.count == 1 && capture == nil && parameterClause == nil && effectSpecifiers == nil
            && returnClause == nil
    }
}
