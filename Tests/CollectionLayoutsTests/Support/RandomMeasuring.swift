import CollectionLayouts

/// Returns a size that depends on the item and the section, and is the same for the same request.
@Sendable func randomSize(_ request: MeasureRequest) -> Size? {
    let number = Double((request.item * 7 + request.section * 3) % 11) + 0.5
    return Size(width: request.width ?? number, height: request.height ?? number / 2)
}
