import Reflow

/// A chemical element, identified by its number: 1 is hydrogen, 118 is oganesson.
struct ChemicalElement: Hashable, Sendable {
    /// The number of protons, 1…118.
    let number: Int

    /// The numbers of all elements.
    static let numbers = 1...118

    var symbol: String { Self.table[number - 1].symbol }
    var name: String { Self.table[number - 1].name }

    /// The symbols and names of all elements, in order of number. Two lists in the same order provide the symbols and
    /// the names.
    private static let table: [(symbol: String, name: String)] = zip(
        symbols.split(separator: " "), names.split(separator: " ")
    ).map { (String($0), String($1)) }

    private static let symbols = """
        H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As \
        Se Br Kr Rb Sr Y Zr Nb Mo Tc Ru Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Ce Pr Nd Pm Sm Eu Gd \
        Tb Dy Ho Er Tm Yb Lu Hf Ta W Re Os Ir Pt Au Hg Tl Pb Bi Po At Rn Fr Ra Ac Th Pa U Np Pu Am \
        Cm Bk Cf Es Fm Md No Lr Rf Db Sg Bh Hs Mt Ds Rg Cn Nh Fl Mc Lv Ts Og
        """

    private static let names = """
        Hydrogen Helium Lithium Beryllium Boron Carbon Nitrogen Oxygen Fluorine Neon Sodium \
        Magnesium Aluminium Silicon Phosphorus Sulfur Chlorine Argon Potassium Calcium Scandium \
        Titanium Vanadium Chromium Manganese Iron Cobalt Nickel Copper Zinc Gallium Germanium \
        Arsenic Selenium Bromine Krypton Rubidium Strontium Yttrium Zirconium Niobium Molybdenum \
        Technetium Ruthenium Rhodium Palladium Silver Cadmium Indium Tin Antimony Tellurium Iodine \
        Xenon Caesium Barium Lanthanum Cerium Praseodymium Neodymium Promethium Samarium Europium \
        Gadolinium Terbium Dysprosium Holmium Erbium Thulium Ytterbium Lutetium Hafnium Tantalum \
        Tungsten Rhenium Osmium Iridium Platinum Gold Mercury Thallium Lead Bismuth Polonium \
        Astatine Radon Francium Radium Actinium Thorium Protactinium Uranium Neptunium Plutonium \
        Americium Curium Berkelium Californium Einsteinium Fermium Mendelevium Nobelium Lawrencium \
        Rutherfordium Dubnium Seaborgium Bohrium Hassium Meitnerium Darmstadtium Roentgenium \
        Copernicium Nihonium Flerovium Moscovium Livermorium Tennessine Oganesson
        """
}

extension ChemicalElement {
    /// A group of elements with similar properties.
    enum Family: Int, Hashable, Sendable, CaseIterable {
        case nonmetals, nobleGases, alkaliMetals, alkalineEarths, metalloids, halogens
        case transitionMetals, otherMetals, lanthanides, actinides

        var name: String {
            switch self {
            case .nonmetals: "Nonmetals"
            case .nobleGases: "Noble gases"
            case .alkaliMetals: "Alkali metals"
            case .alkalineEarths: "Alkaline earths"
            case .metalloids: "Metalloids"
            case .halogens: "Halogens"
            case .transitionMetals: "Transition metals"
            case .otherMetals: "Other metals"
            case .lanthanides: "Lanthanides"
            case .actinides: "Actinides"
            }
        }

        /// The elements of the family, in order of number.
        var members: [ChemicalElement] {
            numbers.map(ChemicalElement.init).filter { $0.family == self }
        }
    }

    /// The family of the element. For some metals and the heaviest elements, textbooks disagree; this property follows
    /// the majority.
    var family: Family {
        switch number {
        case 1, 6, 7, 8, 15, 16, 34: .nonmetals
        case 2, 10, 18, 36, 54, 86, 118: .nobleGases
        case 3, 11, 19, 37, 55, 87: .alkaliMetals
        case 4, 12, 20, 38, 56, 88: .alkalineEarths
        case 5, 14, 32, 33, 51, 52: .metalloids
        case 9, 17, 35, 53, 85, 117: .halogens
        case 13, 31, 49, 50, 81...84, 113...116: .otherMetals
        case 57...71: .lanthanides
        case 89...103: .actinides
        default: .transitionMetals
        }
    }

    /// The elements known since antiquity: the seven metals, and then carbon, sulfur and antimony.
    static let ancient = [79, 47, 29, 82, 50, 26, 80, 6, 16, 51].map(ChemicalElement.init)

    /// The uses of the elements known since antiquity, by number.
    static let ancientUses = [
        79: "jewellery and coins", 47: "coins and mirrors", 29: "tools, then bronze",
        82: "pipes and roofs", 50: "the other part of bronze", 26: "first from meteorites",
        80: "gilding and cinnabar", 6: "charcoal and ink", 16: "fumes against pests",
        51: "black paint for the eyes",
    ]

    /// The shares of elements in the Earth's crust in milligrams per kilogram, in descending order.
    static let crust: [(element: ChemicalElement, share: Double)] = [
        (8, 461_000), (14, 282_000), (13, 82_300), (26, 56_300), (20, 41_500), (11, 23_600),
        (12, 23_300), (19, 20_900), (22, 5_650), (1, 1_400), (15, 1_050), (25, 950), (9, 585),
        (56, 425), (38, 370), (16, 350), (6, 200), (40, 165), (17, 145), (23, 120), (24, 102),
        (37, 90), (28, 84), (30, 70), (29, 60),
    ].map { (ChemicalElement(number: $0), $1) }
}

extension ChemicalElement.Family {
    /// The fill of the family's elements in all demos.
    var color: Color {
        switch self {
        case .nonmetals: .green
        case .nobleGases: .violet
        case .alkaliMetals: .red
        case .alkalineEarths: .orange
        case .metalloids: .teal
        case .halogens: .indigo
        case .transitionMetals: .blue
        case .otherMetals: .gray
        case .lanthanides: .pink
        case .actinides: .amber
        }
    }
}
