import Testing

@testable import Gallery

@Suite struct ShuffleTests {
    /// A terminal's table of widths has the Unicode version of its time. Emoji have been two
    /// columns wide since version 9.
    @Test("Each emoji is two columns wide on every terminal")
    func widths() throws {
        for character in ShuffleDemo.emoji {
            #expect(character.unicodeScalars.count == 1, "\(character)")
            for scalar in character.unicodeScalars {
                let age = try #require(scalar.properties.age)
                #expect(age.major <= 9, "\(character)")
                #expect(scalar.properties.isEmojiPresentation, "\(character)")
            }
        }
        #expect(Set(ShuffleDemo.emoji).count == ShuffleDemo.emoji.count)
    }
}
