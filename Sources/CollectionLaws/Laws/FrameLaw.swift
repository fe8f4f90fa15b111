import CollectionLayouts

/// The check that frames are finite, never negative, and within the body's size and its overhang.
enum FrameLaw {
    static func finding(in testCase: LawCase) -> Finding? {
        for section in testCase.sections where !section.isPlain {
            let alone = testCase.alone(section.bare)
            let probe = Probe()
            var probed = alone
            probed.wrap = { WrappedBody(base: $0, probe: probe) }
            let arrangement = probed.arranged()
            // Reading the section's frame makes the probe record the body.
            _ = arrangement.frame(ofSection: 0)
            guard let placed = probe.placed, let items = probe.items else { continue }
            if let finding = finding(arrangement, placed, items, in: probe.room) { return finding }
        }
        return nil
    }

    private static func finding(
        _ arrangement: Arrangement, _ placed: any PlacedItems, _ items: BodyItems, in room: Size
    ) -> Finding? {
        let size = placed.size(of: items)
        let over = placed.overhang
        guard size.isFinite, size.width >= 0, size.height >= 0 else {
            return Finding("The body has the bad size \(size.width) × \(size.height).")
        }
        guard over.horizontal.isFinite, over.vertical.isFinite,
            min(over.top, over.left, over.bottom, over.right) >= 0
        else { return Finding("The body has the bad overhang \(over).") }
        if let form = placed as? any ClosedForm {
            let height = form.height(of: items.count)
            guard height.isNear(size.height) else {
                return Finding(
                    "height(of:) is \(height), but the height of size(of:) is \(size.height).")
            }
        }
        let extent = Rect(
            x: -over.left, y: -over.top, width: size.width + over.horizontal,
            height: size.height + over.vertical)
        let drawn = arrangement.itemElements + arrangement.decorations
        for element in drawn {
            if let fault = fault(element, in: extent, roomWidth: room.width) {
                return Finding(
                    "\(element.words) \(fault)",
                    expected: [LayoutAttributes(kind: .background, section: 0, frame: extent)],
                    actual: drawn)
            }
        }
        return nil
    }

    private static func fault(
        _ element: LayoutAttributes, in extent: Rect, roomWidth: Double
    ) -> String? {
        let frame = element.frame
        guard frame.isFinite else { return "has the infinite frame \(frame)." }
        guard frame.width >= 0, frame.height >= 0 else { return "has the negative frame \(frame)." }
        // An empty frame may be anywhere.
        guard frame.width > 0, frame.height > 0 else { return nil }
        let slack = 1e-5 * max(1, extent.width, extent.height)
        // An item that is wider than the room may extend beyond the right edge.
        let isInside =
            frame.minX >= extent.minX - slack && frame.minY >= extent.minY - slack
            && (frame.maxX <= extent.maxX + slack || frame.width > roomWidth)
            && frame.maxY <= extent.maxY + slack
        return isInside
            ? nil : "has the frame \(frame), which is outside the body and its overhang, \(extent)."
    }
}
