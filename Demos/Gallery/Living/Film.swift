/// A well-known film.
struct Film: Hashable, Sendable {
    let title: String
    let year: Int
    let director: String

    init(_ title: String, _ year: Int, _ director: String) {
        self.title = title
        self.year = year
        self.director = director
    }

    /// The first year of the film's decade.
    var decade: Int { year / 10 * 10 }

    /// All films by year, and by title within a year.
    static let all: [Film] = [
        Film("A Trip to the Moon", 1902, "Georges Méliès"),
        Film("Nosferatu", 1922, "F. W. Murnau"),
        Film("Sherlock Jr.", 1924, "Buster Keaton"),
        Film("Battleship Potemkin", 1925, "Sergei Eisenstein"),
        Film("Metropolis", 1927, "Fritz Lang"),
        Film("City Lights", 1931, "Charlie Chaplin"),
        Film("M", 1931, "Fritz Lang"),
        Film("Modern Times", 1936, "Charlie Chaplin"),
        Film("The Wizard of Oz", 1939, "Victor Fleming"),
        Film("Citizen Kane", 1941, "Orson Welles"),
        Film("Casablanca", 1942, "Michael Curtiz"),
        Film("Bicycle Thieves", 1948, "Vittorio De Sica"),
        Film("The Third Man", 1949, "Carol Reed"),
        Film("Rashomon", 1950, "Akira Kurosawa"),
        Film("Tokyo Story", 1953, "Yasujirō Ozu"),
        Film("Seven Samurai", 1954, "Akira Kurosawa"),
        Film("Pather Panchali", 1955, "Satyajit Ray"),
        Film("Vertigo", 1958, "Alfred Hitchcock"),
        Film("Some Like It Hot", 1959, "Billy Wilder"),
        Film("Psycho", 1960, "Alfred Hitchcock"),
        Film("Lawrence of Arabia", 1962, "David Lean"),
        Film("8½", 1963, "Federico Fellini"),
        Film("Dr. Strangelove", 1964, "Stanley Kubrick"),
        Film("Playtime", 1967, "Jacques Tati"),
        Film("2001: A Space Odyssey", 1968, "Stanley Kubrick"),
        Film("Once Upon a Time in the West", 1968, "Sergio Leone"),
        Film("Solaris", 1972, "Andrei Tarkovsky"),
        Film("The Godfather", 1972, "Francis Ford Coppola"),
        Film("Jaws", 1975, "Steven Spielberg"),
        Film("Star Wars", 1977, "George Lucas"),
        Film("Alien", 1979, "Ridley Scott"),
        Film("Blade Runner", 1982, "Ridley Scott"),
        Film("Ran", 1985, "Akira Kurosawa"),
        Film("Wings of Desire", 1987, "Wim Wenders"),
        Film("Pulp Fiction", 1994, "Quentin Tarantino"),
        Film("The Matrix", 1999, "Lana and Lilly Wachowski"),
        Film("In the Mood for Love", 2000, "Wong Kar-wai"),
        Film("Spirited Away", 2001, "Hayao Miyazaki"),
        Film("Pan’s Labyrinth", 2006, "Guillermo del Toro"),
        Film("Mad Max: Fury Road", 2015, "George Miller"),
        Film("Parasite", 2019, "Bong Joon-ho"),
    ]
}
