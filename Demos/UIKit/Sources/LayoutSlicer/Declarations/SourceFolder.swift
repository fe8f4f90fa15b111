import Foundation

/// The Swift files around a file, as the source of names that the file does not declare itself.
///
/// The folder remembers the files by size and time, so a second look-up only checks whether they have changed.
public final class SourceFolder {
    /// The path of the folder.
    public let path: String
    private var entries: [String: Entry] = [:]
    /// The paths of the files that declare a name, and of those that extend a type.
    private var declared: [String: Set<String>] = [:]
    private var extended: [String: Set<String>] = [:]
    private var types: [String: Set<String>] = [:]

    private struct Entry {
        var stamp: FileStamp
        var bytes: [UInt8]
        var scan: NameScan
        var file: SourceFile?
    }

    /// The most files that a folder reads.
    private static let limit = 3000
    /// The most files and folders that a search for Swift files visits.
    private static let visitLimit = 50_000
    private static let skipped: Set<String> = [
        "Pods", "Carthage", "DerivedData", "build", "node_modules",
    ]

    public init(path: String) { self.path = path }

    /// Returns the folder of the project with a file: the nearest folder above it with a repository, a package or an
    /// Xcode project. Without a project, returns the folder of the file.
    public static func project(of file: String) -> String {
        let own = (file as NSString).deletingLastPathComponent
        var folder = own
        for _ in 0..<12 where folder.count > 1 {
            if isProject(folder) { return folder }
            folder = (folder as NSString).deletingLastPathComponent
        }
        return own
    }

    private static func isProject(_ folder: String) -> Bool {
        names(in: folder).contains {
            [".git", "Package.swift", "Podfile"].contains($0) || $0.hasSuffix(".xcodeproj")
                || $0.hasSuffix(".xcworkspace")
        }
    }

    private static func names(in folder: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }

    /// The paths of the Swift files that belong together. In a folder without a project, the files of subfolders do not.
    private var ownFiles: [String] {
        if Self.isProject(path) { return Self.swiftFiles(in: path) }
        let names = Self.names(in: path).filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") }
        return names.sorted().prefix(Self.limit).map {
            (path as NSString).appendingPathComponent($0)
        }
    }

    /// Returns the paths of the Swift files in a folder and its subfolders, sorted.
    ///
    /// The sources of the package with the modules are no part of the user's code, although a folder of examples may
    /// contain them.
    public static func swiftFiles(in path: String) -> [String] {
        var found: [String] = []
        var packages: [String] = []
        var visits = 0
        let enumerator = FileManager.default.enumerator(atPath: path)
        while found.count < limit, visits < visitLimit,
            let name = enumerator?.nextObject() as? String
        {
            visits += 1
            let last = (name as NSString).lastPathComponent
            let file = (path as NSString).appendingPathComponent(name)
            if last.hasPrefix(".") || skipped.contains(last) {
                enumerator?.skipDescendants()
            } else if last.hasSuffix(".swift") {
                found.append(file)
                if last == "Package.swift", isPackageOfModules(file) {
                    let folder = (file as NSString).deletingLastPathComponent
                    packages += ["Sources/", "Tests/"].map { "\(folder)/\($0)" }
                }
            }
        }
        return found.filter { file in !packages.contains { file.hasPrefix($0) } }.sorted()
    }

    private static func isPackageOfModules(_ path: String) -> Bool {
        guard FileStamp(path) != nil else { return false }
        let data = FileManager.default.contents(atPath: path) ?? Data()
        return String(decoding: data, as: UTF8.self).contains("\"UIKitLayouts\"")
    }

    /// Reads the files that have changed since the last call. O(files), because it looks at the time of each file.
    public func refresh() {
        let paths = ownFiles
        for path in Set(entries.keys).subtracting(paths) { forget(path) }
        for path in paths { refresh(path) }
    }

    /// Returns the state of a file before its text was read; `nil` if it was not read.
    public func stamp(of path: String) -> FileStamp? { entries[path]?.stamp }

    /// Returns the parsed file at a path; `nil` if it cannot be read.
    public func file(at path: String) -> SourceFile? {
        refresh(path)
        return parsed(path)
    }

    /// Returns the files that declare a name, the nearest to a path first.
    func files(declaring name: String, near path: String) -> [SourceFile] {
        nearest(declared[name] ?? [], to: path)
    }

    /// Returns the files that extend a type, the nearest to a path first.
    func files(extending name: String, near path: String) -> [SourceFile] {
        nearest(extended[name] ?? [], to: path)
    }

    /// Returns the files that extend a type and declare a name.
    func files(extending type: String, declaring name: String, near path: String) -> [SourceFile] {
        guard let extending = extended[type], let declaring = declared[name] else { return [] }
        return nearest(extending.intersection(declaring), to: path)
    }

    /// Returns the files that extend types which no file declares, and that declare one of the names.
    func filesExtendingOtherTypes(declaring names: Set<String>, near path: String) -> [SourceFile] {
        let candidates = extended.filter { types[$0.key]?.isEmpty ?? true }.values.reduce(
            into: Set()
        ) {
            $0.formUnion($1)
        }
        return nearest(
            candidates.filter {
                entries[$0].map { !$0.scan.declared.isDisjoint(with: names) } ?? false
            }, to: path,
            limit: 400)
    }

    private func nearest(_ paths: Set<String>, to path: String, limit: Int = 24) -> [SourceFile] {
        guard !paths.isEmpty else { return [] }
        let sorted = paths.subtracting([path]).map { (Self.common($0, path), $0) }
            .sorted { $0.0 != $1.0 ? $0.0 > $1.0 : $0.1 < $1.1 }
        return sorted.prefix(limit).compactMap { parsed($0.1) }
    }

    /// Returns the number of folders that two paths share.
    private static func common(_ first: String, _ second: String) -> Int {
        let pairs = zip(first.utf8, second.utf8).prefix { $0 == $1 }
        return pairs.count { $0.0 == UInt8(ascii: "/") }
    }
}

// MARK: - Entries

extension SourceFolder {
    private func parsed(_ path: String) -> SourceFile? {
        guard let entry = entries[path] else { return nil }
        if let file = entry.file { return file }
        let file = SourceFile(path: path, bytes: entry.bytes)
        entries[path]?.file = file
        return file
    }

    /// Reads a file again if it has changed.
    private func refresh(_ path: String) {
        let stamp = FileStamp(path)
        if let stamp, entries[path]?.stamp == stamp { return }
        forget(path)
        guard let stamp, stamp.size < 4_000_000,
            let data = FileManager.default.contents(atPath: path)
        else { return }
        let bytes = [UInt8](data)
        let scan = NameScan(bytes)
        entries[path] = Entry(stamp: stamp, bytes: bytes, scan: scan, file: nil)
        guard !scan.isForOtherPlatform else { return }
        for name in scan.declared { declared[name, default: []].insert(path) }
        for name in scan.extended { extended[name, default: []].insert(path) }
        for name in scan.types { types[name, default: []].insert(path) }
    }

    private func forget(_ path: String) {
        guard let scan = entries.removeValue(forKey: path)?.scan else { return }
        for name in scan.declared { declared[name]?.remove(path) }
        for name in scan.extended { extended[name]?.remove(path) }
        for name in scan.types { types[name]?.remove(path) }
    }
}
