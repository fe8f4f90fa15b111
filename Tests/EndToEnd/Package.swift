// swift-tools-version: 6.3

import PackageDescription

// A package of its own, so that the one above needs no terminal emulator: programs run in a pty, and
// libvterm says what a terminal would show. Needs libvterm-dev, or Homebrew's libvterm.

/// Products of the package above, by their names.
func parts(_ names: [String]) -> [Target.Dependency] {
    names.map { .product(name: $0, package: "Reflow") }
}

let package = Package(
    name: "EndToEnd",
    platforms: [.macOS(.v15)],
    dependencies: [
        // The name, not the folder a clone happens to be in, is what the products are found by.
        .package(name: "Reflow", path: "../..")
    ],
    targets: [
        .systemLibrary(
            name: "CVTerm", pkgConfig: "vterm",
            providers: [.apt(["libvterm-dev"]), .brew(["libvterm"])]),
        .target(
            name: "CPty", dependencies: ["CVTerm"],
            linkerSettings: [
                .linkedLibrary("vterm"), .linkedLibrary("util", .when(platforms: [.linux])),
            ]),
        .target(name: "Sessions", dependencies: ["CPty"]),
        // A picture that any terminal shows, and a terminal without ncurses that does.
        .target(
            name: "BasicPicture",
            dependencies: parts([
                "CollectionLayouts", "CollectionRendering", "CollectionSnapshots",
                "CollectionViews", "Terminals",
            ])),
        .executableTarget(name: "Plain", dependencies: ["BasicPicture"] + parts(["Terminals"])),
        .executableTarget(
            name: "Probe",
            dependencies: [
                "BasicPicture", "RandomFrames", .product(name: "Reflow", package: "Reflow"),
            ]),
        // A program one of whose closures never returns.
        .executableTarget(
            name: "Endless", dependencies: [.product(name: "Reflow", package: "Reflow")]),
        // Runs the program for a long time; see Tests/soak.
        .executableTarget(name: "Soak", dependencies: ["RandomFrames", "Sessions"]),
        // What is drawn by the program and known to the tests.
        .target(name: "RandomFrames", dependencies: parts(["Terminals"])),
        .testTarget(
            name: "BackendTests",
            dependencies: ["Sessions", "Plain", "Probe", "RandomFrames"] + parts(["Terminals"])),
        // The product is only named so that it is built beside the tests.
        .testTarget(
            name: "BrowserTests",
            dependencies: ["Sessions", .product(name: "reflow", package: "Reflow")]),
        .testTarget(
            name: "SignalTests",
            dependencies: [
                "Endless", "RandomFrames", "Sessions",
                .product(name: "reflow", package: "Reflow"),
            ]),
        // The examples are built with the package above: `Tests/run` says where.
        .testTarget(name: "ExamplesTests", dependencies: ["Sessions"]),
    ],
    swiftLanguageModes: [.v6]
)
