/// The differences between this layout here and on a phone, for the status line.
@MainActor final class Remarks {
    /// A difference.
    enum Remark: Int, CaseIterable {
        case estimates, twoAxes, movedItems, placeholders, noSplitDelegate, otherSize, badFrames,
            nothingMade

        /// The difference as a sentence.
        var sentence: String {
            switch self {
            case .estimates: "Estimated sizes count as sizes, because no cell measures itself."
            case .twoAxes: "The layout scrolls along both axes, and here only along one."
            case .movedItems:
                "A handler of visible items can fade and hide items, but not move them."
            case .placeholders:
                "Items and sections are placeholders, because there is no data source."
            case .noSplitDelegate: "The layout has no delegate, so sides and sizes are made up."
            case .nothingMade: "The code makes no layout with these numbers."
            case .badFrames: "Some frames of the layout are not numbers, and are left out."
            case .otherSize:
                "The collection view fills the screen here, and a part of it in the controller."
            }
        }
    }

    private var remarks: Set<Remark> = []

    func add(_ remark: Remark) { remarks.insert(remark) }

    func remove(_ remark: Remark) { remarks.remove(remark) }

    /// The sentences, in a fixed order.
    var sentences: [String] {
        Remark.allCases.filter(remarks.contains).map(\.sentence)
    }
}
