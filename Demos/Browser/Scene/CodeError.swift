import Gallery

/// The error for a demo without code.
struct CodeError: Error, CustomStringConvertible {
    let entry: DemoEntry
    let target: CodeTarget

    /// The reason why there is no code.
    var reason: String {
        guard entry.hasCode else {
            return
                "“\(entry.name)” has no code to show: its layout depends on the data of this machine."
        }
        let remark = target == .uikit ? entry.uiKitRemark.map { ": \($0)" } : nil
        return "“\(entry.name)” has no code for \(target.title)\(remark ?? "")."
    }

    /// The reason, and what to do on the command line.
    var description: String {
        reason
            + (entry.hasCode && target == .uikit
                ? " Leave out “--for uikit” to see Reflow's code." : "")
    }
}
