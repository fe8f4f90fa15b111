import Gallery
import Reflow

/// The pictures of a demo, and the parts of the screen that the browser draws.
struct FrameState {
    /// The last pictures.
    private(set) var pictures: [DemoDrawing: Picture] = [:]
    /// The parts that the browser has drawn last, with their sizes.
    private var wanted: [DemoDrawing: ScreenSize] = [:]
    private(set) var features = ScreenFeatures()
    private(set) var theme = Theme.automatic
    /// The last request for pictures.
    private var lastRequest: DrawRequest?
    /// Whether a request was sent that may change the pictures.
    var isOutdated = true
    /// Whether a request for pictures has no reply yet.
    var isRequested = false

    /// Remembers that the browser draws a part.
    mutating func want(_ drawing: DemoDrawing, in region: borrowing Region) {
        wanted[drawing] = ScreenSize(columns: region.columns, rows: region.rows).pictureSize
        features = region.features
        theme = region.theme
    }

    /// Forgets a part that the browser no longer draws.
    mutating func forget(_ drawing: DemoDrawing) {
        wanted[drawing] = nil
        pictures[drawing] = nil
    }

    /// The request for the wanted parts; `nil` if all pictures are up to date.
    var request: DrawRequest? {
        guard !wanted.isEmpty else { return nil }
        var request = complete
        guard isOutdated || request != lastRequest else { return nil }
        request.onlyIfChanged = request == lastRequest
        return request
    }

    /// The request for all wanted parts, in a fixed order.
    private var complete: DrawRequest {
        let parts = [DemoDrawing.content, .inspectorFacts].compactMap { drawing in
            wanted[drawing].map { DrawRequest.Part(drawing: drawing, size: $0) }
        }
        return DrawRequest(parts: parts, features: features, theme: theme)
    }

    mutating func hasSent(_ request: DrawRequest) {
        lastRequest = request
        lastRequest?.onlyIfChanged = false
        (isOutdated, isRequested) = (false, true)
    }

    /// Replaces pictures. Returns whether any cell differs.
    mutating func set(_ new: [(DemoDrawing, Picture)]) -> Bool {
        var differs = false
        for (drawing, picture) in new where wanted[drawing] != nil {
            if pictures[drawing]?.screen != picture.screen { differs = true }
            pictures[drawing] = picture
        }
        return differs
    }

    /// Prepares for another child, whose pictures are not known yet.
    mutating func restart() {
        (lastRequest, isOutdated, isRequested) = (nil, true, false)
    }
}

extension ScreenSize {
    /// The size, limited to the largest picture.
    var pictureSize: ScreenSize {
        let columns = min(columns, 10_000)
        return ScreenSize(columns: columns, rows: min(rows, 10_000, 4_000_000 / max(1, columns)))
    }
}
