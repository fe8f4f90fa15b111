// swift-tools-version: 6.3

import PackageDescription

// A separate package, so that the main package needs no benchmark library. The library repeats and times the
// operations, with a warm-up first. The code here prints the table of ratios.

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [
        // SwiftPM finds the products by this name, so the folder of the clone can have any name.
        .package(name: "Reflow", path: "../.."),
        .package(url: "https://github.com/google/swift-benchmark", from: "0.1.2"),
    ],
    targets: [
        // Returns the number of allocated bytes, because Swift cannot call the function of either platform.
        .target(name: "CAllocation"),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "CAllocation",
                .product(name: "Reflow", package: "Reflow"),
                .product(name: "Benchmark", package: "swift-benchmark"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
