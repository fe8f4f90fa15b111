import CollectionLayouts
import CollectionSnapshots

/// An element whose size a layout requests. Lengths are in points.
public struct MeasuredElement<SectionID, ItemID> {
    /// The kind of the element, such as item or header.
    public var kind: ElementKind
    /// The identifier of the element's section.
    public var section: SectionID
    /// The identifier of the item; nil for elements that are not items.
    public var item: ItemID?
    /// The given width; nil when the width is free.
    public var width: Double?
    /// The given height; nil when the height is free.
    public var height: Double?
}

extension CollectionView {
    /// A closure that measures an element: returns the size in points, or nil for the layout's estimate.
    ///
    /// The view calls the closure for elements within about one viewport of the visible range, on each side. Other
    /// elements keep their estimates until the reader scrolls near them. Boundary elements of the whole layout, and
    /// elements without an estimate, are measured at once. A size that differs from its estimate never moves the
    /// reader's scroll position.
    ///
    /// The view caches sizes by identifier. It drops all sizes in `invalidateLayout()`, and when its width changes (in
    /// a layout that scrolls sideways, its height). It drops the size of an element that is reloaded or reconfigured.
    /// Until then the closure must return the same size for the same element.
    public typealias Measurement = (MeasuredElement<SectionID, ItemID>) -> Size?

    /// The inputs of a view: everything that the arrangement and the scroll limits depend on.
    public struct Inputs {
        /// The layout. It can be replaced by any layout over the same section identifiers.
        public var layout: any CollectionLayoutConvertible<SectionID> {
            didSet { layoutVersion = Identity() }
        }
        /// The data to show. To change only the data, use `apply`; here they change together with other inputs.
        public var snapshot: Snapshot<SectionID, ItemID> {
            didSet { snapshotVersion = Identity() }
        }
        /// The view's size and insets, in points.
        ///
        /// Invalid numbers count as zero once the layout is solved; see `LayoutEnvironment`.
        public var environment = LayoutEnvironment(size: .zero) {
            didSet { wasCleaned = false }
        }
        /// The closure that measures elements whose size the layout does not fix; see `Measurement`.
        public var measurement: Measurement? {
            didSet { invalidateLayout() }
        }
        /// The vertical scroll step, in points: vertical offsets are multiples of this length. Zero means no steps.
        ///
        /// A terminal scrolls by whole rows and columns. The scroll limits are widened to the next multiple, so that
        /// the reader can reach the start and the end. NaN, values below 1/1000 and values of 10^12 or more count as
        /// zero.
        package var offsetQuantum = 0.0
        /// The horizontal scroll step, in points: horizontal offsets are multiples of this length. Zero means no steps.
        ///
        /// Invalid values count as zero; see `offsetQuantum`. Sections that glide sideways use the same step.
        package var horizontalQuantum = 0.0

        /// Whether the last solution replaced invalid numbers of the environment. The arrangement reports these numbers
        /// as problems until the program sets the environment again.
        var wasCleaned = false
        /// The version of the layout, which changes with each assignment. Layouts contain closures, so two layouts
        /// cannot be compared.
        var layoutVersion = Identity()
        var snapshotVersion = Identity()
        /// The version of the measured sizes, which changes when they are no longer valid.
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
        /// Call this method after a change of any state that the closures of the layout or of `measurement` read.
        public mutating func invalidateLayout() {
            layoutVersion = Identity()
            measurementVersion = Identity()
        }
    }
}

extension CollectionView.Inputs {
    /// The versions of everything that an arrangement depends on. The view solves the layout again when the key
    /// changes.
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

    /// The smallest scroll step, in points. A large offset cannot represent multiples of a smaller step exactly.
    private static var leastQuantum: Double { 1e-3 }

    /// Replaces invalid scroll steps by zero.
    mutating func clean() {
        func cleaned(_ quantum: Double) -> Double {
            quantum >= Self.leastQuantum && quantum < 1e12 ? quantum : 0
        }
        (offsetQuantum, horizontalQuantum) = (cleaned(offsetQuantum), cleaned(horizontalQuantum))
    }

    /// The scroll steps on both axes, in points.
    var quantum: Size { Size(width: horizontalQuantum, height: offsetQuantum) }

    /// The coordinates in which the view uses a mirrored arrangement.
    var mirroring: Mirroring { Mirroring(measuresFromLeading: true, step: horizontalQuantum) }

