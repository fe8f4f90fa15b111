import Testing

@testable import LayoutSlicer

/// The numbers of a slice that can change while the layout runs.
struct NumberTests {
    private func slice(
        _ text: String, _ name: String = "make", _ adjustments: Adjustments = Adjustments()
    ) throws -> Slice {
        let slicer = Slicer(file: SourceFile(path: "a.swift", text: text))
        return try slicer.slice(
            layout: slicer.layout(named: name), adjustments: adjustments, turnsNumbers: true)
    }

    private func code(_ slice: Slice) -> String {
        String(decoding: slice.files[0].bytes, as: UTF8.self)
    }

    /// The code of a layout with these statements before its end.
    private func function(_ statements: String) -> String {
        """
        import UIKit
        func make() -> UICollectionViewLayout {
        \(statements)
            return UICollectionViewFlowLayout()
        }
        """
    }

    @Test(arguments: [
        ("    a.inset = 5", "inset"), ("    let gap: CGFloat = 5", "gap"),
        ("    f(top: 5)", "top"), ("    f(width: .absolute(5))", "width absolute"),
        ("    f(width: CGFloat(5))", "width"), ("    g(5)", "make g"), ("    a?.b!.c = x + 5", "c"),
        ("    let x = y ? 5 : z", "x"), ("    a.b += 5", "b"), ("    return 5", "make"),
        ("    f(a: [5])", "a"), ("    x = { 5 }()", "x"), ("    f(a: { _ in g(b: 5) })", "b"),
        ("    f { 5 } size: { 5 }", "make"),
    ])
    func titlesSayWhatTheNumberIs(statement: String, title: String) throws {
        #expect(try slice(function(statement)).numbers.first?.title == title)
    }

    @Test(arguments: [
        "    a[0] = x", "    a[i + 1] = x", "    a[0, 1].b(c)", "    if case 5 = x {}",
        "    switch x { case 1, 2: break; case 3...4: break; default: break }",
        "    if #available(iOS 13.0, *) {}", "    f(IndexPath(item: 0, section: 1))",
        "    f(item: 0, inSection: 2, at: 3)", "    #if swift(>=5.5)\n    f()\n    #endif",
        "    #if os(Windows)\n    f(5)\n    #endif", "    let a = \"\\(5) 7\"",
        "    enum E: Int { case a = 1, b = 2 }", "    let a = [0: x, 1: y]", "    let a = x.0.1",
        "    let a: InlineArray<3, Int> = x", "    let a = \\[Int].[0]", "    f(1e3, 0x1p3)",
        "    f(1_234_567_890, 0xFF_FF_FF_FF, 1_234_567_890.5)",
        "    @Clamped(0...1) var a = x", "    // 5\n    /* 6 */ f()", "    let a = #\"5\"#",
        "    f(x: .8)",
    ])
    func numbersThatMustBeLiteralsStay(statement: String) throws {
        let slice = try slice(function(statement))
        #expect(slice.numbers.map(\.text) == [])
        #expect(!code(slice).contains("_reflowNumber"))
    }

