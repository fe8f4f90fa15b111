import Reflow
import UIKit

/// A compositional layout of UIKit, as Reflow's `CompositionalLayout`.
@MainActor struct CompositionalTranslation {
    let compositional: UICollectionViewCompositionalLayout
    let translator: LayoutTranslator

    func layout(_ index: @escaping (Int) -> Int) -> any CollectionLayoutConvertible<Int> {
        let translator = translator
        switch compositional._sections {
        case .same(let section):
            return CompositionalLayout<Int>(
                configuration: configuration, section: translator.section(section, number: 0))
        case .provider(let provider):
            return CompositionalLayout<Int>(configuration: configuration) { section, container in
                let number = index(section)
                let environment = translator.environment(
                    container.contentSize, effective: container.effectiveContentSize)
                guard let section = provider(number, environment) else {
                    return .flow(items: .uniform(.zero))
                }
                return translator.section(section, number: number)
            }
        }
    }

    /// Returns the number of sections, at most `most`, for which the provider returns a section. A layout with one
    /// description has one section.
    func countSections(in size: Size, upTo most: Int) -> Int {
        guard case .provider(let provider) = compositional._sections else { return 1 }
        let environment = translator.environment(size)
        return (0..<most).first { provider($0, environment) == nil } ?? most
    }

    private var configuration: CompositionalLayout<Int>.Configuration {
        let settings = compositional.configuration
        return CompositionalLayout<Int>.Configuration(
            scrollDirection: settings.scrollDirection == .horizontal ? .horizontal : .vertical,
            interSectionSpacing: Double(settings.interSectionSpacing),
            boundarySupplementaryItems: settings.boundarySupplementaryItems.map(
                translator.boundary),
            contentInsetsReference: InsetReference(settings.contentInsetsReference))
    }
}
