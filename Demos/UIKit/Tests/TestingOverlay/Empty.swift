// The compiler imports a module with this name into each file that imports both Testing and UIKit. The real module
// belongs to Apple's UIKit, and the UIKit of this package needs no such module.
