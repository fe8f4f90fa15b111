import Foundation
import Gallery
import Reflow
import RemoteDemos

/// A shared library with the code of many variants, which another process loads.
struct CodeLibrary {
    private let path: String
    private let products: URL

    /// A collection view with a delegate that also makes the layout. A new size needs a new layout.
    private static let viewText = """
        import UIKit

        final class LayoutView<Delegate: UICollectionViewDelegate>: UICollectionView {
            private let layoutDelegate: Delegate
            private let makeLayout: (Delegate, CGSize) -> UICollectionViewLayout
            private var size = CGSize.zero

            init(
                _ delegate: Delegate,
                makeLayout: @escaping (Delegate, CGSize) -> UICollectionViewLayout
            ) {
                layoutDelegate = delegate
                self.makeLayout = makeLayout
                super.init(frame: .zero, collectionViewLayout: makeLayout(delegate, .zero))
                self.delegate = delegate
            }

            required init?(coder: NSCoder) { nil }

            override func layoutSubviews() {
                if size != bounds.size {
                    size = bounds.size
                    collectionViewLayout = makeLayout(layoutDelegate, size)
                }
                super.layoutSubviews()
            }
        }

        """

    /// Compiles all variants together.
    init(of variants: [CodeVariant], in folder: TemporaryFolder) throws {
        products = try BuiltProducts.folder()
        path = folder.path + "/libCodes.so"
        var files = [try folder.add(Self.viewText, "LayoutView.swift")]
        files += try variants.map { try folder.add($0.fileText, "\($0.name).swift") }
        try BuiltProducts.compile(
            [
                "-swift-version", "6", "-warnings-as-errors", "-wmo", "-emit-library",
                "-module-name", "Codes", "-o", path,
                "-I",
                products.path + "/Modules", "-L", products.path, "-lUIKitRuntime", "-Xlinker",
                "-rpath", "-Xlinker", products.path,
            ] + files)
    }

    /// Starts a process that shows the layout of a variant, with as many items as the demo has.
    func run(_ variant: CodeVariant) throws -> RemoteDemo {
        var options = RemoteOptions(animates: false)
        options.itemCounts = variant.demo.itemCounts
        return try RemoteDemo(
            waitingFor: RemoteProgram(
                ChildProcess(products.path + "/LayoutChild", [path, variant.name])),
            options: options)
    }
}
