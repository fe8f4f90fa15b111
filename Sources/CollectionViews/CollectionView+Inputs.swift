import CollectionLayouts
import CollectionSnapshots

/// An element whose size a layout asks for. Lengths are in points.
public struct MeasuredElement<SectionID, ItemID> {
    /// What the element is.
    public var kind: ElementKind
    /// The identifier of its section.
    public var section: SectionID
    /// The identifier of the item; nil for elements that are not items.
    public var item: ItemID?
    /// The given width; nil when the width is free.
    public var width: Double?
    /// The given height; nil when the height is free.
    public var height: Double?
}

extension CollectionView {
    /// Returns the size that an element wants, in points; return nil to use the layout's estimate.
    ///
    /// It is called for elements near the viewport: about one viewport on each side. Other elements keep their
    /// estimates until the reader comes near. What surrounds the whole layout, and what has no estimate, is measured at
    /// once. A size that differs from its estimate never moves the reader's place.
    ///
    /// Sizes are cached by identifier until the view's width changes (its height in a layout that scrolls sideways),
    /// the element is reloaded or reconfigured, or `invalidateLayout()` is called. Until then the closure must give the
    /// same answer for the same element.
    public typealias Measurement = (MeasuredElement<SectionID, ItemID>) -> Size?

    /// Everything that the arrangement and the scroll limits depend on.
    public struct Inputs {
        /// The layout; any layout over the same section identifiers.
        public var layout: any CollectionLayoutConvertible<SectionID> {
            didSet { layoutVersion = Identity() }
        }
        /// The data to show.
        public var snapshot: Snapshot<SectionID, ItemID> {
            didSet { snapshotVersion = Identity() }
        }
        /// The view's size and insets, in points.
        ///
        /// Invalid numbers count as zero once the layout is solved; see `LayoutEnvironment`.
        public var environment = LayoutEnvironment(size: .zero) {
            didSet { wasCleaned = false }
        }
        /// Measures elements whose size the layout does not fix; see `Measurement`.
        public var measurement: Measurement? {
            didSet { invalidateLayout() }
        }
        /// The vertical scroll step, in points: offsets are multiples of it. Zero for no steps.
        ///
        /// A terminal scrolls by whole rows and columns. The scroll limits are widened to the next multiple, so that
        /// start and end can be reached. NaN, values below 1/1000 and values of 10^12 or more count as zero.
        package var offsetQuantum = 0.0
        /// The horizontal scroll step, in points: offsets are multiples of it. Zero for no steps.
        ///
        /// Invalid values count as zero; see `offsetQuantum`. Sections that glide sideways use the same step.
        package var horizontalQuantum = 0.0

        /// Whether solving replaced bad numbers of the environment. The arrangement reports them until the environment
        /// is set again.
        var wasCleaned = false
        /// Closures cannot be compared: each assignment counts as a change.
        var layoutVersion = Identity()
        var snapshotVersion = Identity()
        /// Changes when measured sizes are no longer valid.
        var measurementVersion = Identity()

        init(
            layout: any CollectionLayoutConvertible<SectionID>,
            snapshot: Snapshot<SectionID, ItemID>
        ) {
            self.layout = layout
            self.snapshot = snapshot
        }

        /// Solves the layout again, and measures all sizes again.
        ///
        /// Call it when something that the closures of the layout or of `measurement` read has changed.
        public mutating func invalidateLayout() {
            layoutVersion = Identity()
            measurementVersion = Identity()
        }
    }
}

extension CollectionView.Inputs {
    /// What an arrangement depends on: it is solved again when this changes.
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

    /// The smallest step in points: large offsets cannot represent multiples of smaller ones.
    private static var leastQuantum: Double { 1e-3 }

    /// Replaces invalid quantums by zero.
    mutating func clean() {
        func cleaned(_ quantum: Double) -> Double {
            quantum >= Self.leastQuantum && quantum < 1e12 ? quantum : 0
        }
        (offsetQuantum, horizontalQuantum) = (cleaned(offsetQuantum), cleaned(horizontalQuantum))
    }

    /// The steps of offsets on both axes.
    var quantum: Size { Size(width: horizontalQuantum, height: offsetQuantum) }

    /// Solves with estimates for elements that can be measured, and stores the environment without its bad numbers.
    ///
    /// - Parameters:
    ///   - past: An arrangement that is not used any more.
    ///   - keepsItems: Whether its sections have as many items as those there are now.
    ///   - keptColumns: How many sections, from the first on, stay in the columns chosen for them.
    mutating func solve(
        _ sizes: MeasuredSizes<SectionID, ItemID>, after past: consuming Arrangement? = nil,
        keepsItems: Bool = false, keptColumns: Int = 0
    ) -> Arrangement {
        // The layout's own boundary items, and elements with an estimate of zero, are measured at once.
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

    /// The measurement in the form that the layout needs: by index.
    func question(_ sizes: MeasuredSizes<SectionID, ItemID>) -> Measure? {
        guard let measurement else { return nil }
        return { [snapshot] in sizes.size(for: $0, in: snapshot, measurement: measurement) }
    }
}

/// Single inputs. Setting one keeps the reader's place; see `update(_:)` to change several at once.
extension CollectionView {
    /// The layout. It can be replaced by any layout over the same section identifiers.
    public var layout: any CollectionLayoutConvertible<SectionID> {
        get { inputs.layout }
        set { update { $0.layout = newValue } }
    }

    /// The data. When it changes, the selected item stays selected if it still exists.
    public var snapshot: Snapshot<SectionID, ItemID> {
        // Hot code inside the view reads `inputs.snapshot`: the value returned here is retained, piece by piece.
        get { inputs.snapshot }
        set { update { $0.snapshot = newValue } }
    }

    /// Changes with each change of the snapshot.
    package var snapshotVersion: Identity { inputs.snapshotVersion }

    /// The view's size and insets, in points.
    public var environment: LayoutEnvironment {
        get { inputs.environment }
        set { update { $0.environment = newValue } }
    }

    /// The view's size in points. Negative and invalid numbers count as zero.
    public var size: Size { inputs.environment.size }

    /// Space around the content that scrolls with it, in points.
    public var contentInset: EdgeInsets {
        get { inputs.environment.contentInset }
        set { update { $0.environment.contentInset = newValue } }
    }

    /// Space at the view's edges that something else covers, in points.
    public var safeAreaInsets: EdgeInsets {
        get { inputs.environment.safeAreaInsets }
        set { update { $0.environment.safeAreaInsets = newValue } }
    }

    /// The vertical scroll step, in points: offsets are multiples of it. Zero for no steps.
    package var offsetQuantum: Double {
        get { inputs.offsetQuantum }
        set { update { $0.offsetQuantum = newValue } }
    }

    /// The horizontal scroll step, in points: offsets are multiples of it. Zero for no steps.
    package var horizontalQuantum: Double {
        get { inputs.horizontalQuantum }
        set { update { $0.horizontalQuantum = newValue } }
    }

    /// Measures elements whose size the layout does not fix; see `Measurement`.
    public var measurement: Measurement? {
        get { inputs.measurement }
        set { update { $0.measurement = newValue } }
    }

    /// Changes the view's size, in points. Does nothing when the size is the same.
    public mutating func resize(to size: Size) {
        update { $0.environment.size = size }
    }

    /// Solves the layout again, and measures all sizes again.
    ///
    /// Call it when something that the closures of the layout or of `measurement` read has changed.
    public mutating func invalidateLayout() {
        update { $0.invalidateLayout() }
    }
}
