import Gallery

/// Code that nobody has, in a sentence.
struct CodeError: Error, CustomStringConvertible {
    let entry: DemoEntry
    let target: CodeTarget

    /// Why there is none.
    var reason: String {
        guard entry.hasCode else {
            return
                "“\(entry.name)” has no code to show: its layout is made for this machine's data."
        }
        let remark = target == .uikit ? entry.uiKitRemark.map { ": \($0)" } : nil
        return "There is no code of “\(entry.name)” for \(target.title)\(remark ?? "")."
    }

    /// On the command line.
    var description: String {
        reason
            + (entry.hasCode && target == .uikit ? " Leave out “--for uikit” to see Reflow's." : "")
    }
}
