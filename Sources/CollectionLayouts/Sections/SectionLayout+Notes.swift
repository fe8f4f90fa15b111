extension SectionLayout {
    /// Adds notes about values of the description that have no effect in their place.
    ///
    /// - Parameter around: The room at the edges of the items, with the boundary items beside them.
    func addNotes(to log: inout ProblemLog, around: EdgeInsets, in place: SectionPosition) {
        ownNotes.forEach { log.note($0) }
        log.ignore("an inset", if: inset != nil && contentInsets != nil, "the content insets count")
        log.ignore(
            "supplementariesFollowContentInsets",
            if: !supplementariesFollowContentInsets && boundaryItems.isEmpty,
            "the section has no boundary items")
        if around.horizontal >= place.column.width {
            log.note(.noRoomInside("a section"))
        }
        sideways?.addNotes(to: &log)
    }
}

extension SidewaysScrolling {
    fileprivate func addNotes(to log: inout ProblemLog) {
        if let pageWidth {
            log.ignore(
                "a page width of \(pageWidth.brief) points", if: behavior != .paging,
                "only the behaviour paging has pages")
        }
        log.ignore("alwaysBounces", if: alwaysBounces && !bounces, "the section does not bounce")
        log.ignore(
            "an indicator inset", if: indicatorInsets != .zero && !showsIndicator,
            "the section shows no scroll indicator")
    }
}
