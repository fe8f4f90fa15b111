# Shared by Demos/run, Tests/run and .ci/run; sourced, never run.
#
# Finds out whether a build can work here and installs the system packages that it lacks, by apt-get or brew.
# Nothing happens silently: what is to be installed is said first, and sudo is never used without asking.
# Works with the bash 3.2 of macOS.
# shellcheck shell=bash

say() { printf '%s\n' "$*" >&2; }

die() {
    say "$@"
    exit 1
}

has() { command -v "$1" >/dev/null 2>&1; }

# The oldest Swift that reads Package.swift; the same number as in its first line.
readonly swift_needed=6.3

need_swift() {
    local install="Install Swift $swift_needed or later from https://www.swift.org/install and run this again."
    # Without the command line tools the `swift` of macOS is a stub that opens a dialog.
    if [ "$(uname -s)" = Darwin ] && ! xcode-select -p >/dev/null 2>&1; then
        die "The command line tools of Xcode are missing: install them with xcode-select --install" \
            "and run this again (Swift $swift_needed or later is needed)."
    fi
    has swift || die "Swift is missing (there is no swift in PATH). $install"
    local version
    version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9][0-9]*\.[0-9][0-9]*\).*/\1/p')
    [ -n "$version" ] || die "swift --version gives no version: is this installation of Swift whole? $install"
    if [ "${version%%.*}" -lt "${swift_needed%%.*}" ] || {
        [ "${version%%.*}" -eq "${swift_needed%%.*}" ] && [ "${version#*.}" -lt "${swift_needed#*.}" ]
    }; then
        die "Swift $version is too old. $install"
    fi
}

# need_packages program|tests: makes sure of the system packages of the program, or of the tests too.
need_packages() {
    find_missing "$1"
    [ "${#missing[@]}" -gt 0 ] || return 0
    install_things "${missing[@]}"
    find_missing "$1"
    [ "${#missing[@]}" -eq 0 ] ||
        die "Installed, and yet the compiler does not find: $(names_of "${missing[@]}")."$'\n'"$compiler_says"
}

# Fills `missing` with words that package_of knows.
find_missing() {
    missing=()
    compiler_says=
    has git || missing+=(git)
    can_link_ncurses || missing+=(ncurses)
    [ "$1" = tests ] || return 0
    if ! has pkg-config; then
        # Without pkg-config nobody knows about libvterm; installing what is there already does no harm.
        missing+=(pkg-config libvterm)
    elif ! pkg-config --exists vterm; then
        missing+=(libvterm)
    fi
}

# Asks the compiler, not the package manager: ncurses may have come in any way.
# macOS has its own in the SDK, which comes with Swift.
can_link_ncurses() {
    [ "$(uname -s)" != Darwin ] || return 0
    use_brewed_ncurses
    compiler_says=$(printf '%s\n' '#define NCURSES_WIDECHAR 1' '#include <curses.h>' \
        'int main(void) { cchar_t cell; return setcchar(&cell, L"a", 0, 0, 0); }' |
        "$(c_compiler)" -x c - -o /dev/null -lncursesw 2>&1)
}

# The compiler that Swift links with lies beside it, and need not be in PATH by itself.
c_compiler() {
    local beside
    beside="$(dirname "$(readlink -f "$(command -v swift)")")/clang"
    if [ -x "$beside" ]; then echo "$beside"; elif has clang; then echo clang; else echo cc; fi
}

# On Linux without apt-get, brew keeps ncurses where neither the compiler nor the finished program looks.
use_brewed_ncurses() {
    [[ $OSTYPE == linux* ]] && ! has apt-get && has brew || return 0
    local prefix
    prefix=$(brew --prefix ncurses 2>/dev/null) && [ -d "$prefix/include" ] || return 0
    export CPATH="$prefix/include${CPATH:+:$CPATH}"
    export LIBRARY_PATH="$prefix/lib${LIBRARY_PATH:+:$LIBRARY_PATH}"
    export LD_LIBRARY_PATH="$prefix/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
}

# package_of MANAGER THING: what the package manager calls it.
package_of() {
    case $1:$2 in
    apt:ncurses) echo libncurses-dev ;;
    apt:libvterm) echo libvterm-dev ;;
    brew:pkg-config) echo pkgconf ;;
    *) echo "$2" ;;
    esac
}

# What a person would call the missing things.
names_of() {
    local thing list=
    for thing in "$@"; do
        case $thing in
        ncurses) thing="ncurses (wide characters, with its headers)" ;;
        libvterm) thing="libvterm (with its headers)" ;;
        esac
        list="${list:+$list, }$thing"
    done
    echo "$list"
}

install_things() {
    local thing packages=()
    if has apt-get; then
        for thing in "$@"; do packages+=("$(package_of apt "$thing")"); done
        install_with_apt "${packages[@]}"
    elif has brew; then
        for thing in "$@"; do packages+=("$(package_of brew "$thing")"); done
        say "Installing with brew: ${packages[*]}"
        brew install "${packages[@]}" >&2 || die "brew install ${packages[*]} failed; its messages are above."
    else
        die "Missing: $(names_of "$@"). There is neither apt-get nor brew here to install it:" \
            "do so with the system's own package manager, headers included" \
            "(packages named like ncurses-devel, libvterm-devel, pkgconf), and run this again."
    fi
}

# As root at once, after saying so; else with sudo after a yes at a terminal; else not at all.
install_with_apt() {
    local as=()
    if [ "$(id -u)" -eq 0 ]; then
        say "Installing with apt-get: $*"
    elif ! has sudo || ! [ -t 0 ]; then
        say "Missing: $*. Run this as root, and then what you just ran again:"
        die "    apt-get install $*"
    else
        say "Missing: $*. This would install it:"
        say "    sudo apt-get install $*"
        local answer=
        printf 'Shall I? [y/N] ' >&2
        read -r answer || true
        case $answer in
        y | Y | yes | Yes) ;;
        *) die "Nothing was installed. Without sudo: ask whoever looks after this machine for these packages," \
            "or install what they hold in any other way that the compiler and pkg-config find." ;;
        esac
        as=(sudo)
    fi
    as+=(env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=120)
    # The lists are fetched only where they are missing or out of date: it takes long on slow lines.
    if apt-cache show "$@" >/dev/null 2>&1 && quiet_on_success "${as[@]}" install -y --no-install-recommends "$@"; then
        return
    fi
    say "Fetching the lists of packages first."
    quiet_on_success "${as[@]}" update || say "apt-get update failed; trying with the lists as they are."
    quiet_on_success "${as[@]}" install -y --no-install-recommends "$@" ||
        die "apt-get install $* failed; its messages are above."
}

# Runs a command and shows what it said only if it failed.
quiet_on_success() {
    local output
    output=$("$@" 2>&1 </dev/null) || {
        say "$output"
        return 1
    }
}
