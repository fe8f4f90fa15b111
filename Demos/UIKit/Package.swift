// swift-tools-version: 6.3

import PackageDescription

// A separate package, because `canImport(UIKit)` is true for all code that sees a module with this name. It shows
// layouts that were written for UIKit: `reflow uikit FILE` builds it in the user's cache and runs its programs.
//
// LayoutSlicer uses the modules of SwiftSyntax in the toolchain. They are outside the compiler's search paths, so
// `Demos/UIKit/build` passes their folder.

/// Returns the products of the main package with these names.
func parts(_ names: [String]) -> [Target.Dependency] {
    names.map { .product(name: $0, package: "Reflow") }
}

/// The modules that a slice of the user's code can import.
let modules = ["UIKit", "UICollectionViewSplitLayout", "JEKScrollableSectionCollectionViewLayout"]

let package = Package(
    name: "UIKitLayouts",
    platforms: [.macOS(.v15)],
    products: [
        // The library that a slice is linked with. It contains the only copy of the modules and of Reflow in the child
        // process.
        .library(name: "UIKitRuntime", type: .dynamic, targets: modules + ["UIKitHost"])
    ],
    dependencies: [
        // SwiftPM finds the products by this name, so the folder of the clone can have any name.
        .package(name: "Reflow", path: "../..")
    ],
    targets: [
        .target(name: "UIKit"),
        .target(name: "UICollectionViewSplitLayout", dependencies: ["UIKit"]),
        .target(name: "JEKScrollableSectionCollectionViewLayout", dependencies: ["UIKit"]),
        // Turns the descriptions of the modules into Reflow's, and answers the browser.
        .target(
            name: "UIKitHost",
            dependencies: modules.map { .target(name: $0) }
                + parts(["Gallery", "Reflow", "RemoteDemos"])),
        // Finds the layouts of a file, and cuts out what a layout needs.
        .target(
            name: "LayoutSlicer",
            linkerSettings: [.linkedLibrary("SwiftParser"), .linkedLibrary("SwiftSyntax")]),
        // Compiles slices, and watches the file.
        .executableTarget(
            name: "LayoutCompiler", dependencies: ["LayoutSlicer"] + parts(["RemoteDemos"])),
        // Loads a compiled slice. It has no other code, so that the runtime library has the only copy of each type.
        .executableTarget(name: "LayoutChild"),
        // Whole controllers as a user writes them. A slice has Swift 5's rules too.
        .target(
            name: "DocumentSamples", dependencies: modules.map { .target(name: $0) },
            path: "Samples", swiftSettings: [.swiftLanguageMode(.v5)]),
        // An empty module; see its file.
        .target(name: "_Testing_UIKit", path: "Tests/TestingOverlay"),
        .testTarget(name: "UIKitTests", dependencies: ["UIKit", "_Testing_UIKit"]),
        // `Tests/fuzz` links this target with libFuzzer too.
        .testTarget(
            name: "LayoutSlicerTests", dependencies: ["LayoutSlicer"], exclude: ["Corpus"]),
        // Runs the code for UIKit that the demos show.
        .testTarget(
            name: "LayoutCodeTests",
            dependencies: ["LayoutChild"] + parts(["Gallery", "Reflow", "RemoteDemos"])),
        .testTarget(
            name: "UIKitHostTests",
            dependencies: ["UIKitHost", "DocumentSamples", "_Testing_UIKit"]
                + modules.map { .target(name: $0) }
                + parts(["Gallery", "Reflow"])),
    ],
    swiftLanguageModes: [.v6]
)
