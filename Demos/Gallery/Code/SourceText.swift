/// The text of the files that are shown as the code of demos, as it was when the program was built.
enum SourceText {
    /// The text of a file by its name, without its ending; nil for one that is not shown.
    static func file(_ name: String) -> String? { all[name] }
}
