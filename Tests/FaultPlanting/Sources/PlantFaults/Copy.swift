import Foundation

/// A copy of the package that contains all chosen faults, each behind a switch. So one build serves all faults.
struct Copy {
    let root: URL
    private let original: URL
    private static let variable = "REFLOW_FAULT"

    init(of original: URL, at root: URL) { (self.original, self.root) = (original, root) }

    /// Copies the original's files, and plants these faults. Unchanged files keep their dates, so that the build is
    /// incremental.
    private func plant(_ faults: [PlantedFault], for targets: [Target]) throws {
        let planted = Dictionary(grouping: faults, by: \.fault.file)
        let switches = Dictionary(
            uniqueKeysWithValues: Set(faults.map(\.target)).map {
                ($0.folder + Self.switchName(of: $0), Self.switchFile(of: $0))
            })
        let files = try Self.files(in: original)
        for file in try Self.files(in: root).subtracting(files).subtracting(switches.keys) {
            try FileManager.default.removeItem(at: root.appending(path: file))
        }
        for file in files {
            let data = try Data(contentsOf: original.appending(path: file))
            let manifest = Self.manifestEnd(file, targets: targets)
            try write(
                planted[file].map { Self.planted(data, in: file, with: $0) } ?? data + manifest,
                to: file)
        }
        for (file, data) in switches { try write(data, to: file) }
    }

    /// Returns the paths of the package's files, without the build folders.
    private static func files(in root: URL) throws -> Set<String> {
        var found: Set<String> = ["Package.swift"]
        for folder in ["Sources", "Tests", "Demos"] {
            let paths = FileManager.default.enumerator(atPath: root.appending(path: folder).path())
            while let path = paths?.nextObject() as? String {
                if path.contains(".build") {
                    paths?.skipDescendants()
                } else if paths?.fileAttributes?[.type] as? FileAttributeType == .typeRegular {
                    found.insert("\(folder)/\(path)")
                }
            }
        }
        return Set(found)
    }

    /// Returns the statements at the end of a copied manifest. They remove the targets that the tests of these targets
    /// do not need, so that the build is short. For other files, returns nothing.
    private static func manifestEnd(_ file: String, targets: [Target]) -> Data {
        let isInTerminal = targets.contains(where: \.isTestedInTerminal)
        let suites: Set<String>
        switch file {
        case "Package.swift": suites = Set(targets.flatMap(\.suites))
        case "Tests/EndToEnd/Package.swift": suites = ["BackendTests"]
        default: return Data()
        }
        return Data(
            """

            do {
                let libraries = package.products.compactMap { $0 as? Product.Library }
                var kept: Set<String> = \(suites.sorted())
                if \(isInTerminal) { kept.formUnion(libraries.flatMap(\\.targets)) }
                while true {
                    let users = package.targets.filter { kept.contains($0.name) }
                    var needed = users.flatMap(\\.dependencies).compactMap { dependency -> String? in
                        switch dependency {
                        case .targetItem(let name, _), .byNameItem(let name, _): name
                        default: nil
                        }
                    }
                    for case .plugin(let name, _) in users.flatMap({ $0.plugins ?? [] }) {
                        needed.append(name)
                    }
                    guard !kept.isSuperset(of: needed) else { break }
                    kept.formUnion(needed)
                }
                package.targets.removeAll { !kept.contains($0.name) }
                package.products = libraries.filter { kept.isSuperset(of: $0.targets) }
            }

            """.utf8)
    }

    private static func planted(
        _ data: Data, in file: String, with faults: [PlantedFault]
    ) -> Data {
        var bytes = data
        for planted in faults.sorted(by: { $0.fault.range.lowerBound > $1.fault.range.lowerBound })
        {
            let new = planted.fault.replacement("isPlanted(\(planted.number))")
            bytes.replaceSubrange(planted.fault.range, with: Data(new.utf8))
        }
        if file.hasSuffix(".c") { bytes = Data("#include \"planted.inc\"\n#line 1\n".utf8) + bytes }
        return bytes
    }

    private func write(_ data: Data, to file: String) throws {
        let place = root.appending(path: file)
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        guard (try? Data(contentsOf: place)) != data else { return }
        try data.write(to: place)
    }

    private static func switchName(of target: Target) -> String {
        target.isC ? "/planted.inc" : "/PlantedFault.swift"
    }

