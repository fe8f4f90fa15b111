# Functions for the scripts of this package, such as Demos/run, Tests/run and .ci/run. Scripts source this file.
#
# The functions check whether this machine can build the package, and install missing system packages with apt-get or
# brew. They print the names of the packages before they install them, and never use sudo without asking.
# This file works with bash 3.2, the version of macOS.
# shellcheck shell=bash

say() { printf '%s\n' "$*" >&2; }

die() {
    say "$@"
    exit 1
}

has() { command -v "$1" >/dev/null 2>&1; }

# The oldest Swift version that can read Package.swift. Keep it equal to the version in the first line of that file.
readonly swift_needed=6.3

need_swift() {
    local install="Install Swift $swift_needed or later from https://www.swift.org/install and run this again."
    # On macOS without the command line tools, `swift` is a stub that opens a dialog.
    if [ "$(uname -s)" = Darwin ] && ! xcode-select -p >/dev/null 2>&1; then
        die "The command line tools of Xcode are missing: install them with xcode-select --install" \
            "and run this again (Swift $swift_needed or later is needed)."
    fi
    has swift || die "Swift is missing (there is no swift in PATH). $install"
    local version
    version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9][0-9]*\.[0-9][0-9]*\).*/\1/p')
    [ -n "$version" ] || die "swift --version prints no version: this installation of Swift seems broken. $install"
    if [ "${version%%.*}" -lt "${swift_needed%%.*}" ] || {
        [ "${version%%.*}" -eq "${swift_needed%%.*}" ] && [ "${version#*.}" -lt "${swift_needed#*.}" ]
    }; then
        die "Swift $version is too old. $install"
    fi
}

# need_packages program|tests: installs the missing system packages of the program, or of the program and the tests.
need_packages() {
    find_missing "$1"
    [ "${#missing[@]}" -gt 0 ] || return 0
    install_things "${missing[@]}"
    find_missing "$1"
    [ "${#missing[@]}" -eq 0 ] ||
        die "The packages are installed, but the compiler still does not find: $(names_of "${missing[@]}")."$'\n'"$compiler_says"
}

# find_missing program|tests: stores the missing things in `missing`, by the names that package_of accepts.
find_missing() {
    missing=()
    compiler_says=
    has git || missing+=(git)
    can_link_ncurses || missing+=(ncurses)
    [ "$1" = tests ] || return 0
    if ! has pkg-config; then
        # Without pkg-config, this cannot detect libvterm. Installing a package that is already there does no harm.
        missing+=(pkg-config libvterm)
    elif ! pkg-config --exists vterm; then
        missing+=(libvterm)
    fi
}

# Checks that the compiler can link ncurses. A query of the package manager would miss an ncurses that was installed in
# another way. On macOS the SDK contains ncurses, so there is no check.
can_link_ncurses() {
    [ "$(uname -s)" != Darwin ] || return 0
    use_brewed_ncurses
    compiler_says=$(printf '%s\n' '#define NCURSES_WIDECHAR 1' '#include <curses.h>' \
        'int main(void) { cchar_t cell; return setcchar(&cell, L"a", 0, 0, 0); }' |
        "$(c_compiler)" -x c - -o /dev/null -lncursesw 2>&1)
}

# Prints the C compiler that Swift links with. It is in the same folder as Swift, which need not be in PATH.
c_compiler() {
    local beside
    beside="$(dirname "$(readlink -f "$(command -v swift)")")/clang"
    if [ -x "$beside" ]; then echo "$beside"; elif has clang; then echo clang; else echo cc; fi
}

# Adds brew's ncurses to the search paths of the compiler and of the finished program. Without these paths, they do not
# find it on Linux. Does nothing on macOS and on systems with apt-get.
use_brewed_ncurses() {
    [[ $OSTYPE == linux* ]] && ! has apt-get && has brew || return 0
    local prefix
    prefix=$(brew --prefix ncurses 2>/dev/null) && [ -d "$prefix/include" ] || return 0
    export CPATH="$prefix/include${CPATH:+:$CPATH}"
    export LIBRARY_PATH="$prefix/lib${LIBRARY_PATH:+:$LIBRARY_PATH}"
    export LD_LIBRARY_PATH="$prefix/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
}

# package_of MANAGER THING: prints the name of the thing's package in a package manager.
package_of() {
    case $1:$2 in
    apt:ncurses) echo libncurses-dev ;;
    apt:libvterm) echo libvterm-dev ;;
    brew:pkg-config) echo pkgconf ;;
    *) echo "$2" ;;
    esac
}

# names_of THING…: prints the names of missing things for messages.
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
        die "Missing: $(names_of "$@"). This system has neither apt-get nor brew." \
            "Install it with the system's package manager, including the headers" \
            "(packages with names like ncurses-devel, libvterm-devel, pkgconf), and run this again."
    fi
}

# install_with_apt PACKAGE…: installs packages with apt-get, and prints their names first. Root needs no confirmation.
# Other users need sudo and must confirm at a terminal; otherwise the function fails.
install_with_apt() {
    local as=()
    if [ "$(id -u)" -eq 0 ]; then
        say "Installing with apt-get: $*"
    elif ! has sudo || ! [ -t 0 ]; then
        say "Missing: $*. Run this command as root, and then start this script again:"
        die "    apt-get install $*"
    else
        say "Missing: $*. This command installs it:"
        say "    sudo apt-get install $*"
        local answer=
        printf 'Run it? [y/N] ' >&2
        read -r answer || true
        case $answer in
        y | Y | yes | Yes) ;;
        *) die "Nothing was installed. If you cannot use sudo, ask the administrator of this machine for" \
            "these packages, or install their contents in another place that the compiler and pkg-config search." ;;
        esac
        as=(sudo)
    fi
    as+=(env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=120)
    # Updates the package lists only if they are missing or outdated, because an update is slow on a slow connection.
    if apt-cache show "$@" >/dev/null 2>&1 && quiet_on_success "${as[@]}" install -y --no-install-recommends "$@"; then
        return
    fi
    say "Updating the package lists first."
    quiet_on_success "${as[@]}" update || say "apt-get update failed; continuing with the old package lists."
    quiet_on_success "${as[@]}" install -y --no-install-recommends "$@" ||
        die "apt-get install $* failed; its messages are above."
}

# Runs a command, and prints its output only if it fails.
quiet_on_success() {
    local output
    output=$("$@" 2>&1 </dev/null) || {
        say "$output"
        return 1
    }
}
