import CompilerSupport
import Testing

@testable import Terminals

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

@Suite struct LineReaderTests {
    /// A pipe with a line reader at its reading end.
    private final class Pipe {
        var reader: LineReader
        private let ends: (reading: Int32, writing: Int32)
        private var isOpen = true

        init() throws {
            ends = try #require(Platform.makePipe())
            reader = LineReader(descriptor: ends.reading)
        }

        deinit {
            close()
            Platform.close(ends.reading)
        }

        func write(_ text: String) { _ = Platform.writeAll(text.utf8, to: ends.writing) }

        /// Writes bytes and reads them. Returns whether the read changed the reader.
        func feed(_ bytes: some Sequence<UInt8>) -> Bool {
            _ = Platform.writeAll(bytes, to: ends.writing)
            return reader.read()
        }

        func close() {
            if isOpen { Platform.close(ends.writing) }
            isOpen = false
        }

        /// Closes the writing end, and waits until the reader can notice it.
        func end() throws {
            close()
            try #require(waitUntilUnwritten(ends.reading))
        }

        var lines: [String] { reader.indices.map(reader.text) }
    }

    @Test("Text that is piped into the program is its standard input")
    func standardInput() async {
        await #expect(processExitsWith: .success) {
            let pipe = try #require(Platform.makePipe())
            dup2(pipe.reading, 0)
            _ = Platform.writeAll("one\n".utf8, to: pipe.writing)
            var reader = LineReader.standardInput
            #expect(reader.read() && reader.map { Array($0) } == [Array("one".utf8)])
        }
    }

    @Test("Lines arrive when they are complete, and the last one at the end of the input")
    func pieces() throws {
        let pipe = try Pipe()
        #expect(!pipe.reader.read() && pipe.lines == [] && !pipe.reader.descriptors.isEmpty)
        pipe.write("on")
        #expect(pipe.reader.read() && pipe.lines == [])
        pipe.write("e\n\ntwo\nth")
        #expect(pipe.reader.read() && pipe.lines == ["one", "", "two"])
        #expect(!pipe.reader.read() && !pipe.reader.isAtEnd)
        pipe.write("ree")
        try pipe.end()
        while pipe.reader.read() {}
        #expect(pipe.lines == ["one", "", "two", "three"])
        #expect(pipe.reader.isAtEnd && pipe.reader.descriptors == [])
        #expect(pipe.reader.text == "one\n\ntwo\nthree")
    }

    @Test(
        "The lines do not depend on where the reads split the text",
        arguments: ["", "\n", "a", "a\n", "\n\na", "one\ntwo\r\nthree", "\u{1F600}\né\n\n"])
    func cuts(text: String) throws {
        let expected = text.utf8.split(separator: 10, omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        for size in 1...max(1, text.utf8.count) {
            let pipe = try Pipe()
            var rest = Array(text.utf8)[...]
            while !rest.isEmpty {
                let part = rest.prefix(size)
                rest = rest.dropFirst(size)
                #expect(pipe.feed(part))
            }
            try pipe.end()
            pipe.reader.read()
            #expect(
                pipe.lines
                    == (text.hasSuffix("\n") || text.isEmpty ? expected.dropLast() : expected))
        }
    }

    @Test("Bytes that are not valid UTF-8 are kept, and become replacement characters in the text")
    func bytes() throws {
        let pipe = try Pipe()
        #expect(pipe.feed([0xFF, 0x41, 0x0A]))
        #expect(
            pipe.reader[0].elementsEqual([0xFF, 0x41]) && pipe.reader.text(ofLine: 0) == "\u{FFFD}A"
        )
    }

    @Test("A file is read completely, and an unreadable file is empty")
    func files() {
        let lines = LineReader(contentsOf: #filePath)
        #expect(
            lines.isAtEnd && lines.count > 50 && lines.text(ofLine: 0) == "import CompilerSupport")
        for path in ["/no/such/file", "/", "", "/dev/zero"] {
            let reader = LineReader(contentsOf: FilePath(path))
            #expect(reader.isEmpty && reader.isAtEnd && reader.descriptors.isEmpty, "\(path)")
        }
    }

    @Test("A reader with an invalid descriptor is at its end")
    func none() {
        var reader = LineReader(descriptor: -1)
        let reads = [reader.read(), reader.read()]
        #expect(reads == [true, false])
        #expect(reader.isAtEnd && reader.isEmpty && !reader.isTerminal)
    }
}
