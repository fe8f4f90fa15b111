import CursesTerminals
import TerminalControls
import Terminals

extension CursesTerminal {
    /// Opens the terminal, runs a program in a shell until it quits, and always restores the terminal.
    ///
    /// Returns the exit status for the process: 0, or `exitStatus` if a signal has ended the program. Throws an error
    /// with a sentence if there is no terminal to open.
    @discardableResult
    public static func run<Program: ShellProgram>(
        _ program: inout Program, _ options: Options = Options()
    ) throws -> Int32 {
        try withTerminal(options) {
            $0.run(&program)
            return $0.exitStatus
        }
    }
}
