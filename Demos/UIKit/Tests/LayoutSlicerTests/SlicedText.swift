import Testing

@testable import LayoutSlicer

/// Cuts out a layout of a text, and returns the lines of the slice that are not empty.
func sliceLines(_ text: String, _ name: String) throws -> [String] {
    let slicer = Slicer(file: SourceFile(path: "a.swift", text: text))
    let slice = try slicer.slice(layout: slicer.layout(named: name))
    #expect(slice.files.count == 1)
    let lines = String(decoding: slice.files[0].bytes, as: UTF8.self).split(separator: "\n")
    return lines.map { String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
        .filter { !$0.isEmpty }
}

/// Returns the code that calls a layout of a text.
func entry(_ text: String, _ name: String) throws -> String {
    let slicer = Slicer(file: SourceFile(path: "a.swift", text: text))
    return try slicer.slice(layout: slicer.layout(named: name)).entry
}
