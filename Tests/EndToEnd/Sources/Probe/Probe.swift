import BasicPicture
import RandomFrames
import Reflow

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The program that the tests of the backend run. It draws a known picture, shows its inputs, and misbehaves on
/// request.
///
///     Probe [picture | keys | basic | boxes | shelves | still-shelves | listen | reopen TYPE | pick DEVICE |
///            children SCRIPT [DEVICE] | any | few | grays | overrun | race | heard]
///
/// With `heard`, the program installs its own handler of SIGABRT, which prints that it ran.
@main
enum Probe {
    static func main() {
        if let fault = CommandLine.arguments.last.flatMap(MemoryFault.init) {
            fault.happen()
            exit(0)
        }
        do {
            if CommandLine.arguments.count == 3, CommandLine.arguments[1] == "reopen" {
                try Reopening.run(as: CommandLine.arguments[2])
                exit(0)
            }
            if CommandLine.arguments.count == 3, CommandLine.arguments[1] == "pick" {
                exit(try Picker.run(on: CommandLine.arguments[2]))
            }
            if CommandLine.arguments.count > 2, CommandLine.arguments[1] == "children" {
                let device = CommandLine.arguments.count > 3 ? CommandLine.arguments[3] : nil
                exit(try Children.run(CommandLine.arguments[2], on: device))
            }
            if CommandLine.arguments.last == "heard" { hearAbort() }
            var options = TerminalOptions()
            options.takesKeysFromTerminal = CommandLine.arguments.last == "listen"
            options.interruptsAreKeys = CommandLine.arguments.last == "keys"
            exit(
                try Backend.withTerminal(options) { terminal in
                    if options.takesKeysFromTerminal {
                        var listening = Listening()
                        terminal.run(&listening)
                    } else if CommandLine.arguments.last == "basic" {
                        try terminal.runBasicPicture()
                    } else if CommandLine.arguments.last == "boxes" {
                        var boxes = Boxes(itemCount: 300)
                        terminal.run(&boxes)
                    } else if let colors = CommandLine.arguments.last.flatMap(
                        RandomFrames.Colors.init)
                    {
                        var frames = Frames(colors)
                        terminal.run(&frames)
                    } else if let mode = CommandLine.arguments.last, mode.hasSuffix("shelves") {
                        try Shelves.run(on: terminal, animates: mode == "shelves")
                    } else {
                        var picture = Picture(terminal: terminal)
                        terminal.run(&picture)
                        if picture.isFailed { throw Failure() }
                    }
                    return terminal.exitStatus
                })
        } catch {
            // In Swift 6, C's `stderr` is not accessible.
            let sentence = "\(error)\n"
            _ = sentence.withCString { write(STDERR_FILENO, $0, strlen($0)) }
            exit(1)
        }
    }
}

extension Probe {
    /// Installs a handler of SIGABRT that reads the signal's information, as some language runtimes do.
    private static func hearAbort() {
        var action = sigaction()
        action.sa_flags = SA_SIGINFO
        let handler:
            @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) ->
                Void = { _, info, _ in
                    let isTold = info?.pointee.si_signo == SIGABRT
                    _ = (isTold ? "heard\n" : "heard nothing\n").withCString {
                        write(STDOUT_FILENO, $0, strlen($0))
                    }
                }
        #if canImport(Darwin)
            action.__sigaction_u.__sa_sigaction = handler
        #else
            action.__sigaction_handler.sa_sigaction = handler
        #endif
        sigaction(SIGABRT, &action, nil)
    }
}

/// An error that the program throws.
struct Failure: Error, CustomStringConvertible {
    var description: String { "The probe failed, as it was told to." }
}