    /// Solves the layout with estimates for measurable elements, and replaces invalid numbers of the environment.
    ///
    /// - Parameters:
    ///   - past: The previous arrangement, which is not used any more.
    ///   - keepsItems: Whether the sections of `past` have as many items as the current sections.
    ///   - keptLanes: The lanes that the items of waterfalls keep, by section.
    ///   - keptColumns: The number of leading sections that stay in their columns of the previous arrangement.
    mutating func solve(
        _ sizes: MeasuredSizes<SectionID, ItemID>, after past: consuming Arrangement? = nil,
        keepsItems: Bool = false, keptColumns: Int = 0, keptLanes: [Int: KeptLanes] = [:]
    ) -> Arrangement {
        // Allow all measuring during this solution. The layout only requests elements that have no estimate: its own
        // boundary items, and elements with an estimate of zero.
        sizes.requestedElements = nil
        defer { sizes.requestedElements = [:] }
        var arrangement = layout.collectionLayout.solve(
            itemCounts: keepsItems ? nil : snapshot.itemCounts,
            identifiers: snapshot.sectionIdentifiers,
            in: environment, measure: question(sizes), lazily: true, after: past,
            keptColumns: keptColumns, keptLanes: keptLanes)
        arrangement.mirroring = mirroring
        let isOther = environment != arrangement.environment
        environment = arrangement.environment
        wasCleaned = isOther
        return arrangement
    }

    /// Returns the number of leading sections that are the same in the old inputs. O(sections).
    func unchangedSections(after old: Self) -> Int {
        guard snapshotVersion != old.snapshotVersion else { return snapshot.numberOfSections }
        return zip(old.snapshot.sectionIdentifiers, snapshot.sectionIdentifiers)
            .prefix { $0 == $1 }.count
    }

    /// Returns a closure that measures an element by its indexes, as the layout needs it; nil if the view does not
    /// measure.
    func question(_ sizes: MeasuredSizes<SectionID, ItemID>) -> Measure? {
        guard let measurement else { return nil }
        return { [snapshot] in sizes.size(for: $0, in: snapshot, measurement: measurement) }
    }
}

/// The current inputs. A program changes the data with `apply`, and everything else with `update`. The setters are for
/// tests.
extension CollectionView {
    /// The layout. `update` replaces it by any layout over the same section identifiers.
    public package(set) var layout: any CollectionLayoutConvertible<SectionID> {
        get { inputs.layout }
        set { update { $0.layout = newValue } }
    }

    /// The data. `apply` replaces it. The selected item stays selected if it still exists.
    public package(set) var snapshot: Snapshot<SectionID, ItemID> {
        // Frequently called code inside the view reads `inputs.snapshot` instead, because each read of this property
        // retains all parts of the snapshot.
        get { inputs.snapshot }
        set { update { $0.snapshot = newValue } }
    }

    /// A version number of the snapshot, which changes with each change of the snapshot.
    package var snapshotVersion: Identity { inputs.snapshotVersion }

    /// The view's size and insets, in points. `update` changes it, and `resize(to:)` changes the size.
    public package(set) var environment: LayoutEnvironment {
        get { inputs.environment }
        set { update { $0.environment = newValue } }
    }

    /// The view's size in points. Negative and invalid numbers count as zero.
    public var size: Size { inputs.environment.size }

    /// The space around the content that scrolls with the content, in points.
    package var contentInset: EdgeInsets {
        get { inputs.environment.contentInset }
        set { update { $0.environment.contentInset = newValue } }
    }

    /// The insets of the view's edges that other content covers, in points.
    package var safeAreaInsets: EdgeInsets {
        get { inputs.environment.safeAreaInsets }
        set { update { $0.environment.safeAreaInsets = newValue } }
    }

    /// The vertical scroll step, in points: vertical offsets are multiples of this length. Zero means no steps.
    package var offsetQuantum: Double {
        get { inputs.offsetQuantum }
        set { update { $0.offsetQuantum = newValue } }
    }

    /// The horizontal scroll step, in points: horizontal offsets are multiples of this length. Zero means no steps.
    package var horizontalQuantum: Double {
        get { inputs.horizontalQuantum }
        set { update { $0.horizontalQuantum = newValue } }
    }

    /// The closure that measures elements whose size the layout does not fix; see `Measurement`.
    package var measurement: Measurement? {
        get { inputs.measurement }
        set { update { $0.measurement = newValue } }
    }

    /// Changes the view's size, in points. Does nothing when the size is the same.
    public mutating func resize(to size: Size) {
        update { $0.environment.size = size }
    }

    /// Solves the layout again, and measures all sizes again.
    ///
    /// Call this method after a change of any state that the closures of the layout or of `measurement` read.
    package mutating func invalidateLayout() {
        update { $0.invalidateLayout() }
    }
}
