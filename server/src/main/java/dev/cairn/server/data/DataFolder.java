package dev.cairn.server.data;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;

/** The folder for user data: CAIRN_HOME, else the platform's own. */
final class DataFolder {
  private static final String NAME = "cairn";

  private DataFolder() {}

  static Path of(Map<String, String> environment, Properties system) {
    String home = environment.getOrDefault("CAIRN_HOME", "");
    if (!home.isEmpty()) {
      return Path.of(home);
    }
    Path user = Path.of(system.getProperty("user.home", "."));
    String os = system.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    if (os.startsWith("mac")) {
      return user.resolve("Library/Application Support").resolve(NAME);
    }
    if (os.startsWith("windows")) {
      String local = environment.getOrDefault("LOCALAPPDATA", "");
      return (local.isEmpty() ? user.resolve("AppData/Local") : Path.of(local)).resolve(NAME);
    }
    String xdg = environment.getOrDefault("XDG_DATA_HOME", "");
    // The XDG rules say that a relative path there is to be ignored.
    return (xdg.startsWith("/") ? Path.of(xdg) : user.resolve(".local/share")).resolve(NAME);
  }
}
