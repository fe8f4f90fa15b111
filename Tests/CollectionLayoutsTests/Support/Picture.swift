@testable import CollectionLayouts

/// Returns a picture of an arrangement in letters, one letter per element, for a failing test to print.
///
/// `scale` is in points per character. Items are 0-9a-z by index, headers `=`, footers `_`, backgrounds `.`, other
/// supplementaries `*`, other decorations `-`.
func picture(of arrangement: Arrangement, scale: Size = Size(width: 1, height: 1)) -> String {
    let width = Int((arrangement.contentSize.width / scale.width).rounded(.up))
    let height = Int((arrangement.contentSize.height / scale.height).rounded(.up))
    guard width > 0, height > 0, width * height < 40_000 else { return "(no picture)" }
    var rows = Array(repeating: Array(repeating: Character(" "), count: width), count: height)
    let everything = Viewport(
        bounds: Rect(origin: .zero, size: Size(width: 1e9, height: 1e9)))
    let letters = Array("0123456789abcdefghijklmnopqrstuvwxyz")
    for element in arrangement.elements(in: everything).sorted(by: { $0.zIndex < $1.zIndex }) {
        let letter: Character =
            switch element.kind {
            case .item: letters[element.item % letters.count]
            case .header: "="
            case .footer: "_"
            case .background: "."
            case .supplementary: "*"
            case .decoration: "-"
            }
        let frame = element.frame
        for row in Int(frame.minY / scale.height)..<Int((frame.maxY / scale.height).rounded(.up)) {
            for column in Int(
                frame.minX / scale.width)..<Int((frame.maxX / scale.width).rounded(.up))
            where rows.indices.contains(row) && rows[row].indices.contains(column) {
                rows[row][column] = letter
            }
        }
    }
    return rows.map { String($0) }.joined(separator: "\n")
}
