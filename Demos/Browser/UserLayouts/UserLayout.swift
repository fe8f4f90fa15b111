import Gallery
import Reflow
import RemoteDemos

/// A layout in a file of the user, which is written for UIKit.
public struct UserLayout: Hashable, Sendable {
    /// The amounts of data for layouts that have none of their own.
    public struct Numbers: Hashable, Sendable {
        /// The number of items in a section.
        let items: Int
        /// The number of sections in a layout with a section provider.
        let sections: Int

        /// The accepted numbers of sections and of items.
        static let limits = (sections: 0...1_000, items: 0...100_000)

        /// Makes the amounts; 20 items and 3 sections by default. Throws a sentence for a number out of range.
        public init(items: Int? = nil, sections: Int? = nil) throws {
            self.items = items ?? 20
            self.sections = sections ?? 3
            guard Self.limits.items.contains(self.items) else {
                throw DemoError(
                    "--items cannot be \(self.items); use 0 to \(Self.limits.items.upperBound).")
            }
            guard Self.limits.sections.contains(self.sections) else {
                throw DemoError(
                    "--sections cannot be \(self.sections); use 0 to \(Self.limits.sections.upperBound)."
                )
            }
        }
    }

    /// The absolute path of the file, or of the folder that contains the file.
    let path: String
    /// The name of the function, property or controller.
    public let name: String
    let numbers: Numbers
    /// The values of numbers in the code, such as `12:30=8`.
    let settings: [String]

    public init(path: String, name: String, numbers: Numbers, settings: [String] = []) {
        self.path = path
        self.name = name
        self.numbers = numbers
        self.settings = settings
    }

    /// Returns the absolute path of a file or folder. Throws a sentence if there is none.
    public static func path(_ bytes: [UInt8]) throws -> String {
        guard let path = Platform.absolutePath(of: bytes) else {
            let name = String(decoding: bytes, as: UTF8.self).suffix(60)
            throw DemoError("There is no file or folder “\(name)”; check the path.")
        }
        return path
    }

    /// The name of the file, for titles.
    var fileName: String { path.split(separator: "/").last.map(String.init) ?? path }

    /// The words on the command line that show the layout.
    private var command: String {
        // Quoting fails only for control characters. A path or a name with them cannot be typed.
        let words = ["uikit", path.quoted, name.quoted].compactMap(\.self)
        return (words + numbers.words).joined(separator: " ")
    }

    /// The entry of the layout in a browser.
    var entry: DemoEntry {
        DemoEntry(
            name: name, command: command, title: name, category: .uikit, summary: fileName
        ) { options in
            RemoteDemo(
                LayoutSource(name: name, settings: settings, isOwn: true) { path },
                options: numbers.options(animates: options.animates))
        }
    }
}

extension UserLayout.Numbers {
    /// The options on the command line that differ from their defaults.
    fileprivate var words: [String] {
        (items == 20 ? [] : ["--items \(items)"])
            + (sections == 3 ? [] : ["--sections \(sections)"])
    }

    /// The options of a child process that shows a layout.
    func options(animates: Bool) -> RemoteOptions {
        RemoteOptions(items: items, sections: sections, animates: animates)
    }
}

extension DemoCatalog {
    /// The catalog of a browser that shows only a layout of the user.
    public static func layout(_ layout: UserLayout) -> DemoCatalog {
        DemoCatalog(entries: [layout.entry])
    }
}
