extension SectionLayout: Transposable {
    /// The description with x and y swapped. Header and footer do not change, because their height is always the extent
    /// along the scroll direction.
    var transposed: SectionLayout {
        var copy = self
        copy.inset = inset?.transposed
        copy.contentInsets = contentInsets?.transposed
        copy.boundaryItems = boundaryItems.map(\.transposed)
        copy.decorationItems = decorationItems.map(\.transposed)
        copy.sideways?.indicatorInsets = sideways?.indicatorInsets.transposed ?? .zero
        copy.body = body.transposed
        return copy
    }
}
