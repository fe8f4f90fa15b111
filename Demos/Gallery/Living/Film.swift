/// A well-known film.
struct Film: Hashable, Sendable {
    let title: String
    let year: Int
    let director: String
    let genre: Genre

    enum Genre: String, Hashable, Sendable, CaseIterable {
        case drama, comedy, crime, fantasy, romance, adventure, western, horror
        case scienceFiction = "science fiction"
    }

    init(_ title: String, _ year: Int, _ director: String, _ genre: Genre) {
        self.title = title
        self.year = year
        self.director = director
        self.genre = genre
    }

    /// The first year of the film's decade.
    var decade: Int { year / 10 * 10 }

    /// All films by year, and by title within a year.
    static let all: [Film] = [
        Film("A Trip to the Moon", 1902, "Georges Méliès", .fantasy),
        Film("Nosferatu", 1922, "F. W. Murnau", .horror),
        Film("Sherlock Jr.", 1924, "Buster Keaton", .comedy),
        Film("Battleship Potemkin", 1925, "Sergei Eisenstein", .drama),
        Film("Metropolis", 1927, "Fritz Lang", .scienceFiction),
        Film("City Lights", 1931, "Charlie Chaplin", .comedy),
        Film("M", 1931, "Fritz Lang", .crime),
        Film("Modern Times", 1936, "Charlie Chaplin", .comedy),
        Film("The Wizard of Oz", 1939, "Victor Fleming", .fantasy),
        Film("Citizen Kane", 1941, "Orson Welles", .drama),
        Film("Casablanca", 1942, "Michael Curtiz", .romance),
        Film("Bicycle Thieves", 1948, "Vittorio De Sica", .drama),
        Film("The Third Man", 1949, "Carol Reed", .crime),
        Film("Rashomon", 1950, "Akira Kurosawa", .crime),
        Film("Tokyo Story", 1953, "Yasujirō Ozu", .drama),
        Film("Seven Samurai", 1954, "Akira Kurosawa", .adventure),
        Film("Pather Panchali", 1955, "Satyajit Ray", .drama),
        Film("Vertigo", 1958, "Alfred Hitchcock", .crime),
        Film("Some Like It Hot", 1959, "Billy Wilder", .comedy),
        Film("Psycho", 1960, "Alfred Hitchcock", .horror),
        Film("Lawrence of Arabia", 1962, "David Lean", .adventure),
        Film("8½", 1963, "Federico Fellini", .drama),
        Film("Dr. Strangelove", 1964, "Stanley Kubrick", .comedy),
        Film("Playtime", 1967, "Jacques Tati", .comedy),
        Film("2001: A Space Odyssey", 1968, "Stanley Kubrick", .scienceFiction),
        Film("Once Upon a Time in the West", 1968, "Sergio Leone", .western),
        Film("Solaris", 1972, "Andrei Tarkovsky", .scienceFiction),
        Film("The Godfather", 1972, "Francis Ford Coppola", .crime),
        Film("Jaws", 1975, "Steven Spielberg", .horror),
        Film("Star Wars", 1977, "George Lucas", .scienceFiction),
        Film("Alien", 1979, "Ridley Scott", .scienceFiction),
        Film("Blade Runner", 1982, "Ridley Scott", .scienceFiction),
        Film("Ran", 1985, "Akira Kurosawa", .drama),
        Film("Wings of Desire", 1987, "Wim Wenders", .fantasy),
        Film("Pulp Fiction", 1994, "Quentin Tarantino", .crime),
        Film("The Matrix", 1999, "Lana and Lilly Wachowski", .scienceFiction),
        Film("In the Mood for Love", 2000, "Wong Kar-wai", .romance),
        Film("Spirited Away", 2001, "Hayao Miyazaki", .fantasy),
        Film("Pan’s Labyrinth", 2006, "Guillermo del Toro", .fantasy),
        Film("Mad Max: Fury Road", 2015, "George Miller", .adventure),
        Film("Parasite", 2019, "Bong Joon-ho", .crime),
    ]
}
