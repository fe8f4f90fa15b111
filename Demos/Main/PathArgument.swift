import ArgumentParser
import Browser

/// A path of the command line as it was given: bytes that need not be valid text.
struct PathArgument: ExpressibleByArgument {
    let bytes: [UInt8]

    static let defaultCompletionKind = CompletionKind.file()

    init?(argument: String) {
        bytes = Program.bytes(ofWord: argument, among: Self.words)
    }

    /// The words of the command line, as the bytes that the system has passed.
    private static var words: [[UInt8]] {
        (0..<Int(CommandLine.argc)).compactMap { CommandLine.unsafeArgv[$0] }.map { word in
            sequence(first: word) { $0 + 1 }.prefix { $0.pointee != 0 }
                .map { UInt8(bitPattern: $0.pointee) }
        }
    }
}
