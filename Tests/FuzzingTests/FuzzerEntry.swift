import Foundation

/// The target with the name in the environment. The process arguments belong to the fuzzer.
private let target: FuzzTarget = {
    let name = ProcessInfo.processInfo.environment["REFLOW_FUZZ_TARGET"] ?? ""
    guard let target = FuzzTarget.all.first(where: { $0.name == name }) else {
        let names = FuzzTarget.all.map(\.name).joined(separator: ", ")
        fatalError("There is no target “\(name)”; set REFLOW_FUZZ_TARGET to one of \(names).")
    }
    return target
}()

/// Checks one input. libFuzzer calls this function, because `Tests/fuzz` links it. The tests never call it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    do {
        try target.check(UnsafeRawBufferPointer(start: start, count: count))
    } catch {
        fatalError("\(target.name): \(error)")
    }
    return 0
}
