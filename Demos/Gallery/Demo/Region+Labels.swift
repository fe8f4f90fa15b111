import Reflow

extension Region {
    /// Draws two lines of text in the middle of a box. They avoid the rows at the edges, which the box may fill only by
    /// half. `ink` is the colour of the text that is not bold. A single row has both texts, or only the bold text if
    /// both do not fit.
    mutating func label(
        _ first: String, _ second: String, isFirstBold: Bool = false, _ options: TextOptions = [],
        ink: Color? = nil
    ) {
        let row = max(0, (rows - 2) / 2)
        let bold = options.union(.bold)
        guard rows > 1 else {
            guard first.displayWidth + second.displayWidth + 3 <= columns else {
                return text(isFirstBold ? first : second, bold)
            }
            let spans =
                isFirstBold
                ? [TextSpan(first, .bold), " ", TextSpan(second, color: ink)]
                : [TextSpan(first, color: ink), " ", TextSpan(second, .bold)]
            return text(spans, options)
        }
        text(first, row: row, isFirstBold ? bold : options, color: isFirstBold ? nil : ink)
        text(second, row: row + 1, isFirstBold ? options : bold, color: isFirstBold ? ink : nil)
    }
}
