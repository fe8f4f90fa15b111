import Gallery
import Reflow

/// Choosing devices in their panel.
extension DemoScene {
    private var deviceIndex: Int {
        panels.devices.devices.firstIndex(of: held?.device) ?? 0
    }

    func perform(_ action: DeviceAction, times: Int) -> Outcome {
        switch action {
        case .choose(let steps):
            let devices = panels.devices.devices
            // More steps than devices go to an end.
            let wish = deviceIndex + steps * min(times, devices.count)
            return show(on: devices[min(max(wish, 0), devices.count - 1)])
        case .reset: return show(on: nil)
        case .finish:
            panels.setFocus(nil)
            return .redraw
        }
    }

    /// Shows it on a device, held as the one before, or with nil on the terminal itself.
    func show(on device: Device?) -> Outcome {
        let isKnown = device.map(Device.all.contains) ?? true
        if !isKnown { panels.devices.other = device }
        hold(device.map { HeldDevice($0, isKnown ? held?.orientation : nil) })
        return .message(deviceText)
    }

    /// What it is shown on, in a sentence; where texts have no row for that, this too.
    var deviceText: String {
        guard let held else {
            return isRotated ? "rotated: \(demo.facts.form)" : "the terminal's own size"
        }
        let isCrowded = stage.scale.zoom < 1 && hidesText(zoom: zoom)
        let condition = isCrowded ? "; not all texts have a row" : ""
        let name = held.name.map { "\($0): " } ?? ""
        return "\(name)\(stageText)\(condition)"
    }

    /// `393 × 852 pt · portrait · 1 column · 67 %`
    var stageText: String {
        let percent = Int((stage.scale.zoom * 100).rounded())
        let isScaled = held != nil && percent != 100
        return demo.facts.form + (isScaled ? " · \(percent) %" : "")
    }

    /// Takes the mouse over the list of devices; rows count from its first.
    func pointAtDevices(_ event: MouseEvent, in size: ScreenSize) -> Outcome {
        switch event.action {
        case .press:
            let devices = panels.devices.devices
            let index = event.row + firstDevice(in: size.rows)
            panels.field = nil
            return devices.indices.contains(index) ? show(on: devices[index]) : .redraw
        case .wheelDown: return perform(DeviceAction.choose(1), times: 1)
        case .wheelUp: return perform(DeviceAction.choose(-1), times: 1)
        default: return .handled
        }
    }

    /// The first device that is shown in so many rows: the one in hand is in the middle where there are more.
    private func firstDevice(in rows: Int) -> Int {
        max(0, min(deviceIndex - rows / 2, panels.devices.devices.count - rows))
    }
}

/// Drawing them.
extension DemoScene {
    func drawDevices(into region: inout Region) {
        let devices = panels.devices.devices
        let isTyping = panels.focus == .devices && panels.field != nil
        let rows = max(0, region.rows - (isTyping ? 1 : 0))
        let first = firstDevice(in: rows)
        for (row, index) in (first..<min(devices.count, first + rows)).enumerated() {
            region.within(columns: 0..<region.columns, rows: row..<row + 1) {
                draw(devices[index], isInHand: index == deviceIndex, into: &$0)
            }
        }
        if isTyping {
            region.within(columns: 0..<region.columns, rows: rows..<region.rows) {
                $0.text("size", row: 0, .dim)
                $0.within(columns: min(5, $0.columns)..<$0.columns, rows: 0..<1) {
                    panels.field?.draw(into: &$0, at: .zero)
                }
            }
            return
        }
        for (row, fact) in deviceFacts.enumerated() where devices.count + 1 + row < rows {
            region.text(fact, row: devices.count + 1 + row, .dim)
        }
    }

    private func draw(_ device: Device?, isInHand: Bool, into region: inout Region) {
        let size = device?.form.size
        let text = size.map { "\(Int($0.width))x\(Int($0.height))" } ?? ""
        let end = max(0, region.columns - text.displayWidth)
        let isFocused = isInHand && panels.focus == .devices
        region.within(columns: 0..<max(0, end - 1), rows: 0..<1) {
            let title = device?.title ?? "the terminal"
            $0.text(title, row: 0, isFocused ? .reverse : isInHand ? .bold : [])
        }
        region.text(text, row: 0, column: end, .dim)
    }

    /// What there is to say of the one in hand, a line each.
    private var deviceFacts: [String] {
        guard let form = held?.form else { return [] }
        let insets = [
            ("top", form.safeArea.top), ("left", form.safeArea.left),
            ("bottom", form.safeArea.bottom), ("right", form.safeArea.right),
        ].filter { $0.1 > 0 }.map { "\($0.0) \(Int($0.1))" }
        let classes = form.sizeClasses.map { "\($0[0].rawValue) × \($0[1].rawValue)" }
        return [
            "\(form.sizeText) · \(form.isLandscape ? "landscape" : "portrait")",
            insets.isEmpty
                ? "nothing covers its edges" : "safe area: " + insets.joined(separator: ", "),
            classes.map { "size classes: \($0)" } ?? "no size classes",
        ]
    }
}
