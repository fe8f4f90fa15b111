import UICollectionViewSplitLayout
import UIKit

/// Three sections of squares. The blue section is at the right of the others.
final class SplitBasicViewController: UIViewController {
    enum Section: Int, CaseIterable {
        case red, blue, green

        var color: UIColor {
            switch self {
            case .red: .systemRed
            case .blue: .systemBlue
            case .green: .systemGreen
            }
        }
    }

    private let layout = UICollectionViewSplitLayout()
    private let itemsPerSection = 20
    private let itemsPerLine = 3

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Basic"
        view.backgroundColor = .systemBackground
        layout.leftSideRatio = 0.4
        layout.splitSpacing = 8
        layout.minimumInterItemSpacing = 8
        layout.minimumItemLineSpacing = 8
        layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

        let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
        collectionView.dataSource = self
        collectionView.delegate = self
        view.addSubview(collectionView)
    }
}

extension SplitBasicViewController: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { Section.allCases.count }

    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        itemsPerSection
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: "Cell", for: indexPath)
        cell.backgroundColor = Section(rawValue: indexPath.section)?.color
        return cell
    }
}

extension SplitBasicViewController: UICollectionViewDelegateSectionSplitLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sideForSection section: Int
    ) -> UICollectionViewSplitLayoutSide {
        Section(rawValue: section) == .blue ? .right : .left
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAtIndexPath indexPath: IndexPath, width: CGFloat,
        side: UICollectionViewSplitLayoutSide
    ) -> CGSize {
        let width = layout.calculateFixedWidthRaughly(
            to: itemsPerLine, of: side, minimumInterItemSpacing: layout.minimumInterItemSpacing,
            sectionInset: layout.sectionInset)
        return CGSize(width: width, height: width)
    }
}
