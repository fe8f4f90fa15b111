import Reflow

/// Drawing.
extension FilesDemo {
    public func draw(_ element: Element<Group, FilePath>, in region: inout Region) {
        // Zoomed out, two names may meet in a row: the later one is to be read, not both.
        region.fill(.terminal)
        guard let path = element.item else { return drawHeader(of: element.section, in: &region) }
        let problem = folders.problem(with: path).map { " — \($0)" } ?? ""
        if element.section == .folders {
            let isCurrent = path == folders.current
            let text = folderText(path, isUnicode: region.features.isUnicode) + problem
            region.text(text, problem.isEmpty ? isCurrent ? .bold : [] : .dim)
        } else {
            region.text("  \(path.name)\(problem)", problem.isEmpty ? [] : .dim)
        }
    }

    private func drawHeader(of group: Group, in region: inout Region) {
        switch group {
        case .folders:
            region.fill(.blue)
            region.text(" Folders", .bold)
        case .files(let letter):
            region.fill(.gray)
            region.text(" \(letter)", .bold)
        case .noFiles:
            region.text(folders.listing.folders.isEmpty ? "  Empty." : "  No files.", .dim)
        }
    }

    /// The name with what tells its level, and whether there are folders in it.
    private func folderText(_ path: FilePath, isUnicode: Bool) -> String {
        let level = folders.tree.level(of: path) ?? 0
        let mark =
            if !folders.tree.canExpand(path) {
                " "
            } else if folders.tree.isExpanded(path) {
                isUnicode ? "▾" : "-"
            } else {
                isUnicode ? "▸" : "+"
            }
        let indent = String(repeating: "  ", count: level + 1)
        return "\(indent)\(mark) \(title(of: path))/"
    }
}
