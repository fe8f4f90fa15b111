import ArgumentParser

@main
struct Reflow: ParsableCommand {}
