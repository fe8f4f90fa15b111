import Reflow

extension Examples {
    struct HowTerminalsDiffer {
        static func found(_ report: (Bool, Bool) -> Void) throws {
            try DefaultTerminal.withTerminal { terminal in
                let isPlain = terminal.features.colors < .ansi16 || !terminal.features.isUnicode
                let isLight = terminal.background == .light
                report(isPlain, isLight)
            }
        }

        func looks(of view: CollectionView<Int, Int>) -> [String] {
            [ColorDepth.trueColor, .ansi8, .monochrome].map { depth in
                var screen = Screen(
                    size: ScreenSize(columns: 20, rows: 3),
                    features: ScreenFeatures(colors: depth))
                screen.draw { region in
                    region.draw(view) { element, region in
                        region.fill(.teal)
                        region.text("\(element.item ?? 0)", .centered)
                    }
                }
                return screen.ansi()
            }
        }

        static func betweenPipes() throws -> EndReason? {
            let layout = FlowLayout<Int> { _, _ in .flow(items: .perLine(1, height: 16)) }
            var view = try CollectionView(layout: layout) { Section(0, items: 1...9) }
            let options = TerminalOptions(device: "/dev/tty", interruptsAreKeys: true)
            let end = try DefaultTerminal.withTerminal(options) { terminal in
                terminal.run(&view) { element, region in
                    region.text("\(element.item ?? 0)")
                } on: { _, input in
                    input == .key(.control("c")) || input == .key("q") ? .quit : .ignored
                }
            }
            return end
        }
    }
}
