import Foundation

// LayoutCompiler MODULES CACHE: lists, cuts out and compiles layouts. It reads requests from the standard input, and
// answers on the standard output. MODULES is the folder of the built modules and libraries. CACHE is a folder for
// temporary files.

let arguments = CommandLine.arguments
guard arguments.count == 3 else {
    FileHandle.standardError.write(Data("Usage: LayoutCompiler MODULES CACHE\n".utf8))
    exit(2)
}
Termination.observe()
guard let folder = WorkFolder(cache: arguments[2]) else {
    FileHandle.standardError.write(Data("The folder \(arguments[2]) cannot be written.\n".utf8))
    exit(1)
}
let server = CompilerServer(toolchain: Toolchain(modules: arguments[1]), folder: folder)
let status = server.run()
folder.remove()
exit(status)
