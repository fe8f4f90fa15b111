@_exported import CollectionLayouts
@_exported import CollectionRendering
@_exported import CollectionSnapshots
@_exported import CollectionViews
@_exported import TerminalControls
@_exported import Terminals

#if Curses
    @_exported import CursesTerminals

    /// The terminal of programs: ``CursesTerminal``, or `AnsiTerminal` if the package is built without its trait `Curses`.
    public typealias DefaultTerminal = CursesTerminal
#else
    @_exported import AnsiTerminals

    /// The terminal of programs: ``AnsiTerminal``, because the package is built without its trait `Curses`.
    public typealias DefaultTerminal = AnsiTerminal
#endif
