/// The texts of the files that demos show as their code. The build embeds them in the program.
enum SourceText {
    /// Returns the text of a file by its name without extension; `nil` if the file is not embedded.
    static func file(_ name: String) -> String? { all[name] }
}
