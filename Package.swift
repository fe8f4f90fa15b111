// swift-tools-version: 6.3

import PackageDescription

// The imports that each target may have: an arrow points from a target to the targets that it imports. `.ci/run` checks
// them.
//
//   CollectionLayouts ◀─┐
//   CollectionSnapshots ◀┴─ CollectionViews ◀─┐
//   Terminals ◀─ TerminalControls ◀───────────┴─ CollectionRendering ◀─┐
//   CTerminals ◀─ Terminals                                             │
//   CTerminals, Terminals ◀─ AnsiTerminals ◀────────────────────────────┤
//   CTerminals, Terminals, CCurses ◀─ CursesTerminals ◀─────────────────┴─ Reflow ◀─ Gallery ◀─ Browser ◀─ Main
//   CTerminals ◀─ CCurses (both are C)
//   Terminals ◀─ TerminalPictures ◀─ Browser
//   CollectionLayouts ◀─ CollectionLaws (for tests of bodies; no other target of this diagram imports it)

/// The math library, which contains functions such as `.rounded()`. Without Foundation, a target must link it
/// explicitly.
let math: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

/// The module `SystemPackage`.
let system: Target.Dependency = .product(name: "SystemPackage", package: "swift-system")

/// The linker flags of ncurses on a platform. Without the trait, there are none.
func ncurses(_ name: String, on platform: Platform) -> LinkerSetting {
    .linkedLibrary(name, .when(platforms: [platform], traits: ["Curses"]))
}

