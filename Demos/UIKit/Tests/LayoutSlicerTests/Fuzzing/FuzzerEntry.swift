// The functions that libFuzzer calls. `Tests/fuzz` links it. The tests never call them.

/// Checks one input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    do throws(BrokenLaw) {
        try SlicerFuzz.check(Array(UnsafeBufferPointer(start: start, count: count)))
    } catch {
        fatalError("slicer: \(error)")
    }
    return 0
}

/// Changes an input in place. Returns its new length.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutateInput(
    _ start: UnsafeMutablePointer<UInt8>, _ count: Int, _ most: Int, _ seed: CUnsignedInt
) -> Int {
    let old = Array(UnsafeBufferPointer(start: start, count: count))
    let new = SourceMutator.damaged(old, seed: UInt64(seed)).prefix(most)
    _ = UnsafeMutableBufferPointer(start: start, count: most).update(fromContentsOf: new)
    return new.count
}
