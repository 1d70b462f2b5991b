package dev.cairn.tool.risk;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Whether a path leads out of where an agent works. It is judged as text: nothing is looked up. */
final class PathRisk {
  private static final Set<String> SINKS =
      Set.of("/dev/null", "/dev/stdout", "/dev/stderr", "/dev/tty", "nul");
  private static final List<String> HOMES = List.of("~", "$home", "${home}", "%userprofile%");
  private static final List<String> SYSTEM = List.of(
      "/etc",
      "/usr",
      "/bin",
      "/sbin",
      "/lib",
      "/boot",
      "/sys",
      "/proc",
      "/root",
      "/var",
      "/system",
      "/library",
      "c:/windows",
      "c:/program files");
  private static final Set<String> SECRETS = Set.of(
      ".ssh", ".aws", ".gnupg", ".kube", ".netrc", ".pgpass", "id_rsa", "id_ed25519", "shadow");
  private static final Set<String> BROAD =
      Set.of("*", "**", "/*", "/**", "./*", "./**", "**/*", "/**/*", "*.*", "~/*", "../*");

  private PathRisk() {}

  /** Written to it, things are gone, and nothing else happens. */
  static boolean isSink(String path) {
    return SINKS.contains(plain(path));
  }

  static boolean isDevice(String path) {
    String plain = plain(path);
    return (plain.startsWith("/dev/") && !isSink(path)) || plain.startsWith("//./physicaldrive");
  }

  /** All there is, instead of something. */
  static boolean isBroad(String path) {
    String plain = plain(path);
    return BROAD.contains(plain) || isRoot(plain);
  }

  /** Where it leads to, if that is out of the workspace. */
  static Optional<String> outside(String path, Optional<Path> workspace) {
    String plain = plain(path);
    if (isDevice(path)) {
      return Optional.of("a device");
    }
    if (isSink(path) || plain.isEmpty()) {
      return Optional.empty();
    }
    if (List.of(plain.split("/", -1)).stream().anyMatch(SECRETS::contains)) {
      return Optional.of("a place of secrets");
    }
    if (HOMES.stream().anyMatch(home -> plain.equals(home) || plain.startsWith(home + "/"))) {
      return Optional.of("the home folder");
    }
    return workspace
            .map(root -> leaves(path, root))
            .orElseGet(() -> climbs(plain) || isRoot(plain) || isSystem(plain))
        ? Optional.of("outside the workspace")
        : Optional.empty();
  }

  private static boolean leaves(String path, Path root) {
    try {
      Path base = root.toAbsolutePath().normalize();
      String written = path.startsWith("file://") ? path.substring("file://".length()) : path;
      boolean drive = written.length() > 1 && written.charAt(1) == ':';
      return drive || !base.resolve(written.replace('\\', '/')).normalize().startsWith(base);
    } catch (InvalidPathException e) {
      // What is no path here may be one elsewhere; caution.
      return true;
    }
  }

  /** Whether it goes up further than it went down. */
  private static boolean climbs(String plain) {
    int depth = 0;
    for (String part : plain.split("/", -1)) {
      depth += part.equals("..") ? -1 : part.isEmpty() || part.equals(".") ? 0 : 1;
      if (depth < 0) {
        return true;
      }
    }
    return false;
  }

  private static boolean isRoot(String plain) {
    return plain.equals("/") || plain.matches("[a-z]:/?");
  }

  private static boolean isSystem(String plain) {
    return SYSTEM.stream().anyMatch(place -> plain.equals(place) || plain.startsWith(place + "/"));
  }

  private static String plain(String path) {
    String lower = path.strip().toLowerCase(Locale.ROOT).replace('\\', '/');
    return lower.startsWith("file://") ? lower.substring("file://".length()) : lower;
  }
}
