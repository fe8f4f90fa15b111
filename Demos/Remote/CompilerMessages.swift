/// A request to the process that compiles layouts.
public enum CompilerRequest: Codable, Hashable, Sendable {
    /// Lists the layouts of files and folders. The answer is `.layouts`.
    case list(paths: [String])
    /// Compiles a layout of a file. The answer is `.built` or `.failed`.
    ///
    /// With `watches`, the process compiles the layout again after each change of the file, and answers each time.
    case build(path: String, layout: String, watches: Bool)
}

/// An answer of the process that compiles layouts.
public enum CompilerReply: Codable, Hashable, Sendable {
    /// The layouts, by file and line, and the sentences about files that cannot be read.
    case layouts([ListedLayout], problems: [String])
    /// The compiled layout.
    case built(BuiltLayout)
    /// The layout of the request could not be compiled.
    case failed(BuildFailure)
}

/// A layout that was found in a file.
public struct ListedLayout: Codable, Hashable, Sendable {
    /// The kinds of declarations that make a layout.
    public enum Kind: String, Codable, Sendable {
        case function, property, controller, closure
    }

    /// The name on the command line, such as `FeedViewController.makeLayout`.
    public let name: String
    public let kind: Kind
    /// The path of the file, as the request named it.
    public let path: String
    /// The line of the declaration, from 1.
    public let line: Int
    /// The reason why the layout cannot run, as a sentence; `nil` if it can be tried.
    public let refusal: String?

    public init(name: String, kind: Kind, path: String, line: Int, refusal: String? = nil) {
        self.name = name
        self.kind = kind
        self.path = path
        self.line = line
        self.refusal = refusal
    }
}

/// A compiled layout.
public struct BuiltLayout: Codable, Hashable, Sendable {
    /// The path of the library to load.
    public let library: String
    /// Sentences for the status line, such as that an argument has a made-up value.
    public let remarks: [String]
    /// The files with numbers that can change. The first file has the layout.
    public let files: [SourceFileText]
    /// The numbers of the code that can change while the layout runs. Their order is a part of the library.
    public let numbers: [SourceNumber]

    public init(
        library: String, remarks: [String], files: [SourceFileText] = [],
        numbers: [SourceNumber] = []
    ) {
        self.library = library
        self.remarks = remarks
        self.files = files
        self.numbers = numbers
    }
}

/// A file of the user as it was compiled.
public struct SourceFileText: Codable, Hashable, Sendable {
    /// The path from the root of the file system.
    public let path: String
    public let text: String

    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}

/// A number literal in a file of the user.
public struct SourceNumber: Codable, Hashable, Sendable {
    /// The position of the file in the list of files.
    public let file: Int
    /// The position of the literal's first byte in the file. A minus sign belongs to the literal.
    public let offset: Int
    /// The line and the column, from 1.
    public let line, column: Int
    /// The literal, such as `-1_000` or `0.40`.
    public let text: String
    /// The name of the argument, variable or function that the number belongs to.
    public let title: String
    /// The name of the declaration with the literal.
    public let declaration: String
    /// Whether a negative number needs parentheses in the code.
    public let needsParentheses: Bool

    public init(
        file: Int, offset: Int, line: Int, column: Int, text: String, title: String,
        declaration: String, needsParentheses: Bool = false
    ) {
        self.file = file
        self.offset = offset
        (self.line, self.column) = (line, column)
        (self.text, self.title, self.declaration) = (text, title, declaration)
        self.needsParentheses = needsParentheses
    }
}

/// The reason why a layout could not be compiled.
public struct BuildFailure: Codable, Hashable, Sendable {
    /// One sentence.
    public let sentence: String
    /// The messages of the compiler, with the positions in the user's file.
    public let diagnostics: [SourceDiagnostic]

    public init(sentence: String, diagnostics: [SourceDiagnostic] = []) {
        self.sentence = sentence
        self.diagnostics = diagnostics
    }
}

/// A message of the compiler.
public struct SourceDiagnostic: Codable, Hashable, Sendable {
    public enum Severity: String, Codable, Sendable { case error, warning, note }

    public let path: String
    /// The line and the column in the file, from 1.
    public let line, column: Int
    public let severity: Severity
    public let text: String

    public init(path: String, line: Int, column: Int, severity: Severity, text: String) {
        self.path = path
        self.line = line
        self.column = column
        self.severity = severity
        self.text = text
    }
}
