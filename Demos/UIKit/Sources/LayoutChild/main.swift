// Loads a compiled layout and serves it:
//
//     LayoutChild LIBRARY [FUNCTION [MEMORY [TIME]]]
//
// FUNCTION makes the content, and is `reflow_layout` by default. The limits of memory in MiB and of processor time in
// seconds are 1024 and 600 by default; 0 means no limit.
//
// The program has no other code. So the runtime library has the only copy of each type.

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Ends the program with a sentence and the status for a layout that cannot be loaded.
func fail(_ sentence: String) -> Never {
    let bytes = Array((sentence + "\n").utf8)
    _ = bytes.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
    exit(70)
}

/// Moves the standard streams to new descriptors. Afterwards, code of the user reads no input, and prints to the error
/// stream.
func takeStreams() -> (input: Int32, output: Int32)? {
    let (input, output) = (fcntl(0, F_DUPFD_CLOEXEC, 100), fcntl(1, F_DUPFD_CLOEXEC, 100))
    let null = open("/dev/null", O_RDONLY)
    guard input >= 0, output >= 0, null >= 0, dup2(null, 0) == 0, dup2(2, 1) == 1 else {
        return nil
    }
    if null > 2 { close(null) }
    return (input, output)
}

let arguments = CommandLine.arguments
guard arguments.count >= 2 else {
    fail("Pass the path of a compiled layout: LayoutChild LIBRARY [FUNCTION [MEMORY [TIME]]].")
}
let symbol = arguments.count > 2 ? arguments[2] : "reflow_layout"
Limits.apply(
    memory: arguments.count > 3 ? UInt64(arguments[3]) ?? 0 : 1024,
    time: arguments.count > 4 ? UInt64(arguments[4]) ?? 0 : 600)
guard let (input, output) = takeStreams() else { fail("The standard streams cannot be moved.") }

/// Returns the address of a function.
func function(_ name: String, in library: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    guard let address = dlsym(library, name) else {
        fail("The library has no function “\(name)”.")
    }
    return address
}

guard let library = dlopen(arguments[1], RTLD_NOW) else {
    fail(
        "The layout cannot be loaded: \(dlerror().map { String(cString: $0) } ?? "unknown error").")
}
typealias Layout = @convention(c) () -> UnsafeMutableRawPointer
typealias Serve = @convention(c) (UnsafeMutableRawPointer, Int32, Int32) -> Int32
let layout = unsafeBitCast(function(symbol, in: library), to: Layout.self)
let serve = unsafeBitCast(function("reflow_host_serve", in: library), to: Serve.self)
exit(serve(layout(), input, output))
