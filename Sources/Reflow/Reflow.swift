@_exported import CollectionLayouts
@_exported import CollectionRendering
@_exported import CollectionSnapshots
@_exported import CollectionViews
@_exported import CursesTerminals
@_exported import TerminalControls
@_exported import Terminals

@_exported import struct SystemPackage.FilePath