let package = Package(
    name: "Reflow",
    platforms: [.macOS(.v15)],
    // Each library in Swift is a product. So a program can leave out ncurses, or use its own terminal.
    products: [
        .library(name: "Reflow", targets: ["Reflow"]),
        .library(name: "AnsiTerminals", targets: ["AnsiTerminals"]),
        .library(name: "CollectionLayouts", targets: ["CollectionLayouts"]),
        .library(name: "CollectionLaws", targets: ["CollectionLaws"]),
        .library(name: "CollectionRendering", targets: ["CollectionRendering"]),
        .library(name: "CollectionSnapshots", targets: ["CollectionSnapshots"]),
        .library(name: "CollectionViews", targets: ["CollectionViews"]),
        .library(name: "CursesTerminals", targets: ["CursesTerminals"]),
        .library(name: "TerminalControls", targets: ["TerminalControls"]),
        .library(name: "TerminalPictures", targets: ["TerminalPictures"]),
        .library(name: "Terminals", targets: ["Terminals"]),
        // Only for the package in Demos/UIKit, whose programs answer the browser.
        .library(name: "Gallery", targets: ["Gallery"]),
        .library(name: "RemoteDemos", targets: ["RemoteDemos"]),
        .executable(name: "reflow", targets: ["Main"]),
    ],
    // Without the trait, CCurses is empty, CursesTerminals contains only an error for the compiler, Reflow uses
    // AnsiTerminals, and no headers of ncurses are needed: swift build --disable-default-traits
    traits: [
        .default(enabledTraits: ["Curses"]),
        .trait(
            name: "Curses", description: "Draws on terminals with ncurses, which must be installed."
        ),
    ],
    dependencies: [
        // Parses the command line, and prints the help and the completion scripts.
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        // `FilePath`, the type of paths in the public interface.
        .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
    ],
    targets: [
        .target(name: "CollectionLayouts", linkerSettings: math),
        .target(name: "CollectionLaws", dependencies: ["CollectionLayouts"], linkerSettings: math),
        .target(name: "CollectionSnapshots"),
        .target(
            name: "CollectionViews", dependencies: ["CollectionLayouts", "CollectionSnapshots"],
            linkerSettings: math),
        // The terminal of the system without a library for screens: signals, modes, and the end of the program.
        .target(name: "CTerminals"),
        .target(name: "Terminals", dependencies: ["CTerminals", system], linkerSettings: math),
        .target(name: "TerminalControls", dependencies: ["Terminals"], linkerSettings: math),
        .target(name: "TerminalPictures", dependencies: ["Terminals"], linkerSettings: math),
        .target(
            name: "CollectionRendering",
            dependencies: [
                "CollectionLayouts", "CollectionSnapshots", "CollectionViews", "Terminals",
                "TerminalControls",
            ],
            linkerSettings: math),
        // These are linker flags instead of a system library with pkg-config, because pkg-config adds flags that
        // SwiftPM rejects. On Linux, `ncursesw` also loads `tinfo` if that is a separate library. On macOS, `ncurses`
        // is version 6.0 of 2015 in the SDK, with wide characters, so users install nothing. That version has no
        // `alloc_pair` (added in 6.1) and reports no fifth mouse button; CCurses contains replacements. Homebrew's
        // newer ncurses is outside the search paths and needs unsafe flags.
        .target(
            name: "CCurses", dependencies: ["CTerminals"],
            cSettings: [
                .headerSearchPath("../CTerminals"), .define("CURSES", .when(traits: ["Curses"])),
            ],
            linkerSettings: [ncurses("ncursesw", on: .linux), ncurses("ncurses", on: .macOS)]),
        .target(
            name: "CursesTerminals", dependencies: ["CCurses", "CTerminals", "Terminals"]),
        .target(name: "AnsiTerminals", dependencies: ["CTerminals", "Terminals"]),
        .target(
            name: "Reflow",
            dependencies: [
                "CollectionLayouts", "CollectionSnapshots", "CollectionViews", "Terminals",
                "TerminalControls", "CollectionRendering", "AnsiTerminals",
                .target(name: "CursesTerminals", condition: .when(traits: ["Curses"])),
            ]),
        .target(
            name: "Gallery", dependencies: ["Reflow"], path: "Demos/Gallery",
            plugins: ["EmbedCode"]),
        // Embeds the source code of the demos' layouts, so that the program shows the code that it runs.
        .plugin(
            name: "EmbedCode", capability: .buildTool(), dependencies: ["EmbedCodeTool"],
            path: "Demos/Code/Plugin"),
        .executableTarget(name: "EmbedCodeTool", path: "Demos/Code/Tool"),
        // A demo in another process: the messages between the processes, and both of their ends.
        .target(
            name: "RemoteDemos", dependencies: ["Gallery", "Reflow", "Terminals"],
            path: "Demos/Remote"),
        .target(
            name: "Browser",
            dependencies: ["Reflow", "Gallery", "RemoteDemos", "TerminalPictures"],
            path: "Demos/Browser"),
        .executableTarget(
            name: "Main",
            dependencies: [
                "Browser", "Reflow", "Terminals",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Demos/Main"),
        // Complete programs to start from. Each command has the name of its target.
        .executableTarget(name: "pick", dependencies: ["Reflow"], path: "Demos/Examples/Pick"),
        .executableTarget(
            name: "dashboard", dependencies: ["Reflow"], path: "Demos/Examples/Dashboard",
            linkerSettings: math),
        .executableTarget(name: "gitlog", dependencies: ["Reflow"], path: "Demos/Examples/GitLog"),
        .executableTarget(name: "notes", dependencies: ["Reflow"], path: "Demos/Examples/Notes"),
        .executableTarget(name: "board", dependencies: ["Reflow"], path: "Demos/Examples/Board"),
        // Shared code of the suites that read files of cases. Only tests use it.
        .target(name: "ConformanceSupport", path: "Tests/ConformanceSupport"),
        // Compiles code while the tests run. Only tests use it.
        .target(name: "CompilerSupport", path: "Tests/CompilerSupport"),
        // Snapshots as arrays of arrays, as a reference to compare with. Only tests use it.
        .target(
            name: "SnapshotSupport", dependencies: ["CollectionSnapshots"],
            path: "Tests/SnapshotSupport"),
        .testTarget(
            name: "CollectionLayoutsTests",
            dependencies: ["CollectionLayouts", "ConformanceSupport"],
            resources: [.copy("Fixtures")]),
        .testTarget(
            name: "CollectionLawsTests", dependencies: ["CollectionLaws", "CollectionLayouts"]),
        .testTarget(
            name: "CollectionSnapshotsTests",
            dependencies: ["CollectionSnapshots", "ConformanceSupport", "SnapshotSupport"],
            resources: [.copy("Fixtures")]),
        .testTarget(name: "CollectionViewsTests", dependencies: ["CollectionViews"]),
        // Shared code of the suites that draw screens. Only tests use it.
        .target(
            name: "TerminalSupport", dependencies: ["Terminals"], path: "Tests/TerminalSupport"),
        .testTarget(
            name: "TerminalsTests",
            dependencies: ["CompilerSupport", "Terminals", "TerminalSupport"]),
        .testTarget(
            name: "TerminalControlsTests",
            dependencies: ["TerminalControls", "Terminals", "TerminalSupport"]),
        .testTarget(
            name: "TerminalPicturesTests",
            dependencies: ["TerminalPictures", "Terminals", "TerminalSupport"]),
        .testTarget(
            name: "SystemTerminalsTests",
            dependencies: [
                "AnsiTerminals", "CCurses", "CTerminals", "CursesTerminals", "Terminals",
            ]),
        // The law of gaps between boxes, for random views and for the demos. Only tests use it.
        .target(
            name: "GapSupport", dependencies: ["CollectionRendering"], path: "Tests/GapSupport"),
        .testTarget(
            name: "CollectionRenderingTests", dependencies: ["CollectionRendering", "GapSupport"]),
        .testTarget(
            name: "GalleryTests", dependencies: ["CompilerSupport", "Gallery", "Reflow"]),
        // The fuzz targets, which `Tests/fuzz` links with libFuzzer, and the inputs that it found.
        .testTarget(
            name: "FuzzingTests",
            dependencies: [
                "Browser", "CollectionLaws", "CollectionLayouts", "CollectionSnapshots",
                "CompilerSupport", "Gallery", "Reflow", "RemoteDemos", "SnapshotSupport",
                "Terminals",
            ],
            exclude: ["Corpora"]),
        .testTarget(
            name: "ExamplesTests",
            dependencies: ["Reflow", "board", "dashboard", "gitlog", "notes", "pick"]),
        // Compiles and runs the code of all articles and of the README.
        .testTarget(
            name: "ArticleTests",
            dependencies: ["CollectionLaws", "CompilerSupport", "Reflow", "TerminalPictures"],
            exclude: ["Interface"]),
        .testTarget(
            name: "RemoteDemosTests",
            dependencies: ["Gallery", "Reflow", "RemoteDemos", "Terminals"]),
        .testTarget(
            name: "BrowserTests",
            dependencies: [
                "Browser", "CollectionLaws", "CompilerSupport", "Gallery", "GapSupport", "Reflow",
                "RemoteDemos", "TerminalPictures",
            ],
            exclude: ["Data"],
            resources: [.copy("Fixtures")]),
    ],
    swiftLanguageModes: [.v6]
)
