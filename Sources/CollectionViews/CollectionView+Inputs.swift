import CollectionLayouts
import CollectionSnapshots

/// An element whose size a layout asks for. Lengths are in points.
public struct MeasuredElement<SectionID, ItemID> {
    /// What the element is.
    public var kind: ElementKind
    /// The identifier of its section.
    public var section: SectionID
    /// Nil for what is not an item.
    public var item: ItemID?
    /// Nil when the width is free.
    public var width: Double?
    /// Nil when the height is free.
    public var height: Double?
}

extension CollectionView {
    /// Answers how large an element wants to be, in points; nil where it cannot tell, so that the
    /// estimate counts.
    ///
    /// Only what is near to what is seen is asked for, about a viewport on each side; all else has its estimates until
    /// then, and what turns out different never moves the reader's place. Answers are kept by identifier until the
    /// view's width changes (its height in a layout that scrolls sideways), the element is reloaded or reconfigured, or
    /// `invalidateLayout()` is called: until then it must answer alike.
    public typealias Measurement = (MeasuredElement<SectionID, ItemID>) -> Size?

    /// All that an arrangement and the limits of scrolling depend on.
    public struct Inputs {
        /// Any layout for sections of these identifiers.
        public var layout: any CollectionLayoutConvertible<SectionID> {
            didSet { layoutVersion = Identity() }
        }
        /// What is shown.
        public var snapshot: Snapshot<SectionID, ItemID> {
            didSet { snapshotVersion = Identity() }
        }
        /// The view's size and insets in points; what cannot be computed with counts as zero once it
        /// is solved, see `LayoutEnvironment`.
        public var environment = LayoutEnvironment(size: .zero) {
            didSet { wasCleaned = false }
        }
        /// Answers for elements with measured sizes.
        public var measurement: Measurement? {
            didSet { invalidateLayout() }
        }
        /// Vertical offsets are multiples of this number of points; zero for none.
        ///
        /// A terminal scrolls by whole rows, and sideways by whole columns. Limits are widened to the next multiple, so that start
        /// and end can be reached. What is not a number, below 1/1000 or beyond 10^12 counts as zero.
        public var offsetQuantum = 0.0
        /// Horizontal offsets are multiples of this number of points; zero for none. Otherwise as
        /// `offsetQuantum`. Sections that glide move by such steps as well.
        public var horizontalQuantum = 0.0

        /// Whether the environment was another one before it was solved, which the arrangement says until it is
        /// set again.
        var wasCleaned = false
        /// Closures cannot be compared: each assignment counts as a change.
        var layoutVersion = Identity()
        var snapshotVersion = Identity()
        /// Another one when sizes that were measured have become worthless.
        var measurementVersion = Identity()

        init(
            layout: any CollectionLayoutConvertible<SectionID>,
            snapshot: Snapshot<SectionID, ItemID>
        ) {
            self.layout = layout
            self.snapshot = snapshot
        }

        /// Has the layout solved again though it is the same, because something that its closures
        /// see has changed.
        public mutating func invalidateLayout() {
            layoutVersion = Identity()
            measurementVersion = Identity()
        }
    }
}

extension CollectionView.Inputs {
    /// What an arrangement is kept for.
    struct Key: Equatable {
        var layout: Identity
        var snapshot: Identity
        var environment: LayoutEnvironment
        var wasCleaned: Bool
    }

    var key: Key {
        Key(
            layout: layoutVersion, snapshot: snapshotVersion, environment: environment,
            wasCleaned: wasCleaned)
    }

    /// The least number of points a step can have: multiples of less are lost in large offsets.
    private static var leastQuantum: Double { 1e-3 }

    /// Makes a number of a quantum that is none, before anything is computed with it.
    mutating func clean() {
        func cleaned(_ quantum: Double) -> Double {
            quantum >= Self.leastQuantum && quantum < 1e12 ? quantum : 0
        }
        (offsetQuantum, horizontalQuantum) = (cleaned(offsetQuantum), cleaned(horizontalQuantum))
    }

    /// The steps of offsets on both axes.
    var quantum: Size { Size(width: horizontalQuantum, height: offsetQuantum) }

