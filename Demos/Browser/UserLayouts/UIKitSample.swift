import Gallery
import RemoteDemos

/// A sample that is written for UIKit, in the folder `Demos/UIKit/Samples`.
struct UIKitSample: Hashable, Sendable {
    /// The name on the command line.
    let name: String
    let title: String
    let summary: String
    /// The name of the file, and of the controller in it.
    let file, controller: String

    static let all = [
        UIKitSample(
            name: "uikit-list", title: "Article list",
            summary: "a diffable list that a timer shuffles",
            file: "ArticleList.swift", controller: "ArticleListViewController"),
        UIKitSample(
            name: "uikit-grid", title: "Article grid", summary: "five squares across",
            file: "ArticleGrid.swift", controller: "ArticleGridViewController"),
        UIKitSample(
            name: "uikit-columns", title: "Article columns", summary: "two items in each group",
            file: "ArticleTwoColumns.swift", controller: "ArticleTwoColumnsViewController"),
        UIKitSample(
            name: "uikit-rows", title: "Article rows",
            summary: "a wide item above three small ones",
            file: "ArticleTwoRows.swift", controller: "ArticleTwoRowsViewController"),
        UIKitSample(
            name: "uikit-split", title: "Split controller",
            summary: "UICollectionViewSplitLayout with its delegate",
            file: "SplitBasic.swift", controller: "SplitBasicViewController"),
        UIKitSample(
            name: "uikit-scrollable", title: "Scrollable sections",
            summary: "JEKScrollableSectionCollectionViewLayout with a data source",
            file: "ScrollableMinimal.swift", controller: "ScrollableMinimalViewController"),
    ]

    /// The entries of all samples.
    static let entries = all.map(\.entry)

    private var entry: DemoEntry {
        DemoEntry(name: name, title: title, category: .uikit, summary: summary) { options in
            RemoteDemo(
                LayoutSource(
                    name: controller, settings: options.settings[name] ?? [], isOwn: false
                ) {
                    "\(try UIKitPackage.find().samples)/\(file)"
                },
                options: RemoteOptions(items: 20, sections: 3, animates: options.animates))
        }
    }
}
