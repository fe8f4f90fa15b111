import CollectionLayouts

/// The check that insets, headers and another column move a body as a whole, without other changes.
enum MovingLaw {
    static func finding(in testCase: LawCase) -> Finding? {
        for section in testCase.sections where !section.isPlain {
            if let finding = finding(of: section, in: testCase) { return finding }
        }
        return nil
    }

    private static func finding(of section: CaseSection, in testCase: LawCase) -> Finding? {
        var here = testCase.alone(section)
        // Swap opposite insets, because this moves the body but keeps the size of its room.
        let inset = section.inset
        var moved = here
        moved.sections[0].inset = EdgeInsets(
            top: inset.bottom, left: inset.right, bottom: inset.top, right: inset.left)
        moved.sections[0].header = section.header + 3
        moved.sections[0].footer = section.footer + 2
        let shift = Point(x: inset.right - inset.left, y: inset.bottom - inset.top + 3)
        if let finding = difference(moved, here, by: shift) {
            return finding.after("With other insets, a header and a footer")
        }
        here.sections[0].side = .right
        var beside = here
        beside.placement = .split(spacing: 4)
        beside.size.width = 2 * here.size.width + 4
        return difference(beside, here, by: Point(x: here.size.width + 4, y: 0))?
            .after("In the right column")
    }

    /// Compares the items of two cases. In `moved`, all items must be shifted by `shift`.
    private static func difference(
        _ moved: LawCase, _ here: LawCase, by shift: Point
    ) -> Finding? {
        let expected = here.arranged().itemElements.map { element in
            var element = element
            element.frame = element.frame.offsetBy(x: shift.x, y: shift.y)
            return element
        }
        return firstDifference(moved.arranged().itemElements, expected)
    }
}
