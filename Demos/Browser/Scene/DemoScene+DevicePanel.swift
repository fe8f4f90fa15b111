import Gallery
import Reflow

/// The device panel: choosing a device.
extension DemoScene {
    private var deviceIndex: Int {
        panels.devices.devices.firstIndex(of: held?.device) ?? 0
    }

    func performInDevices(_ action: PanelAction, count: Int) -> Outcome {
        switch action {
        case .step(let steps):
            let devices = panels.devices.devices
            // A count beyond the end of the list stops at the end.
            let index = deviceIndex + steps * min(count, devices.count)
            return show(on: devices[min(max(index, 0), devices.count - 1)])
        case .reset: return show(on: nil)
        case .accept:
            panels.setFocus(nil)
            return .redraw
        case .adjust: return changeLayoutDirection()
        case .page, .jump, .resetAll, .otherTarget: return .ignored
        }
    }

    /// Shows the demo on a device in the current orientation; `nil` shows it on the terminal itself.
    func show(on device: Device?) -> Outcome {
        if let device, !Device.all.contains(device) { panels.devices.other = device }
        hold(device.map(held(as:)))
        return .message(deviceText)
    }

    /// Returns a device in the current orientation. A device that is only a size keeps its own orientation.
    private func held(as device: Device) -> OrientedDevice {
        OrientedDevice(device, Device.all.contains(device) ? held?.orientation : nil)
    }

    /// The message about the current device. The message also reports hidden texts.
    var deviceText: String {
        guard let held else {
            return (isRotated ? "rotated: " : "the terminal's own size: ") + formText
        }
        let shortage = stage.scale.zoom < 1 ? shortage(zoom: zoom) : nil
        let condition = shortage.map { "; \($0.effect)" } ?? ""
        let name = held.name.map { "\($0): " } ?? ""
        return "\(name)\(deviceFormText)\(condition)"
    }

    /// The form of the stage: `393 × 852 pt · portrait · 1 column · 67 %`.
    var deviceFormText: String {
        let percent = Int((stage.scale.zoom * 100).rounded())
        let isScaled = held != nil && percent != 100
        return formText + (isScaled ? " · \(percent) %" : "")
    }

    /// Whether sizes in points are of interest. A tool, such as Files, shows the user's own data instead of a layout.
    var showsSizes: Bool { !demo.features.copies }

    /// The size, the orientation and the columns as text. Tools omit the size.
    var formText: String {
        let facts = demo.facts
        return showsSizes ? facts.form : "\(facts.orientationText) · \(facts.columnText)"
    }

    /// Handles a mouse event over the list of devices. Row zero is the first row of the panel.
    func pointAtDevices(_ event: MouseEvent, in size: ScreenSize) -> Outcome {
        switch event.action {
        case .press:
            let devices = panels.devices.devices
            let index = event.row + firstDevice(in: size.rows)
            return devices.indices.contains(index) ? show(on: devices[index]) : .redraw
        case .wheelDown: return performInDevices(.step(1), count: 1)
        case .wheelUp: return performInDevices(.step(-1), count: 1)
        default: return .handled
        }
    }

    /// Returns the index of the first visible device. In a list of more than `rows` devices, the current device is in
    /// the middle.
    private func firstDevice(in rows: Int) -> Int {
        max(0, min(deviceIndex - rows / 2, panels.devices.devices.count - rows))
    }
}

/// The device panel: drawing.
extension DemoScene {
    func drawDevices(into region: inout Region) {
        let devices = panels.devices.devices
        let rows = region.rows
        let first = firstDevice(in: rows)
        for (row, index) in (first..<min(devices.count, first + rows)).enumerated() {
            region.within(columns: 0..<region.columns, rows: row..<row + 1) {
                draw(devices[index], isInHand: index == deviceIndex, into: &$0)
            }
        }
        guard devices.count + 1 < rows else { return }
        region.within(columns: 0..<region.columns, rows: devices.count + 1..<rows) {
            $0.text(wrapped: deviceFacts.joined(separator: "\n"), .dim)
        }
    }

    private func draw(_ device: Device?, isInHand: Bool, into region: inout Region) {
        // The size in the current orientation.
        let size = device.map { held(as: $0).form.size }
        let text = size.map { "\(Int($0.width))x\(Int($0.height))" } ?? ""
        let end = max(0, region.columns - text.displayWidth)
        let isFocused = isInHand && panels.focus == .devices
        region.within(columns: 0..<max(0, end - 1), rows: 0..<1) {
            let title = device?.title ?? "the terminal"
            $0.text(title, row: 0, isFocused ? .reverse : isInHand ? .bold : [])
        }
        region.text(text, row: 0, column: end, .dim)
    }

    /// The facts about the current device, one for each line.
    private var deviceFacts: [String] {
        guard let form = held?.form else { return [demo.facts.form, layoutDirection.text] }
        let insets = [
            ("top", form.safeArea.top), ("left", form.safeArea.left),
            ("bottom", form.safeArea.bottom), ("right", form.safeArea.right),
        ].filter { $0.1 > 0 }.map { "\($0.0) \(Int($0.1))" }
        let classes = form.sizeClasses.map { "\($0[0].rawValue) × \($0[1].rawValue)" }
        return [
            "\(form.sizeText) · \(form.isLandscape ? "landscape" : "portrait")",
            insets.isEmpty
                ? "safe area: the whole screen"
                : "outside of the safe area: " + insets.joined(separator: ", "),
            classes.map { "size classes: \($0)" } ?? "no size classes",
            layoutDirection.text,
        ]
    }
}

extension LayoutDirection {
    /// The direction in words.
    var text: String { self == .leftToRight ? "from left to right" : "from right to left" }
}
