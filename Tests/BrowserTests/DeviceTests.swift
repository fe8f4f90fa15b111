import Reflow
import Testing

@testable import Browser
@testable import Gallery

/// The properties of the devices.
@Suite struct DeviceTests {
    @Test("A landscape form is the rotated portrait form, and each device has its own name")
    func facts() {
        #expect(Set(Device.all.map(\.name)).count == Device.all.count)
        #expect(Set(Device.all.map(\.title)).count == Device.all.count)
        for device in Device.all {
            #expect(
                device.name.allSatisfy {
                    $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-")
                })
            for form in [device.form, device.turned] {
                let (size, covered) = (form.size, form.safeArea)
                #expect(size.width >= 320 && size.height >= 320 && size.height <= 1400)
                #expect(covered.top >= 0 && covered.left == covered.right && covered.bottom >= 0)
                // The safe area leaves most of the screen free.
                #expect(covered.top + covered.bottom < size.height / 4)
                #expect(form.sizeClasses.map { $0.count == 2 } ?? true)
            }
            // The two parts of a split screen have different sizes in landscape.
            guard !device.name.hasSuffix("half"), !device.name.hasSuffix("third") else { continue }
            #expect(!device.form.isLandscape && device.turned.isLandscape)
            #expect(
                device.turned.size
                    == Size(width: device.form.size.height, height: device.form.size.width))
        }
    }

    @Test("A size in points is parsed, and an invalid size is rejected")
    func sizes() {
        #expect(Device(size: "390x844")?.form.size == Size(width: 390, height: 844))
        #expect(Device(size: "844X390")?.form.isLandscape == true)
        #expect(Device(size: "390×844")?.name == "390x844")
        for text in [
            "", "390", "x", "390x", "0x9", "-1x9", "1x2x3", "10001x9", "axb", "9e9x1", "+390x844",
        ] {
            #expect(Device(size: text) == nil, "\(text)")
        }
        #expect(Device(size: "99999999999999999999x1") == nil)
    }

    @Test("The error for a wrong name lists all devices")
    func wrongNames() throws {
        #expect(try Device(named: "iPhone-15").title == "iPhone 15")
        #expect(try Device(named: "320x480").form.size.width == 320)
        let error = #expect(throws: DemoError.self) {
            _ = try Program.device(named: "nokia", nil)
        }
        for device in Device.all {
            #expect(error?.description.contains(device.name) == true)
        }
        #expect(try Program.device(named: nil, nil) == nil)
        #expect(throws: DemoError.self) {
            _ = try Program.device(named: nil, .landscape)
        }
    }

    @Test(
        "Each orientation gives one of the device's two forms, and its options restore it",
        arguments: Device.all + ["390x844", "844x390", "500x500"].compactMap { Device(size: $0) })
    func holding(_ device: Device) throws {
        let forms = Device.Orientation.allCases.map { OrientedDevice(device, $0).form }
        #expect(Set(forms) == [device.form, device.turned])
        #expect(OrientedDevice(device).form == device.form)
        let isSideOfScreen = device.name.hasPrefix("ipad-") && device.orientation == .landscape
        #expect(isSideOfScreen || !forms[0].isLandscape)
        for var held in [OrientedDevice(device), OrientedDevice(device, .landscape)] {
            for _ in 0..<2 {
                let words = held.options.split(separator: " ").map(String.init)
                let orientation = words.dropFirst(2).first.flatMap {
                    Device.Orientation(rawValue: String($0.dropFirst(2)))
                }
                #expect(try Program.device(named: words[1], orientation) == held)
                held.isTurned.toggle()
            }
        }
    }

    @Test("The frame lies in the pane for each device", arguments: Device.all)
    func frames(_ device: Device) {
        for columns in 0...120 {
            for rows in [0, 1, 2, 3, 5, 12, 23, 40] {
                for form in [device.form, device.turned] {
                    let stage = Stage.device(
                        form.size, safeArea: form.safeArea,
                        pane: ScreenSize(columns: columns, rows: rows), zoom: 1, leastZoom: 0.5)
                    let edge = stage.isFramed ? 1 : 0
                    let isInside =
                        stage.columns.lowerBound >= min(edge, columns)
                        && stage.rows.lowerBound >= min(edge, rows)
                        && stage.columns.upperBound + edge <= max(columns, edge)
                        && stage.rows.upperBound + edge <= max(rows, edge)
                    let isWhole = stage.hiddenWidth < 1e-3
                    #expect(
                        isInside && (isWhole || stage.scale.zoom == 0.5)
                            && stage.scale.zoom <= 1 && stage.scale.zoom >= 0.5,
                        "\(columns)x\(rows) \(stage)")
                }
            }
        }
    }
}

