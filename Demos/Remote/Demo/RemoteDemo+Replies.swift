import Gallery
import Reflow

/// Handling replies.
extension RemoteDemo {
    /// Sends a request and waits for its reply. Returns `nil` if the child has ended or does not answer in time.
    func reply(to request: RemoteRequest) -> RemoteResult? {
        guard isRunning else { return nil }
        let end = clock() + limits.limit
        connection.send(request, now: now, at: clock())
        var result: RemoteResult?
        while !connection.pending.isEmpty {
            let rest = end - clock()
            guard rest > .zero else {
                endForSilence()
                return nil
            }
            for answer in connection.receive(within: rest, at: clock()) {
                _ = apply(answer)
                result = answer.reply.result
            }
            checkEnd()
            if endSentence != nil { return connection.pending.isEmpty ? result : nil }
        }
        return result
    }

    /// Applies the replies that have arrived. Returns the greatest outcome.
    func receive() -> Outcome {
        var outcome = receiveFromReplacement()
        guard isRunning else { return outcome }
        for answer in connection.receive(at: clock()) {
            outcome = max(outcome, .handled, apply(answer))
        }
        if checkEnd() { outcome = max(outcome, .redraw) }
        if !frames.isRequested { requestFrame() }
        return outcome
    }

    /// Reads whether the link has ended. Returns whether this is new.
    @discardableResult
    func checkEnd() -> Bool {
        guard isRunning, let sentence = connection.endSentence else { return false }
        if connection.hasCrashed, restoresKnobs(afterEnd: sentence) { return true }
        endSentence = sentence
        shownSilence = 0
        return true
    }

    /// Applies one reply. Returns its outcome.
    private func apply(_ answer: RemoteConnection.Answer) -> Outcome {
        let (request, reply) = answer
        var outcome = Outcome.handled
        if let new = reply.state { outcome = max(outcome, apply(new)) }
        switch (request, reply.result) {
        case (.start, .started(let knobs)):
            childKnobs = knobs
            outcome = .redraw
        case (.start, .failed(let sentence)):
            endSentence = sentence
            connection.stop()
            outcome = .redraw
        case (.draw(let request), .pictures(let parts)):
            frames.isRequested = false
            noteDrawnKnobs()
            if setPictures(parts, reply.body, request.features) { outcome = .redraw }
        case (.perform, .outcome(let new)): outcome = max(outcome, new.printable)
        case (.go(let target), .answer(false)): outcome = max(outcome, missing(target))
        case (.proceed(let query, _), .report(let report?)): searches.add(report, for: query)
        case (.code, _), (.texts, _), (.geometry, _), (.shortage, _):
            cache.set(reply.result, for: request)
            outcome = .redraw
        default: break
        }
        return outcome
    }

    /// Stores a new state. Values that later requests set are kept.
    private func apply(_ new: RemoteState) -> Outcome {
        let old = state
        state = new
        for pending in connection.pending {
            switch pending.request {
            case .setKnob(let index, let value) where new.knobs.indices.contains(index):
                state?.knobs[index] = KnobState(
                    value: value, initialValue: new.knobs[index].initialValue)
            case .setPosition(let item, let offset):
                state?.position = ReaderPosition(item: item, offset: offset)
            default: break
            }
        }
        if new.plainVersion != old?.plainVersion { plainVersion = Identity() }
        // A request for pictures that has no reply yet comes after this reply.
        if new.isChanged, !frames.isRequested { frames.isOutdated = true }
        // The status line shows the facts, so new facts need a frame also without a new picture.
        let isSame =
            old?.facts == new.facts && old?.features == new.features && old?.remarks == new.remarks
        return isSame ? .handled : .redraw
    }

    /// Reads the pictures of a reply. Returns whether any cell differs. Ends the child if the bytes are no pictures.
    private func setPictures(
        _ parts: [DrawRequest.Part], _ body: [UInt8], _ features: ScreenFeatures
    ) -> Bool {
        do throws(FormatError) {
            return frames.set(try Picture.all(of: parts, in: body, features: features))
        } catch {
            endSentence = "The layout’s program \(LinkEnd.broken(error).clause)."
            connection.stop(byForce: true)
            return true
        }
    }

    /// The message that a target does not exist.
    private func missing(_ target: DemoTarget) -> Outcome {
        guard case .item(let number) = target else { return .handled }
        return .message("there is no \(features.itemName) \(number)")
    }
}

extension Picture {
    /// Reads the pictures of parts from the body of a reply.
    static func all(
        of parts: [DrawRequest.Part], in body: [UInt8], features: ScreenFeatures
    ) throws(FormatError) -> [(DemoDrawing, Picture)] {
        var reader = ByteReader(body)
        var pictures: [(DemoDrawing, Picture)] = []
        guard parts.count <= 2 else { throw .malformed("picture") }
        for part in parts {
            pictures.append((part.drawing, try Picture(from: &reader, features: features)))
        }
        try reader.finish()
        return pictures
    }
}
