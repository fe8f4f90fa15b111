import Testing

@testable import Terminals

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

@Suite struct PlatformTests {
    @Test func memoryIsEqualByteForByte() {
        func isEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
            left.withUnsafeBytes { left in
                right.withUnsafeBytes { Platform.isEqual(left, $0) }
            }
        }
        #expect(isEqual([1, 2, 3], [1, 2, 3]) && isEqual([], []))
        #expect(!isEqual([1, 2, 3], [1, 2, 4]) && !isEqual([0, 2], [1, 2]))
        #expect(!isEqual([1, 2], [1, 2, 3]) && !isEqual([1, 2, 3], [1, 2]) && !isEqual([], [1]))
        let none = UnsafeRawBufferPointer(start: nil, count: 0)
        #expect(Platform.isEqual(none, none))
    }

    @Test func missingIsWhatHasNoFileOfThatName() {
        for code in [ENOENT, ENOTDIR, EACCES, ELOOP, 0] {
            #expect(SystemError(code: code).isMissing == [ENOENT, ENOTDIR].contains(code))
        }
    }

    @Test func aPipeNeverBlocksAndIsNobodyElses() throws {
        let pipe = try #require(Platform.makePipe())
        for end in [pipe.reading, pipe.writing] {
            #expect(fcntl(end, F_GETFL) & O_NONBLOCK != 0)
            #expect(fcntl(end, F_GETFD) & FD_CLOEXEC != 0)
        }
        #expect(!Platform.isAnyReadable([pipe.reading]))
        // More bytes than one read returns, and more than the pipe's buffer holds.
        for _ in 0..<70_000 { Platform.writeByte(to: pipe.writing) }
        #expect(Platform.isAnyReadable([-1, pipe.reading]))
        Platform.readAll(from: pipe.reading)
        #expect(!Platform.isAnyReadable([pipe.reading]))
        Platform.close(pipe.reading)
        Platform.close(pipe.writing)
    }

    @Test func whatIsWrittenArrivesOrSaysWhyNot() throws {
        let pipe = try #require(Platform.makePipe())
        #expect(Platform.writeAll([1, 2, 3], to: pipe.writing) == 0)
        var bytes = [UInt8](repeating: 0, count: 8)
        #expect(bytes.withUnsafeMutableBytes { read(pipe.reading, $0.baseAddress, $0.count) } == 3)
        #expect(bytes == [1, 2, 3, 0, 0, 0, 0, 0])
        #expect(Platform.writeAll([1], to: pipe.reading) == EBADF)
        Platform.close(pipe.reading)
        Platform.close(pipe.writing)
    }

    /// Mailboxes release their descriptors, so 400 mailboxes do not exhaust the system's limit.
    @Test func aMailboxGivesItsDescriptorsBack() {
        let first = Mailbox<Int>().descriptor
        for _ in 0..<400 { #expect(Mailbox<Int>().descriptor < first + 300) }
    }

    @Test func variablesAreRead() {
        #expect(Platform.variable("PATH") != nil)
        #expect(Platform.variable("THERE_IS_NO_SUCH_VARIABLE") == nil)
    }

    @Test func theEarlierOfTwoTimes() {
        #expect(Duration.earlier(nil, nil) == nil)
        #expect(Duration.earlier(.seconds(1), nil) == .seconds(1))
        #expect(Duration.earlier(nil, .seconds(2)) == .seconds(2))
        #expect(Duration.earlier(.seconds(3), .seconds(2)) == .seconds(2))
        #expect(Duration.earlier(.seconds(2), .seconds(3)) == .seconds(2))
    }
}
