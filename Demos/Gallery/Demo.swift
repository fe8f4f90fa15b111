import Reflow

/// A demo of the gallery: a collection view and how its elements are drawn.
///
/// The browser does the rest: size, scrolling, selection, parameters, status.
public protocol Demo: RunningDemo {
    associatedtype SectionID: Hashable
    associatedtype ItemID: Hashable

    /// The data and where the reader is in it.
    var view: CollectionView<SectionID, ItemID> { get set }

    /// The layout for a choice of parameters.
    func layout(_ parameters: DemoParameters) -> any CollectionLayoutConvertible<SectionID>

    /// Draws one element into its frame.
    func draw(_ element: Element<SectionID, ItemID>, in region: inout Region)

    /// How large elements with measured sizes want to be at a scale; nil where a demo has none.
    func measurement(at scale: CellScale) -> CollectionView<SectionID, ItemID>.Measurement?

    /// The view has another size, or is seen at another scale.
    mutating func didPlace()

    /// The text that an item is found by; nil where there is none. The first item speaks for all.
    func searchText(of item: ItemID) -> String?

    /// What is looked through for a text, in UTF-8.
    func searchedBytes(of item: ItemID) -> ArraySlice<UInt8>

    /// An item that was found is selected and in sight.
    mutating func didFind()

    /// What is said where there is nothing to show.
    var emptySentence: String { get }

    /// What Enter and a second click do with an item.
    mutating func open(_ item: ItemID) -> Outcome
}

extension Demo {
    public var emptySentence: String { "There is nothing to show." }
    public func measurement(
        at scale: CellScale
    ) -> CollectionView<SectionID, ItemID>.Measurement? { nil }
    public mutating func didPlace() {}
    public mutating func didFind() {}
    public var place: String? { nil }
    public var descriptors: [Int32] { [] }
    public mutating func wake() -> Outcome { .ignored }
    public mutating func open(_ item: ItemID) -> Outcome { .message("nothing to open here") }
    public mutating func goBack() -> Bool { false }
    public var actions: [DemoAction] { [] }
    public mutating func perform(_ key: Key, _ parameters: DemoParameters) -> Outcome {
        .ignored
    }
}