    private static func switchFile(of target: Target) -> Data {
        guard !target.isC else {
            return Data(
                """
                // No header of the system: what comes first in the file decides what they declare.
                char *getenv(const char *);
                int atoi(const char *);
                static int planted_fault;
                __attribute__((constructor)) static void find_planted_fault(void) {
                    const char *number = getenv("\(variable)");
                    planted_fault = number ? atoi(number) : -1;
                }
                __attribute__((unused)) static int isPlanted(int number) { return planted_fault == number; }

                """.utf8)
        }
        return Data(
            """
            #if canImport(Darwin)
                import Darwin
            #else
                import Glibc
            #endif
            private let plantedFault = getenv("\(variable)").flatMap { Int(String(cString: $0)) }
            @usableFromInline func isPlanted(_ number: Int) -> Bool { plantedFault == number }

            """.utf8)
    }

    /// Builds the tests, and removes the faults that do not compile. Returns the faults that compile.
    ///
    /// It builds target after target first, because SwiftPM does not build the dependents of a target that does not
    /// compile. It deletes an earlier copy first, because other targets may contain inlined functions with the faults
    /// of an earlier run.
    func build(_ faults: [PlantedFault], of targets: [Target]) throws -> [PlantedFault] {
        try? FileManager.default.removeItem(at: root)
        var staying = faults
        for target in targets {
            try build(&staying, for: targets) { try messages(of: ["--target", target.name]) }
        }
        try build(&staying, for: targets) {
            try touchTests(of: targets)
            return try messages(of: ["--build-tests"])
        }
        guard targets.contains(where: \.isTestedInTerminal) else { return staying }
        try build(&staying, for: targets) {
            try messages(of: ["--build-tests"], in: "Tests/EndToEnd")
        }
        return staying
    }

    /// Marks the tests' files as changed, so that the build compiles them again. The tests contain inlined functions of
    /// the target, but the build does not notice when those functions change.
    private func touchTests(of targets: [Target]) throws {
        let suites = targets.flatMap(\.suites)
        for file in try Self.files(in: root)
        where suites.contains(where: { file.hasPrefix("Tests/\($0)/") }) {
            try FileManager.default.setAttributes(
                [.modificationDate: Date()], ofItemAtPath: root.appending(path: file).path())
        }
    }

    private func build(
        _ faults: inout [PlantedFault], for targets: [Target],
        untilDone messages: () throws -> Set<Place>
    ) throws {
        while true {
            try plant(faults, for: targets)
            let messages = try messages()
            guard !messages.isEmpty else { return }
            let culprits = culprits(of: messages, among: faults)
            guard !culprits.isEmpty else {
                throw Failure(
                    "The copy does not build, but the lines with errors contain no fault: "
                        + messages.map { "\($0.file):\($0.line)" }.joined(separator: ", "))
            }
            faults.removeAll { culprits.contains($0.number) }
            print("\(culprits.count) of the faults do not compile; \(faults.count) remain")
        }
    }

    /// A line that the compiler reported an error for.
    private struct Place: Hashable {
        var file: String
        var line: Int
    }

    /// Runs `swift build` with these arguments. Returns the lines with errors, or an empty set if the build succeeds.
    private func messages(of what: [String], in folder: String = "") throws -> Set<Place> {
        // The build is optimized, because the tests run much more often than the build.
        let output = try run(["swift", "build", "-Xswiftc", "-O"] + what, in: folder)
        let found = output.matches(of: /([^\s:]+):(\d+):\d+: error:/).compactMap { match in
            let path = String(match.1)
            return path.firstRange(of: "Sources/").flatMap { start in
                Int(match.2).map { Place(file: String(path[start.lowerBound...]), line: $0) }
            }
        }
        if found.isEmpty, output.contains("error:") { throw Failure(String(output.suffix(3_000))) }
        return Set(found)
    }

    /// Returns the numbers of the faults in the lines with errors. If these lines contain no fault, returns the nearest
    /// fault in each line's file.
    private func culprits(of messages: Set<Place>, among faults: [PlantedFault]) -> Set<Int> {
        let exact = faults.filter {
            messages.contains(Place(file: $0.fault.file, line: $0.fault.line))
        }
        guard exact.isEmpty else { return Set(exact.map(\.number)) }
        return Set(
            messages.compactMap { message in
                faults.filter { $0.fault.file == message.file }
                    .min {
                        abs($0.fault.line - message.line) < abs($1.fault.line - message.line)
                    }?.number
            })
    }

    private func run(_ arguments: [String], in folder: String = "") throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        process.currentDirectoryURL = root.appending(path: folder)
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (pipe, pipe)
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self)
    }
}

/// A problem that prevents a result, as a sentence.
struct Failure: Error, CustomStringConvertible {
    var description: String
    init(_ description: String) { self.description = description }
}
