/// The code of the articles, one file for each article. Its terminal is a terminal in memory.
enum Examples {}

typealias CursesTerminal = ScriptedTerminal
