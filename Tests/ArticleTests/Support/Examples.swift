/// The code of the articles, a file for each. What it opens is a terminal in memory.
enum Examples {}

typealias CursesTerminal = ScriptedTerminal
