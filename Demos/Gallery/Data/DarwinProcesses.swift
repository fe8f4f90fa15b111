#if canImport(Darwin)
    import Darwin

    /// The processes of a Mac, read with libproc.
    ///
    /// For processes of other users, the system reports only the name, unless the program runs as root. These processes
    /// are left out.
    final class DarwinProcesses {
        /// The number of nanoseconds in a time unit of the kernel.
        private let nanoseconds: Double

        init() {
            var base = mach_timebase_info_data_t()
            mach_timebase_info(&base)
            nanoseconds = base.denom > 0 ? Double(base.numer) / Double(base.denom) : 1
        }

        func sample() throws(DemoError) -> ProcessSample {
            // Extra room for processes that begin between the two calls of `proc_listallpids`.
            let room = Int(proc_listallpids(nil, 0)) + 64
            var numbers = [pid_t](repeating: 0, count: max(0, room))
            let size = Int32(numbers.count * MemoryLayout<pid_t>.size)
            let count = proc_listallpids(&numbers, size)
            guard count > 0 else {
                throw DemoError(
                    "The system does not list its processes: run this outside of a sandbox.")
            }
            var clock = timeval()
            gettimeofday(&clock, nil)
            let wallClock = Double(clock.tv_sec) + Double(clock.tv_usec) / 1e6
            let time = Double(clock_gettime_nsec_np(CLOCK_MONOTONIC_RAW)) / 1e9
            return ProcessSample(
                time: time,
                processes: numbers.prefix(Int(count)).compactMap { reading($0, now: wallClock) },
                machine: .now)
        }

        /// Returns the start time of the process that has a number now; `nil` if there is none.
        func start(of number: Int) -> UInt64? {
            pid_t(exactly: number).flatMap { reading($0, now: 0)?.id.start }
        }

        private func reading(_ number: pid_t, now: Double) -> ProcessReading? {
            var info = proc_taskallinfo()
            let size = Int32(MemoryLayout<proc_taskallinfo>.size)
            guard proc_pidinfo(number, PROC_PIDTASKALLINFO, 0, &info, size) == size else {
                return nil
            }
            let began = Double(info.pbsd.pbi_start_tvsec) + Double(info.pbsd.pbi_start_tvusec) / 1e6
            let used = Double(info.ptinfo.pti_total_user + info.ptinfo.pti_total_system)
            return ProcessReading(
                id: ProcessID(
                    number: Int(number),
                    start: info.pbsd.pbi_start_tvsec * 1_000_000 + info.pbsd.pbi_start_tvusec),
                user: info.pbsd.pbi_uid, command: command(of: number), state: state(of: info),
                cpuSeconds: used * nanoseconds / 1e9, age: max(0, now - began),
                residentBytes: info.ptinfo.pti_resident_size)
        }

        /// Returns the name of the program's file, or the short name if the system does not report the file.
        private func command(of number: pid_t) -> String {
            withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4 * Int(MAXPATHLEN)) { buffer in
                // The force unwrap cannot fail, because a buffer with a capacity above zero has an address.
                let address = buffer.baseAddress!
                address.pointee = 0
                if proc_pidpath(number, address, UInt32(buffer.count)) <= 0 {
                    proc_name(number, address, UInt32(buffer.count))
                }
                let path = Array(String(cString: address).utf8)
                return String(decoding: path.lastName, as: UTF8.self)
            }
        }

        private func state(of info: proc_taskallinfo) -> Character {
            switch Int32(info.pbsd.pbi_status) {
            case SZOMB: "Z"
            case SSTOP: "T"
            case SIDL: "I"
            default: info.ptinfo.pti_numrunning > 0 ? "R" : "S"
            }
        }
    }
#endif
