package dev.cairn.server.doctor;

import dev.cairn.disk.OwnerOnly;
import dev.cairn.server.data.OwnFiles;
import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** The data folder and the disk under it. */
final class Folder {
  private static final long LITTLE_BYTES = 200L << 20;
  private static final long TOO_LITTLE_BYTES = 20L << 20;
  private static final int MIB_SHIFT = 20;

  /** File systems over a network: their locks and shared memory do not carry a write-ahead log. */
  private static final Set<String> NETWORK = Set.of(
      "nfs",
      "nfs3",
      "nfs4",
      "cifs",
      "smb",
      "smb2",
      "smb3",
      "smbfs",
      "afpfs",
      "webdav",
      "fuse.sshfs",
      "sshfs",
      "9p",
      "afs",
      "fuse.davfs",
      "ncpfs");

  private final Path folder;

  Folder(Path folder) {
    this.folder = folder;
  }

  List<Finding> look() {
    List<Finding> findings = new ArrayList<>();
    findings.add(access());
    if (Files.isDirectory(folder)) {
      permissions().ifPresent(findings::add);
      files().ifPresent(findings::add);
    }
    findings.addAll(disk());
    return findings;
  }

  private Finding access() {
    if (Files.exists(folder) && !Files.isDirectory(folder)) {
      return Finding.fail("folder", folder + " is not a folder", "choose another with --data");
    }
    Path there = nearest();
    if (!Files.isWritable(there)) {
      return Finding.fail(
          "folder",
          there + " cannot be written; what is there can be read and searched",
          "change its permissions, or choose another with --data");
    }
    return there.equals(folder)
        ? Finding.ok("folder", folder.toString())
        : Finding.ok("folder", folder + " is not there yet; the first write makes it");
  }

  /** The folder, or the nearest above it that exists. */
  private Path nearest() {
    Path there = folder;
    while (!Files.exists(there) && there.getParent() != null) {
      there = there.getParent();
    }
    return there;
  }

  private Optional<Finding> permissions() {
    try {
      Set<PosixFilePermission> set = Files.getPosixFilePermissions(folder);
      String said = PosixFilePermissions.toString(set);
      return Optional.of(
          OwnerOnly.isOpenToOthers(folder)
              ? Finding.warn("permissions", said + ": others may look into it", narrowing())
              : Finding.ok("permissions", said + ": its owner alone"));
    } catch (UnsupportedOperationException e) {
      return Optional.of(Finding.ok("permissions", "this file system keeps none"));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private String narrowing() {
    String chmod = "chmod 700 '" + folder + "'";
    return new OwnFiles(folder).isOurs()
        ? "any command that uses it narrows that; or: " + chmod
        : chmod + " (files of others lie there, so Cairn leaves the folder as it is)";
  }

  /** Those of ours that a copy or an older build left open to others. */
  private Optional<Finding> files() {
    List<Path> open = new OwnFiles(folder).openToOthers();
    if (open.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        Finding.warn(
            "permissions",
            "%d files or folders of Cairn's are open to others, such as %s"
                .formatted(open.size(), open.get(0)),
            "any command that uses the folder narrows them, if they are yours and the file system keeps rights"));
  }

  private List<Finding> disk() {
    try {
      FileStore disk = Files.getFileStore(nearest());
      return List.of(filesystem(disk.type()), space(disk.getUsableSpace()));
    } catch (IOException e) {
      return List.of(Finding.warn(
          "disk", "cannot be looked at: " + e.getMessage(), "check that it is mounted"));
    }
  }

  static Finding filesystem(String type) {
    return NETWORK.contains(type.toLowerCase(Locale.ROOT))
        ? Finding.fail(
            "filesystem",
            type + " is on a network, which a store cannot be written on safely",
            "choose a folder on a local disk with --data")
        : Finding.ok("filesystem", type);
  }

  static Finding space(long bytes) {
    String said = "%,d MiB free".formatted(bytes >> MIB_SHIFT);
    if (bytes < TOO_LITTLE_BYTES) {
      return Finding.fail("disk", said + ": too little to write", "free some space");
    }
    return bytes < LITTLE_BYTES
        ? Finding.warn("disk", said, "free some space soon")
        : Finding.ok("disk", said);
  }
}
