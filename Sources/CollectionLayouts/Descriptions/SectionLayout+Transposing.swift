extension SectionLayout: Transposable {
    /// Header and footer stay as they are: their height is the extent along the scroll direction, either way.
    var transposed: SectionLayout {
        var copy = self
        copy.inset = inset?.transposed
        copy.contentInsets = contentInsets?.transposed
        copy.boundaryItems = boundaryItems.map(\.transposed)
        copy.decorationItems = decorationItems.map(\.transposed)
        copy.sideways?.indicatorInsets = sideways?.indicatorInsets.transposed ?? .zero
        switch body {
        case .flow(var body):
            body.items = body.items.transposed
            copy.body = .flow(body)
        case .shelf(var body):
            body.items = body.items.transposed
            copy.body = .shelf(body)
        case .group(let body):
            copy.body = .group(
                GroupBody(
                    group: body.group.transposed, interGroupSpacing: body.interGroupSpacing))
        }
        return copy
    }
}

extension ItemSize: Transposable {
    /// So many on a line, and measured on the other axis: that holds along the scroll direction, either way.
    var transposed: ItemSize {
        switch self {
        case .uniform(let size): return .uniform(size.transposed)
        case .perLine(let count, .aspectRatio(let ratio)):
            return .perLine(count, .aspectRatio(1 / ratio))
        case .perLine, .measured: return self
        case .each(let size): return .each { size($0, $1).transposed }
        case .bulk(let fill):
            return .bulk { items, column, sizes in
                fill(items, column, &sizes)
                for index in sizes.indices { sizes[index] = sizes[index].transposed }
            }
        case .table(let sizes): return .table(sizes.map(\.transposed))
        }
    }
}
