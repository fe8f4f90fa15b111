import Reflow

/// The state of reading line by line: positions in the data, and the elements near the end of the last page.
struct PlainReading {
    /// The start of the last page; `nil` before the first page.
    var start: SearchMark?
    /// The position where the next page starts to look for unread elements. This is the start of the last page. If the
    /// last page has more than `mostRemembered` elements, the position is further on.
    var rememberedStart: SearchMark?
    /// The elements from `rememberedStart` to the end of the last page. The next page omits them, but reads elements
    /// that were added between them.
    var remembered: Set<PlainElement.ID> = []
    var selection: AnyHashable?

    /// The maximum number of remembered elements. Two of the longest pages have this many elements.
    private static let mostRemembered = 10_000

    /// The number of remembered elements.
    var rememberedCount: Int { remembered.count }

    /// Remembers the passed elements, but at most the last `mostRemembered` of them. Returns the position of the first
    /// remembered element.
    mutating func remember(
        _ passed: [(place: SearchPosition, elements: [PlainElement.ID])]
    ) -> SearchPosition? {
        var passed = passed[...]
        var count = passed.reduce(0) { $0 + $1.elements.count }
        while count > Self.mostRemembered, let first = passed.popFirst() {
            count -= first.elements.count
        }
        remembered = Set(passed.lazy.flatMap(\.elements))
        return passed.first?.place
    }
}
