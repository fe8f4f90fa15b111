import CompilerSupport
import Foundation
import Reflow
import Testing

@testable import Gallery

/// A file that other programs write, truncate, rename and remove.
@Suite struct FollowedTextTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    private func text(_ content: String) throws -> FollowedText {
        try folder.write(content, to: "log")
        let text = try FollowedText(path: folder.bytes("log"))
        _ = text.read(atMost: 1 << 20)
        return text
    }

    private func lines(_ text: FollowedText) -> [String] {
        text.lines.map { LineText.shown(text.bytes(ofLine: $0)) }
    }

    /// Whether the system reports a change, which would wake the loop.
    private func isWoken(_ text: FollowedText) -> Bool {
        var polled = text.descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        return poll(&polled, nfds_t(polled.count), 0) > 0
    }

    @Test("New text of a growing file is read")
    func growing() throws {
        let text = try text("one\ntwo")
        #expect(lines(text) == ["one", "two"] && text.lines == 0..<2)
        #expect(text.interval == nil && !isWoken(text))
        try folder.append(" and a half\nthree\n", to: "log")
        #expect(isWoken(text))
        #expect(text.check() == [] && text.read(atMost: 1 << 20))
        #expect(lines(text) == ["one", "two and a half", "three"])
        #expect(!isWoken(text) && !text.read(atMost: 1 << 20))
    }

    @Test("A truncated file is read from the start, with new line numbers")
    func cutting() throws {
        let text = try text("one\ntwo\nthree\n")
        try folder.cut("log")
        #expect(isWoken(text) && text.check() == [.cut])
        #expect(text.lines == 3..<3)
        try folder.append("four\n", to: "log")
        #expect(text.check() == [] && text.read(atMost: 100))
        #expect(text.lines == 3..<4 && lines(text) == ["four"])
    }

    @Test("A replaced file keeps the old lines before the new ones")
    func rotation() throws {
        let text = try text("one\ntwo\n")
        try folder.append("written last", to: "log")
        try folder.rename("log", to: "log.1")
        try folder.write("three\n", to: "log")
        #expect(isWoken(text) && text.check() == [.replaced])
        #expect(text.read(atMost: 100))
        #expect(lines(text) == ["one", "two", "written last", "three"])
        #expect(text.parts.map(\.isReplaced) == [true, false])
        // The new file is the watched one.
        try folder.append("four\n", to: "log")
        #expect(isWoken(text) && text.check() == [] && text.read(atMost: 100))
        #expect(lines(text).last == "four")
        // The old file stays open, so it can be removed.
        try folder.remove("log.1")
        #expect(lines(text).first == "one")
    }

    @Test("Repeated rotation keeps the last two files and never repeats a line number")
    func manyRotations() throws {
        let text = try text("0\n")
        for number in 1...12 {
            try folder.rename("log", to: "log.\(number)")
            try folder.write("\(number)\n", to: "log")
            #expect(text.check() == [.replaced])
            _ = text.read(atMost: 100)
        }
        #expect(lines(text) == ["11", "12"])
        #expect(text.lines == 11..<13)
    }

    @Test("A file that rotates before it was read is first read to its end")
    func longRotation() throws {
        let text = try text("")
        try folder.append(String(repeating: "line\n", count: 1000) + "last", to: "log")
        #expect(text.read(atMost: 1000) && text.unreadBytes > 0)
        try folder.rename("log", to: "log.1")
        try folder.write("newest\n", to: "log")
        #expect(text.check() == [.replaced] && text.check() == [])
        #expect(text.read(atMost: 1000) && text.unreadBytes == 0)
        #expect(text.lines.count == 1002 && lines(text).suffix(2) == ["last", "newest"])
        try folder.append("and more\n", to: "log")
        #expect(isWoken(text) && text.check() == [] && text.read(atMost: 1000))
        #expect(lines(text).last == "and more")
    }

    @Test("A missing file is checked once a second, with any inputs")
    func polling() throws {
        let text = try text("one\n")
        var log = LogDemo(text)
        func isChanged(at milliseconds: Int) -> Bool {
            log.advance(to: .milliseconds(milliseconds))
        }
        func wake() -> Outcome { log.wake() }
        #expect(!isChanged(at: 0) && log.deadline == nil)
        try folder.remove("log")
        #expect(wake() == .message("log was removed; waiting for it"))
        // Keys also advance the time.
        for tenth in 0...9 { #expect(!isChanged(at: 100 * tenth)) }
        #expect(log.deadline == .seconds(1) && wake() == .ignored)
        #expect(log.deadline == .seconds(1) && !isChanged(at: 1000))
        #expect(wake() == .ignored && log.deadline == .seconds(2))
        try folder.write("two\n", to: "log")
        #expect(wake() == .message("log was replaced by another file") && log.deadline == nil)
        #expect(lines(text) == ["one", "two"])
    }

    @Test("A removed file that is created again is read")
    func removal() throws {
        let text = try text("one\n")
        try folder.remove("log")
        #expect(isWoken(text) && text.check() == [.gone] && !text.isThere)
        #expect(text.check() == [], "The removal is reported once.")
        #expect(lines(text) == ["one"])
        try folder.write("two\n", to: "log")
        #expect(isWoken(text) && text.check() == [.replaced] && text.isThere)
        #expect(text.read(atMost: 100) && lines(text) == ["one", "two"])
    }

    @Test("A file that was removed with its folder is read when both return")
    func goneFolder() throws {
        try folder.write("one\n", to: "logs/log")
        let text = try FollowedText(path: folder.bytes("logs/log"))
        _ = text.read(atMost: 100)
        let open = try OpenFile(folder.bytes("logs"))
        try folder.remove("logs")
        #expect(isWoken(text) && text.check() == [.gone] && text.interval == .seconds(1))
        try folder.write("two\n", to: "logs/log")
        #expect(text.check() == [.replaced] && text.read(atMost: 100) && text.interval == nil)
        #expect(open.status?.kind == .folder)
        try folder.rename("logs/log", to: "logs/log.1")
        #expect(isWoken(text) && text.check() == [.gone])
    }

    @Test("A file that is moved away and back is the same file")
    func awayAndBack() throws {
        let text = try text("one\n")
        try folder.rename("log", to: "away")
        #expect(text.check() == [.gone])
        try folder.rename("away", to: "log")
        #expect(isWoken(text) && text.check() == [.returned])
        try folder.append("two\n", to: "log")
        #expect(isWoken(text) && text.check() == [] && text.read(atMost: 100))
        #expect(lines(text) == ["one", "two"])
    }

    @Test(
        "A file that is moved away and back between two checks is still watched",
        arguments: [false, true])
    func awayForAMoment(_ isFolder: Bool) throws {
        try folder.write("one\n", to: "logs/log")
        let text = try FollowedText(path: folder.bytes("logs/log"))
        let (name, away) = isFolder ? ("logs", "away") : ("logs/log", "logs/away")
        try folder.rename(name, to: away)
        try folder.rename(away, to: name)
        #expect(isWoken(text) && text.check() == [] && text.read(atMost: 100))
        try folder.append("two\n", to: "logs/log")
        #expect(isWoken(text) && text.check() == [] && text.read(atMost: 100))
        try folder.rename("logs/log", to: "logs/log.1")
        #expect(isWoken(text) && text.check() == [.gone])
    }

    @Test("A folder that replaces the file counts as a removed file")
    func folderInItsPlace() throws {
        let text = try text("one\n")
        try folder.remove("log")
        try folder.write("x", to: "log/inside")
        #expect(text.check() == [.gone] && lines(text) == ["one"])
    }

    @Test("A long file is read in portions")
    func portions() throws {
        let text = try text("")
        try folder.append(String(repeating: "0123456789\n", count: 1000), to: "log")
        #expect(text.read(atMost: 1000) && text.unreadBytes == 10_000)
        while text.unreadBytes > 0 { #expect(text.read(atMost: 3000)) }
        #expect(text.lines.count == 1000)
    }

    @Test("A path that cannot be followed gives an error message")
    func refusals() throws {
        for (path, reason) in [
            (folder.path + "/none", "no such file or directory"), (folder.path, "it is a folder"),
            ("/dev/null", "it is not a regular file"),
        ] {
            let error = #expect(throws: DemoError.self) {
                _ = try FollowedText(path: Array(path.utf8))
            }
            #expect(
                error?.description == "Cannot follow “\(path)”: \(reason). Name a text file "
                    + "that you can read.")
        }
    }

    /// Closes the writing end of a pipe, and waits until a reader can notice it.
    private func end(_ pipe: Pipe) throws {
        try pipe.fileHandleForWriting.close()
        try #require(waitUntilUnwritten(pipe.fileHandleForReading.fileDescriptor))
    }

    @Test("A pipe is read up to its end")
    func pipes() throws {
        let pipe = Pipe()
        let text = try FollowedText(
            standardInput: pipe.fileHandleForReading.fileDescriptor)
        #expect(!text.read(atMost: 100) && !isWoken(text) && text.interval == nil)
        try pipe.fileHandleForWriting.write(contentsOf: Data("one\ntw".utf8))
        #expect(isWoken(text) && text.read(atMost: 100) && lines(text) == ["one", "tw"])
        try pipe.fileHandleForWriting.write(contentsOf: Data("o\n".utf8))
        try end(pipe)
        #expect(text.read(atMost: 100) && lines(text) == ["one", "two"])
        _ = text.read(atMost: 100)
        #expect(text.hasEnded && text.descriptors == [])
    }

    @Test("A named pipe is read up to its end")
    func namedPipe() throws {
        #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
        let text = try FollowedText(path: folder.bytes("pipe"))
        #expect(!text.read(atMost: 100) && !text.hasEnded && text.name == "pipe")
        let writer = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.path + "/pipe"))
        try writer.write(contentsOf: Data("one\ntwo\n".utf8))
        #expect(isWoken(text) && text.read(atMost: 100) && lines(text) == ["one", "two"])
        try writer.close()
        let descriptor = try #require(text.descriptors.first)
        try #require(waitUntilUnwritten(descriptor))
        #expect(!text.read(atMost: 100) && text.hasEnded)
    }

    @Test("Standard input that is a file is followed")
    func redirected() throws {
        try folder.write("one\n", to: "log")
        let handle = try #require(FileHandle(forReadingAtPath: folder.path + "/log"))
        let text = try FollowedText(standardInput: handle.fileDescriptor)
        #expect(text.read(atMost: 100) && lines(text) == ["one"])
        try folder.append("two\n", to: "log")
        #expect(isWoken(text) && text.check() == [] && text.read(atMost: 100))
        #expect(lines(text) == ["one", "two"])
        // The file is followed after it is renamed.
        try folder.rename("log", to: "other")
        #expect(isWoken(text) && text.check() == [] && !text.read(atMost: 100))
        try folder.append("three\n", to: "other")
        #expect(isWoken(text) && text.check() == [] && text.read(atMost: 100))
        try folder.cut("other")
        #expect(isWoken(text) && text.check() == [.cut])
    }

    @Test("A stream without disk space ends with a reason, which stays visible")
    func noRoom() throws {
        let pipe = Pipe()
        try pipe.fileHandleForWriting.write(contentsOf: Data("one\n".utf8))
        try folder.write("", to: "spool")
        // The spool file is opened only for reading, so writes to it fail.
        let text = FollowedText(
            name: "standard input",
            source: .stream(OpenFile(borrowing: pipe.fileHandleForReading.fileDescriptor)),
            text: TextFile(try OpenFile(folder.bytes("spool"))))
        let demo = LogDemo(text)
        #expect(text.hasEnded && text.descriptors == [])
        #expect(demo.state(of: text.current) == " · stopped: bad file descriptor")
    }

    @Test("An empty file is followed")
    func emptyFile() throws {
        let text = try text("")
        #expect(!text.hasEnded && text.lines.isEmpty)
        try folder.append("one\n", to: "log")
        #expect(isWoken(text) && text.check() == [] && text.read(atMost: 100))
        #expect(lines(text) == ["one"])
    }

    private func stream(_ pipe: Pipe) throws -> LogDemo {
        let spool = try OpenFile(spoolIn: Array(NSTemporaryDirectory().utf8))
        return LogDemo(
            FollowedText(
                name: "standard input",
                source: .stream(OpenFile(borrowing: pipe.fileHandleForReading.fileDescriptor)),
                text: TextFile(spool)))
    }

    @Test("A stream that ends within a second stays at its start, like a page in a pager")
    func shortStream() throws {
        let pipe = Pipe()
        var log = try stream(pipe)
        // An expectation cannot call a mutating method.
        func wake() -> Outcome { log.wake() }
        func isChanged(at milliseconds: Int) -> Bool {
            log.advance(to: .milliseconds(milliseconds))
        }
        #expect(!isChanged(at: 5000) && log.deadline == nil, "No bytes have come yet.")
        try pipe.fileHandleForWriting.write(contentsOf: Data("one\ntwo\n".utf8))
        #expect(wake() == .redraw && log.deadline == .seconds(6) && !log.isFollowing)
        try end(pipe)
        #expect(!isChanged(at: 5_900))
        #expect(wake() == .message("the end of standard input"))
        #expect(!isChanged(at: 9000) && log.deadline == nil && !log.isFollowing)
    }

    @Test("A stream that stays open is followed a second after its first bytes")
    func longStream() throws {
        let pipe = Pipe()
        var log = try stream(pipe)
        // An expectation cannot call a mutating method.
        func wake() -> Outcome { log.wake() }
        func isChanged(at milliseconds: Int) -> Bool {
            log.advance(to: .milliseconds(milliseconds))
        }
        for tenth in 0..<10 {
            try pipe.fileHandleForWriting.write(contentsOf: Data("line\n".utf8))
            #expect(wake() == .redraw && !log.isFollowing)
            #expect(!isChanged(at: 100 * tenth))
        }
        #expect(log.deadline == .seconds(1))
        #expect(isChanged(at: 1000) && log.isFollowing && log.deadline == nil)
    }

    @Test("A reader who has moved decides whether to follow a stream")
    func movedStream() throws {
        let pipe = Pipe()
        var log = try stream(pipe)
        // An expectation cannot call a mutating method.
        func wake() -> Outcome { log.wake() }
        func isChanged(at milliseconds: Int) -> Bool {
            log.advance(to: .milliseconds(milliseconds))
        }
        try pipe.fileHandleForWriting.write(
            contentsOf: Data(String(repeating: "line\n", count: 100).utf8))
        #expect(wake() == .redraw && log.deadline == .seconds(1))
        log.view.update { $0.environment = LayoutEnvironment(size: Size(width: 320, height: 160)) }
        log.view.scroll(by: 16)
        log.didMove()
        #expect(!isChanged(at: 2000) && !log.isFollowing && log.deadline == nil)
    }
}
