// swift-tools-version: 6.3

import PackageDescription

// A separate package, so that only the users of `Tests/faults` build a Swift parser.

let package = Package(
    name: "FaultPlanting",
    platforms: [.macOS(.v15)],
    dependencies: [
        // Parses the command line.
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        // Finds the ranges of expressions and statements, and the precedence of operators.
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
