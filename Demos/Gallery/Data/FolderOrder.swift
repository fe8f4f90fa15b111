/// The order in which a folder lists its files. The order also decides the headings between the files.
struct FolderOrder: Hashable, Sendable {
    enum Key: Sendable {
        case name, date, size
    }

    var key = Key.name
    /// Whether the order is reversed: names from Z to A, the oldest or the smallest file first.
    var isReversed = false

    /// The order to which the user's key switches next. It is not reversed. After the last order comes the first.
    var next: FolderOrder {
        switch key {
        case .name: FolderOrder(key: .date)
        case .date: FolderOrder(key: .size)
        case .size: FolderOrder(key: .name)
        }
    }

    /// The order in words: `by date, newest first`.
    var sentence: String {
        switch (key, isReversed) {
        case (.name, false): "by name"
        case (.name, true): "by name, from Z to A"
        case (.date, false): "by date, newest first"
        case (.date, true): "by date, oldest first"
        case (.size, false): "by size, largest first"
        case (.size, true): "by size, smallest first"
        }
    }
}

/// A group of files under one heading.
public enum FolderBand: Hashable, Sendable {
    case letter(Character)
    /// A date after today. A file has such a date if the clock of the machine that wrote it was ahead.
    case later
    case today, week, month
    /// An earlier month of this year, 1…12.
    case earlier(month: Int)
    case year(Int)
    case undated
    case empty
    /// A size in a unit. The value is the power of 1,024: 1 means kilobytes.
    case bytes(Int)
    case unsized

    var title: String {
        switch self {
        case .letter(let letter): "\(letter)"
        case .later: "Later than today"
        case .today: "Today"
        case .week: "This week"
        case .month: "This month"
        case .earlier(let month): CalendarMonth(year: 1, month: month).name
        case .year(let year): "\(year)"
        case .undated: "Without a date"
        case .empty: "Empty"
        case .bytes(let power): ByteCount.name(ofPower: power)
        case .unsized: "Without a size"
        }
    }
}

extension FolderOrder {
    /// Groups files under headings, in order. Files with the same date or size are sorted by name.
    ///
    /// The caller passes `files` sorted by name. O(files log files).
    func bands(
        of files: [FolderEntry], on today: CalendarDay
    ) -> [(band: FolderBand, files: [FolderPath])] {
        var order: [FolderBand] = []
        var members: [FolderBand: [FolderPath]] = [:]
        for file in sorted(files) {
            let band = band(of: file, on: today)
            if members[band] == nil { order.append(band) }
            members[band, default: []].append(file.path)
        }
        if key == .name {
            // The files are sorted by name, so files of the heading `#` can be before and after the letters. Sorting
            // the headings themselves moves `#` to one end.
            order.sort { ($0.title < $1.title) != isReversed }
        }
        return order.map { ($0, members[$0] ?? []) }
    }

    private func sorted(_ files: [FolderEntry]) -> [FolderEntry] {
        func sorted(by value: (FolderEntry) -> Int?) -> [FolderEntry] {
            // Files without a known date or size come last, also in the reversed order.
            let known = files.enumerated().compactMap { index, file in
                value(file).map { (value: $0, index: index) }
            }
            let order = known.sorted { left, right in
                if left.value == right.value { return left.index < right.index }
                return (left.value > right.value) != isReversed
            }
            return order.map { files[$0.index] } + files.filter { value($0) == nil }
        }
        return switch key {
        case .name: isReversed ? files.reversed() : files
        case .date: sorted { $0.modified }
        case .size: sorted { $0.size }
        }
    }

    private func band(of file: FolderEntry, on today: CalendarDay) -> FolderBand {
        switch key {
        case .name: return .letter(file.letter)
        case .size: return file.size.map { Self.band(ofSize: $0) } ?? .unsized
        case .date:
            guard let day = file.modified.flatMap({ LocalTime($0)?.day }) else { return .undated }
            return Self.band(of: day, on: today)
        }
    }

    /// Returns the group for the date of a file. A week begins on Monday.
    static func band(of day: CalendarDay, on today: CalendarDay) -> FolderBand {
        if day == today { return .today }
        if day.isBefore(today) {
            if day.year > 0, day.number >= today.number - today.weekday { return .week }
            if day.year != today.year { return .year(day.year) }
            return day.month == today.month ? .month : .earlier(month: day.month)
        }
        return .later
    }

    /// Returns the group for a size in bytes. All sizes of a group are shown in the same unit.
    static func band(ofSize size: Int) -> FolderBand {
        size > 0 ? .bytes(ByteCount(UInt64(size)).power) : .empty
    }
}

extension CalendarDay {
    fileprivate func isBefore(_ other: CalendarDay) -> Bool {
        (year, month, day) < (other.year, other.month, other.day)
    }
}
