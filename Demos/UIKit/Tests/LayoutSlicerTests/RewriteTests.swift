import Testing

@testable import LayoutSlicer

struct RewriteTests {
    /// Returns the rewritten text.
    private func rewrite(_ text: String) -> String {
        String(decoding: Rewrite.apply(to: Array(text.utf8)).bytes, as: UTF8.self)
    }

    @Test(arguments: [
        ("@objc func a() {}", "      func a() {}"),
        ("@objc(name:) func a() {}", "             func a() {}"),
        ("@IBOutlet weak var x: UIView!", "          weak var x: UIView!"),
        ("@objcMembers class A {}", "             class A {}"),
        ("class A { @NSManaged var x: Int }", "class A {            var x: Int }"),
        ("class A { @IBAction dynamic func b() {} }", "class A {                   func b() {} }"),
        ("let a = #selector(b(_:))", "let a = _sel()          "),
        ("let a = #keyPath(B.c)", "let a = \"\"           "),
        ("import UIKit.UICollectionView", "import UIKit                 "),
        ("import struct UIKit.X", "import        UIKit  "),
        ("@UIApplicationMain class A {}", "                   class A {}"),
        ("@main struct A {}", "      struct A {}"),
        ("@MainActor func a() {}", "           func a() {}"),
        ("Task { @MainActor in a() }", "Task {               a() }"),
        ("Task { @MainActor [self] in a() }", "Task {            [self] in a() }"),
        ("@available(iOS 13, *) func a() {}", "@available(iOS 13, *) func a() {}"),
    ])
    func rewrites(text: String, expected: String) {
        #expect(rewrite(text) == expected)
    }

    @Test func keepsLinesOfLongNodes() {
        let text = "let a = #selector(\n  b(\n    _:))\nlet c = 1"
        #expect(rewrite(text) == "let a = _sel()    \n    \n        \nlet c = 1")
    }

    @Test(arguments: [
        "// @objc and #selector(a) in a comment",
        "/* @IBOutlet /* dynamic */ @main */",
        "let a = \"@objc #selector(b) import UIKit.C\"",
        "let a = #\"@objc \\#(1) \"# + \"\"\"\n  @IBOutlet\n  \"\"\"",
        "let dynamic = 1, objc = 2, selector = dynamic",
        "func f(dynamic x: Int, optional: Int) { f(dynamic: 1, optional: 2) }",
        "let s = \"\\(\"@objc\")\"",
        "import Foundation",
        "onTap?(1)",
    ])
    func keepsOtherCode(text: String) {
        #expect(rewrite(text) == text)
    }

    @Test func rewritesCodeInInterpolations() {
        #expect(rewrite(#""\(f(#selector(b)))""#) == #""\(f(_sel()      ))""#)
    }

    @Test func removesOptionalCallsOfRequirements() {
        #expect(rewrite("d?.view?(v, at: 1)") == "d?.view (v, at: 1)")
    }

    @Test func evaluatesPlatforms() {
        let text = "#if os(iOS) && !targetEnvironment(simulator)\nlet a = 1\n#endif"
        let expected = "#if true    && !true                        \nlet a = 1\n#endif"
        #expect(rewrite(text) == expected)
    }

    @Test func reportsOutletsAndProtocols() {
        let file = SourceFile(
            path: "a.swift",
            text:
                "@objc protocol P {}\nclass A { @IBOutlet private weak var x: UIView!\n @objc @IBOutlet var y: B!\n var z: C }"
        )
        #expect(file.declarations.filter(\.isOutlet).map(\.name) == ["x", "y"])
        #expect(file.declarations.filter(\.isClassProtocol).map(\.name) == ["P"])
    }
}