/// The panel of devices.
@Suite struct DevicePanelTests {
    private func scene(_ session: Session) throws -> DemoScene {
        try #require(session.browser.focusedScene)
    }

    @Test(
        "D opens the list of devices, a selected device is shown, and x returns to the terminal",
        arguments: [(120, 40), (80, 24), (40, 20), (20, 5)])
    func choosing(_ columns: Int, _ rows: Int) throws {
        var session = try Session("basic", columns, rows)
        let before = session.rows
        session.press("D")
        let scene = try scene(session)
        #expect(scene.panels.focus == .devices && session.text.contains("the terminal"))
        session.press("j")
        #expect(scene.held?.device == Device.all[0])
        #expect(scene.demo.facts.width == 375 && scene.demo.facts.height == 667)
        session.press("j", "j", "k")
        #expect(scene.held?.device.name == "iphone-15")
        for _ in 0..<30 { session.press("j") }
        #expect(scene.held?.device == Device.all.last)
        session.press("x")
        #expect(scene.held == nil)
        session.press(.escape)
        session.wait()
        #expect(session.rows == before, "\(session.text)")
    }

    @Test("Esc closes the panel and keeps the device")
    func lasting() throws {
        var session = try Session("basic", 120, 40)
        session.press("D", "j", "j", .escape, .escape, .escape)
        #expect(try scene(session).held?.device.name == "iphone-15")
        session.wait()
        #expect(session.text.contains("iPhone 15 · 393 × 852 pt · portrait · 1 column"))
        session.resize(80, 24)
        #expect(try scene(session).held?.device.name == "iphone-15")
    }

    @Test("A typed size is shown, and an invalid size gives a message with the format")
    func typing() throws {
        var session = try Session("basic", 80, 24)
        session.press("D")
        session.type("390x844")
        #expect(session.text.contains("390x844"))
        session.press(.enter)
        #expect(try scene(session).demo.facts.height == 844)
        session.type("844x390")
        session.press(.enter)
        #expect(session.status.contains("844 × 390 pt · landscape"))
        session.type("0x9")
        session.press(.enter)
        #expect(session.status.contains("type a size in points"))
        session.type("12")
        session.press(.escape)
        #expect(try scene(session).panels.focus == .devices)
        #expect(try scene(session).demo.facts.width == 844)
        session.press("k", "j")
        #expect(try scene(session).demo.facts.width == 844, "The typed size stays in the list.")
    }

    @Test("r rotates the device and back, and the status shows the orientation")
    func rotating() throws {
        var session = try Session("basic", 120, 40)
        session.press("D", "j", "j", "D", "r")
        let scene = try scene(session)
        #expect(session.text.contains("iPhone 15 · 852 × 393 pt · landscape · 2 columns"))
        session.press("r")
        #expect(session.text.contains("iPhone 15 · 393 × 852 pt · portrait · 1 column"))
        session.press("r", "D", "j")
        #expect(scene.held?.isTurned == true, "The next device has the same orientation.")
        session.press("x")
        #expect(scene.held == nil && !scene.isRotated)
        session.press("r")
        #expect(scene.isRotated && scene.held == nil)
    }

    @Test(
        "Rotating a device and back keeps the scroll position",
        arguments: ["million", "basic"])
    func place(_ demo: String) throws {
        let tree = try FileTree()
        var session = try Session(demo, 80, 24, options: tree.options)
        session.press("D", "j", "j", "D", "j", "j", "j", " ")
        session.wait()
        let before = session.screen
        session.press("r", "r")
        session.wait()
        #expect(session.screen == before, "\(session.text)")
    }

