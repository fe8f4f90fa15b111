import Gallery
import Reflow

/// Times: the child's timers and animations, and the limits for its replies.
extension RemoteDemo {
    public var waits: DemoWaits {
        guard !waitsForReplies else {
            return state?.waits ?? DemoWaits(deadline: nil, nextFrame: nil, descriptors: [])
        }
        let hasEnded = !isRunning
        let connections = [hasEnded ? nil : connection, replacement?.connection].compactMap(\.self)
        var deadline =
            hasEnded || isPending(.perform(.wake)) ? nil : state?.waits.deadline
        for connection in connections {
            if connection.hasQueue { deadline = .earlier(deadline, now + Self.queueInterval) }
            if let start = connection.waitingSince {
                deadline = .earlier(deadline, now + timeUntilNextSecond(since: start))
            }
        }
        let isStill = hasEnded || isPending(.advance)
        return DemoWaits(
            deadline: deadline, nextFrame: isStill ? nil : state?.waits.nextFrame,
            descriptors: connections.flatMap(\.descriptors) + (source?.descriptors ?? []))
    }

    /// The time until a queue is sent again. The system wakes the loop only for bytes to read.
    private static var queueInterval: Duration { .milliseconds(20) }

    private func isPending(_ request: RemoteRequest) -> Bool {
        connection.pending.contains { $0.request == request }
    }

    /// Returns the time until the number of seconds in the title changes, or until a limit is reached.
    private func timeUntilNextSecond(since start: Duration) -> Duration {
        let silence = max(.zero, clock() - start)
        guard silence >= limits.patience else { return limits.patience - silence }
        let next = Duration.seconds(silence.components.seconds + 1) - silence
        return max(.milliseconds(1), min(next, limits.limit - silence))
    }

    /// Sends the requests whose time has come: for the child's timers, and for the next frame of an animation.
    func sendDueRequests() {
        guard isRunning, let waits = state?.waits else { return }
        if let deadline = waits.deadline, deadline <= now, !isPending(.perform(.wake)) {
            send(changing: .perform(.wake))
        }
        if let frame = waits.nextFrame, frame <= now, !isPending(.advance) {
            send(changing: .advance)
        }
    }

    /// Compares the time without a reply with the limits. Returns whether the title or the content changes.
    func updateSilence() -> Bool {
        guard !waitsForReplies else { return false }
        var hasChanged = endReplacementForSilence()
        guard isRunning else { return hasChanged }
        let silence = connection.waitingSince.map { clock() - $0 } ?? .zero
        if silence >= limits.limit {
            endForSilence()
            return true
        }
        let shown = silence >= limits.patience ? Int(silence.components.seconds) : 0
        if shown != shownSilence { hasChanged = true }
        shownSilence = shown
        return hasChanged
    }

    /// Ends a child that does not answer.
    func endForSilence() {
        let sentence = Self.silenceSentence(limits.limit)
        if restoresKnobs(afterEnd: sentence) { return }
        connection.stop(byForce: true)
        endSentence = sentence
        shownSilence = 0
    }

    static func silenceSentence(_ limit: Duration) -> String {
        "The layout’s program was ended, because it had not answered for "
            + "\(limit.components.seconds) s."
    }
}
