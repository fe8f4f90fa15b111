import Testing

@testable import Gallery

@Suite struct ShuffleTests {
    /// Terminals have their tables of widths from the Unicode of their day; emoji are two columns wide since 9.
    @Test("every terminal takes an emoji as two columns wide")
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
