import Reflow

extension Examples {
    enum PointsAndCells {
        static func sizes() -> [Size] {
            let scale = CellScale()
            let wide = scale.size(of: ScreenSize(columns: 80, rows: 24))
            let high = scale.size(of: ScreenSize(columns: 40, rows: 40))
            return [wide, high]
        }

        static func edges() -> [Region.Frame] {
            let scale = CellScale()
            let left = scale.frame(of: Rect(x: 0, y: 0, width: 20, height: 24), scrolledBy: .zero)
            let right = scale.frame(of: Rect(x: 20, y: 0, width: 20, height: 24), scrolledBy: .zero)
            return [left, right]
        }

        static func height() -> Double {
            let scale = CellScale()
            let height = scale.height(of: "one two three", wrappedAt: 56)
            return height
        }

        static func text() -> [Int] {
            let width = "日本".displayWidth
            let lines = "one two three".lineCount(wrappedAt: 7)
            return [width, lines]
        }
    }
}
