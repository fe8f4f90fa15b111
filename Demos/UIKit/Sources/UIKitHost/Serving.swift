import Foundation
import Gallery
import Reflow
import RemoteDemos
import UIKit

/// Answers a browser's requests for a layout until the input ends. Returns the status for the end of the process.
///
/// `content` is a retained `_HostedContent` of a compiled slice.
@_cdecl("reflow_host_serve")
public func serveHostedLayout(
    _ content: UnsafeMutableRawPointer, _ input: Int32, _ output: Int32
) -> Int32 {
    let content = Unmanaged<_HostedContent>.fromOpaque(content).takeRetainedValue()
    return onMain {
        let server = DemoServer(
            content: { options in try HostedContent(content, HostOptions(options)).remote },
            idle: { MainLoop.run(isPolled: content.isController) })
        return server.serve(input: input, output: output)
    }
}

extension HostOptions {
    fileprivate init(_ options: RemoteOptions) {
        self.init(
            items: options.items, sections: options.sections, itemCounts: options.itemCounts,
            animates: options.animates, layoutDirection: options.layoutDirection,
            knobs: options.knobs, knobStates: options.knobStates)
    }
}

/// A hosted layout with its demo.
@MainActor final class HostedContent {
    let layout: HostedLayout
    let hosted: HostedDemo<Int, Int>

    init(_ content: _HostedContent, _ options: HostOptions) throws {
        layout = try HostedLayout(content, options)
        hosted = layout.makeDemo()
    }

    /// The content that a server serves.
    var remote: RemoteContent {
        RemoteContent(hosted.demo, remarks: { [layout] in layout.remarks.sentences })
    }
}

extension _HostedContent {
    /// Whether code of the user runs on its own, as in a controller that loads data.
    fileprivate var isController: Bool {
        switch kind {
        case .controller, .view: true
        case .layout, .section: false
        }
    }
}

/// The run loop of the main thread, which runs timers and blocks of the user's code.
@MainActor enum MainLoop {
    /// The time between two looks for blocks of the main queue, which have no time of their own.
    private static let interval = 0.25

    /// Runs what is due, and returns the time until the next call; `nil` if nothing can become due.
    static func run(isPolled: Bool) -> Duration? {
        _ = RunLoop.main.run(mode: .default, before: Date())
        let next = RunLoop.main.limitDate(forMode: .default)?.timeIntervalSinceNow
        let polled = isPolled ? interval : nil
        guard let seconds = [next, polled].compactMap({ $0 }).min(), seconds < 1e6 else {
            return nil
        }
        return .seconds(max(0.01, seconds))
    }
}
