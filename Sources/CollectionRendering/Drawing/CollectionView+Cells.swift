import CollectionViews

extension CollectionView.Inputs {
    /// Makes the view scroll by whole rows and columns, so that elements stay on whole cells.
    public mutating func scrollByCells(of scale: CellScale) {
        offsetQuantum = scale.cell.height
        horizontalQuantum = scale.cell.width
    }
}
