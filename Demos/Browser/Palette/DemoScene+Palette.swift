import Gallery
import Reflow

/// The entries of a demo in the palette.
extension DemoScene {
    /// The maximum number of sections listed by name. The palette finds other sections by number.
    private static let mostSections = 200

    /// The knobs with their values, the sections by the text of their headers, and the devices.
    var paletteEntries: [PaletteEntry] {
        let knobs = zip(demo.knobs, demo.knobStates).enumerated().map { place, pair in
            let (knob, state) = pair
            return PaletteEntry(
                title: knob.title, name: knob.name, note: knob.valueText(state.value), kind: "knob",
                key: Panel.knobs.key.description, choice: .knob(place))
        }
        let titles = demo.texts(of: .sectionTitles(limit: Self.mostSections))
        let sections = titles.enumerated().map { index, title in
            let name = "section \(index + 1)"
            let isNamed = title.isEmpty || title.lowercased().hasPrefix(name)
            return PaletteEntry(
                title: title.isEmpty ? name : title, name: name, note: isNamed ? "" : name,
                kind: "section", choice: .section(index))
        }
        let devices = panels.devices.devices.map { device in
            PaletteEntry(
                title: device?.title ?? "the terminal's own size", name: device?.name ?? "",
                note: device.map { $0.form.sizeText } ?? "", kind: "device",
                key: Panel.devices.key.description, choice: .device(device))
        }
        let copies =
            (demo.features.copies
                ? [
                    PaletteEntry(
                        title: "copy the command line for this demo", choice: .copyCommandLine)
                ]
                : [])
            + (entry.hasCode || demo.code(for: .reflow) != nil
                ? [PaletteEntry(title: "copy the code of this layout", choice: .copyCode)] : [])
        // A single section is the whole content, so it needs no entry.
        return copies + knobs + (sections.count > 1 ? sections : []) + devices
    }

    /// A closure that returns the entries for a number, counted from 1: an item, and a section if there are several
    /// sections.
    var places: (Int) -> [PaletteEntry] {
        let (item, sections) = (demo.features.itemName, demo.facts.sections)
        return { number in
            let toItem = PaletteEntry(
                title: "go to \(item) \(number)", key: "\(number)G", choice: .item(number))
            let toSection = PaletteEntry(
                title: "go to section \(number)", choice: .section(number - 1))
            let isSection = sections > 1 && (1...sections).contains(number)
            return [toItem] + (isSection ? [toSection] : [])
        }
    }

    /// Opens the knob panel and makes a knob current.
    func chooseKnob(at place: Int) -> Outcome {
        if panels.focus != .knobs { _ = toggle(.knobs) }
        panels.knobs.index = place
        return .redraw
    }

    /// Selects the item with a name, and scrolls to it. If the items have changed since the name was listed, finds the
    /// name again.
    func goToName(_ name: String, at index: Int) -> Outcome {
        let names = demo.texts(of: .names)
        let isThere = names.indices.contains(index) && names[index] == name
        guard let place = isThere ? index : names.firstIndex(of: name) else {
            return .message("“\(name.truncated(toWidth: 40))” is not there any more")
        }
        return demo.go(to: .item(place + 1)) ? .redraw : .handled
    }

    func goToSection(_ index: Int) -> Outcome {
        demo.go(to: .section(index)) ? .redraw : .message("section \(index + 1) is empty")
    }
}
