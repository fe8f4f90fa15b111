/// What can be mirrored at the line y = x, so that across and down change places.
///
/// Layouts that scroll sideways are solved as if they scrolled down, and mirrored at the door: descriptions,
/// environments and viewports on their way in, frames on their way out. So swapping the axes of a layout swaps
/// its result by construction.
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
