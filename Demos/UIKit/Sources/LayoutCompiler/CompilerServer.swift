import Foundation
import LayoutSlicer
import RemoteDemos

/// Answers the requests of the browser, compiles one layout at a time, and watches the files of the last one.
final class CompilerServer {
    private let toolchain: Toolchain
    private let folder: WorkFolder
    private let sources = SourceFolders()
    private let stream = FrameStream(input: 0, output: 1)
    /// The reader of the requests. The stream's own reader would wait for a whole request.
    private var reader = FrameReader()
    private var build: LayoutBuild?
    private var request: BuildRequest?
    /// The states of the layout's files before their texts were read.
    private var watched: [String: FileStamp?] = [:]
    private var adjustments = Adjustments()
    private var count = 0
    /// The number of checks that found the file missing or empty. Editors may remove or empty a file for a moment while
    /// they save it.
    private var missingLooks = 0
    /// Whether the browser still reads the replies.
    private var isConnected = true

    private struct BuildRequest: Equatable {
        let path: String
        let layout: String
        let watches: Bool
    }

    /// The time between two looks at the watched files, in milliseconds.
    ///
    /// Polling also notices a file that an editor replaces by another file; `ChangeWatcher` drops such a path.
    private static let interval: Int32 = 30

    init(toolchain: Toolchain, folder: WorkFolder) {
        self.toolchain = toolchain
        self.folder = folder
    }

    /// Serves until the input ends. Returns the status of the process.
    func run() -> Int32 {
        defer { build = nil }
        while Termination.isRequested == 0, isConnected {
            wait()
            guard receive() else { break }
            do {
                while let frame = try reader.next() { handle(frame) }
            } catch {
                try? FileHandle.standardError.write(contentsOf: Data("\(error)\n".utf8))
                return 1
            }
            advance()
            watch()
        }
        return 0
    }

    /// Waits for a request, for the compiler, or until the next look at the files.
    private func wait() {
        let descriptors = [0] + (build?.descriptors ?? [])
        var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        let isWatching = request?.watches ?? false
        _ = poll(&polled, nfds_t(polled.count), isWatching || build != nil ? Self.interval : -1)
    }

    /// Reads the available input. Returns false at its end.
    private func receive() -> Bool {
        var polled = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
        while poll(&polled, 1, 0) > 0 {
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            let size = read(0, &buffer, buffer.count)
            if size < 0, errno == EINTR || errno == EAGAIN { return true }
            guard size > 0 else { return false }
            reader.append(buffer[..<size])
        }
        return true
    }

    private func handle(_ frame: Frame) {
        guard let request = try? frame.message(CompilerRequest.self) else {
            return send(.failed(BuildFailure(sentence: "The request has an unknown format.")))
        }
        switch request {
        case .list(let paths):
            sources.noticeChanges()
            let list = LayoutList(paths: paths, sources: sources)
            send(.layouts(list.layouts, problems: list.problems))
        case .build(let path, let layout, let watches):
            let file: String
            do throws(LayoutList.LookupError) {
                file = try LayoutList.file(at: path, with: layout, sources: sources)
            } catch {
                (build, self.request, watched) = (nil, nil, [:])
                return send(.failed(BuildFailure(sentence: error.sentence)))
            }
            let next = BuildRequest(path: file, layout: layout, watches: watches)
            if next.path != self.request?.path || next.layout != self.request?.layout {
                adjustments = Adjustments()
                watched = [:]
                missingLooks = 0
            }
            self.request = next
            start()
        }
    }

    private func send(_ reply: CompilerReply) {
        guard let frame = try? Frame(json: reply) else { return }
        isConnected = stream.send(frame)
    }
}

// MARK: - Building and watching

extension CompilerServer {
    /// Starts a build, and ends the compiler of an older one.
    private func start() {
        guard let request else { return }
        count += 1
        sources.noticeChanges()
        removeOldLibraries()
        let build = LayoutBuild(
            path: request.path, name: request.layout, number: count, adjustments: adjustments,
            toolchain: toolchain,
            folder: folder, sources: sources)
        self.build = build
        let reply = build.start()
        noteFiles(of: build)
        if let reply { finish(reply) }
    }

    /// Continues the build.
    private func advance() {
        guard let build else { return }
        let reply = build.advance()
        // A repair may read other files. Their stamps must be kept before a request reads changed files again.
        noteFiles(of: build)
        if let reply { finish(reply) }
    }

    private func finish(_ reply: CompilerReply) {
        if case .built = reply, let build {
            // The user may repair the code that was left out.
            adjustments = build.adjustments.lookups
        } else {
            adjustments = Adjustments()
        }
        build = nil
        send(reply)
    }

    /// Keeps the stamps of files that were not watched before.
    ///
    /// The stamps are older than the texts, so `watch()` notices a change during the build.
    private func noteFiles(of build: LayoutBuild) {
        for file in build.files where watched.index(forKey: file) == nil {
            watched[file] = .some(sources.stamp(of: file, forLayoutsOf: build.path))
        }
    }

    /// Starts a build if a watched file has changed.
    private func watch() {
        guard let request, request.watches else { return }
        let path = SourceFolders.absolute(request.path)
        var isChanged = false
        for (file, stamp) in watched {
            let current = FileStamp(file)
            if file == path, current?.size ?? 0 > 0 { missingLooks = 0 }
            guard current != stamp else { continue }
            if current?.size ?? 0 == 0, file == path, missingLooks < 10 {
                missingLooks += 1
                continue
            }
            watched[file] = current
            isChanged = true
        }
        guard isChanged else { return }
        missingLooks = 0
        start()
    }

    /// Removes all files of builds but the last three. The child may still start with one of these.
    private func removeOldLibraries() {
        guard count > 3 else { return }
        let number = count - 3
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
            let digits = name.drop { !$0.isNumber }.prefix { $0.isNumber }
            if let found = Int(digits), found <= number {
                try? FileManager.default.removeItem(atPath: folder.file(name))
            }
        }
    }
}
