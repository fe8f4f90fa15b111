import Reflow

@main
enum Main {
    private static let help = """
        USAGE: dashboard

        Shows the load, memory, disk, swap and network of this machine every second, and the delay of a timer that fires
        a thousand times a second.

          ← →             scroll the alerts
          ?               show the keys
          q esc           quit
        """

    static func main() {
        let updates = Mailbox<[Reading]>()
        Task.detached { await post(to: updates) }
        CommandLine.run(help: help) {
            var dashboard = Dashboard(updates)
            return try DefaultTerminal.withTerminal {
                $0.run(&dashboard)
                return $0.exitStatus
            }
        }
    }

    /// Posts a reading of the timer every millisecond, and all other readings every second.
    private static func post(to updates: Mailbox<[Reading]>) async {
        let clock = ContinuousClock()
        var next = clock.now
        while !Task.isCancelled {
            let start = clock.now
            if start >= next {
                updates.post(Machine.read())
                next = start + .seconds(1)
            }
            let before = clock.now
            try? await Task.sleep(for: .milliseconds(1))
            let microseconds = (clock.now - before) / .microseconds(1)
            updates.post([
                Reading(
                    name: "Timer", value: "1 ms took \(Int(microseconds)) µs", number: microseconds)
            ])
        }
    }
}
