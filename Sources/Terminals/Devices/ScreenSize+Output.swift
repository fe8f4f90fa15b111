import CTerminals

extension ScreenSize {
    /// The size of the terminal on standard output, which need not be open; nil if there is no such terminal.
    package static var ofOutput: ScreenSize? {
        var (columns, rows) = (Int32(0), Int32(0))
        guard rfl_read_output_size(&columns, &rows) else { return nil }
        return ScreenSize(columns: Int(columns), rows: Int(rows))
    }
}
