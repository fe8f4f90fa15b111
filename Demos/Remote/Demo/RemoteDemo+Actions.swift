import Gallery
import Reflow

/// Requests that change the demo.
extension RemoteDemo {
    /// Sends a request, unless the child has ended.
    func send(_ request: RemoteRequest) {
        guard isRunning else { return }
        connection.send(request, now: now, at: clock())
        checkEnd()
    }

    /// Sends a request that may change the picture, and a request for the new picture. With `waits`, waits for the
    /// reply, and leaves the picture to the next drawing.
    @discardableResult
    func send(changing request: RemoteRequest) -> RemoteResult? {
        cache.invalidate()
        guard !waitsForReplies else { return reply(to: request) }
        send(request)
        frames.isOutdated = true
        requestFrame()
        return nil
    }

    public func setKnob(_ index: Int, to value: KnobValue) {
        guard let index = childIndex(ofKnob: index) else { return }
        knobRemark = nil
        if let knobs = state?.knobs, knobs.indices.contains(index) {
            state?.knobs[index] = KnobState(value: value, initialValue: knobs[index].initialValue)
        }
        send(changing: .setKnob(index, value))
    }

    public func place(in environment: LayoutEnvironment, scale: CellScale, from corner: Point?) {
        place = (environment, scale)
        send(changing: .place(environment, scale, from: corner))
    }

    public func advance(to now: Duration) -> Bool {
        self.now = now
        if waitsForReplies {
            if case .answer(let hasMoved)? = reply(to: .advance) { return hasMoved }
            return false
        }
        sendDueRequests()
        return updateSilence()
    }

    public func perform(_ action: DemoAction) -> Outcome {
        if case .setInspected(let isInspected) = action {
            self.isInspected = isInspected
            if !isInspected { frames.forget(.inspectorFacts) }
        }
        // The times of the browser's frames say nothing about the child.
        if case .shown = action { return .handled }
        if waitsForReplies {
            guard case .outcome(let outcome)? = send(changing: .perform(action)) else {
                return endSentence.map { .message($0) } ?? .handled
            }
            return outcome.printable
        }
        if let outcome = performInSource(action) {
            readNews()
            return outcome.printable
        }
        guard action == .wake else {
            send(changing: .perform(action))
            return .handled
        }
        let hasNews = readNews()
        let outcome = max(receive(), hasNews ? .redraw : .ignored)
        sendDueRequests()
        return updateSilence() ? max(outcome, .redraw) : outcome
    }

    @discardableResult
    public func go(to target: DemoTarget) -> Bool {
        guard let result = send(changing: .go(target)) else { return !waitsForReplies }
        if case .answer(let isThere) = result { return isThere }
        return false
    }

    public func filter(by pattern: TextPattern?, renewing search: inout TextSearch?) {
        let result = send(changing: .filter(pattern, search.map { SearchQuery($0) }))
        if case .report(let report?)? = result, var renewed = search {
            searches.keep(report)
            report.update(&renewed)
            search = renewed
        }
    }
}

extension RemoteDemo {
    /// Passes a key or an answer to the source; `nil` for an action that the child performs.
    private func performInSource(_ action: DemoAction) -> Outcome? {
        guard let source else { return nil }
        switch action {
        case .own(let press) where source.keys.contains { $0.keys.contains(press.key) }:
            return source.perform(press.key, knobs, knobStates)
        case .answer(let index) where source.question != nil: return source.answer(index)
        case .own where !isRunning: return .ignored
        default: return nil
        }
    }
}

extension Outcome {
    /// The outcome whose message has no control characters.
    var printable: Outcome {
        if case .message(let text) = self { .message(text.printable()) } else { self }
    }
}
