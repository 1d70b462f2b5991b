package dev.cairn.server.data;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.Settings;
import dev.cairn.disk.OwnerOnly;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Scope;
import dev.cairn.operation.Backup;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.Log;
import dev.cairn.operation.Search;
import dev.cairn.operation.StartEpisode;
import dev.cairn.server.cli.Ran;
import dev.cairn.server.doctor.Doctor;
import dev.cairn.server.doctor.Finding;
import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("What lies in a data folder is its owner's alone")
@DisabledOnOs(OS.WINDOWS)
class OwnFilesTest {
  @TempDir
  private Path temp;

  private static void use(Path data) {
    try (Cairn cairn = Cairn.open(Settings.in(data).keepAfter(1))) {
      Context memory = cairn.context("default");
      EpisodeId episode = memory.startEpisode(StartEpisode.in(Scope.repo("r"))).episode();
      for (int i = 0; i < 50; i++) {
        memory.log(Log.user(episode, "Never do the thing with number " + i + "."));
      }
      memory.endEpisode(new EndEpisode(episode));
      assertThat(memory.search(Search.of("thing")).results()).isNotEmpty();
      cairn.backup(new Backup(data.resolve("backup/copy.db").toString()));
    }
  }

  private static List<Path> open(Path data) throws IOException {
    try (Stream<Path> all = Files.walk(data)) {
      return all.filter(OwnerOnly::isOpenToOthers).toList();
    }
  }

  /** As {@code chmod -R go+rX} would. */
  private static void widen(Path data) throws IOException {
    try (Stream<Path> all = Files.walk(data)) {
      for (Path path : all.toList()) {
        String rights = Files.isDirectory(path) ? "rwxr-xr-x" : "rw-r--r--";
        Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(rights));
      }
    }
  }

  private static List<Finding> permissions(Path data) {
    Location location =
        Location.of(Optional.of(data.toString()), Optional.empty(), Map.of("CAIRN_MODEL", "none"));
    return new Doctor(location, Map.of(), System.getProperties())
        .look(dev.cairn.operation.Progress.NONE).findings().stream()
            .filter(finding -> finding.check().equals("permissions"))
            .toList();
  }

  @Test
  void fromTheBeginning() throws Exception {
    Path data = temp.resolve("data");
    use(data);
    assertThat(open(data)).isEmpty();
    assertThat(data.resolve("cache/default/index")).isNotEmptyDirectory();
    assertThat(permissions(data)).singleElement().matches(one -> one.level() == Finding.Level.OK);
    assertThat(open(data)).as("after the doctor").isEmpty();
  }

  @Test
  void andAgainWhenItWasWidened() throws Exception {
    Path data = temp.resolve("data");
    use(data);
    widen(data);
    assertThat(permissions(data))
        .hasSize(2)
        .allMatch(one -> one.level() == Finding.Level.WARN)
        .anyMatch(one -> one.detail().contains("files or folders of Cairn's"));
    assertThat(Ran.cairn(data, "status").exit()).isZero();
    assertThat(open(data)).isEmpty();
  }

  @Test
  void whileOthersFilesAndTheFolderTheyLieInStayAsTheyAre() throws Exception {
    Path data = Files.createDirectories(temp.resolve("project"));
    Path mine = Files.writeString(data.resolve("README.md"), "mine");
    Path elsewhere = Files.writeString(temp.resolve("elsewhere"), "mine too");
    use(data);
    widen(data);
    Files.setPosixFilePermissions(elsewhere, PosixFilePermissions.fromString("rw-r--r--"));
    Files.createSymbolicLink(data.resolve("cache/link"), elsewhere);
    assertThat(Ran.cairn(data, "status").exit()).isZero();
    assertThat(open(data)).containsExactlyInAnyOrder(data, mine, data.resolve("cache/link"));
    assertThat(OwnerOnly.isOpenToOthers(elsewhere)).isTrue();
    assertThat(permissions(data).get(0).remedy().orElse("")).contains("chmod 700", "of others");
  }

  @Test
  void exceptWhereTheFileSystemKeepsNoRights() throws Exception {
    URI archive = URI.create("jar:" + temp.resolve("no-rights.zip").toUri());
    try (FileSystem zip = FileSystems.newFileSystem(archive, Map.of("create", "true"))) {
      Path folder = zip.getPath("/data/cache");
      OwnerOnly.createFolders(folder);
      Path file = OwnerOnly.created(folder.resolve("lock"));
      assertThat(OwnerOnly.createWhole(folder.resolve("token"), new byte[] {1})).isTrue();
      assertThat(OwnerOnly.createWhole(folder.resolve("token"), new byte[] {2})).isFalse();
      assertThat(Files.readAllBytes(folder.resolve("token"))).containsExactly(1);
      assertThat(OwnerOnly.isOpenToOthers(file)).isFalse();
      assertThat(OwnerOnly.tighten(file)).isFalse();
      OwnerOnly.tightenTree(folder);
    }
  }
}
