import CollectionViews

extension CollectionView.Inputs {
    /// Has the view scroll by whole rows and columns, so that what it shows stands on whole cells.
    public mutating func scrollByCells(of scale: CellScale) {
        offsetQuantum = scale.cell.height
        horizontalQuantum = scale.cell.width
    }
}
