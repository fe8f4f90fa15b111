import Gallery
import Reflow

extension RemoteDemo {
    /// A child that replaces the current one as soon as its first picture has arrived.
    struct Replacement {
        let connection: RemoteConnection
        var knobs: [Knob] = []
        var state: RemoteState?
    }

    /// Replaces the child, for example after its code has changed.
    ///
    /// The new child gets the size, the reader's position, the state of the inspector, and the changed knobs that it
    /// also has. Until its first picture has arrived, the old picture stays. If the new child fails before, the old
    /// child stays, and the reason is shown over its picture.
    public func replace(with link: any DemoLink, options: RemoteOptions? = nil) {
        if let options { self.options = options }
        replacement?.connection.stop(byForce: true)
        let connection = RemoteConnection(link)
        replacement = Replacement(connection: connection)
        connection.send(.start(self.options), now: now, at: clock())
        if waitsForReplies { waitForReplacement() }
    }

    /// Starts a program that replaces the child.
    public func start(_ program: ChildProcess, options: RemoteOptions? = nil) {
        if let options { self.options = options }
        launch = Launch(program: program, sections: self.options.sections)
        replace(with: ProcessLink(program))
    }

    private func waitForReplacement() {
        let end = clock() + limits.limit
        while let connection = replacement?.connection {
            let rest = end - clock()
            guard rest > .zero else { return failReplacement(Self.silenceSentence(limits.limit)) }
            handle(connection.receive(within: rest, at: clock()), of: connection)
        }
    }

    /// Applies the replies of the next child. Returns the greatest outcome.
    func receiveFromReplacement() -> Outcome {
        guard let connection = replacement?.connection else { return .ignored }
        handle(connection.receive(at: clock()), of: connection)
        return replacement == nil ? .redraw : .handled
    }

    private func handle(
        _ answers: [RemoteConnection.Answer], of connection: RemoteConnection
    ) {
        for (request, reply) in answers {
            if let state = reply.state { replacement?.state = state }
            switch (request, reply.result) {
            case (.start, .started(let knobs)):
                replacement?.knobs = knobs
                sendReaderState(to: connection)
            case (.start, .failed(let sentence)): return failReplacement(sentence)
            case (.draw(let request), .pictures(let parts)):
                return finishReplacement(parts, reply.body, request.features)
            default: break
            }
        }
        guard let sentence = connection.endSentence else { return }
        if !retriesReplacement(after: connection) { failReplacement(sentence) }
    }

    /// Sends everything that the reader has set, and the request for the first picture.
    private func sendReaderState(
        to connection: RemoteConnection
    ) {
        func send(_ request: RemoteRequest) { connection.send(request, now: now, at: clock()) }
        if let replacement {
            for (index, value) in changedKnobs(of: replacement) {
                send(.setKnob(index, value))
            }
        }
        if isInspected { send(.perform(.setInspected(true))) }
        if let place { send(.place(place.environment, place.scale, from: nil)) }
        if let position = state?.position {
            send(.setPosition(item: position.item, offset: position.offset))
        }
        var frames = frames
        frames.restart()
        let nothing = DrawRequest(parts: [], features: frames.features, theme: frames.theme)
        send(.draw(frames.request ?? nothing))
    }

    private func finishReplacement(
        _ parts: [DrawRequest.Part], _ body: [UInt8], _ features: ScreenFeatures
    ) {
        guard let next = replacement else { return }
        let pictures: [(DemoDrawing, Picture)]
        do throws(FormatError) {
            pictures = try Picture.all(of: parts, in: body, features: features)
        } catch {
            next.connection.stop(byForce: true)
            return failReplacement("The layout’s program \(LinkEnd.broken(error).clause).")
        }
        // The reader may have changed knobs while the new child started.
        let changed = changedKnobs(of: next)
        replacement = nil
        connection.stop()
        (connection, hasChild) = (next.connection, true)
        runningSections = launch?.sections
        (childKnobs, state, endSentence) = (next.knobs, next.state, nil)
        plainVersion = Identity()
        cache.removeAll()
        searches = SearchResults()
        clearMessage()
        shownSilence = 0
        frames.restart()
        _ = frames.set(pictures)
        noteDrawnKnobs()
        resendPlace()
        for (index, value) in changed {
            if let state = state?.knobs[inside: index] {
                self.state?.knobs[index] = KnobState(value: value, initialValue: state.initialValue)
            }
            send(changing: .setKnob(index, value))
        }
    }

    /// Sends the size again, because it may have changed while the new child started.
    private func resendPlace() {
        guard let place else { return }
        send(changing: .place(place.environment, place.scale, from: nil))
    }

    private func failReplacement(_ sentence: String) {
        replacement?.connection.stop(byForce: true)
        replacement = nil
        show(message: [sentence])
    }

    /// Ends a new child that does not answer. Returns whether it was ended.
    func endReplacementForSilence() -> Bool {
        guard let start = replacement?.connection.waitingSince, clock() - start >= limits.limit
        else { return false }
        failReplacement(Self.silenceSentence(limits.limit))
        return true
    }
}
