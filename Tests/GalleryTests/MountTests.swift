import CompilerSupport
import Testing

@testable import Gallery

/// The file systems that report changes.
@Suite struct MountTests {
    @Test(
        "The path of a folder determines its file system",
        arguments: [
            ("/home/me/logs", "ext4"), ("/mnt/share/x", "nfs4"), ("/mnt/shared", "ext4"),
            ("/proc/1", "proc"), ("/mnt/share", "nfs4"),
        ])
    func kinds(_ path: String, _ kind: String) {
        let table = """
            /dev/sda1 / ext3 rw 0 0
            /dev/sda1 / ext4 rw 0 0
            proc /proc proc rw 0 0
            server:/x /mnt/share nfs4 rw 0 0
            """
        #expect(System.folderSystem(of: Array(path.utf8), in: table) == kind)
    }

    @Test("The mount table is read completely, and its escapes are decoded")
    func longTable() throws {
        let folder = try Folder()
        let place = String(decoding: System.fullPath(of: Array(folder.path.utf8)), as: UTF8.self)
        try folder.write("x", to: "a b/c")
        let lines = (0..<2000).map { "overlay /var/lib/containers/\($0)/merged overlay rw 0 0\n" }
        let last = "server:/x \(place)/a\\040b nfs4 rw 0 0\n"
        try folder.write("/dev/sda / ext4 rw 0 0\n" + lines.joined() + last, to: "mounts")
        let mounts = try OpenFile(folder.bytes("mounts"))
        #expect(try #require(mounts.status).size > 1 << 16)
        #expect(!System.reportsChanges(in: folder.bytes("a b"), mounts: mounts))
        #expect(System.reportsChanges(in: Array(folder.path.utf8), mounts: mounts))
    }
}
