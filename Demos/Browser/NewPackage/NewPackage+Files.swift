import Gallery

/// The texts of the files.
extension NewPackage {
    var files: [NewFolder.File] {
        let name = name.text
        return [
            .init("Package.swift", manifest), .init("Sources/\(name)/Program.swift", program),
            .init("Tests/\(name)Tests/ProgramTests.swift", test), .init("README.md", readme),
            .init(".gitignore", ".build/\n.swiftpm/\n.DS_Store\n"),
        ]
    }

    private var manifest: String {
        """
        // swift-tools-version: 6.3

        import PackageDescription

        let reflow: Target.Dependency = .product(name: "Reflow", package: \(reflow.name.debugDescription))

        let package = Package(
            name: "\(name.text)",
            platforms: [.macOS(.v15)],
            dependencies: [
                .package(\(reflow.dependency))
            ],
            targets: [
                .executableTarget(name: "\(name.text)", dependencies: [reflow]),
                .testTarget(name: "\(name.text)Tests", dependencies: ["\(name.text)", reflow]),
            ]
        )

        """
    }

    /// The program. `DefaultTerminal` occurs only here, and only once.
    private var program: String {
        """
        import Reflow

        /// The sections of the view.
        enum List: Hashable { case open, done }

        /// Returns the program: its layout, its data, how it draws an element, and its keys.
        func makeProgram() throws -> ViewProgram<List, String> {
            // In a window that is higher than wide, the second list stands below the first one.
            let layout = SplitLayout<List> { environment in
                environment.isLandscape ? .split(leftSideRatio: 0.5, spacing: 16) : .single
            } side: { list in
                list == .open ? .left : .right
            } section: { _, _ in
                .flow(items: .perLine(1, height: 16)).header(height: 16, pinned: true)
            }
            var view = try CollectionView(layout: layout) {
                Section(List.open, items: ["Read a book", "Ride a bicycle", "Write a program"])
                Section(List.done, items: ["Make a package"])
            }
            view.select("Write a program")
            var program = ViewProgram(view, selection: .bar) { element, region in
                guard let task = element.item else {
                    region.fill(.terminal)
                    return region.text(element.section == .open ? "To do" : "Done", .bold)
                }
                region.fill(element.section == .open ? .blue : .green)
                region.text(" \\(task)")
            } on: { _, input in
                input == .key("q") ? .quit : .ignored
            } opening: { view, task in
                let isDone = view.snapshot.sectionIdentifier(containingItem: task) == .done
                var snapshot = view.snapshot
                // `moveItems` throws only for a task or a list that the view does not have.
                try? snapshot.moveItems([task], toSection: isDone ? .open : .done)
                view.apply(snapshot)
                return .redraw
            }
            program.status = { _ in
                StatusLine(
                    title: "\(name.text)",
                    hints: [Hint(.enter, word: "move"), Hint("q", word: "quit")])
            }
            return program
        }

        @main
        enum Main {
            static func main() {
                // Prints an error as one sentence, without a stack trace.
                CommandLine.run {
                    var program = try makeProgram()
                    return try DefaultTerminal.run(&program)
                }
            }
        }

        """
    }

    private var test: String {
        """
        import Reflow
        import Testing

        @testable import \(name.module)

        @Test("Enter moves the selected task to the other list")
        func enterMoves() throws {
            var program = try makeProgram()
            // A terminal in memory, which plays these keys.
            let terminal = MemoryTerminal(
                size: ScreenSize(columns: 60, rows: 10), inputs: [.key(.enter), .key("q")])
            terminal.run(&program)
            let task = "Write a program"
            #expect(program.view.snapshot.sectionIdentifier(containingItem: task) == .done)
            #expect(terminal.screen?.text().contains("▌\\(task)") == true)
        }

        """
    }

    private var readme: String {
        """
        # \(name.text)

        A program for the terminal, made with the library Reflow. It shows two lists of tasks: `enter` moves the
        selected task to the other list, and `q` quits.

        ```sh
        swift run     # builds and starts the program
        swift test    # runs its test, which needs no terminal
        ```

        Both commands need Swift 6.3 or later. On Debian and Ubuntu they also need the package `libncurses-dev`. To build
        without ncurses, add `traits: []` to the dependency in `Package.swift`.

        - `Sources/\(name.text)/Program.swift` is the program: its layout, its data and its keys.
        - `Tests/\(name.text)Tests/ProgramTests.swift` presses keys, and checks the data and the screen.

        """
    }
}
