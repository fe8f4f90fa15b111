// swift-tools-version: 6.3

import PackageDescription

// A package of its own, so that only who plants faults builds a parser of Swift.

let package = Package(
    name: "FaultPlanting",
    platforms: [.macOS(.v15)],
    dependencies: [
        // The command line.
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        // Where expressions and statements begin and end, and what binds tighter.
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    ],
    targets: [
        .executableTarget(
            name: "PlantFaults",
            dependencies: [
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "SwiftOperators", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