    @Test func literalsBecomeArguments() throws {
        let text = function("    a.b = -5; f(x: 0.40, y: a - 1_000, a[2], -x)")
        let slice = try slice(text)
        #expect(slice.numbers.map(\.text) == ["-5", "0.40", "1_000"])
        #expect(slice.numbers.map(\.needsParentheses) == [false, false, true])
        #expect(
            code(slice).contains(
                "a.b = _reflowNumber(0, -5); f(x: _reflowNumber(1, 0.40), "
                    + "y: a - _reflowNumber(2, 1_000), a[2], -x)"))
        for number in slice.numbers {
            #expect(number.line == 3)
            let bytes = Array(text.utf8)[number.range]
            #expect(String(decoding: bytes, as: UTF8.self) == number.text)
        }
    }

    @Test func theNumbersOfTheLayoutComeFirst() throws {
        let text = """
            import UIKit
            let gap: CGFloat = 1
            struct A {
                var inset = 2.5
                func make() -> UICollectionViewLayout { f(3, gap, inset) }
            }
            func f(_ a: Int, _ b: CGFloat, _ c: Double = 4) -> UICollectionViewLayout { .init() }
            """
        let numbers = try slice(text).numbers
        #expect(numbers.map(\.text) == ["3", "1", "2.5", "4"])
        #expect(numbers.map(\.declaration) == ["A.make", "gap", "A.inset", "f"])
    }

    @Test(arguments: [
        ("let a: CGFloat = 10", "var a: CGFloat { _reflowNumber(0, 10) }"),
        ("let a = 10", "var a: Int { _reflowNumber(0, 10) }"),
        ("let a = -1.5", "var a: Double { _reflowNumber(0, -1.5) }"),
        (
            "let a = CGSize(width: 1, height: b)",
            "var a: CGSize { CGSize(width: _reflowNumber(0, 1), height: b) }"
        ),
        ("let a: [CGFloat] = [1]", "var a: [CGFloat] { [_reflowNumber(0, 1)] }"),
        ("let a: Int? = b ?? 1", "var a: Int? { b ?? _reflowNumber(0, 1) }"),
        ("let a = P(x: 1)", "var a: P { P(x: _reflowNumber(0, 1)) }"),
        ("let a: CGFloat = b + 1", "var a: CGFloat { b + _reflowNumber(0, 1) }"),
        // A value with identity, of an unknown type, or that code can set, stays as it is.
        ("let a = Q(x: 1)", "let a = Q(x: 1)"), ("let a = R(x: 1)", "let a = R(x: 1)"),
        ("let a: CGFloat = .random(in: 1...2)", "let a: CGFloat = .random(in: 1...2)"),
        ("let a: [CGFloat] = b.map { _ in 1 }", "let a: [CGFloat] = b.map { _ in 1 }"),
        ("let a = unknown(1)", "let a = unknown(1)"),
        ("var a = 1", "var a = 1"),
    ])
    func constantsOfTypesAreComputedAgain(declaration: String, expected: String) throws {
        for isGlobal in [false, true] {
            let member = isGlobal ? declaration : "enum K { static \(declaration) }"
            let text = """
                import UIKit
                \(member)
                struct P { let x: Int }
                struct R { let x: Int; let id = UUID() }
                class Q { let x: Int; init(x: Int) { self.x = x } }
                func make() -> UICollectionViewLayout { f(\(isGlobal ? "a" : "K.a")) }
                """
            let expected = expected.replacing(
                "_reflowNumber(0, 10) }", with: "_reflowNumber(0, 10) }")
            let lines = code(try slice(text)).split(separator: "\n")
            if isGlobal { #expect(lines.contains(Substring(expected))) }
            let joined = lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
            #expect(joined.contains(expected), "\(joined)")
        }
    }

    @Test func constantsThatDependOnNumbersAreComputedAgain() throws {
        let text = """
            import UIKit
            enum K { static let gap: CGFloat = 5; static let twice: CGFloat = gap + gap; static let other = make(gap) }
            func make() -> UICollectionViewLayout { f(K.twice, K.other) }
            """
        let code = code(try slice(text))
        #expect(code.contains("static var gap: CGFloat { _reflowNumber(0, 5) }"))
        #expect(code.contains("static var twice: CGFloat { gap + gap }"))
        #expect(code.contains("static let other = make(gap)"))
    }

    @Test func membersThatMoveKeepTheirNumbers() throws {
        let text = """
            import UIKit
            class Base: UIViewController {}
            extension Base { func gap(_ a: CGFloat = 5) -> CGFloat { a + 6 } }
            class Feed: Base {
                override func gap(_ a: CGFloat) -> CGFloat { 7 }
                func make() -> UICollectionViewLayout { f(gap(1)) }
            }
            """
        let slice = try slice(text)
        #expect(slice.numbers.map(\.text) == ["1", "5", "6", "7"])
        #expect(
            code(slice).contains(
                "CGFloat = _reflowNumber(1, 5)) -> CGFloat { a + _reflowNumber(2, 6) }"))
        // A message about a moved number is about its own place.
        let lines = code(slice).split(separator: "\n", omittingEmptySubsequences: false)
        let line = try #require(lines.firstIndex { $0.contains("_reflowNumber(2, 6)") })
        let start = try #require(lines[line].firstRange(of: "_reflowNumber(2, 6)")?.lowerBound)
        let column = lines[line][..<start].utf8.count + 1
        let message = try #require(CompilerMessage("a:\(line + 1):\(column): error: no"))
        let next = try #require(slice.keepingLiterals([(0, message)]))
        let again = try self.slice(text, "make", next)
        #expect(again.numbers.map(\.text) == ["1", "5", "7"])
    }

    @Test func literalsThatDoNotCompileStay() throws {
        let text = function("    f(1, 2)\n    g(3)\n    let x = 4")
        let slice = try slice(text)
        #expect(slice.numbers.count == 4)
        func fixed(_ line: String) throws -> [String]? {
            let message = try #require(CompilerMessage(line))
            let next = slice.keepingLiterals([(0, message)])
            return try next.map { try self.slice(text, "make", $0).numbers.map(\.text) }
        }
        // At a number, only this number. Elsewhere in a statement, all its numbers.
        #expect(try fixed("a:3:7: error: no") == ["2", "3", "4"])
        #expect(try fixed("a:3:5: error: no") == ["3", "4"])
        #expect(try fixed("a:4:5: error: no") == ["1", "2", "4"])
        #expect(try fixed("a:1:1: error: no") == nil)
        #expect(try fixed("a:3:7: warning: no") == nil)
        // The choice outlives a change of other declarations.
        let message = try #require(CompilerMessage("a:3:7: error: no"))
        let next = try #require(slice.keepingLiterals([(0, message)]))
        let moved = "// a comment\n" + text
        #expect(try self.slice(moved, "make", next.lookups).numbers.map(\.text) == ["2", "3", "4"])
    }

    @Test func withoutTheOptionNothingChanges() throws {
        let text = function("    let a = 5")
        let slicer = Slicer(file: SourceFile(path: "a.swift", text: text))
        let plain = try slicer.slice(layout: slicer.layout(named: "make"))
        #expect(plain.numbers.isEmpty)
        #expect(String(decoding: plain.files[0].bytes, as: UTF8.self) == text)
    }
}
