import Foundation
import RandomFrames

/// A folder of about 200 files. Every 100 milliseconds an entry is created, removed, renamed or written to.
struct ChangingFolder: Subject {
    let name = "files"
    let arguments: [String]
    let keys = commonKeys + ["s", "S", ".", "/9\r", "n"]
    let pause = Duration.milliseconds(100)

    let path: String
    var system: FileManager { .default }

    /// The limits of the number of files.
    private static let counts = 150...250
    private static let folders = 20

    init(_ path: String) throws {
        self.path = path
        arguments = ["files", "--path", path]
        try system.createDirectory(atPath: path, withIntermediateDirectories: true)
        for number in 0..<200 { try write("file \(number)", count: number) }
    }

    private enum Change: CaseIterable {
        case creation, removal, move, rewriting, folder
    }

    func change(by dice: inout SplitMix) throws {
        let files = try fileNames()
        let file = files[dice.roll(0...files.count - 1)]
        switch choose(among: files.count, by: &dice) {
        case .creation:
            try write(unusedName("file", among: files, by: &dice), count: dice.roll(0...999))
        case .removal: try system.removeItem(atPath: path(of: file))
        case .move:
            let new = unusedName("moved", among: files, by: &dice)
            try system.moveItem(atPath: path(of: file), toPath: path(of: new))
        case .rewriting: try write(file, count: dice.roll(0...999))
        case .folder:
            let folder = path(of: "folder \(dice.roll(1...Self.folders))")
            if system.fileExists(atPath: folder) {
                try system.removeItem(atPath: folder)
            } else {
                // Contains a folder, so that the user can open it.
                try system.createDirectory(
                    atPath: folder + "/inside", withIntermediateDirectories: true)
            }
        }
    }

    private func choose(among count: Int, by dice: inout SplitMix) -> Change {
        if count <= Self.counts.lowerBound { return .creation }
        if count >= Self.counts.upperBound { return .removal }
        return Change.allCases[dice.roll(0...Change.allCases.count - 1)]
    }

    /// Returns a name that no file has.
    private func unusedName(
        _ word: String, among files: [String], by dice: inout SplitMix
    ) -> String {
        while true {
            let name = "\(word) \(dice.roll(0...999))"
            if !files.contains(name) { return name }
        }
    }

    /// Returns the names of the files, sorted, because the file system's order can differ from run to run.
    private func fileNames() throws -> [String] {
        try system.contentsOfDirectory(atPath: path).filter { !$0.hasPrefix("folder") }.sorted()
    }

    func path(of name: String) -> String { "\(path)/\(name)" }

    func write(_ name: String, count: Int) throws {
        try Data(repeating: 0x20, count: count).write(to: URL(filePath: path(of: name)))
    }

    var state: String {
        let count = (try? system.contentsOfDirectory(atPath: path).count) ?? 0
        return "\(count) names"
    }
}
