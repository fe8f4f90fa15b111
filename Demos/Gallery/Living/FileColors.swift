import Reflow

/// The looks of file names by type and suffix, from the variable `LS_COLORS` as GNU `ls` reads it.
struct FileColors: Sendable {
    /// The looks by the two letters of a type, such as `di`.
    private var types: [String: SgrLook] = [:]
    /// The looks by suffix; `nil` without `LS_COLORS`, because then `FileKind` gives the colours.
    private var suffixes: SuffixLooks?
    /// Whether a link looks like its target, because of `ln=target`.
    private var looksThroughLinks = false

    /// The looks of types that the variable does not mention. They are those of `ls`, except for quieter links and
    /// red broken links.
    private static let standard = """
        di=01;34:ln=36:or=31:pi=33:so=01;35:bd=01;33:cd=01;33:ex=01;32:su=37;41:sg=30;43:tw=30;42:\
        ow=34;42:st=37;44
        """

    /// Reads the value of `LS_COLORS`; `nil` or an empty text for the standard looks. Skips malformed entries.
    init(_ setting: String?) {
        read(Self.standard)
        guard let setting, !setting.isEmpty else { return }
        suffixes = SuffixLooks(read(setting))
    }

    /// Reads the looks of types. Returns the entries of suffixes, in their order.
    @discardableResult
    private mutating func read(_ setting: String) -> [(suffix: [UInt8], look: SgrLook)] {
        var suffixes: [(suffix: [UInt8], look: SgrLook)] = []
        for (key, value) in Self.entries(of: setting) {
            if key == Array("ln".utf8), value == "target" {
                looksThroughLinks = true
                continue
            }
            guard !key.isEmpty, let look = SgrLook(value) else { continue }
            if key[0] == UInt8(ascii: "*") {
                suffixes.append((Array(key.dropFirst()), look))
            } else if key.count == 2 {
                // A type with the look 0 gets the look of the more general type. `ls` does the same.
                let name = String(decoding: key, as: UTF8.self)
                types[name] = look == SgrLook() ? nil : look
                if name == "ln" { looksThroughLinks = false }
            }
        }
        return suffixes
    }

    /// Returns the keys and values of a setting. Colons separate entries. A backslash before a character makes it part
    /// of the key, and `\_` means a blank.
    private static func entries(of setting: String) -> [(key: [UInt8], value: String)] {
        var entries: [(key: [UInt8], value: String)] = []
        var (key, value): ([UInt8], [UInt8]?) = ([], nil)
        var isEscaped = false
        for byte in Array(setting.utf8) + [UInt8(ascii: ":")] {
            switch byte {
            case _ where isEscaped:
                isEscaped = false
                let plain = byte == UInt8(ascii: "_") ? UInt8(ascii: " ") : byte
                if value == nil { key.append(plain) } else { value?.append(plain) }
            case UInt8(ascii: "\\"): isEscaped = true
            case UInt8(ascii: ":"):
                if let value { entries.append((key, String(decoding: value, as: UTF8.self))) }
                (key, value) = ([], nil)
            case UInt8(ascii: "=") where value == nil: value = []
            default: if value == nil { key.append(byte) } else { value?.append(byte) }
            }
        }
        return entries
    }
}

extension FileColors {
    /// Returns the look of a name.
    ///
    /// - Parameters:
    ///   - mode: The mode of the file, or of the link's target; `nil` if it is unknown, as for a broken link.
    ///   - isLink: Whether the file is a symbolic link.
    func look(of name: [UInt8], mode: FileMode?, isLink: Bool) -> SgrLook {
        let plain = types["no"] ?? SgrLook()
        if isLink, mode == nil || !looksThroughLinks {
            return (mode == nil ? types["or"] : nil) ?? types["ln"] ?? plain
        }
        guard let mode else { return plain }
        if let look = mode.colorKeys.lazy.compactMap({ types[$0] }).first { return look }
        guard mode.isRegular else { return plain }
        return look(ofSuffix: name) ?? types["fi"] ?? plain
    }

    /// The look of a usual folder.
    var folder: SgrLook { types["di"] ?? types["no"] ?? SgrLook() }

    private func look(ofSuffix name: [UInt8]) -> SgrLook? {
        if let suffixes { return suffixes.look(of: name) }
        return FileKind(String(decoding: name, as: UTF8.self)).map { SgrLook(color: $0.color) }
    }
}

/// The looks of names by their suffixes. The last entry that matches a name wins.
///
/// Upper and lower case are alike, unless entries for both have different looks. This is the rule of GNU `ls`.
private struct SuffixLooks: Sendable {
    private struct Entry {
        let look: SgrLook
        /// The position of the entry in the setting.
        let place: Int
    }

    private var exact: [[UInt8]: Entry] = [:]
    /// The entries without regard to case. Their keys are in lower case.
    private var anyCase: [[UInt8]: Entry] = [:]
    /// The lengths of all suffixes.
    private let lengths: Set<Int>

    init(_ entries: [(suffix: [UInt8], look: SgrLook)]) {
        lengths = Set(entries.map(\.suffix.count))
        for (place, entry) in entries.enumerated() {
            exact[entry.suffix] = Entry(look: entry.look, place: place)
        }
        for (key, group) in Dictionary(grouping: exact, by: { $0.key.lowercase }) {
            guard Set(group.map(\.value.look)).count == 1 else { continue }
            anyCase[key] = group.map(\.value).max { $0.place < $1.place }
            for (suffix, _) in group { exact[suffix] = nil }
        }
    }

    /// Returns the look of a name; `nil` if no suffix matches. O(different lengths of suffixes).
    func look(of name: [UInt8]) -> SgrLook? {
        let lowercase = name.lowercase
        var best: Entry?
        for length in lengths where length <= name.count {
            let entries = [
                exact[Array(name.suffix(length))], anyCase[Array(lowercase.suffix(length))],
            ]
            for entry in entries.lazy.compactMap(\.self) where entry.place > best?.place ?? -1 {
                best = entry
            }
        }
        return best?.look
    }
}

extension [UInt8] {
    /// The bytes with small letters instead of capital letters of ASCII.
    fileprivate var lowercase: [UInt8] { map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 } }
}
