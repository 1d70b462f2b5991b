package dev.cairn.store.sqlite;

import static dev.cairn.log.EventLogContractSamples.HERE;
import static dev.cairn.log.EventLogContractSamples.append;
import static dev.cairn.log.EventLogContractSamples.assertChained;
import static dev.cairn.store.sqlite.SqliteTroubleTest.assertFault;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.cairn.fault.Code;
import dev.cairn.log.EventLog;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A store without permission to write")
class SqlitePermissionsTest {
  @TempDir
  Path folder;

  @BeforeEach
  void permissionsMatter() throws Exception {
    assumeTrue(Files.getFileStore(folder).supportsFileAttributeView("posix"), "no permissions");
    allow(folder, "r-xr-xr-x");
    boolean ignored = Files.isWritable(folder);
    allow(folder, "rwxr-xr-x");
    assumeFalse(ignored, "this user may write everywhere");
  }

  private static void allow(Path path, String permissions) throws Exception {
    Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(permissions));
  }

  private EventLog open() {
    return SqliteEventLog.open(folder.resolve("cairn.db"), SqliteOptions.DEFAULT);
  }

  @Test
  void isReadAndRefusesToWriteUntilItIsAllowed() throws Exception {
    try (EventLog log = open()) {
      append(log, HERE, "one");
    }
    for (Path path : new Path[] {folder.resolve("cairn.db"), folder}) {
      boolean directory = Files.isDirectory(path);
      allow(path, directory ? "r-xr-xr-x" : "r--r--r--");
      try (EventLog log = open()) {
        assertChained(log, HERE);
        assertFault(() -> append(log, HERE, "no"), Code.UNAVAILABLE, "check that you may write");
      }
      allow(path, directory ? "rwxr-xr-x" : "rw-------");
    }
    try (EventLog log = open()) {
      append(log, HERE, "two");
      assertChained(log, HERE);
    }
  }
}
