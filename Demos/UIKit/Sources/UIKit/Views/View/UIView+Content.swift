import Foundation

extension UIView {
    /// Returns the colours and texts of the view and of all views inside.
    public func _content() -> _ViewContent {
        var content = _ViewContent()
        content.background = shownBackground
        content.cornerRadius = shownCornerRadius
        if let border = shownBorder {
            content.border = border.color._rgba
            content.borderWidth = border.width
        }
        collect(into: &content)
        content.makeOpaque(on: UIColor.systemBackground.rgba(with: traitCollection))
        return content
    }

    private var shownBackground: _RGBA? {
        let own = shownBackgroundColor?.rgba(with: traitCollection) ?? layer.backgroundColor?._rgba
        if let own, own.alpha > 0 { return own }
        let gradient =
            (layer as? CAGradientLayer)
            ?? layer.sublayers?.lazy.compactMap {
                $0 as? CAGradientLayer
            }.first
        return (gradient?.colors?.first as? CGColor)?._rgba
    }

    private func collect(into content: inout _ViewContent) {
        guard !isHidden, alpha > 0 else { return }
        if !drawsOwnContentLast { collectOwn(into: &content) }
        for view in subviewsInReadingOrder {
            view.adoptAppearance(into: &content, of: self)
            view.collect(into: &content)
        }
        if drawsOwnContentLast { collectOwn(into: &content) }
    }

    private func collectOwn(into content: inout _ViewContent) {
        content.lines += ownLines
        content.images += ownImages
    }

    /// Takes the background and corners of a view that covers its parent.
    private func adoptAppearance(into content: inout _ViewContent, of parent: UIView) {
        guard !isHidden, alpha > 0, covers(parent) else { return }
        if let color = shownBackground { content.background = color }
        if shownCornerRadius > 0 { content.cornerRadius = shownCornerRadius }
        if let border = shownBorder {
            content.border = border.color._rgba
            content.borderWidth = border.width
        }
    }

    /// Whether the view takes most of its parent's area. A view without a size counts if its parent is alone with it.
    private func covers(_ parent: UIView) -> Bool {
        let area = parent.frame.width * parent.frame.height
        guard area > 0 else { return parent.subviews.count == 1 }
        return frame.width * frame.height >= 0.6 * area
    }

    /// The views inside from top to bottom and from left to right, or in their own order if frames are unknown.
    private var subviewsInReadingOrder: [UIView] {
        let views = contentSubviews.filter { !$0.isHidden }
        let areFramesKnown = Set(views.map { "\($0.frame)" }).count == views.count
        guard views.count > 1, areFramesKnown else { return views }
        return views.enumerated().sorted { first, second in
            let (a, b) = (first.element.frame, second.element.frame)
            // Views in one row overlap by more than half of the lower one.
            let overlap = min(a.maxY, b.maxY) - max(a.minY, b.minY)
            if overlap > 0.5 * min(a.height, b.height) {
                return a.minX != b.minX ? a.minX < b.minX : first.offset < second.offset
            }
            return a.minY != b.minY ? a.minY < b.minY : first.offset < second.offset
        }.map(\.element)
    }
}

extension _ViewContent {
    /// Mixes transparent colours with the colours behind them. A text screen draws opaque colours only.
    fileprivate mutating func makeOpaque(on base: _RGBA) {
        background = background?.over(base)
        let ground = background ?? base
        border = border?.over(ground)
        for index in lines.indices { lines[index].color = lines[index].color?.over(ground) }
    }
}

extension _RGBA {
    /// Returns the opaque colour that this colour gives on another one.
    fileprivate func over(_ other: _RGBA) -> _RGBA {
        func mix(_ own: Double, _ other: Double) -> Double { own * alpha + other * (1 - alpha) }
        return _RGBA(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
    }
}
