extension SectionLayout: Transposable {
    /// Header and footer stay as they are: their height is the extent along the scroll direction, either way.
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
