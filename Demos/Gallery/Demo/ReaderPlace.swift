import Reflow

/// The reader's selection and scroll position.
public struct ReaderPlace {
    let selection: AnyHashable?
    let offset: Point
}

extension Demo {
    var readerPlace: ReaderPlace {
        ReaderPlace(selection: view.selection.map { AnyHashable($0) }, offset: view.contentOffset)
    }

    mutating func go(to place: ReaderPlace) {
        if let item = place.selection?.base as? ItemID {
            view.select(item, following: false)
        } else {
            view.deselect()
        }
        view.contentOffset = place.offset
    }
}
