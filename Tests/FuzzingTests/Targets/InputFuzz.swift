@testable import Terminals

/// Checks that the meaning of a terminal's bytes does not depend on how they are divided into reads.
enum InputFuzz {
    static func check(_ bytes: UnsafeRawBufferPointer) throws {
        var source = ByteSource(bytes)
        // Two key sequences from terminal descriptions that the grammar does not contain.
        let keys =
            source.flag()
            ? [
                DescribedKey(bytes: Array("\u{1B}[[Q".utf8), key: .up),
                DescribedKey(bytes: Array("\u{1B}x~".utf8), key: .end),
            ] : []
        let cuts = source.list(7) { $0.byte() }
        let sent = source.rest()
        let whole = try inputs([sent[...]], keys: keys, asks: true)
        try checkBounds(whole, of: sent)
        let reads = [sent.indices.map { sent[$0...$0] }, sent.cut(at: cuts)]
        for reads in reads {
            let unasked = try inputs(reads, keys: keys, asks: false)
            try require(unasked == whole, "Read in parts: \(unasked) instead of \(whole)")
            // Reading in between gives the letters of a cluster one by one.
            let asked = try inputs(reads, keys: keys, asks: true)
            try require(
                asked.joined == whole.joined, "Asked in between: \(asked) instead of \(whole)")
        }
        try checkLateness(sent.cut(at: cuts), keys: keys)
    }

    /// Returns the inputs of reads that arrive at the same time. Throws if the parser does not end.
    private static func inputs(
        _ reads: [ArraySlice<UInt8>], keys: [DescribedKey], asks: Bool
    ) throws -> [Input] {
        var parser = InputParser(escapeDelay: .milliseconds(25), keys: keys)
        var inputs: [Input] = []
        for read in reads {
            parser.append(read, at: .zero)
            while asks, let input = parser.next(at: .zero) { inputs.append(input) }
        }
        while let input = parser.next(at: .zero) { inputs.append(input) }
        try finish(&parser, &inputs, at: .zero)
        return inputs
    }

    /// Waits from deadline to deadline, like the loop.
    private static func finish(
        _ parser: inout InputParser, _ inputs: inout [Input], at now: Duration
    ) throws {
        var now = now
        var waits = 0
        while let deadline = parser.deadline {
            waits += 1
            try require(waits < 9, "Still waiting after \(waits) deadlines, now for \(deadline)")
            now = max(now, deadline)
            while let input = parser.next(at: now) { inputs.append(input) }
        }
        try require(
            parser.next(at: now + .seconds(9)) == nil, "The parser gives an input without bytes")
    }

    /// Checks reads with long pauses between them. The parser must not hang and must not repeat inputs.
    private static func checkLateness(_ reads: [ArraySlice<UInt8>], keys: [DescribedKey]) throws {
        var parser = InputParser(escapeDelay: .milliseconds(25), keys: keys)
        var inputs: [Input] = []
        var now = Duration.zero
        for read in reads {
            parser.append(read, at: now)
            if let input = parser.next(at: now) { inputs.append(input) }
            now += .seconds(2)
        }
        while let input = parser.next(at: now) { inputs.append(input) }
        try finish(&parser, &inputs, at: now)
        try checkBounds(inputs, of: reads.flatMap { $0 })
    }

    /// Checks that there are at most as many inputs as bytes, and that keys and mouse events are possible.
    private static func checkBounds(_ inputs: [Input], of bytes: [UInt8]) throws {
        try require(inputs.count <= bytes.count, "\(inputs.count) inputs of \(bytes.count) bytes")
        for input in inputs {
            switch input {
            case .mouse(let event):
                try require(event.column >= 0 && event.row >= 0, "A click at \(event)")
            case .key(let key):
                guard let scalar = key.character?.unicodeScalars.first else { continue }
                let isControl = scalar.value < 0x20 || 0x7F..<0xA0 ~= scalar.value
                try require(!isControl, "A control as a key: \(scalar.value)")
            default: break
            }
        }
    }
}

extension [UInt8] {
    /// Returns the bytes in parts. Each share is the position of a cut, in 256ths of the length.
    fileprivate func cut(at shares: [UInt8]) -> [ArraySlice<UInt8>] {
        let places = [0] + shares.map { Int($0) * count / 256 }.sorted() + [count]
        return zip(places, places.dropFirst()).map { self[$0..<$1] }
    }
}

extension [Input] {
    /// The inputs, with consecutive letters joined to one text.
    fileprivate var joined: [Input] {
        var joined: [Input] = []
        var text = ""
        for input in self + [.wake] {
            if case .key(let key) = input, let character = key.character, key.modifiers.isEmpty {
                text.append(character)
                continue
            }
            // Comparing by scalars distinguishes texts that only look alike.
            if !text.isEmpty {
                joined.append(
                    .paste(text.unicodeScalars.map { "\($0.value)" }.joined(separator: " ")))
            }
            text = ""
            joined.append(input)
        }
        return joined
    }
}
