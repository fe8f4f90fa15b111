import SwiftSyntax

/// A declaration of a file: of a file's top level, or a member of a type or an extension.
struct Declaration {
    enum Kind: Hashable {
        case `class`, `struct`, `enum`, actor, `protocol`, `extension`
        case function, initializer, deinitializer, subscriptMember
        case storedProperty, computedProperty, enumCase, typeAlias, associatedType
        case operatorDeclaration, importDeclaration, other
    }

    /// A type in an inheritance clause.
    struct Inherited {
        let name: String
        let range: Range<Int>
        /// The comma after the type.
        let comma: Range<Int>?
    }

    let kind: Kind
    /// The names that the code outside can use; for an extension, the name of the extended type.
    let names: [String]
    let syntax: Syntax
    /// The bytes of the declaration with its attributes and modifiers, and a semicolon after it.
    let range: Range<Int>
    /// The position of the enclosing type or extension in the file's declarations.
    let parent: Int?
    /// The members of a type or an extension.
    var children: [Int] = []
    /// The names that the code uses. For types and extensions, only those of the part before the members.
    var uses: NameUses { usesCache.value }
    let usesCache: NameUsesCache
    var modifiers: Set<String> = []
    var inherited: [Inherited] = []
    /// The colon before the inherited types.
    var colon: Range<Int>?
    /// The position after the name and the generic parameters of a type.
    var nameEnd = 0
    /// The modifiers that limit the access to the file or to the type.
    var accessRanges: [Range<Int>] = []
    /// The braces around the members of a type or an extension.
    var braces: (left: Range<Int>, right: Range<Int>)?
    /// The labels of the arguments that every call must have.
    var requiredLabels: Set<String> = []
    /// Whether a nib or a storyboard sets the property.
    var isOutlet = false
    /// Whether only classes can conform to the protocol, because it was a protocol of Objective-C.
    var isClassProtocol = false

    /// The first of the names.
    var name: String { names.first ?? "" }

    /// Whether the declaration has members.
    var isContainer: Bool { braces != nil }

    /// Whether the declaration declares a type with members.
    var isType: Bool {
        switch kind {
        case .class, .struct, .enum, .actor, .protocol: true
        default: false
        }
    }

    /// Whether a member belongs to the type, not to its values.
    var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
}
