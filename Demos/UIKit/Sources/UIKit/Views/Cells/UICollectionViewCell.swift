import Foundation

@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    open internal(set) var reuseIdentifier: String?

    /// The kind under which the view is kept for use again.
    var reuseKind = CellStore.cellKind

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func prepareForReuse() {}
    open func apply(_ attributes: UICollectionViewLayoutAttributes) {}
    open func preferredLayoutAttributesFitting(
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { attributes }
    open func willTransition(
        from old: UICollectionViewLayout, to new: UICollectionViewLayout
    ) {}
    open func didTransition(
        from old: UICollectionViewLayout, to new: UICollectionViewLayout
    ) {}
}

@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState)
        -> Void

    open private(set) var contentView = UIView()

    open var backgroundView: UIView? {
        didSet { replaceBackground(oldValue, by: backgroundView) }
    }

    /// Shown while the cell is selected.
    open var selectedBackgroundView: UIView?

    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { showContentConfiguration() }
    }

    open var backgroundConfiguration: UIBackgroundConfiguration?
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { updateHandledConfiguration() }
    }
    open var automaticallyUpdatesContentConfiguration = true
    open var automaticallyUpdatesBackgroundConfiguration = true

    open var isSelected = false {
        didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
    }

    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
    }

    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        return state
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addContentView()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContentView()
    }

    private func addContentView() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    private func showContentConfiguration() {
        guard let contentConfiguration else { return }
        if let shown = contentView as? any UIView & UIContentView,
            shown.supports(contentConfiguration),
            type(of: shown.configuration) == type(of: contentConfiguration)
        {
            shown.configuration = contentConfiguration
            return
        }
        contentView.removeFromSuperview()
        contentView = contentConfiguration.makeContentView()
        contentView.translatesAutoresizingMaskIntoConstraints = true
        addContentView()
    }

    private func replaceBackground(_ old: UIView?, by new: UIView?) {
        old?.removeFromSuperview()
        guard let new else { return }
        new.frame = bounds
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(new, at: 0)
    }

    open func setNeedsUpdateConfiguration() { updateHandledConfiguration() }
    open func updateConfiguration(using state: UICellConfigurationState) {}

    private func updateHandledConfiguration() {
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration.listCell()
    }

    open func dragStateDidChange(_ state: DragState) {}

    public enum DragState: Int, Sendable {
        case none, lifting, dragging
    }

    override var shownBackgroundColor: UIColor? {
        if isSelected, let color = selectedBackgroundView?.backgroundColor { return color }
        return backgroundConfiguration?.backgroundColor
            ?? backgroundConfiguration?.customView?.backgroundColor ?? super.shownBackgroundColor
    }

    override var shownCornerRadius: CGFloat {
        max(backgroundConfiguration?.cornerRadius ?? 0, super.shownCornerRadius)
    }

    override var shownBorder: (color: CGColor, width: CGFloat)? {
        if let background = backgroundConfiguration, background.strokeWidth > 0,
            let color = background.strokeColor
        {
            return (color.cgColor, background.strokeWidth)
        }
        return super.shownBorder
    }
}
