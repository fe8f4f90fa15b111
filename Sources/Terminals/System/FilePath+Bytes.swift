@_exported import struct SystemPackage.FilePath

/// Paths as bytes. A path of a file system may contain any bytes but zero, so it is not always text.
extension FilePath {
    /// Makes a path of bytes. A zero ends the path.
    package init(bytes: [UInt8]) {
        self.init(platformString: bytes.map { .init(truncatingIfNeeded: $0) } + [0])
    }

    /// The bytes of the path, without a zero at the end.
    package var bytes: [UInt8] {
        withPlatformString { start in
            (0..<length).map { UInt8(truncatingIfNeeded: start[$0]) }
        }
    }
}
