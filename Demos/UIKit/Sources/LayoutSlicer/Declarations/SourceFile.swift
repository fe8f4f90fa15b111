import SwiftSyntax

/// A Swift file whose code is rewritten and indexed.
public struct SourceFile {
    public let path: String
    /// The text as it is in the file.
    let original: [UInt8]
    /// The text without the code that only Apple's compilers accept. It has the length of the original.
    public let bytes: [UInt8]
    let syntax: SourceFileSyntax
    /// The declarations. Enclosing declarations come before their members.
    let declarations: [Declaration]
    let lines: LineTable
    /// The declarations with each name.
    private let byName: [String: [Int]]

    public init(path: String, bytes original: [UInt8]) {
        self.path = path
        self.original = original
        let rewrite = Rewrite.apply(to: original)
        bytes = rewrite.bytes
        syntax = rewrite.syntax
        declarations = DeclarationIndexer(syntax, rewrite).declarations
        lines = LineTable(bytes)
        var byName: [String: [Int]] = [:]
        for (index, declaration) in declarations.enumerated() {
            for name in declaration.names { byName[name, default: []].append(index) }
        }
        self.byName = byName
    }

    public init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// The line of a declaration, from 1.
    func line(of index: Int) -> Int { lines.line(at: declarations[index].range.lowerBound) }

    /// The names of the types around a declaration, the outermost first.
    func typePath(of index: Int) -> [String] {
        var names: [String] = []
        var parent = declarations[index].parent
        while let index = parent {
            names.insert(declarations[index].name, at: 0)
            parent = declarations[index].parent
        }
        return names
    }

    /// The names of the modules that the file imports.
    var imports: [String] {
        declarations.filter { $0.kind == .importDeclaration }.map(\.name)
    }
}

extension SourceFile {
    /// Returns the declarations at the top level with a name, without extensions.
    func topLevel(named name: String) -> [Int] {
        (byName[name] ?? []).filter {
            declarations[$0].parent == nil && declarations[$0].kind != .extension
                && declarations[$0].kind != .importDeclaration
        }
    }

    /// Returns the types and the extensions with a name.
    func containers(named name: String) -> [Int] {
        (byName[name] ?? []).filter { declarations[$0].isContainer }
    }
}
