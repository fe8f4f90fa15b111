// The tests of the browser are on their way.
