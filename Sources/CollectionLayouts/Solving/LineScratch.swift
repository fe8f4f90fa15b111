/// Room for some items and the lines they begin, kept from section to section: there may be many small ones.
final class LineScratch {
    /// Few enough to stay in the nearest cache.
    static let capacity = 1024

    let sizes = UnsafeMutableBufferPointer<Size>.allocate(capacity: capacity)
    let starts = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: capacity)
    let tops = UnsafeMutableBufferPointer<Double>.allocate(capacity: capacity)

    deinit {
        sizes.deallocate()
        starts.deallocate()
        tops.deallocate()
    }
}
