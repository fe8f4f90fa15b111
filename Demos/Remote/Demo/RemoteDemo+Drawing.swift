import Gallery
import Reflow

/// Drawing the last picture.
extension RemoteDemo {
    public func draw(_ drawing: DemoDrawing, into region: inout Region) {
        frames.want(drawing, in: region)
        if waitsForReplies { waitForPicture(of: drawing, in: region) } else { requestFrame() }
        frames.pictures[drawing]?.draw(into: &region)
        if drawing == .content { drawMessage(into: &region) }
    }

    /// Requests the wanted pictures, unless they are up to date or a request has no reply yet.
    func requestFrame() {
        guard !frames.isRequested, let request = frames.request else { return }
        frames.hasSent(request)
        send(.draw(request))
    }

    private func waitForPicture(of drawing: DemoDrawing, in region: borrowing Region) {
        let size = ScreenSize(columns: region.columns, rows: region.rows).pictureSize
        let part = DrawRequest.Part(drawing: drawing, size: size)
        _ = reply(
            to: .draw(
                DrawRequest(parts: [part], features: region.features, theme: region.theme)))
    }

    /// Draws the message, or the reason of the end: over the lower half of the picture at most, or in the middle of a
    /// region without a picture.
    private func drawMessage(into region: inout Region) {
        let texts = messageLines.isEmpty ? [endSentence].compactMap(\.self) : messageLines
        guard !texts.isEmpty, region.columns > 2, region.rows > 0 else { return }
        let hasPicture = frames.pictures[.content] != nil
        let most = hasPicture ? max(1, region.rows / 2) : region.rows
        var lines = texts.flatMap { text in
            text.lines(wrappedAt: region.columns - 2).map { String($0) }
        }
        if lines.count > most {
            lines = lines.prefix(most - 1) + ["… and \(lines.count - most + 1) more lines"]
        }
        let rest = region.rows - lines.count
        let top = hasPicture ? rest : rest / 2
        region.within(columns: 0..<region.columns, rows: top..<top + lines.count) { region in
            let isReversed = hasPicture && region.features.colors < .indexed256
            if hasPicture { region.fill(.raised) }
            for (row, line) in lines.enumerated() {
                region.text(" \(line)", row: row, isReversed ? [.reverse, .padded] : .padded)
            }
        }
    }

    /// Draws lines of text over the lower part of the last picture, such as the errors of a compiler.
    ///
    /// At most half of the rows are used. Control characters are replaced.
    public func show(message lines: [String]) {
        messageLines = lines.map { $0.printable() }
    }

    /// Removes the lines of `show(message:)`.
    public func clearMessage() { messageLines = [] }
}
