import SwiftSyntax

extension Slice {
    /// Returns adjustments that keep the literals that the compiler does not accept as calls; `nil` if no message is
    /// about such a literal.
    ///
    /// A message in the same statement counts too, because a type that cannot be inferred may be reported elsewhere.
    public func keepingLiterals(
        _ messages: [(file: Int?, message: CompilerMessage)]
    ) -> Adjustments? {
        var result = adjustments
        for (file, message) in messages where message.severity == .error {
            guard let file, files.indices.contains(file) else { continue }
            let place = files[file].place(line: message.line, column: message.column)
            for number in numbers(at: place) { result.keptLiterals.insert(number.key) }
        }
        return result == adjustments ? nil : result
    }

    /// Returns the number at a place, or else all numbers of the innermost statement, or of the declaration.
    private func numbers(at place: SplicedText.Place) -> [SliceNumber] {
        let candidates = numbers.filter { $0.path == place.path }
        let exact = candidates.filter {
            $0.range.contains(place.offset) || $0.range.upperBound == place.offset
        }
        if !exact.isEmpty { return exact }
        guard let file = selection.files.first(where: { $0.path == place.path }),
            let declaration = file.declarations.last(where: {
                !$0.isContainer && $0.range.contains(place.offset)
            })
        else { return [] }
        let statement = StatementFinder.statement(at: place.offset, of: declaration)?.bytes
        for range in [statement, declaration.range].compactMap(\.self) {
            let inside = candidates.filter { range.contains($0.offset) }
            if !inside.isEmpty { return inside }
        }
        return []
    }
}
