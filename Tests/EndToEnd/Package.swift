// swift-tools-version: 6.3

import PackageDescription

// A separate package, so that the main package needs no terminal emulator. The tests run programs in a pseudo-terminal,
// and libvterm computes the screen that a terminal would show. It needs libvterm-dev, or Homebrew's libvterm.

/// Returns the products of the main package with these names.
func parts(_ names: [String]) -> [Target.Dependency] {
    names.map { .product(name: $0, package: "Reflow") }
}

let package = Package(
    name: "EndToEnd",
    platforms: [.macOS(.v15)],
    dependencies: [
        // SwiftPM finds the products by this name, so the folder of the clone can have any name.
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
        // A picture that every backend can draw.
        .target(
            name: "BasicPicture",
            dependencies: parts([
                "CollectionLayouts", "CollectionRendering", "CollectionSnapshots",
                "CollectionViews", "Terminals",
            ])),
        .executableTarget(
            name: "Plain", dependencies: ["BasicPicture"] + parts(["AnsiTerminals", "Terminals"])),
        .executableTarget(
            name: "Probe",
            dependencies: [
                "BasicPicture", "RandomFrames",
            ] + parts(["AnsiTerminals", "Reflow"])),
        // A program one of whose closures never returns.
        .executableTarget(
            name: "Endless", dependencies: [.product(name: "Reflow", package: "Reflow")]),
        // Runs the program for a long time; see Tests/soak.
        .executableTarget(name: "Soak", dependencies: ["RandomFrames", "Sessions"]),
        // Random frames: the probe draws them, and the tests compute the same frames.
        .target(name: "RandomFrames", dependencies: parts(["Terminals"])),
        .testTarget(
            name: "BackendTests",
            dependencies: ["Sessions", "Plain", "Probe", "RandomFrames"] + parts(["Terminals"])),
        // This dependency makes SwiftPM build the program together with the tests.
        .testTarget(
            name: "BrowserTests",
            dependencies: ["Sessions", .product(name: "reflow", package: "Reflow")]),
        .testTarget(
            name: "SignalTests",
            dependencies: [
                "Endless", "RandomFrames", "Sessions",
                .product(name: "reflow", package: "Reflow"),
            ]),
        // The main package builds the examples; see `Program.example`.
        .testTarget(name: "ExamplesTests", dependencies: ["Sessions"]),
    ],
    swiftLanguageModes: [.v6]
)
