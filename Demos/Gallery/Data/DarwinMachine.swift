#if canImport(Darwin)
    import Darwin

    extension MachineReading {
        /// The use of this Mac now, read from the Mach host.
        static var now: MachineReading {
            // Each call of `mach_host_self` returns a reference that the caller must release.
            let host = mach_host_self()
            defer { mach_port_deallocate(mach_task_self_, host) }
            var loads = [0.0]
            return MachineReading(
                cpuTime: cpuTime(of: host), cpuCount: Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))),
                load: getloadavg(&loads, 1) == 1 ? loads[0] : nil, memory: memory(of: host))
        }

        private static func cpuTime(of host: host_t) -> CPUTime? {
            var info = host_cpu_load_info()
            let size = MemoryLayout<host_cpu_load_info>.size / MemoryLayout<integer_t>.size
            var count = mach_msg_type_number_t(size)
            let result = withUnsafeMutablePointer(to: &info) {
                $0.withMemoryRebound(to: integer_t.self, capacity: size) {
                    host_statistics(host, HOST_CPU_LOAD_INFO, $0, &count)
                }
            }
            guard result == KERN_SUCCESS else { return nil }
            // The ticks of user, system, idle and nice.
            let ticks = info.cpu_ticks
            let busy = UInt64(ticks.0) + UInt64(ticks.1) + UInt64(ticks.3)
            return CPUTime(busy: busy, total: busy + UInt64(ticks.2))
        }

        private static func memory(of host: host_t) -> Memory? {
            var info = vm_statistics64()
            let size = MemoryLayout<vm_statistics64>.size / MemoryLayout<integer_t>.size
            var count = mach_msg_type_number_t(size)
            let result = withUnsafeMutablePointer(to: &info) {
                $0.withMemoryRebound(to: integer_t.self, capacity: size) {
                    host_statistics64(host, HOST_VM_INFO64, $0, &count)
                }
            }
            var (total, length) = (UInt64(0), MemoryLayout<UInt64>.size)
            guard result == KERN_SUCCESS, sysctlbyname("hw.memsize", &total, &length, nil, 0) == 0,
                total > 0
            else { return nil }
            // The same pages as “Memory Used” of Activity Monitor, apart from purgeable ones.
            let pages =
                UInt64(info.active_count) + UInt64(info.wire_count)
                + UInt64(info.compressor_page_count)
            let used = min(pages * System.pageSize, total)
            return Memory(available: total - used, total: total)
        }
    }
#endif
