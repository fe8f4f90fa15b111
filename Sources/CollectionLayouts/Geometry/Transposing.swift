/// A value that can be transposed: x and y, and width and height, are swapped.
///
/// A layout that scrolls sideways is solved as if it scrolled down. Descriptions, environments and viewports are
/// transposed before solving and reading, and the resulting frames are transposed afterwards.
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
