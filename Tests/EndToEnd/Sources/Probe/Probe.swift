import BasicPicture
import RandomFrames
import Reflow

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A program that draws a known picture, tells what it hears, and misbehaves on demand.
///
///     Probe [picture | keys | basic | boxes | shelves | still-shelves | listen | reopen TYPE | pick DEVICE |
///            children SCRIPT [DEVICE] | any | few | grays | overrun | race]
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
            var options = CursesTerminal.Options()
            options.takesKeysFromTerminal = CommandLine.arguments.last == "listen"
            options.interruptsAreKeys = CommandLine.arguments.last == "keys"
            exit(
                try CursesTerminal.withTerminal(options) { terminal in
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
            // Swift 6 lets nobody touch C's `stderr`.
            let sentence = "\(error)\n"
            _ = sentence.withCString { write(STDERR_FILENO, $0, strlen($0)) }
            exit(1)
        }
    }
}

/// An error of the program itself.
struct Failure: Error, CustomStringConvertible {
    var description: String { "The probe failed, as it was told to." }
}
