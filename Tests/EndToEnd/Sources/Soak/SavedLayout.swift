import Foundation
import RandomFrames
import Sessions
import Synchronization

/// A file with a layout for UIKit that is saved every second. Some versions do not compile, and some crash.
final class SavedLayout: Subject {
    let name = "uikit"
    let arguments: [String]
    let keys = commonKeys + ["/7\r", "n", "N"]
    let pause = Duration.seconds(1)

    private let path: String
    private let saves: Mutex<Saves>

    private struct Saves {
        var version = Version(number: 0, kind: .picture)
        /// The number of versions of each kind.
        var counts: [Version.Kind: Int] = [:]
    }

    /// A version of the file.
    private struct Version {
        enum Kind: CaseIterable {
            /// The layout is shown.
            case picture
            /// The compiler does not accept the layout.
            case error
            /// The layout ends its process.
            case crash
        }

        let number: Int
        let kind: Kind

        /// The number of items in a row. It differs from those of the six versions before.
        var columns: Int { 2 + number % 7 }

        /// A name in the message about a wrong version.
        var fault: String { "fault\(number)x" }

        var code: String {
            switch kind {
            case .picture: ""
            case .error: "let wrong: Int = \(fault)"
            case .crash: "if number(1) == 1 { fatalError(\"\(fault)\") }"
            }
        }

        var text: String {
            """
            import UIKit

            func number(_ number: Int) -> Int { number }

            func makeGrid() -> UICollectionViewLayout {
                \(code)
                let item = NSCollectionLayoutItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1.0 / \(columns)), heightDimension: .fractionalHeight(1)))
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .absolute(64)),
                    subitems: [item])
                return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
            }

            """
        }
    }

    init(in folder: String) throws {
        path = folder + "/Grid.swift"
        arguments = ["uikit", path, "makeGrid", "--no-animation"]
        saves = Mutex(Saves())
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try save(.picture)
    }

    func change(by dice: inout SplitMix) throws {
        try save(
            dice.oneIn(4) ? .error : dice.oneIn(6) ? .crash : .picture, replaces: dice.oneIn(2))
    }

    /// Writes the next version. Some editors replace the file by another file, and others write into it.
    private func save(_ kind: Version.Kind, replaces: Bool = false) throws {
        try saves.withLock { saves in
            saves.version = Version(number: saves.version.number + 1, kind: kind)
            saves.counts[kind, default: 0] += 1
            try Data(saves.version.text.utf8).write(
                to: URL(filePath: path), options: replaces ? .atomic : [])
        }
    }

    /// Waits until the screen shows the last version. Then saves a version of each kind, and waits for it. After the
    /// last one, there must be no other processes than one compiler and one layout.
    func check(in session: Session) throws {
        session.resize(columns: 120, rows: 40)
        try waitForVersion(in: session)
        for kind in [Version.Kind.error, .picture, .crash, .picture] {
            try save(kind)
            try waitForVersion(in: session)
        }
        try waitForProcesses(of: session)
    }

    private func waitForProcesses(of session: Session) throws {
        let expected = ["LayoutChild", "LayoutCompiler"]
        var found: [String] = []
        do {
            try session.wait(for: "the processes") { session in
                found = (try? ProcessTree(of: session.process))?.descendants ?? []
                return found == expected
            }
        } catch {
            throw SessionError("The child processes are \(found), not \(expected): \(error)")
        }
    }

    private func waitForVersion(in session: Session) throws {
        let version = saves.withLock { $0.version }
        // The selection may be anywhere.
        session.send("g")
        let what = "version \(version.number), a \(version.kind) of \(version.columns) columns"
        try session.wait(for: what) { session in
            guard version.kind == .picture else { return session.shows(version.fault) }
            let isWhole = (0..<4).contains { row in
                session.row(row).split(separator: " ").count { $0 == "·" } == version.columns
            }
            return isWhole && !session.shows("fault")
        }
    }

    var state: String {
        let counts = saves.withLock { $0.counts }
        return Version.Kind.allCases.map { "\(counts[$0] ?? 0) \($0)" }.joined(separator: ", ")
    }
}
