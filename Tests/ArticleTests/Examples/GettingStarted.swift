import Foundation
import Reflow

extension Examples {
    enum GettingStarted {
        enum Hello {
            static func main() throws {
                let layout = FlowLayout<String> { _, _ in
                    .flow(
                        items: .perLine(7, height: 16), interItemSpacing: 8, lineSpacing: 16,
                        inset: EdgeInsets(left: 8, bottom: 16, right: 8)
                    )
                    .header(height: 16, pinned: true)
                }
                var view = try CollectionView(layout: layout) {
                    Section("January", items: 1...31)
                    Section("February", items: 32...59)
                    Section("March", items: 60...90)
                }
                try DefaultTerminal.run(&view) { day, region in
                    guard day.kind == .item else {
                        region.fill(.terminal)
                        return region.text(day.section, .bold)
                    }
                    region.fill(.teal)
                    region.text("\(day.itemIndex + 1)", .centered)
                } on: { _, input in
                    input == .key("q") ? .quit : .ignored
                }
            }
        }

        static func theSentenceAlone(_ showDays: () throws -> Void) {
            CommandLine.run {
                try showDays()
                return 0
            }
        }
    }
}
