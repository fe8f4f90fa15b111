import FoundationEssentials

/// Messages in JSON, for tools that answer single requests.
extension Frame {
    /// Makes a frame whose header is a message in JSON.
    public init(json message: some Encodable) throws {
        self.init(header: Array(try JSONEncoder().encode(message)))
    }

    /// Returns the message in the header. Throws an error if the header is not such a message.
    public func message<Message: Decodable>(_ type: Message.Type) throws(FormatError) -> Message {
        guard let message = try? JSONDecoder().decode(type, from: Data(header)) else {
            throw .malformed("header")
        }
        return message
    }
}
