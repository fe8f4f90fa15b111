import CollectionLayouts
import CollectionRendering
import CollectionViews
import Terminals
import Testing

/// Pictures of an inspector over views.
@Suite struct InspectorPictureTests {
    /// Selects the element at a point of a scene, and compares the screen with a picture.
    private func expect(
        _ scene: InspectorScene, _ size: ScreenSize, at point: Point, isUnicode: Bool = true,
        withPanel: Bool = false, _ picture: String
    ) throws {
        let view = try scene.view(size)
        var inspector = ViewInspector<Int, Int>()
        inspector.choose(at: point, in: view)
        let features = ScreenFeatures(isUnicode: isUnicode)
        let text = InspectorScene.screen(view, size, features: features) {
            inspector.draw(over: &$0, of: view)
            if withPanel { inspector.drawPanel(over: &$0, of: view) }
        }.text()
        #expect(text == picture, "\(text)\n\nThe expected picture is:\n\n\(picture)")
    }

    @Test func whatIsNextToAnItem() throws {
        try expect(
            .split, ScreenSize(columns: 40, rows: 20), at: Point(x: 120, y: 70),
            """
            head──────────────┐  head──────────────┐
            └─────────────────┘  └─────────────────┘
            │░░░░░░░░░░░░░16░░│  │                 │
            │░░┌────┐  ┏◂12━━┓│  │  ┌────┐  ┌─────┐│
            │░░0    │  1     ┃8  │  100  │  101   ││
            │░░└────┘  ┗━━━━━┛│  │  └────┘  └─────┘│
            │░░           24  │  │                 │
            │░░▀▀▀▀▀▀  ▀▀▀│▀▀▀│  │  ▀▀▀▀▀▀  ▀▀▀▀▀▀▀│
            │░░2────┐  3─────┐│  │  102──┐  103───┐│
            │░░└────┘  └─────┘│  │  └────┘  └─────┘│
            │░░▀▀▀▀▀▀  ▀▀▀▀▀▀▀│  │  ▀▀▀▀▀▀  ▀▀▀▀▀▀▀│
            │░░               │  │                 │
            │░░┌────┐  ┌─────┐│  │  ┌────┐  ┌─────┐│
            │░░4    │  5     ││  │  104  │  105   ││
            │░░└────┘  └─────┘│  │  └────┘  └─────┘│
            back              │  back              │
            │░░▀▀▀▀▀▀  ▀▀▀▀▀▀▀│  │  ▀▀▀▀▀▀  ▀▀▀▀▀▀▀│
            │░░6────┐  7─────┐│  │  106──┐  107───┐│
            ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀
            foot              ]  foot              ]
            """)
    }

    @Test func anItemOfAShelf() throws {
        try expect(
            .shelf, ScreenSize(columns: 40, rows: 20), at: Point(x: 120, y: 70),
            """
            head                                   ]
            ░░░░░░░░░░░░░░░░░16░░░░░░░░░░░░░░░░░░░░░
             ◂────────┐  ┏━━━━━━━━┓  ┌────────┐  ┌──
             2        │163        ┃164        │  5▸
             │        │  ┃        ┃  │        │  │
             └────────┘  ┗━━━━━━━━┛  └────────┘  └──
            ░░░░░░░━━━━━━16━━━━░░░░░░░░░░░░░░░░░░░░░
            100─────────┐101──────────┐102─────────┐
            └───────────┘└────────────┘└───────────┘

            103─────────┐104──────────┐105─────────┐
            └───────────┘└────────────┘└───────────┘

            106─────────┐107──────────┐108─────────┐
            └───────────┘└────────────┘└───────────┘

            109─────────┐110──────────┐
            └───────────┘└────────────┘
            200─────────┐201──────────┐202─────────┐
            └───────────┘└────────────┘└───────────┘
            """)
    }

    @Test func overlappingCardsInAscii() throws {
        try expect(
            .overlapping, ScreenSize(columns: 40, rows: 12), at: Point(x: 200, y: 130),
            isUnicode: false,
            """
            :+----------+----------+-------------+--
            :0          1  |       2  |          |
            :|          |  |       |  |          |
            :|          |  |       |  |          |
            :+----------+----------+-------------+
            :3          4  |       5^ |          |
            :|          |  |       |48|          |
            :|          |  |       |v |          |
            :+----------+---<-56-->#=============#
            :6          7  |       8  |          #16
            :|          |  |       #  |          #
            :|          |  |       #  |          #
            """)
    }

    @Test func aPanelBesidePinnedHeaders() throws {
        try expect(
            .pinned, ScreenSize(columns: 80, rows: 24), at: Point(x: 60, y: 130), withPanel: true,
            """
            head──────────────────────────────────┐  head─────╭ inspector ─────────────────╮
            └─────────────────────────────────────┘  └────────│ item 4 · 0                 │
            │░░▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀│  │  ▀▀▀▀▀▀│ kind                  item │
            │░░2──────────────┐  3───────────────┐│  │  102───│ section                  0 │
            │░░└──────────────┘  └───────────────┘│  │  └─────│ item                     4 │
            │░░▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀│  │  ▀▀▀▀▀▀│ frame    24, 192  134 × 48 │
            │░░        24                         │  │        │ cells         3, 7  16 × 3 │
            │░░┏━━━━━━━━━━━12▸┓  ┌───────────────┐│  │  ┌─────│ zIndex                   0 │
            24░4              ┃  5               ││  │  104   │ pinned                  no │
            │░░┗━━━━ 134 × 48 ┛  └───────────────┘│  │  └─────│ up            24 to item 2 │
            back       24                         │  back     │ down          24 to item 6 │
            │░░▀▀▀▀▀▀▀▀│▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀│  │  ▀▀▀▀▀▀│ left            24 to edge │
            │░░6──────────────┐  7───────────────┐│  │  106───│ right         12 to item 5 │
            │░░└──────────────┘  └───────────────┘│  │  └─────│ section 0                  │
            │░░▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀│  │  ▀▀▀▀▀▀│ column              1 of 2 │
            │░░                                   │  │        │ column width           312 │
            │░░┌──────────────┐  ┌───────────────┐│  │  ┌─────│ frame      0, 0  312 × 512 │
            │░░8              │  9               ││  │  108   │ insets       16, 24, 32, 8 │
            │░░└──────────────┘  └───────────────┘│  │  └─────│ header            312 × 32 │
            │░░                                   │  │        │ footer            312 × 24 │
            │░░▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀                  │  │  ▀▀▀▀▀▀│ items                   11 │
            │░░10──────────────┐                  │  │  110───│ items a line             2 │
            ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀▀▀│ inter-item spacing      12 │
            foot                                  ]  foot     ╰────────────────────────────╯
            """)
    }
}
