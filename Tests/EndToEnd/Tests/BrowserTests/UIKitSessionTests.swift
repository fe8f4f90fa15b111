import Sessions
import Testing

/// Layouts written for UIKit: the compiler, the child process, and the files that change.
@Suite struct UIKitSessionTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    /// Returns a file with a layout of `count` items in a row, and with more code in its body.
    private func layout(_ count: Int, _ code: String = "") -> String {
        """
        import UIKit

        func makeGrid() -> UICollectionViewLayout {
            \(code)
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1.0 / \(count)), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(64)),
                subitems: [item])
            return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        }

        """
    }

    private func session(_ text: String) throws -> Session {
        try directory.makeFile("Grid.swift", containing: text)
        return try Session.reflow([
            "uikit", directory.path + "/Grid.swift", "makeGrid", "--no-animation",
        ])
    }

    /// Waits until a row of the screen shows a number of items. An item without a cell shows its index path.
    private func wait(for count: Int, in session: Session) throws {
        try session.wait(for: "\(count) items in a row") { session in
            session.row(1).split(separator: " ").count { $0 == "·" } == count
                || session.row(2).split(separator: " ").count { $0 == "·" } == count
        }
    }

    @Test("A save shows the new picture")
    func save() throws {
        let session = try session(layout(4))
        try wait(for: 4, in: session)
        // Unoptimised loops and arrays call functions of a library of their own.
        let loop = "var names: [String] = []; for number in 0..<3 { names.append(\"\\(number)\") }"
        try directory.makeFile("Grid.swift", containing: layout(2, loop))
        try wait(for: 2, in: session)
        session.send("q")
        #expect(try session.waitForEnd() == .exited(0))
    }

    @Test("A compile error appears with its line, and the last picture stays")
    func compileError() throws {
        let session = try session(layout(4))
        try wait(for: 4, in: session)
        try directory.makeFile("Grid.swift", containing: layout(2, "let wrong: Int = \"text\""))
        try session.wait(for: "the error") { $0.shows("Grid.swift:4:22: error: cannot convert") }
        try wait(for: 4, in: session)
        try directory.makeFile("Grid.swift", containing: layout(3))
        try wait(for: 3, in: session)
        #expect(!session.shows("error:"))
    }

    @Test("A crash and an endless loop end the child process, and the browser goes on")
    func crash() throws {
        let session = try session(layout(4))
        try wait(for: 4, in: session)
        try directory.makeFile(
            "Grid.swift",
            containing: layout(2, "if count(1) == 1 { fatalError(\"gone\") }")
                + "func count(_ number: Int) -> Int { number }\n")
        try session.wait(for: "the crash") { $0.shows("gone") }
        try directory.makeFile(
            "Grid.swift",
            containing: layout(2, "while count(1) == 1 {}")
                + "func count(_ number: Int) -> Int { number }\n")
        try session.wait(for: "the end of the loop") {
            $0.shows("had not answered for 10 s")
        }
        // The keys work meanwhile.
        try session.press("?", for: "the help") { $0.shows("╭ Keys ") }
        try session.press("?", for: "the help to go") { !$0.shows("╭ Keys ") }
        try directory.makeFile("Grid.swift", containing: layout(3))
        try wait(for: 3, in: session)
    }

    @Test("A deleted file keeps the picture, and counts again when it comes back")
    func deletedFile() throws {
        let session = try session(layout(4))
        try wait(for: 4, in: session)
        try directory.move("Grid.swift", to: "Elsewhere.swift")
        try directory.makeFile("Grid.swift", containing: layout(5))
        try wait(for: 5, in: session)
    }

    @Test("A number is turned, written into the file, and undone")
    func numbers() throws {
        let text = layout(4).replacing("\n", with: "\r\n")
        let session = try session(text)
        try wait(for: 4, in: session)
        // The first numbers are `1.0` and `4` of the item's width.
        try session.press("K", for: "the numbers") { $0.shows("7 widthDimension") }
        session.send("j")
        try session.press("h", for: "another number") { $0.shows("fractionalWidth 3") }
        try session.wait(for: "three items in a row") { session in
            (0..<4).contains { row in
                session.row(row).split(separator: " ").count { $0 == "·" } == 3
            }
        }
        #expect(try directory.bytes(of: "Grid.swift") == Array(text.utf8))
        try session.press("w", for: "the question") { $0.shows("Write 1 number into Grid.swift?") }
        try session.press("\r", for: "the answer") { $0.shows("wrote Grid.swift") }
        let changed = text.replacing("1.0 / 4", with: "1.0 / 3")
        #expect(try directory.bytes(of: "Grid.swift") == Array(changed.utf8))
        try session.press("w", for: "the question") { $0.shows("Undo the numbers") }
        try session.press("\r", for: "the answer") { $0.shows("Grid.swift is as before") }
        #expect(try directory.bytes(of: "Grid.swift") == Array(text.utf8))
        session.send("qq")
        #expect(try session.waitForEnd() == .exited(0))
    }

    @Test("A number that ends the layout gets its former value again")
    func fatalNumber() throws {
        let code = "let columns = 2; precondition(columns > 0, \"no columns\")"
        let session = try session(layout(4, code))
        try wait(for: 4, in: session)
        try session.press("K", for: "the numbers") { $0.shows("4 columns") }
        session.send("0\r")
        try session.wait(for: "the former value") {
            $0.shows("cannot have 4 columns 0") && $0.shows("◂ 2 ▸")
        }
        try session.press("l", for: "another number") { $0.shows("◂ 3 ▸") }
        try wait(for: 4, in: session)
        session.send("qq")
        #expect(try session.waitForEnd() == .exited(0))
    }

    @Test("A setting of a number counts in show and check, and a wrong one gives a sentence")
    func settings() throws {
        try directory.makeFile("Grid.swift", containing: layout(4))
        let path = directory.path + "/Grid.swift"
        let check = try Printed(
            on: .output, ["check", path, "--devices", "iphone-se", "--set", "7:52=2"])
        #expect(check.end == .exited(0))
        #expect(check.text.contains("set: 7:52=2") && check.text.contains("elements moved"))
        let wrong = try Printed(on: .error, ["check", path, "--set", "1:1=2"])
        #expect(wrong.end == .exited(1))
        #expect(wrong.text.contains("There is no number at “1:1=2”"))
        let plain = try Printed(on: .output, ["show", "--uikit", path, "makeGrid"])
        let set = try Printed(
            on: .output, ["show", "--uikit", path, "makeGrid", "--set", "7:52=2"])
        #expect(set.end == .exited(0) && set.text != plain.text)
    }

    @Test("check exits with 1 for problems, and prints JSON")
    func check() throws {
        try directory.makeFile("Good.swift", containing: layout(4))
        let good = try Printed(on: .output, ["check", directory.path + "/Good.swift", "--json"])
        #expect(good.end == .exited(0))
        #expect(good.text.contains("\"version\":1") && good.text.contains("\"name\":\"makeGrid\""))
        try directory.makeFile(
            "Bad.swift", containing: layout(4).replacing("1.0 / 4", with: "-1.0 / 0"))
        let bad = try Printed(
            on: .output, ["check", directory.path + "/Bad.swift", "--devices", "iphone-se"])
        #expect(bad.end == .exited(1))
        #expect(bad.text.contains("problem: "))
    }

    @Test("A layout that crashes for its third section runs with two, and a remark says so")
    func fewerSections() throws {
        try directory.makeFile(
            "Two.swift",
            containing: """
                import UIKit

                func makeTwo() -> UICollectionViewLayout {
                    let counts = [2, 3]
                    return UICollectionViewCompositionalLayout { section, _ in
                        let item = NSCollectionLayoutItem(
                            layoutSize: NSCollectionLayoutSize(
                                widthDimension: .fractionalWidth(1.0 / CGFloat(counts[section])),
                                heightDimension: .absolute(40)))
                        return NSCollectionLayoutSection(
                            group: .horizontal(
                                layoutSize: NSCollectionLayoutSize(
                                    widthDimension: .fractionalWidth(1),
                                    heightDimension: .absolute(40)),
                                subitems: [item]))
                    }
                }

                """)
        let two = try Printed(
            on: .output, ["check", directory.path + "/Two.swift", "--devices", "iphone-se"])
        #expect(two.end == .exited(0))
        #expect(
            two.text.contains("remark: The layout crashes with 3 sections, so it has 2 sections."))
    }

    @Test("check exits with 1 for a layout without elements")
    func withoutElements() throws {
        try directory.makeFile(
            "None.swift",
            containing: """
                import UIKit

                final class None: UICollectionViewLayout {
                    override func layoutAttributesForElements(
                        in rect: CGRect
                    ) -> [UICollectionViewLayoutAttributes]? { [] }
                }

                """)
        let none = try Printed(
            on: .output, ["check", directory.path + "/None.swift", "--devices", "iphone-se"])
        #expect(none.end == .exited(1))
        #expect(none.text.contains("failed: There are no elements. The layout gives none"))
    }

    @Test("check exits with 1 for a controller without a collection view")
    func checkingNothing() throws {
        try directory.makeFile(
            "Empty.swift",
            containing: """
                import UIKit

                final class Empty: UIViewController { var collectionView: UICollectionView! }

                """)
        let empty = try Printed(
            on: .output, ["check", directory.path + "/Empty.swift", "--devices", "iphone-se"])
        #expect(empty.end == .exited(1))
        #expect(empty.text.contains("failed: There are no elements. The controller shows no"))
    }

    @Test("show prints a picture, and a missing name lists the layouts")
    func show() throws {
        try directory.makeFile("Grid.swift", containing: layout(4))
        let path = directory.path + "/Grid.swift"
        let shown = try Printed(on: .output, ["show", "--uikit", path, "makeGrid", "--items", "6"])
        #expect(shown.end == .exited(0))
        #expect(shown.text.contains("0 · 5") && !shown.text.contains("0 · 6"))
        let found = try Printed(
            on: .output, ["show", "--uikit", directory.path, "makeGrid", "--items", "6"])
        #expect(found.text == shown.text, "A folder is searched for the name.")
        let listed = try Printed(on: .output, ["uikit", path])
        #expect(listed.end == .exited(0) && listed.text.contains("makeGrid"))
        let wrong = try Printed(on: .error, ["show", "--uikit", path, "makeGird"])
        #expect(wrong.end == .exited(1) && wrong.text.contains("makeGird"))
    }
}
