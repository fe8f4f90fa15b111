/// What can be transposed: x and y, width and height change places.
///
/// A layout that scrolls sideways is solved as if it scrolled down. Descriptions, environments and viewports are
/// transposed on their way in, and frames on their way out.
protocol Transposable {
    var transposed: Self { get }
}

extension Axis: Transposable {
    var transposed: Axis { crossing }
}

extension Point: Transposable {
    var transposed: Point { Point(x: y, y: x) }
}

extension Size: Transposable {
    var transposed: Size { Size(width: height, height: width) }
}

extension Rect: Transposable {
    var transposed: Rect { Rect(x: y, y: x, width: height, height: width) }
}

extension EdgeInsets: Transposable {
    var transposed: EdgeInsets { EdgeInsets(top: left, left: top, bottom: right, right: bottom) }
}
