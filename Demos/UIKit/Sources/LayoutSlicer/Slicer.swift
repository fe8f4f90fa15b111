/// Finds the layouts of a file, and cuts out the code that a layout needs.
public struct Slicer {
    private let file: SourceFile
    private let folder: SourceFolder?

    /// Makes a slicer of a file. The folder has the names that the file does not declare itself.
    public init(file: SourceFile, folder: SourceFolder? = nil) {
        self.file = file
        self.folder = folder
    }

    /// The layouts of the file, by line.
    public var layouts: [LayoutListing] { LayoutFinder(file, folder: folder).layouts }

    /// Returns the layout with a name: its whole name, a unique suffix after a period, or the name without its argument
    /// labels.
    public func layout(named name: String) throws(SliceError) -> LayoutListing {
        let found = LayoutListing.matches(of: name, in: layouts, by: \.name)
        guard let only = found.first, found.count == 1 else { throw .unknownLayout(name) }
        return only
    }

    /// Cuts out what a layout needs. With `turnsNumbers`, the number literals in it can change while the layout runs.
    public func slice(
        layout: LayoutListing, adjustments: Adjustments = Adjustments(), turnsNumbers: Bool = false
    ) throws(SliceError) -> Slice {
        if let refusal = layout.refusal { throw .refused(refusal) }
        let selection = Selection(file: file, folder: folder, adjustments: adjustments)
        let isWhole = [.controller, .view, .layoutClass].contains(layout.form)
        selection.select(layout.index, whole: isWhole)
        let entry = try EntryCode(layout, selection)
        selection.complete()
        var writer = SliceWriter(selection, adjustments, derived: entry.derived)
        let numbers = turnsNumbers ? writer.turnNumbers(root: layout.index) : []
        let files = writer.files()
        let remarks = entry.remarks + writer.remarks + adjustments.remarks
        return Slice(
            files: files, entry: entry.text, remarks: remarks, numbers: numbers, layout: layout,
            adjustments: adjustments, selection: selection)
    }
}

/// The code that a layout needs.
public struct Slice {
    /// The user's files, with spaces in place of all other code.
    public let files: [SlicedFile]
    /// The text of a generated file that hands the layout to the host.
    public let entry: String
    /// Sentences about made-up values and parts that are left out.
    public let remarks: [String]
    /// The numbers that can change while the layout runs.
    public let numbers: [SliceNumber]
    let layout: LayoutListing
    let adjustments: Adjustments
    let selection: Selection

    /// Returns the whole text of a file of the slice; `nil` for another file, and for one that is not in UTF-8.
    public func text(ofFile path: String) -> String? {
        selection.files.first { $0.path == path }
            .flatMap { String(validating: $0.original, as: UTF8.self) }
    }

    /// Returns the file and the position of the user's code at a place of a sliced file.
    ///
    /// Lines and columns count from 1.
    public func position(
        inFile index: Int, line: Int, column: Int
    ) -> (path: String, line: Int, column: Int) {
        guard files.indices.contains(index) else { return ("", line, column) }
        let place = files[index].place(line: line, column: column)
        guard let file = selection.files.first(where: { $0.path == place.path }) else {
            return ("", line, column)
        }
        return (place.path, file.lines.line(at: place.offset), file.lines.column(at: place.offset))
    }
}