    @Test(
        "The safe area reaches the layout, and the hidden part of the device counts as its bottom inset"
    )
    func safeArea() throws {
        var session = try Session("basic", 120, 80)
        session.press("D", "j", "j", .escape)
        let scene = try scene(session)
        #expect(scene.stage.environment.safeAreaInsets == EdgeInsets(top: 59, bottom: 34))
        session.press("r")
        #expect(
            scene.stage.environment.safeAreaInsets
                == EdgeInsets(left: 59, bottom: 21, right: 59))
        session.press("r")
        session.resize(120, 24)
        #expect(scene.stage.environment.safeAreaInsets.top == 59)
        #expect(scene.stage.environment.safeAreaInsets.bottom == scene.stage.hiddenHeight)
        #expect(scene.stage.hiddenHeight > 34)
        session.wait()
        #expect(session.text.contains("\(Int(scene.stage.hiddenHeight)) pt more below"))
    }

    @Test("The layout margins of a device are its safe area and 16 or 20 points at the sides")
    func margins() {
        for form in Device.all.flatMap({ [$0.form, $0.turned] }) {
            let environment = Stage.device(
                form.size, safeArea: form.safeArea, pane: ScreenSize(columns: 200, rows: 100),
                zoom: 1
            ).environment
            let side = form.size.width >= 414 ? 20.0 : 16
            #expect(environment.layoutMargins.left == form.safeArea.left + side, "\(form)")
            #expect(environment.layoutMargins.right == form.safeArea.right + side)
            #expect(environment.layoutMargins.top == form.safeArea.top)
            #expect(environment.layoutMargins.bottom == environment.safeAreaInsets.bottom)
            #expect(environment.readableWidth == 672)
        }
    }

    @Test("The frame has a mark where the first screen of the device ends")
    func fold() throws {
        var session = try Session("million", 80, 24)
        session.press("D")
        session.type("320x480")
        session.press(.enter, .escape)
        let scene = try scene(session)
        session.wait()
        #expect(!session.text.contains("├"))
        // 480 points are 30 rows.
        for _ in 0..<15 { session.press("j") }
        session.wait()
        let top = scene.stage.rows.lowerBound
        let row = try #require(session.rows.firstIndex { $0.contains("├") })
        let offset = scene.demo.facts.position.offset
        #expect(
            Double(row - top) == ((480 - offset) / scene.stage.scale.cell.height).rounded(.down))
        for _ in 0..<40 { session.press("j") }
        session.wait()
        #expect(!session.text.contains("├"))
    }

    @Test("A wide device is scaled to 50 % at least, and the status reports the hidden width")
    func cut() throws {
        var session = try Session("mosaic", 60, 24)
        session.press("D")
        session.type("1376x1032")
        session.press(.enter, .escape)
        session.wait()
        #expect(session.text.contains("pt hidden at the right"), "\(session.text)")
        #expect(session.text.contains("50 %"), "\(session.text)")
    }

    @Test("Every device draws in every demo at every size", arguments: demoNames)
    func drawing(_ demo: String) throws {
        let tree = try FileTree()
        for (columns, rows) in [(1, 1), (20, 5), (40, 20), (100, 30)] {
            var session = try Session(demo, columns, rows, options: tree.options)
            session.press("D")
            for index in [0, 4, 9] {
                let scene = try scene(session)
                _ = scene.show(on: Device.all[index])
                #expect(session.rows.allSatisfy { $0.displayWidth <= columns })
                session.press("r")
                #expect(session.rows.allSatisfy { $0.displayWidth <= columns })
            }
        }
    }

    @Test("The command line shows the same device and knobs")
    func commandLine() throws {
        var session = try Session("basic", 80, 24)
        session.press("]", "D", "j", "j", "r")
        let line = try scene(session).commandLine
        #expect(line == "reflow basic --set leftSideRatio=0.45 --device iphone-15 --landscape")
        session.press(.escape)
        session.wait()
        var options = DemoOptions.fixed
        options.settings["basic"] = ["leftSideRatio=0.45"]
        let still = try Still(
            demo: "basic", options: options,
            device: try Program.device(named: "iphone-15", .landscape), columns: 80,
            rows: 24)
        // The printed demo is left with “q quit” too.
        #expect(still.screen.lines == session.rows)
    }

    @Test("The mouse selects a device")
    func mouse() throws {
        var session = try Session("basic", 120, 40)
        session.press("D")
        let (left, top) = (92, 1)
        session.mouse(.press, left, top + 2)
        #expect(try scene(session).held?.device.name == "iphone-15")
        session.mouse(.wheelDown, left, top + 5)
        #expect(try scene(session).held?.device.name == "iphone-15-pro-max")
    }

    @Test("The palette finds the devices and the terminal")
    func palette() throws {
        var session = try Session("basic", 80, 24)
        session.press(":")
        session.type("ipad mini")
        session.press(.enter)
        #expect(try scene(session).held?.device.name == "ipad-mini")
        session.press(":")
        session.type("terminal's own")
        session.press(.enter)
        #expect(try scene(session).held == nil)
    }
}
