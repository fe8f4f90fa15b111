import CollectionViews

extension CollectionView.Inputs {
    /// Makes the view scroll by whole rows and columns, so that scrolling never moves an element by a part of a cell.
    public mutating func scrollByCells(of scale: CellScale) {
        offsetQuantum = scale.cell.height
        horizontalQuantum = scale.cell.width
    }
}
