import Gallery
import Reflow
import UIKit

/// A layout of the user with its data, its controller and the view that shows it.
@MainActor final class HostedLayout {
    typealias View = CollectionView<Int, Int>

    /// The shown code of the user.
    enum Content {
        case view(UICollectionView)
        case controller(UIViewController)

        /// Makes the content of generated code.
        @MainActor init(_ code: _HostedContent) throws {
            switch code.kind {
            case .layout(let make):
                guard let layout = make() else {
                    throw HostError("The function returns no layout.")
                }
                self.init(layout)
            case .section(let provider):
                self.init(UICollectionViewCompositionalLayout(sectionProvider: provider))
            case .controller(let make): self = .controller(make())
            case .view(let make):
                let view = make()
                if let view = view as? UICollectionView {
                    self = .view(view)
                } else {
                    let controller = UIViewController()
                    controller.view = view
                    self = .controller(controller)
                }
            }
        }

        @MainActor init(_ layout: UICollectionViewLayout) {
            self = .view(UICollectionView(frame: .zero, collectionViewLayout: layout))
        }
    }

    var content: Content
    /// The code that makes the content; `nil` for content that is made only once.
    private let code: _HostedContent?
    /// The numbers of the user's code.
    var knobs: CodeNumbers
    let options: HostOptions
    let kinds = ElementKinds()
    var remarks = Remarks()
    /// The shown collection view; `nil` until a controller has one.
    var collectionView: UICollectionView?
    /// The data of a collection view without a data source.
    var placeholder: PlaceholderData?
    /// The demo that shows the layout. The demo calls this object, so it must not be strong.
    weak var hosted: HostedDemo<Int, Int>?
    /// The environment of the last layout.
    var environment = LayoutEnvironment(size: .zero)
    var traits = UITraitCollection.current
    var identities = Identities()
    /// A copy of the view after the last change. Code of the user may read it while the view is being drawn.
    var shown: View
    var pending = PendingChanges()
    var base = BaseSolution()
    /// Whether the layout's own frames depend on the scroll position.
    var followsBounds = false
    /// Returns the content of a section's background; `nil` if the layout has no such backgrounds.
    var background: ((_ section: Int) -> _ViewContent?)?
    var sidewaysOffsets = SidewaysOffsets()

    init(_ content: Content, _ options: HostOptions, code: _HostedContent? = nil) {
        self.content = content
        self.options = options
        self.code = code
        knobs = CodeNumbers(options.knobStates)
        shown = CollectionView(
            layout: FlowLayout<Int> { _ in .flow(items: .perLine(1, height: 16)) },
            snapshot: Snapshot())
    }

    /// Makes the content of generated code.
    convenience init(_ code: _HostedContent, _ options: HostOptions) throws {
        CodeNumbers(options.knobStates).apply()
        self.init(try Content(code), options, code: code)
    }

    convenience init(_ layout: UICollectionViewLayout, _ options: HostOptions) {
        self.init(Content(layout), options)
    }

    /// Makes the content again, with the present numbers of the code. Keeps the content if the code makes none.
    func remake(_ view: inout View) {
        guard let code else { return }
        code.renew()
        let made: Content
        do { made = try Content(code) } catch { return remarks.add(.nothingMade) }
        collectionView?._backend = nil
        content = made
        (collectionView, placeholder, background) = (nil, nil, nil)
        remarks = Remarks()
        pending = PendingChanges()
        base = BaseSolution()
        // Before the first size, the layout would be made for no room.
        if environment.size.width > 0 { place(&view, in: environment) }
    }

    /// The index of a section by its number.
    func sectionIndex(_ number: Int) -> Int { identities.sectionIndexes[number] ?? 0 }

    var title: String? {
        guard case .controller(let controller) = content else { return nil }
        return controller.title ?? controller.navigationItem.title
    }

    /// The text to show when there are no items.
    var emptySentence: String {
        collectionView == nil
            ? "The controller shows no collection view." : "The data source has no items."
    }
}

/// An error whose description is a sentence for the user.
struct HostError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
