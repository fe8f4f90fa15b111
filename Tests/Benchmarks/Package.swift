// swift-tools-version: 6.3

import PackageDescription

// A package of its own, so that the one above needs no benchmark library: it repeats, warms up and takes times; the
// table of ratios is made here.

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [
        // The name, not the folder a clone happens to be in, is what the products are found by.
        .package(name: "Reflow", path: "../.."),
        .package(url: "https://github.com/google/swift-benchmark", from: "0.1.2"),
    ],
    targets: [
        // What is allocated now; Swift imports neither platform's way to ask.
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
