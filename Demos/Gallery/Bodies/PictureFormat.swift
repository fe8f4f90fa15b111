import Reflow

/// The width and height of a picture, a page or a screen, in any unit.
struct PictureFormat: Hashable, Sendable {
    let name: String
    let width: Double
    let height: Double

    /// The aspect ratio: width ÷ height.
    var ratio: Double { width / height }

    /// The aspect ratio with two decimals, such as `1.78`.
    var ratioText: String {
        let hundredths = Int((ratio * 100).rounded())
        return "\(hundredths / 100).\(hundredths % 100 / 10)\(hundredths % 10)"
    }

    /// Parses names, widths and heights: `A4,210,297; A5,148,210`.
    fileprivate static func read(_ text: String) -> [PictureFormat] {
        text.split(separator: "\n").flatMap { $0.split(separator: ";") }.compactMap { entry in
            let parts = entry.split(separator: ",").map { $0.drop { $0 == " " } }
            guard parts.count == 3, let width = Double(parts[1]), let height = Double(parts[2])
            else { return nil }
            return PictureFormat(name: String(parts[0]), width: width, height: height)
        }
    }
}

extension PictureFormat {
    /// The shape of a format, by its aspect ratio.
    enum Shape {
        case upright, square, classic, wide, panorama

        /// The colour, which goes from violet for upright formats to orange for panoramas.
        var color: Color {
            switch self {
            case .upright: .violet
            case .square: .indigo
            case .classic: .blue
            case .wide: .teal
            case .panorama: .orange
            }
        }
    }

    var shape: Shape {
        switch ratio {
        case ..<0.9: .upright
        case ..<1.2: .square
        case ..<1.5: .classic
        case ..<2.3: .wide
        default: .panorama
        }
    }

    /// Returns width and height with a unit, without digits after the point: `210 × 297 mm`.
    func sizeText(in unit: String) -> String {
        "\(Int(width.rounded())) × \(Int(height.rounded())) \(unit)"
    }
}

extension PictureFormat {
    /// A group of formats with the same use.
    enum Family: Int, Hashable, Sendable, CaseIterable {
        case paper, photographs, films, screens
    }
}

extension PictureFormat.Family {
    var name: String {
        switch self {
        case .paper: "Paper and cards"
        case .photographs: "Photographs"
        case .films: "Films"
        case .screens: "Screens"
        }
    }

    /// The unit of widths and heights; `nil` if the family has several units or none.
    var unit: String? {
        switch self {
        case .paper: "mm"
        case .photographs, .films: nil
        case .screens: "px"
        }
    }

    /// The formats of the family, with similar ones next to each other.
    var formats: [PictureFormat] {
        switch self {
        case .paper: Self.allPaper
        case .photographs: Self.allPhotographs
        case .films: Self.allFilms
        case .screens: Self.allScreens
        }
    }

    /// Sizes in millimetres, from ISO 216, 269 and 7810 and from ANSI.
    private static let allPaper = PictureFormat.read(
        """
        A3,297,420; A4,210,297; A5,148,210; B4,250,353; B5,176,250; Letter,215.9,279.4
        Legal,215.9,355.6; Tabloid,279.4,431.8; A4 across,297,210; Letter across,279.4,215.9
        ID-1 card,85.6,53.98; ID-3 passport,125,88; C5 envelope,229,162; C6 envelope,162,114
        C4 envelope,324,229; DL envelope,220,110
        """)

    /// Sizes of the picture on film, paper or sensor. Sheets are in inches, all others in millimetres.
    private static let allPhotographs = PictureFormat.read(
        """
        6 × 6,56,56; 6 × 7,70,56; 4 × 5 in,5,4; 8 × 10 in,10,8; Four Thirds,17.3,13; 6 × 4.5,56,41.5
        35 mm,36,24; 35 mm upright,24,36; Half frame,18,24; 5 × 7 in,7,5; 6 × 9,84,56
        Instax Mini,46,62; Instax Square,62,62; Instax Wide,99,62; 6 × 12,112,56; XPan,65,24
        6 × 17,168,56
        """)

    /// Widths of the picture on the cinema screen, for a height of 1.
    private static let allFilms = PictureFormat.read(
        """
        Silent,1.33,1; Academy,1.375,1; IMAX,1.43,1; European wide,1.66,1; American wide,1.85,1
        Univisium,2,1; Todd-AO,2.2,1; CinemaScope,2.35,1; Anamorphic,2.39,1
        Ultra Panavision,2.76,1; Polyvision,4,1
        """)

    /// Sizes in pixels.
    private static let allScreens = PictureFormat.read(
        """
        Game Boy,160,144; SXGA,1280,1024; VGA,640,480; SVGA,800,600; XGA,1024,768; iPad,1536,2048
        CGA,320,200; WXGA,1280,800; WUXGA,1920,1200; HD,1280,720; Full HD,1920,1080
        iPhone 8,750,1334; QHD,2560,1440; 4K UHD,3840,2160; DCI 4K,4096,2160; UWQHD,3440,1440
        DQHD,5120,1440
        """)
}
