import SwiftSyntax

extension EntryCode {
    mutating func instance(constructs: Bool) throws(SliceError) -> String {
        try instance(of: id, constructs: constructs)
    }

    /// Returns an expression that makes a value of a type.
    mutating func instance(
        of type: DeclarationID, constructs: Bool
    ) throws(SliceError) -> String {
        selection.include(type)
        selection.complete()
        let values = MadeUpValues(selection: selection, scope: type)
        let expression: String? =
            if selection[type].kind == .class {
                values.classValue(type, 0, constructs: constructs)
            } else {
                values.declaredValue(of: selection[type].name, 0)
            }
        selection.complete()
        guard let expression else {
            let line = selection.files[type.file].line(of: type.index)
            throw .cannotMake(type: selection[type].name, line: line)
        }
        if expression.contains("(coder:") {
            remarks.append("`\(selection[type].name)` is made without its nib.")
        } else if !expression.hasSuffix("()"),
            !expression.contains("UICollectionViewFlowLayout())"),
            !expression.contains("frame: CGRect")
        {
            remarks.append("`\(selection[type].name)` is made with made-up values.")
        }
        return expression
    }

    /// Returns an expression that makes a controller, whose outlets are set before `viewDidLoad`.
    mutating func controller() throws(SliceError) -> String {
        let made = try instance(constructs: true)
        let type = selection.expression(of: id)
        let outlets = outlets(of: id)
        guard !outlets.isEmpty, let parenthesis = made.firstIndex(of: "(") else { return made }
        derived = id
        remarks.append(
            "Views of a nib are empty views here: \(outlets.map(\.name).joined(separator: ", ")).")
        globals.append("nonisolated(unsafe) var _outlets: [Any] = []")
        globals.append(Self.derivedClass(of: type, outlets))
        return "_ReflowController" + made[parenthesis...]
    }

    private struct Outlet {
        let name: String
        let type: String
        let value: String
    }

    /// Returns the outlets of a class and its superclasses whose types have made-up values.
    private func outlets(of owner: DeclarationID) -> [Outlet] {
        let members = ([owner] + selection.superclasses(of: owner)).flatMap { type in
            selection.containers(of: type).flatMap { container in
                selection[container].children.map { container.sibling($0) }
            }
        }
        return members.filter { selection.included.contains($0) && selection[$0].isOutlet }
            .compactMap { member in
                guard let variable = selection[member].syntax.as(VariableDeclSyntax.self),
                    let type = variable.bindings.first?.typeAnnotation?.type,
                    let name = type.plainName
                else { return nil }
                let values = MadeUpValues(selection: selection, scope: member)
                let value: String? =
                    if let type = selection.lookUpType(name, from: member) {
                        values.classValue(type, 1)
                    } else if PlainValues.isView(name) {
                        Self.value(ofType: name)
                    } else {
                        nil
                    }
                return value.map { Outlet(name: selection[member].name, type: name, value: $0) }
            }
    }

    /// Returns a class that fills the view with the outlets. The outlets may be weak, so an array keeps them.
    private static func derivedClass(of type: String, _ outlets: [Outlet]) -> String {
        let lines = outlets.map { outlet in
            """
                    let _\(outlet.name) = \(outlet.value)
                    _outlets.append(_\(outlet.name))
                    self.\(outlet.name) = _\(outlet.name)
                    _reflowPlace(_\(outlet.name), in: view)
            """
        }
        return """
            final class _ReflowController: \(type) {
                override func loadView() {
                    super.loadView()
                    guard let view = self.view else { return }
            \(lines.joined(separator: "\n"))
                }
            }
            func _reflowPlace(_ object: Any, in view: UIView) {
                guard let collectionView = object as? UICollectionView else { return }
                collectionView.frame = view.bounds
                collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                view.addSubview(collectionView)
            }
            """
    }
}
