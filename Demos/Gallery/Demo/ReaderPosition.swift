import Reflow

/// The reader's selection and scroll position.
public struct ReaderPosition {
    let selection: AnyHashable?
    let offset: Point
}

extension Demo {
    var readerPosition: ReaderPosition {
        ReaderPosition(
            selection: view.selection.map { AnyHashable($0) }, offset: view.contentOffset)
    }

    mutating func go(to place: ReaderPosition) {
        if let item = place.selection?.base as? ItemID {
            view.select(item, following: false)
        } else {
            view.deselect()
        }
        view.contentOffset = place.offset
    }
}
