import Reflow

extension Region {
    /// Two lines in the middle of a box, so that neither stands in a row that is filled by half; where there is one
    /// row both in it, or only the bold one.
    mutating func label(
        _ first: String, _ second: String, isFirstBold: Bool = false, _ options: TextOptions = []
    ) {
        let row = max(0, (rows - 2) / 2)
        let bold = options.union(.bold)
        guard rows > 1 else {
            guard first.displayWidth + second.displayWidth + 3 <= columns else {
                return text(isFirstBold ? first : second, bold)
            }
            let spans = [
                Span(first, isFirstBold ? .bold : []), " ", Span(second, isFirstBold ? [] : .bold),
            ]
            return text(spans, options)
        }
        text(first, row: row, isFirstBold ? bold : options)
        text(second, row: row + 1, isFirstBold ? options : bold)
    }
}
