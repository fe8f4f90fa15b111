// swift-tools-version: 6.3

import PackageDescription

// Arrows point at what a target may import; `.ci/run` checks them.
//
//   CollectionLayouts ◀─┐
//   CollectionSnapshots ◀┴─ CollectionViews ◀─┐
//   Terminals ◀───────────────────────────────┴─ CollectionRendering ◀─┐
//   Terminals ◀─ TerminalControls ◀────────────────────────────────────┤
//   Terminals, CCurses ◀─ CursesTerminals ◀────────────────────────────┴─ Reflow ◀─ Gallery ◀─ Browser ◀─ Main
//   CollectionLayouts ◀─ CollectionLaws, for tests of bodies; nothing else imports it

/// `.rounded()` and friends live in libm, which only Foundation would link otherwise.
let math: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

let package = Package(
    name: "Reflow",
    platforms: [.macOS(.v15)],
    // All but CCurses, so that a program can leave out ncurses, or bring a terminal of its own.
    products: [
        .library(name: "Reflow", targets: ["Reflow"]),
        .library(name: "CollectionLayouts", targets: ["CollectionLayouts"]),
        .library(name: "CollectionLaws", targets: ["CollectionLaws"]),
        .library(name: "CollectionRendering", targets: ["CollectionRendering"]),
        .library(name: "CollectionSnapshots", targets: ["CollectionSnapshots"]),
        .library(name: "CollectionViews", targets: ["CollectionViews"]),
        .library(name: "CursesTerminals", targets: ["CursesTerminals"]),
        .library(name: "TerminalControls", targets: ["TerminalControls"]),
        .library(name: "Terminals", targets: ["Terminals"]),
        .executable(name: "reflow", targets: ["Main"]),
    ],
    dependencies: [
        // The command line: parsing, --help and completion scripts.
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
    ],
    targets: [
        .target(name: "CollectionLayouts", linkerSettings: math),
        .target(name: "CollectionLaws", dependencies: ["CollectionLayouts"], linkerSettings: math),
        .target(name: "CollectionSnapshots"),
        .target(
            name: "CollectionViews", dependencies: ["CollectionLayouts", "CollectionSnapshots"],
            linkerSettings: math),
        .target(name: "Terminals", linkerSettings: math),
        .target(name: "TerminalControls", dependencies: ["Terminals"], linkerSettings: math),
        .target(
            name: "CollectionRendering",
            dependencies: [
                "CollectionLayouts", "CollectionSnapshots", "CollectionViews", "Terminals",
            ],
            linkerSettings: math),
        // Plain linker flags rather than a system library with pkg-config, which only adds flags that SwiftPM
        // rejects. On Linux `ncursesw` brings `tinfo` along where that is a library of its own. On macOS it is
        // the SDK's ncurses 6.0 of 2015, wide characters included, so there is nothing to install: it came
        // before `alloc_pair` (6.1) and reports no fifth mouse button, which CCurses makes up for. Homebrew's
        // newer one lies outside the search paths and would need unsafe flags.
        .target(
            name: "CCurses",
            linkerSettings: [
                .linkedLibrary("ncursesw", .when(platforms: [.linux])),
                .linkedLibrary("ncurses", .when(platforms: [.macOS])),
            ]),
        .target(name: "CursesTerminals", dependencies: ["CCurses", "Terminals"]),
        .target(
            name: "Reflow",
            dependencies: [
                "CollectionLayouts", "CollectionSnapshots", "CollectionViews", "Terminals",
                "TerminalControls", "CollectionRendering", "CursesTerminals",
            ]),
        .target(
            name: "Gallery", dependencies: ["Reflow"], path: "Demos/Gallery",
            plugins: ["EmbedCode"]),
        // Puts the text of the demos' layouts into the program, so that the code it shows is the code it runs.
        .plugin(
            name: "EmbedCode", capability: .buildTool(), dependencies: ["EmbedCodeTool"],
            path: "Demos/Code/Plugin"),
        .executableTarget(name: "EmbedCodeTool", path: "Demos/Code/Tool"),
        .target(name: "Browser", dependencies: ["Reflow", "Gallery"], path: "Demos/Browser"),
        .executableTarget(
            name: "Main",
            dependencies: [
                "Browser", "CursesTerminals",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Demos/Main"),
        // Whole programs to begin with; a command has the name of its target.
        .executableTarget(name: "pick", dependencies: ["Reflow"], path: "Demos/Examples/Pick"),
        .executableTarget(
            name: "dashboard", dependencies: ["Reflow"], path: "Demos/Examples/Dashboard",
            linkerSettings: math),
        .executableTarget(name: "gitlog", dependencies: ["Reflow"], path: "Demos/Examples/GitLog"),
        // What the suites that go through files of cases have in common; only tests use it.
        .target(name: "ConformanceSupport", path: "Tests/ConformanceSupport"),
        // Compiles code while tests run; only tests use it.
        .target(name: "CompilerSupport", path: "Tests/CompilerSupport"),
        // Snapshots as arrays of arrays, to compare them with; only tests use it.
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
        .testTarget(name: "TerminalsTests", dependencies: ["CompilerSupport", "Terminals"]),
        .testTarget(
            name: "TerminalControlsTests", dependencies: ["TerminalControls", "Terminals"]),
        .testTarget(
            name: "CursesTerminalsTests", dependencies: ["CursesTerminals", "CCurses", "Terminals"]),
        .testTarget(name: "CollectionRenderingTests", dependencies: ["CollectionRendering"]),
        // What UIKit declares is compiled by a test, with the code that demos show for it.
        .testTarget(
            name: "GalleryTests", dependencies: ["CompilerSupport", "Gallery", "Reflow"],
            exclude: ["Declarations"]),
        // What `Tests/fuzz` links with the fuzzer, and the inputs it has found.
        .testTarget(
            name: "FuzzingTests",
            dependencies: [
                "CollectionLaws", "CollectionLayouts", "CollectionSnapshots", "CompilerSupport",
                "Gallery", "SnapshotSupport", "Terminals",
            ],
            exclude: ["Corpora"]),
        .testTarget(
            name: "ExamplesTests", dependencies: ["Reflow", "dashboard", "gitlog", "pick"]),
        // The code of all articles and of the README, compiled and run.
        .testTarget(
            name: "ArticleTests", dependencies: ["CollectionLaws", "CompilerSupport", "Reflow"],
            exclude: ["Interface"]),
        .testTarget(
            name: "BrowserTests", dependencies: ["Browser", "Gallery", "Reflow"], exclude: ["Data"],
            resources: [.copy("Fixtures")]),
    ],
    swiftLanguageModes: [.v6]
)
