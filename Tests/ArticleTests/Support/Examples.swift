/// The code of the articles, one file for each article. Its terminal is a terminal in memory.
enum Examples {}

typealias AnsiTerminal = ScriptedTerminal
typealias CursesTerminal = ScriptedTerminal
typealias DefaultTerminal = ScriptedTerminal
