/// The lane of an item in 4 bytes, and whether the lane is settled.
///
/// A lane is settled once the height of its item is known. In an arrangement that measures items later, only settled
/// lanes stay when heights change: all other lanes depend on estimates.
struct ItemLane {
    private var bits: UInt32

    private static let settledBit: UInt32 = 1 << 31
    private static let noNumber = settledBit - 1

    /// No lane yet, for an item with an estimated height.
    static let none = ItemLane(bits: noNumber)
    /// No lane yet, for an item with a known height.
    static let settled = ItemLane(bits: noNumber | settledBit)
    /// The largest number of lanes.
    static let most = Int(noNumber)

    /// The index of the lane; nil if the item has never had room in a lane.
    var number: Int? {
        get {
            let number = bits & Self.noNumber
            return number == Self.noNumber ? nil : Int(number)
        }
        set { bits = bits & Self.settledBit | (newValue.map(UInt32.init) ?? Self.noNumber) }
    }

    var isSettled: Bool {
        get { bits & Self.settledBit != 0 }
        set { bits = newValue ? bits | Self.settledBit : bits & Self.noNumber }
    }
}

/// The lanes that the first items of a section keep in another solve.
@usableFromInline
package final class KeptLanes {
    let plan: any BodyPlan
    private let lanes: [ItemLane]
    private let count: Int
    private let keepsAll: Bool

    /// - Parameters:
    ///   - count: The number of items at the start that keep their lanes.
    ///   - keepsAll: Whether lanes that are not settled are kept too.
    init(_ plan: any BodyPlan, _ lanes: [ItemLane], first count: Int, keepsAll: Bool) {
        (self.plan, self.lanes, self.count, self.keepsAll) = (plan, lanes, count, keepsAll)
    }

    /// Writes the kept lanes of the first items of a section.
    func write(to lanes: inout [ItemLane]) {
        for item in 0..<min(count, lanes.count) where keepsAll || self.lanes[item].isSettled {
            guard let number = self.lanes[item].number else { continue }
            lanes[item].number = number
            if self.lanes[item].isSettled { lanes[item].isSettled = true }
        }
    }
}
