import SwiftSyntax

/// Made-up values of the types of the standard library and the framework.
enum PlainValues {
    /// Returns a value of a type for a parameter or a property with a name; `nil` for the types of the user's files.
    static func value(of type: TypeSyntax, named name: String) -> String? {
        switch type.as(TypeSyntaxEnum.self) {
        case .optionalType, .implicitlyUnwrappedOptionalType: return "nil"
        case .arrayType: return "[]"
        case .dictionaryType: return "[:]"
        case .attributedType(let node): return value(of: node.baseType, named: name)
        case .someOrAnyType(let node): return value(of: node.constraint, named: name)
        case .memberType(let node): return values[node.trimmedDescription]
        case .identifierType(let node):
            if let number = number(node.name.text, named: name) { return number }
            return values[node.name.text]
        default: return nil
        }
    }

    /// Returns a value of a type with a name.
    static func value(ofTypeNamed name: String) -> String? { values[name] }

    /// Returns a number that fits a name. Counts must not be zero, because layouts divide by them.
    private static func number(_ type: String, named name: String) -> String? {
        let name = name.lowercased()
        func has(_ words: String...) -> Bool { words.contains { name.contains($0) } }
        switch type {
        case "Int", "UInt", "Int32", "Int64", "UInt32", "NSInteger":
            if has("section", "index", "row", "page", "selected") && !has("count", "number") {
                return "0"
            }
            return has("column", "count", "number", "per", "span") ? "2" : "1"
        case "CGFloat", "Double", "Float", "TimeInterval":
            if has("fraction", "ratio", "scale", "multiplier", "percent", "alpha", "progress") {
                return "0.5"
            }
            if has("spacing", "inset", "padding", "margin", "gap", "radius", "offset") {
                return "8"
            }
            if has("screen", "container", "view", "total") { return "390" }
            return "100"
        default: return nil
        }
    }

    /// A frame of a phone's screen.
    static let frame = "CGRect(x: 0, y: 0, width: 390, height: 844)"
    /// A collection view without content.
    static let collectionView =
        "UICollectionView(frame: \(frame), collectionViewLayout: UICollectionViewFlowLayout())"

    private static let values: [String: String] = [
        "Bool": "false", "String": "\"\"", "Substring": "\"\"", "Character": "\"a\"",
        "NSString": "\"\"",
        "CGSize": "CGSize(width: 100, height: 100)", "CGPoint": "CGPoint.zero", "CGRect": frame,
        "CGVector": "CGVector(dx: 0, dy: 0)", "UIEdgeInsets": "UIEdgeInsets.zero",
        "NSDirectionalEdgeInsets": "NSDirectionalEdgeInsets.zero", "UIOffset": "UIOffset.zero",
        "IndexPath": "IndexPath(item: 0, section: 0)", "IndexSet": "IndexSet()", "Date": "Date()",
        "URL": "URL(fileURLWithPath: \"/\")", "UUID": "UUID()", "Data": "Data()", "Void": "()",
        "Any": "0",
        "AnyHashable": "0", "Calendar": "Calendar.current", "Locale": "Locale.current",
        "UIColor": "UIColor.systemBlue", "UIFont": "UIFont.systemFont(ofSize: 17)",
        "UICollectionView": collectionView, "UIView": "UIView(frame: \(frame))",
        "UICollectionViewLayout": "UICollectionViewFlowLayout()",
        "NSCollectionLayoutDimension": "NSCollectionLayoutDimension.absolute(100)",
        "NSCollectionLayoutSize": layoutSize, "NSCollectionLayoutItem": layoutItem,
        "NSCollectionLayoutGroup": layoutGroup,
        "NSCollectionLayoutSection": "NSCollectionLayoutSection(group: \(layoutGroup))",
        "NSCollectionLayoutSpacing": "NSCollectionLayoutSpacing.fixed(8)",
        "UICollectionLayoutSectionOrthogonalScrollingBehavior":
            "UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous",
        "UICollectionLayoutListConfiguration":
            "UICollectionLayoutListConfiguration(appearance: .plain)",
        "NSRectAlignment": "NSRectAlignment.top",
        "NSDirectionalRectEdge": "NSDirectionalRectEdge.top",
        "UIUserInterfaceSizeClass": "UIUserInterfaceSizeClass.compact",
        "UIUserInterfaceIdiom": "UIUserInterfaceIdiom.phone",
        "UICollectionViewController":
            "UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())",
        "NSCoder": "NSCoder()", "AnyObject": "NSObject()", "NSObjectProtocol": "NSObject()",
        "UICollectionViewDelegate": "_ReflowDelegate()",
        "UICollectionViewDelegateFlowLayout": "_ReflowDelegate()",
        "UICollectionLayoutListConfiguration.Appearance":
            "UICollectionLayoutListConfiguration.Appearance.plain",
        "UICollectionView.ScrollDirection": "UICollectionView.ScrollDirection.vertical",
        "UICollectionView.ScrollPosition": "UICollectionView.ScrollPosition.top",
        "UICollectionLayoutListConfiguration.HeaderMode":
            "UICollectionLayoutListConfiguration.HeaderMode.none",
        "UICollectionLayoutListConfiguration.FooterMode":
            "UICollectionLayoutListConfiguration.FooterMode.none",
    ]

    private static let layoutSize =
        "NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))"
    private static let layoutItem = "NSCollectionLayoutItem(layoutSize: \(layoutSize))"
    private static let layoutGroup =
        "NSCollectionLayoutGroup.horizontal(layoutSize: \(layoutSize), subitems: [\(layoutItem)])"
}

extension PlainValues {
    /// Whether the framework has a view or a layout with this name.
    static func isView(_ name: String) -> Bool {
        [
            "UIView", "UILabel", "UIImageView", "UIButton", "UICollectionView", "UIStackView",
            "UIScrollView",
            "UISwitch", "UISlider", "UISegmentedControl", "UIActivityIndicatorView",
            "UIPageControl",
            "UISearchBar", "UITextField", "UICollectionViewFlowLayout",
            "UICollectionViewSplitLayout",
            "JEKScrollableSectionCollectionViewLayout", "UIBarButtonItem", "UITextView",
            "UIProgressView",
            "UICollectionViewCompositionalLayout",
        ].contains(name)
    }
}