    /// Solves with estimates for what can be measured, and takes over the environment as it was solved for.
    ///
    /// - Parameters:
    ///   - past: An arrangement that is not used any more.
    ///   - keepsItems: Whether its sections have as many items as those there are now.
    ///   - keptColumns: How many sections, from the first on, stay in the columns chosen for them.
    mutating func solve(
        _ sizes: MeasuredSizes<SectionID, ItemID>, after past: consuming Arrangement? = nil,
        keepsItems: Bool = false, keptColumns: Int = 0
    ) -> Arrangement {
        // What stands around the whole layout, and what has no estimate to speak of, is measured at once.
        sizes.askedElements = nil
        defer { sizes.askedElements = [:] }
        let arrangement = layout.collectionLayout.solve(
            itemCounts: keepsItems ? nil : snapshot.itemCounts,
            identifiers: snapshot.sectionIdentifiers,
            in: environment, measure: question(sizes), lazily: true, after: past,
            keptColumns: keptColumns)
        let isOther = environment != arrangement.environment
        environment = arrangement.environment
        wasCleaned = isOther
        return arrangement
    }

    /// How many sections, from the first on, were there before in the same order. O(sections).
    func unchangedSections(after old: Self) -> Int {
        guard snapshotVersion != old.snapshotVersion else { return snapshot.numberOfSections }
        return zip(old.snapshot.sectionIdentifiers, snapshot.sectionIdentifiers)
            .prefix { $0 == $1 }.count
    }

    /// The measurement as the engine asks it: by index.
    func question(_ sizes: MeasuredSizes<SectionID, ItemID>) -> Measure? {
        guard let measurement else { return nil }
        return { [snapshot] in sizes.size(for: $0, in: snapshot, measurement: measurement) }
    }
}

/// Each input alone. Setting one keeps the reader's place; see `update(_:)` for several at once.
extension CollectionView {
    /// The layout; any other over the same section identifiers can take its place.
    public var layout: any CollectionLayoutConvertible<SectionID> {
        get { inputs.layout }
        set { update { $0.layout = newValue } }
    }

    /// The data. The selected item stays selected if it is still there.
    ///
    /// In here `inputs.snapshot` is read instead where it counts: what this returns is retained, piece by piece.
    public var snapshot: Snapshot<SectionID, ItemID> {
        get { inputs.snapshot }
        set { update { $0.snapshot = newValue } }
    }

    /// Another one after each change of the data, or of what is said of it.
    package var snapshotVersion: Identity { inputs.snapshotVersion }

    /// The view's size and insets, in points.
    public var environment: LayoutEnvironment {
        get { inputs.environment }
        set { update { $0.environment = newValue } }
    }

    /// The view's size in points; negative numbers and what is none count as zero.
    public var size: Size {
        get { inputs.environment.size }
        set { update { $0.environment.size = newValue } }
    }

    /// Room around the content that scrolls with it, in points.
    public var contentInset: EdgeInsets {
        get { inputs.environment.contentInset }
        set { update { $0.environment.contentInset = newValue } }
    }

    /// Room at the view's edges that something else covers, in points.
    public var safeAreaInsets: EdgeInsets {
        get { inputs.environment.safeAreaInsets }
        set { update { $0.environment.safeAreaInsets = newValue } }
    }

    /// Vertical offsets are multiples of this number of points; zero for none.
    public var offsetQuantum: Double {
        get { inputs.offsetQuantum }
        set { update { $0.offsetQuantum = newValue } }
    }

    /// Horizontal offsets are multiples of this number of points; zero for none.
    public var horizontalQuantum: Double {
        get { inputs.horizontalQuantum }
        set { update { $0.horizontalQuantum = newValue } }
    }

    /// Answers for elements with measured sizes.
    public var measurement: Measurement? {
        get { inputs.measurement }
        set { update { $0.measurement = newValue } }
    }

    /// Changes the size; does nothing when it is the same. In points.
    public mutating func resize(to size: Size) {
        self.size = size
    }

    /// Solves again though the layout is the same, because something that its closures see has
    /// changed.
    public mutating func invalidateLayout() {
        update { $0.invalidateLayout() }
    }
}
