import Reflow

extension Examples {
    enum ColumnsLayouts {
        static func board() throws -> CollectionView<String, String> {
            let layout = ColumnsLayout<String> { _ in
                .asMany(minimumWidth: 140, spacing: 16)
            } section: { list, column in
                SectionLayout.flow(items: .perLine(1, height: 16), inset: EdgeInsets(bottom: 16))
                    .header(height: 16)
            }
            return try CollectionView(layout: layout) {
                Section("Today", items: ["write", "test", "send"])
                Section("Tomorrow", items: ["rest"])
                Section("Later", items: ["paint", "sing"])
                Section("Never", items: ["worry"])
                Section("Done", items: ["plan", "read", "sort"])
            }
        }

        static func ratios() throws -> CollectionView<Int, Int> {
            let layout = ColumnsLayout<Int> { environment in
                environment.size.width < 480 ? .single : .ratios([1, 2, 1], spacing: 8)
            } column: { section in
                section == 0 ? .index(1) : .shortest
            } section: { section, column in
                .flow(items: .perLine(column.index == 1 ? 4 : 2, height: 32))
            }
            return try CollectionView(layout: layout) {
                for section in 0..<4 { Section(section, items: section * 10..<section * 10 + 8) }
            }
        }
    }
}
